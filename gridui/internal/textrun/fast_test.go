// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"encoding/csv"
	"os"
	"slices"
	"strconv"
	"sync"
	"testing"
	"unicode"

	"gioui.org/font"
	"gioui.org/font/gofont"
	fontapi "github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/segmenter"
	"github.com/go-text/typesetting/shaping"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// hangul returns a Hangul font with an old kerning table.
var hangul = sync.OnceValue(func() []font.FontFace { return parse("Hangul.ttf") })

// everything returns all fonts of the tests.
var everything = sync.OnceValue(func() []font.FontFace {
	return append(slices.Clone(collection()), hangul()...)
})

// quick returns a cache with the faces of its shaper.
func quick(faces []font.FontFace) *Cache { return &Cache{Shaper: newShaper(faces), Faces: faces} }

// corpus returns typical texts of tables.
var corpus = sync.OnceValue(func() []string {
	texts := []string{
		"fi", "ffl", "office affluent", "AVATAR", "To.", "WAVE", "1/2", "1⁄2", "Ta. We? Yo!", "L'Été", "“AV”",
		"서울특별시 강남구", "데이터가 없습니다.", "서울 (Seoul) 3호선", "가격: ₩1,234.50", "Kim 김", "12 가 34", "(12) 가 [AV]",
		"AV 가 (AV 가) AV", "1 234", "„To“ «AV» ‹Ta›", "Ελλάδα ΑΥΤΟ", "ГОСТ Ту", "漢字かな交じり文「AV」", "①②③ ▲▼ →", "x²+y³=z",
		"…", "a…", "A…", "fi…", "T…", "i̇j", "Ǆ ŀ ĸ", "\ufffd", "a\xffb", "100 %", "50%", "-1.5e+10", "2024-01-31 23:59",
	}
	file, err := os.Open("testdata/airports.csv")
	if err != nil {
		panic(err)
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		panic(err)
	}
	for _, row := range rows {
		texts = append(texts, row...)
	}
	for i := range 300 {
		texts = append(texts, strconv.Itoa(i*7919), strconv.FormatFloat(float64(i*7919)/100, 'f', 2, 64))
	}
	return texts
})

// hurried holds the faces in which the fast way is tested.
var hurried = []Face{
	body, roboto, {Px: 27}, {Font: font.Font{Typeface: "Test Hangul, Go"}, Px: 13},
	{Font: font.Font{Typeface: "Roboto, Test Hangul"}, Px: 16}, {Font: font.Font{Typeface: "Noto Sans JP"}, Px: 15},
	{Font: font.Font{Typeface: "Go", Weight: font.Bold}, Px: 14}, {Font: font.Font{Typeface: "Go Mono"}, Px: 11},
}

// same fails if a text looks different from when it is shaped.
func same(t require.TestingT, c, full *Cache, f Face, s string) *Run {
	got, want := c.RunString(f, s), full.RunString(f, s)
	require.Equal(t, want.Width, got.Width, "%q in %v", s, f)
	require.Equal(t, want.advance, got.advance, "%q in %v", s, f)
	require.Equal(t, want.glyphs, got.glyphs[:len(got.glyphs):len(got.glyphs)], "%q in %v", s, f)
	return got
}

func TestFastIsAsShaped(t *testing.T) {
	c, full := quick(everything()), &Cache{Shaper: newShaper(everything())}
	for _, f := range hurried {
		plain := 0
		for _, s := range corpus() {
			if same(t, c, full, f, s).plain {
				plain++
			}
		}
		require.Greater(t, plain, len(corpus())/4, "%v", f)
	}
}

func TestFastIsAsShapedInAnyMix(t *testing.T) {
	c, full := quick(everything()), &Cache{Shaper: newShaper(everything())}
	letters := []rune("AVToWYLPaefijklrtvwy.,:;'\"-–/ 0123456789()[]<>«»“”‘’가각남힣한글ㄱ漢字かなテー「」（）ΑΥΤαЖТуг\u00a0\u2009₩€→▲éşŞǅ")
	texts := corpus()
	rapid.Check(t, func(t *rapid.T) {
		f := rapid.SampledFrom(hurried).Draw(t, "face")
		for range 20 {
			s := string(rapid.SliceOfN(rapid.SampledFrom(letters), 1, 12).Draw(t, "letters"))
			if rapid.Bool().Draw(t, "word") {
				s += rapid.SampledFrom(texts).Draw(t, "text")
			}
			width := rapid.IntRange(0, same(t, c, full, f, s).Width).Draw(t, "width")
			got, want := c.FitString(f, s, width), full.FitString(f, s, width)
			require.Equal(t, want.text, got.text, "%q in %d px", s, width)
			require.Equal(t, want.Width, got.Width, "%q", got.text)
		}
	})
}

func TestNumbersAreFastAtOnce(t *testing.T) {
	c := quick(gofont.Collection())
	c.RunString(body, "0123456789")
	r := c.RunString(body, "9876543210")
	require.True(t, r.plain)
	require.True(t, r.outlined)
}

// fastCell appends the text of row i of a column without repeated texts.
func fastCell(buf []byte, i int) []byte {
	buf = append(buf[:0], "서울 No. "...)
	return strconv.AppendInt(buf, int64(100_000_000+i*7919), 10)
}

func TestNewTextDoesNotAllocate(t *testing.T) {
	c := quick(everything())
	var lines [16]Line
	buf, n := make([]byte, 0, 64), 0
	frame := func() {
		c.Begin()
		for i := range lines {
			l := &lines[i]
			l.Reset()
			for x := range 8 {
				n++
				buf = fastCell(buf, n)
				l.Add(c.Run(body, buf), 200*x, ink1)
				l.Add(c.Fit(body, buf, 60), 200*x+100, ink2)
			}
			l.Record(c)
		}
	}
	for range 200 {
		frame()
	}
	require.Zero(t, testing.AllocsPerRun(200, frame))
	require.Greater(t, c.Stats().Evicted, 0, "the cache is at its cap")
	c.checkList(t)
}

func TestRunsAreUsedAgainAndLinesKnow(t *testing.T) {
	c := quick(gofont.Collection())
	var l, fresh Line
	l.Add(c.RunString(body, "first"), 0, ink1)
	l.Record(c)
	old := l.items[0]
	for i := range 3 * minKept {
		if i%100 == 0 {
			c.Begin()
		}
		c.RunString(body, strconv.Itoa(i))
	}
	require.NotEqual(t, "first", old.run.text)
	size, _ := opsSize(&l.ops)
	record(c, &l, at(old.run, 0, ink1))
	again, _ := opsSize(&l.ops)
	other, _ := record(c, &fresh, at(c.RunString(body, old.run.text), 0, ink1))
	require.NotEqual(t, size, again, "the same run with another text is another item")
	require.Equal(t, other, again)
}

func TestFacesDecideTheWay(t *testing.T) {
	text := func(c *Cache) bool {
		c.Begin()
		c.RunString(body, "0123")
		return c.RunString(body, "3210").plain
	}
	c := quick(gofont.Collection())
	require.True(t, text(c))
	require.Equal(t, 2, c.Stats().Runs)
	c.Faces = slices.Clone(c.Faces)
	c.Begin()
	require.Equal(t, 2, c.Stats().Runs, "the same faces in another list")
	c.Faces = nil
	require.False(t, text(c), "no faces")
	c.Faces = hangul()
	require.False(t, text(c), "faces that the shaper has not")
	c.Faces = []font.FontFace{{}, {Face: nothing{}}, gofont.Collection()[0]}
	require.True(t, text(c), "empty faces are passed over")
	c.Locale = leftward
	require.False(t, text(c), "right to left")
}

// nothing is a face without a font, of a type that cannot be compared.
type nothing struct{ _ []int }

func (nothing) Face() *fontapi.Face { return nil }

// Text that the fast way cannot set is always shaped, however often it is requested.
func TestSomeTextIsNeverFast(t *testing.T) {
	c := quick(everything())
	for _, f := range []Face{body, roboto} {
		for _, s := range []string{
			"x\u0301", "\u1100\u1161", arabic, hebrew, "ok \U0001F600", family, "1\uFE0F", "a\u200Db", "a\tb",
			" a", "a ", "1\u20442", "\u0661", "ﬁn\u00ADe", "\u202Eabc", "\uFFFE",
		} {
			c.RunString(f, s+"|")
			require.False(t, c.RunString(f, s).plain, "%q", s)
		}
	}
	for _, s := range []string{"fi", "ffl"} {
		c.RunString(roboto, "flint of ie")
		require.False(t, c.RunString(roboto, s).plain, "%q is a ligature", s)
	}
}

func TestPlainRunesAreClusters(t *testing.T) {
	var seg segmenter.Segmenter
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if !plain(r) {
			continue
		}
		n := 0
		seg.Init([]rune{r, r, 'a', r})
		for it := seg.GraphemeIterator(); it.Next(); {
			n++
		}
		require.Equal(t, 4, n, "%q", r)
	}
}

// oneFont is a font map with all runes in one font.
type oneFont struct{ face *fontapi.Face }

func (f oneFont) ResolveFace(rune) *fontapi.Face { return f.face }

// The itemizer assigns the same script to each rune as the shaper.
func TestItemizerIsAsTheShapers(t *testing.T) {
	q := newFast(13)
	fc := oneFont{gofont.Collection()[0].Face.Face()}
	letters := []rune("aZ가한Ωж漢カ1,()()[]{}<>«»“”‘’⟨⟩⌈⌉⧼⧽")
	for _, d := range delimiters {
		letters = append(letters, d[0], d[1])
	}
	for _, r := range letters {
		k := newChar(r)
		k.font = new(sized)
		q.put(k)
	}
	var seg shaping.Segmenter
	rapid.Check(t, func(t *rapid.T) {
		plain := func(rs []rune) bool {
			q.line = q.line[:0]
			_, ok := q.gather(string(rs))
			return ok
		}
		rs := rapid.SliceOfN(rapid.SampledFrom(letters), 1, 20).Filter(plain).Draw(t, "runes")
		q.line = q.line[:0]
		mixed, _ := q.gather(string(rs))
		want := make([]language.Script, 0, len(rs))
		for _, in := range seg.Split(shaping.Input{Text: rs, RunEnd: len(rs), Face: fc.face, Size: 64}, fc) {
			for range in.RunEnd - in.RunStart {
				want = append(want, in.Script)
			}
		}
		q.begin(mixed)
		got := []language.Script{q.scripts.now}
		for _, k := range q.line[1:] {
			if mixed {
				q.scripts.next(k.script, k.delimiter)
			}
			got = append(got, q.scripts.now)
		}
		if !slices.Equal(want, got) {
			t.Fatalf("%q: %v, want %v", string(rs), got, want)
		}
	})
}

// A closing delimiter without its opening one closes all open ones, which reveals a rune that only the shaper
// treats as a delimiter.
func TestDelimitersAreAllKnown(t *testing.T) {
	fc := oneFont{gofont.Collection()[0].Face.Face()}
	var seg shaping.Segmenter
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if !plain(r) || language.LookupScript(r).Strong() {
			continue
		}
		rs := []rune{'a', '(', '가', r, ')'}
		parts := seg.Split(shaping.Input{Text: rs, RunEnd: len(rs), Face: fc.face, Size: 64}, fc)
		if forgot := parts[len(parts)-1].Script == language.Hangul; forgot {
			require.NotZero(t, delimiter(r), "%q closes", r)
		}
	}
}
