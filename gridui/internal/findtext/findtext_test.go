// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/unicode/norm"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/findtext"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func finder(q findtext.Query) *findtext.Finder { return &findtext.Finder{Matcher: findtext.New(q)} }

// marked returns a text with its occurrences in brackets.
func marked(q findtext.Query, text string) string {
	var b strings.Builder
	end := 0
	for _, s := range finder(q).Spans(nil, text) {
		b.WriteString(text[end:s.From] + "[" + text[s.From:s.To] + "]")
		end = s.To
	}
	return b.String() + text[end:]
}

func TestFinds(t *testing.T) {
	for _, c := range []struct {
		q          findtext.Query
		text, want string
	}{
		{findtext.Query{Text: "an"}, "Banana", "B[an][an]a"},
		{findtext.Query{Text: "AN"}, "banana", "b[an][an]a"},
		{findtext.Query{Text: "AN", MatchCase: true}, "bANana", "b[AN]ana"},
		{findtext.Query{Text: "an", Whole: true}, "An", "[An]"},
		{findtext.Query{Text: "an", Whole: true}, "Ana", "Ana"},
		{findtext.Query{Text: ""}, "Ana", "Ana"},
		{findtext.Query{Text: "an"}, "", ""},
		{findtext.Query{Text: "straße"}, "STRASSE Straße", "STRASSE [Straße]"},
		{findtext.Query{Text: "ÉTÉ"}, "un e\u0301te\u0301.", "un [e\u0301te\u0301]."},
		{findtext.Query{Text: "e"}, "e\u0301", "e\u0301"},
		{findtext.Query{Text: "cafe"}, "cafe\u0301 cafe", "cafe\u0301 [cafe]"},
		{findtext.Query{Text: "cafe", MatchCase: true}, "cafe\u0301 cafe", "cafe\u0301 [cafe]"},
		{findtext.Query{Text: "k"}, "\u212A", "[\u212A]"},
		{findtext.Query{Text: "검색"}, "빠른 검색", "빠른 [검색]"},
		{findtext.Query{Text: "한글"}, norm.NFD.String("큰 한글"), norm.NFD.String("큰 ") + "[" + norm.NFD.String("한글") + "]"},
		{findtext.Query{Text: "ㄱㅅ"}, "검색", "검색"},
		{findtext.Query{Text: "ㄱㅅ", Initials: true}, "빠른 검색 결과", "빠른 [검색] 결과"},
		{findtext.Query{Text: "ㄳ", Initials: true}, "검색 ㄳ", "[검색] [ㄳ]"},
		{findtext.Query{Text: "ㄱ색", Initials: true}, "검색 ㄱ색", "[검색] [ㄱ색]"},
		{findtext.Query{Text: "ㄲ", Initials: true}, "가까", "가[까]"},
		{findtext.Query{Text: "ㅂㅅ", Initials: true, Whole: true}, "부산", "[부산]"},
		{findtext.Query{Text: "ㅂㅅ", Initials: true, Whole: true}, "부산시", "부산시"},
		{findtext.Query{Text: "ㅏ", Initials: true}, "가", "가"},
		{findtext.Query{Pattern: regexp.MustCompile(`\d+`)}, "a12b3", "a[12]b[3]"},
		{findtext.Query{Pattern: regexp.MustCompile(`x*`)}, "axb", "a[x]b"},
		{findtext.Query{Pattern: regexp.MustCompile(`x*`)}, "ab", "ab"},
		{findtext.Query{Pattern: regexp.MustCompile(`^`)}, "ab", "ab"},
	} {
		require.Equal(t, c.want, marked(c.q, c.text), "%+v", c.q)
		require.Equal(t, strings.Contains(c.want, "["), finder(c.q).In(c.text), "%+v in %q", c.q, c.text)
	}
}

func TestReplaces(t *testing.T) {
	for _, c := range []struct {
		q                findtext.Query
		text, with, want string
		n                int
	}{
		{findtext.Query{Text: "an"}, "Banana", "x", "Bxxa", 2},
		{findtext.Query{Text: "an"}, "Banana", "$1", "B$1$1a", 2},
		{findtext.Query{Text: "none"}, "Banana", "x", "Banana", 0},
		{findtext.Query{}, "Banana", "x", "Banana", 0},
		{findtext.Query{Text: "ㅂㅅ", Initials: true}, "서울, 부산", "대구", "서울, 대구", 1},
		{findtext.Query{Pattern: regexp.MustCompile(`(\w+) (\w+)`)}, "Kim Min-su", "$2 $1", "Min Kim-su", 1},
		{findtext.Query{Pattern: regexp.MustCompile(`b*`)}, "abba", "x", "axa", 1},
	} {
		got, n := finder(c.q).AppendReplaced(nil, c.text, c.with)
		require.Equal(t, c.want, string(got), "%+v", c.q)
		require.Equal(t, c.n, n)
	}
}

// A search finds the same occurrences as a search of composed and folded texts.
func TestFindsWhatAPlainSearchFinds(t *testing.T) {
	letters := []rune("aAbKk \u212AiIİſ1éÉe\u0301\u0308ㄱㄳ가각겨ㄲ까\u1100\u1161\u11A8ßſs")
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string, most int) string {
			return string(rapid.SliceOfN(rapid.SampledFrom(letters), 0, most).Draw(t, name))
		}
		text, needle := draw("text", 12), draw("needle", 3)
		exact := rapid.Bool().Draw(t, "case")
		if exact && strings.Contains(text+needle, "\u212A") {
			return // a sign that is a letter in composed form remains one
		}
		plain := func(s string) string {
			s = norm.NFC.String(s)
			if exact {
				return s
			}
			return value.Fold(s)
		}
		if strings.Contains(text, "\u0301\u0308") || strings.Contains(text, "\u0308\u0301") || strings.Contains(needle, "\u0301\u0308") || strings.Contains(needle, "\u0308\u0301") {
			return // marks are not reordered
		}
		f := finder(findtext.Query{Text: needle, MatchCase: exact})
		want := needle != "" && strings.Contains(plain(text), plain(needle))
		require.Equal(t, want, f.In(text), "%+q in %+q", needle, text)
		require.Equal(t, want, len(f.Find([]string{text}, nil)) == 1, "%+q in %+q", needle, text)
		spans := f.Spans(nil, text)
		require.Equal(t, want, len(spans) > 0)
		for _, s := range spans {
			require.Equal(t, plain(needle), plain(text[s.From:s.To]))
		}
	})
}

func TestSearchingAllocatesNothing(t *testing.T) {
	for _, q := range []findtext.Query{{Text: "an"}, {Text: "검색"}, {Text: "ㄱㅅ", Initials: true}, {Text: "an", Whole: true}} {
		f := finder(q)
		texts := []string{"Banana", "빠른 검색 결과", "e\u0301te\u0301"}
		find := func() {
			for _, text := range texts {
				f.In(text)
			}
		}
		find()
		require.Zero(t, testing.AllocsPerRun(10, find), "%+v", q)
	}
}

func ExampleFinder_AppendReplaced() {
	f := findtext.Finder{Matcher: findtext.New(findtext.Query{Text: "ㅂㅅ", Initials: true})}
	out, n := f.AppendReplaced(nil, "부산에서 부산으로", "대구")
	fmt.Println(string(out), n)
	// Output: 대구에서 대구으로 2
}

func BenchmarkIn(b *testing.B) {
	f := finder(findtext.Query{Text: "zebra"})
	for b.Loop() {
		f.In("Some text of a cell, of forty characters")
	}
}
