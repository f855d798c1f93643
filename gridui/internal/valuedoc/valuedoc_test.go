// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valuedoc_test

import (
	"encoding/json"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/valuedoc"
)

// document is what Text and JSON have in common.
type document interface {
	Work(budget int) bool
	Len() int
	Row(i int) valuedoc.Row
	Find(at int) (row int, ok bool)
}

// read reads a document in steps of a size.
func read[D document](d D, step int) D {
	for d.Work(step) {
	}
	return d
}

// lines returns the rows of a document as text, with two spaces for each depth.
func lines(d document) (all []string) {
	for i := range d.Len() {
		r := d.Row(i)
		key := r.Key
		if key != "" {
			key += ": "
		}
		all = append(all, strings.Repeat("  ", r.Depth)+key+r.Text+r.Tail)
	}
	return all
}

func TestTextHasRowsForLines(t *testing.T) {
	for text, want := range map[string][]string{
		"": nil, "a": {"a"}, "a\n": {"a"}, "\n": {""}, "a\r\n\n셋\n": {"a", "", "셋"}, "a\nb": {"a", "b"},
	} {
		for _, step := range []int{1, 1 << 20} {
			d := read(valuedoc.NewText(text), step)
			assert.Equal(t, want, lines(d), "%q", text)
			assert.Equal(t, len(want), d.Lines())
		}
	}
}

func TestLongLinesGoOnInFurtherRows(t *testing.T) {
	for _, line := range []string{strings.Repeat("word ", 3000), strings.Repeat("가", 5000), strings.Repeat("é", 5000), strings.Repeat("x", 1025)} {
		text := "first\n" + line + "\nlast"
		d := read(valuedoc.NewText(text), 1)
		require.Equal(t, 3, d.Lines())
		joined, numbers := "", []int{}
		for i := range d.Len() {
			r := d.Row(i)
			assert.LessOrEqual(t, len(r.Text), 1026)
			assert.True(t, utf8.ValidString(r.Text))
			assert.Equal(t, text[r.From:r.From+len(r.Text)], r.Text)
			if r.Number > 0 {
				numbers = append(numbers, r.Number)
			}
			joined += r.Text
		}
		assert.Equal(t, "first"+line+"last", joined)
		assert.Equal(t, []int{1, 2, 3}, numbers)
	}
}

func TestPiecesKeepCharactersWhole(t *testing.T) {
	family := "👩‍👩‍👧"
	d := read(valuedoc.NewText(strings.Repeat(family, 200)), 1<<20)
	require.Greater(t, d.Len(), 1)
	for i := range d.Len() {
		r := d.Row(i)
		assert.Zero(t, len(r.Text)%len(family), "no part of an emoji")
	}
}

func TestPlacesOfATextAreFound(t *testing.T) {
	text := "ab\n" + strings.Repeat("x", 3000) + "\n\nend"
	d := read(valuedoc.NewText(text), 1<<20)
	for at := range len(text) {
		row, ok := d.Find(at)
		require.True(t, ok)
		r := d.Row(row)
		assert.GreaterOrEqual(t, at, r.From)
		if row+1 < d.Len() {
			assert.Less(t, at, d.Row(row+1).From)
		}
	}
	for _, at := range []int{-1, len(text)} {
		_, ok := d.Find(at)
		assert.False(t, ok)
	}
}

func TestJSONIsIndented(t *testing.T) {
	for text, want := range map[string][]string{
		`{"b":1e400,"a":[1,{}, [ ] ]}`:                {"{", `  "b": 1e400,`, `  "a": [`, "    1,", "    {},", "    []", "  ]", "}"},
		` [ "\u00e9\n" , null,true, false,-0.5e+7 ] `: {"[", `  "\u00e9\n",`, "  null,", "  true,", "  false,", "  -0.5e+7", "]"},
		"12": {"12"}, `"한글"`: {`"한글"`}, "{}": {"{}"}, "[[]]": {"[", "  []", "]"}, `{"":{"":0}}`: {"{", `  "": {`, `    "": 0`, "  }", "}"},
	} {
		for _, step := range []int{1, 1 << 20} {
			d := read(valuedoc.NewJSON(text), step)
			require.Nil(t, d.Fault(), text)
			assert.Equal(t, want, lines(d), text)
			assert.True(t, d.Done())
		}
	}
}

func TestJSONFolds(t *testing.T) {
	d := read(valuedoc.NewJSON(`{"a":[1,2,{"b":3}],"c":{},"d":4}`), 1<<20)
	require.Equal(t, valuedoc.Unfolded, d.Row(1).Fold)
	require.Equal(t, 3, d.Row(1).Members)
	require.False(t, d.SetFold(2, true), "a number has nothing to fold")
	require.True(t, d.SetFold(1, true))
	require.False(t, d.SetFold(1, true), "it is folded")
	require.Equal(t, []string{"{", `  "a": [ … ],`, `  "c": {},`, `  "d": 4`, "}"}, lines(d))
	require.Equal(t, valuedoc.Folded, d.Row(1).Fold)
	require.Equal(t, 9, d.Row(2).Number, "lines keep their numbers")
	row, ok := d.Find(strings.Index(d.Source(), "3"))
	require.True(t, ok)
	require.Equal(t, `"b"`, d.Row(row).Key, "what is searched for is unfolded")
	parent, ok := d.Parent(row)
	require.True(t, ok)
	require.Equal(t, 4, parent)
	_, ok = d.Parent(0)
	require.False(t, ok)
	d.FoldAll(true)
	require.Equal(t, []string{"{", `  "a": [ … ],`, `  "c": {},`, `  "d": 4`, "}"}, lines(d))
	require.True(t, d.SetFold(1, false))
	require.Equal(t, []string{"{", `  "a": [`, "    1,", "    2,", "    { … }", "  ],", `  "c": {},`, `  "d": 4`, "}"}, lines(d))
	d.FoldAll(false)
	require.Equal(t, 11, d.Len())
	require.True(t, d.SetFold(0, true))
	require.Equal(t, []string{"{ … }"}, lines(d))
}

func TestLongStringsOfJSONGoOnInFurtherRows(t *testing.T) {
	d := read(valuedoc.NewJSON(`{"a":"`+strings.Repeat("x", 3000)+`","b":1}`), 1)
	joined := ""
	for i := 1; i < d.Len()-2; i++ {
		joined += d.Row(i).Text + d.Row(i).Tail
		assert.Equal(t, i == 1, d.Row(i).Number > 0)
		assert.Equal(t, i == 1, d.Row(i).Key != "")
	}
	assert.Equal(t, `"`+strings.Repeat("x", 3000)+`",`, joined)
	row, ok := d.Find(2000)
	require.True(t, ok)
	assert.LessOrEqual(t, d.Row(row).From, 2000)
	assert.Greater(t, d.Row(row+1).From, 2000)
	_, ok = d.Find(strings.Index(d.Source(), ","))
	assert.False(t, ok, "a comma is no value")
}

func TestBadJSONSaysWhere(t *testing.T) {
	for _, c := range []struct {
		text         string
		line, column int
		expected     valuedoc.Expect
	}{
		{"", 1, 1, valuedoc.ExpectValue},
		{"   ", 1, 4, valuedoc.ExpectValue},
		{"draft", 1, 1, valuedoc.ExpectValue},
		{"tru", 1, 1, valuedoc.ExpectValue},
		{"[", 1, 2, valuedoc.ExpectValueOrBracket},
		{"[}", 1, 2, valuedoc.ExpectValueOrBracket},
		{"[1,]", 1, 4, valuedoc.ExpectValue},
		{"[1 2]", 1, 4, valuedoc.ExpectCommaOrBracket},
		{"[1}", 1, 3, valuedoc.ExpectCommaOrBracket},
		{"{", 1, 2, valuedoc.ExpectKeyOrBrace},
		{"{a:1}", 1, 2, valuedoc.ExpectKeyOrBrace},
		{`{"a":1,}`, 1, 8, valuedoc.ExpectKey},
		{`{"a" 1}`, 1, 6, valuedoc.ExpectColon},
		{`{"a":}`, 1, 6, valuedoc.ExpectValue},
		{`{"a":1 "b"}`, 1, 8, valuedoc.ExpectCommaOrBrace},
		{`{"a":1]`, 1, 7, valuedoc.ExpectCommaOrBrace},
		{"{\n \"가\": 1,\n \"나\": x}", 3, 7, valuedoc.ExpectValue},
		{"1 2", 1, 3, valuedoc.ExpectEnd},
		{"{}}", 1, 3, valuedoc.ExpectEnd},
		{`"abc`, 1, 5, valuedoc.ExpectQuote},
		{"\"a\nb\"", 1, 3, valuedoc.ExpectQuote},
		{"\"a\tb\"", 1, 3, valuedoc.ExpectControl},
		{`"\x"`, 1, 2, valuedoc.ExpectEscape},
		{`"\u12g4"`, 1, 2, valuedoc.ExpectEscape},
		{`"\`, 1, 2, valuedoc.ExpectEscape},
		{"-", 1, 2, valuedoc.ExpectDigit},
		{"1.", 1, 3, valuedoc.ExpectDigit},
		{"1e+", 1, 4, valuedoc.ExpectDigit},
		{"01", 1, 2, valuedoc.ExpectEnd},
	} {
		for _, step := range []int{1, 1 << 20} {
			d := read(valuedoc.NewJSON(c.text), step)
			f := d.Fault()
			require.NotNil(t, f, c.text)
			assert.Equal(t, [3]int{c.line, c.column, int(c.expected)}, [3]int{f.Line, f.Column, int(f.Expected)}, c.text)
			assert.False(t, json.Valid([]byte(c.text)), c.text)
		}
	}
}

// TestJSONAgreesWithTheStandardLibrary changes valid texts by a byte each.
func TestJSONAgreesWithTheStandardLibrary(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	seeds := []string{`{"a":[1,-2.5e3,"x\u00e9\\"],"b":{"c":null},"d":[true,false,{}]}`, `[[[],[[]]],"\"",0.1,{"":""}]`}
	const signs = `{}[],:"\0123456789.-+eEu truefalsn` + "\n\t\x01"
	for range 20_000 {
		b := []byte(seeds[random.IntN(len(seeds))])
		for range 1 + random.IntN(2) {
			at, c := random.IntN(len(b)), signs[random.IntN(len(signs))]
			switch random.IntN(3) {
			case 0:
				b[at] = c
			case 1:
				b = append(b[:at], b[at+1:]...)
			default:
				b = append(b[:at], append([]byte{c}, b[at:]...)...)
			}
		}
		d := read(valuedoc.NewJSON(string(b)), 1<<20)
		require.Equal(t, json.Valid(b), d.Fault() == nil, "%q", b)
		text := strings.Join(lines(d), "\n")
		if d.Fault() == nil {
			var a, z any
			require.NoError(t, json.Unmarshal(b, &a))
			require.NoError(t, json.Unmarshal([]byte(text), &z), "%q: %s", b, text)
			require.Equal(t, a, z)
		}
		d.FoldAll(true)
		d.FoldAll(false)
		require.Equal(t, text, strings.Join(lines(d), "\n"))
	}
}

func TestDump(t *testing.T) {
	b := "\x89PNG\r\n\x1a\nABCDEFGHIJ~\x7f\x80"
	require.Equal(t, "00000000  89 50 4e 47 0d 0a 1a 0a  41 42 43 44 45 46 47 48  .PNG....ABCDEFGH", string(valuedoc.AppendDump(nil, b, 0, 16)))
	require.Equal(t, "00000010  49 4a 7e 7f 80                                    IJ~..", string(valuedoc.AppendDump(nil, b, 16, 16)))
	for i := range 256 {
		require.Equal(t, strconv.FormatInt(int64(i)|0x100, 16)[1:], valuedoc.Hex(byte(i)))
	}
}

func TestMedia(t *testing.T) {
	for begins, media := range map[string]string{
		"\x89PNG\r\n\x1a\n": "image/png", "\xff\xd8\xff\xe0": "image/jpeg", "GIF89a..": "image/gif", "RIFF1234WEBP": "image/webp", "RIFF1234WAVE": "", "????ftypavif": "image/avif",
		"%PDF-1.7": "application/pdf", "": "", "\x89PN": "", "hello": "",
	} {
		assert.Equal(t, media, valuedoc.Media(begins), begins)
	}
}

func TestEncodings(t *testing.T) {
	for _, c := range []struct {
		bytes, text string
		encoding    valuedoc.Encoding
	}{
		{"", "", valuedoc.ASCII},
		{"abc", "abc", valuedoc.ASCII},
		{"가", "가", valuedoc.UTF8},
		{"\xef\xbb\xbf가", "가", valuedoc.UTF8BOM},
		{"\xff\xfea\x00\x00\xac=\xd8\x00\xde", "a가😀", valuedoc.UTF16LE},
		{"\xfe\xff\x00a\xac\x00\xd8=\xde\x00", "a가😀", valuedoc.UTF16BE},
		{"\xff\xfea\x00b", "a", valuedoc.UTF16LE},
		{"\xff\xfe=\xd8", "\ufffd", valuedoc.UTF16LE},
		{"a\x00b", "a\x00b", valuedoc.Binary},
		{"caf\xe9", "café", valuedoc.Binary},
	} {
		e := valuedoc.EncodingOf(c.bytes)
		assert.Equal(t, c.encoding, e, "%q", c.bytes)
		assert.Equal(t, c.text, valuedoc.Decode(c.bytes, e), "%q", c.bytes)
	}
}

func TestSearchFindsAll(t *testing.T) {
	text := strings.Repeat("needle in Hay; ", 10_000) + "네이버 NEEDLE"
	for _, step := range []int{1, 1 << 30} {
		s := valuedoc.NewSearch(text, "needle")
		for s.Work(step) {
		}
		require.Len(t, s.Hits, 10_001)
		for _, h := range s.Hits {
			require.True(t, strings.EqualFold("needle", text[h.From:h.To]))
		}
		hits, first := s.Within(15, 45)
		require.Len(t, hits, 2)
		require.Equal(t, 1, first)
	}
	many := valuedoc.NewSearch(strings.Repeat("a", valuedoc.MaxHits+100), "a")
	for many.Work(1 << 20) {
	}
	require.Len(t, many.Hits, valuedoc.MaxHits)
	require.False(t, valuedoc.NewSearch(text, "").Work(100))
	require.False(t, new(valuedoc.Search).Work(100))
}

func TestHitsAcrossWindowsAreFound(t *testing.T) {
	for shift := range 40 {
		text := strings.Repeat("가", (16<<10)/3-8) + strings.Repeat("x", shift) + "needle" + strings.Repeat("y", 40_000)
		s := valuedoc.NewSearch(text, "needle")
		for s.Work(1) {
		}
		require.Equal(t, []valuedoc.Span{{From: strings.Index(text, "needle"), To: strings.Index(text, "needle") + 6}}, s.Hits, shift)
	}
}

func TestBytesAreSearchedByDigitsOrText(t *testing.T) {
	b := strings.Repeat("\x00", 16<<10-2) + "\x89PNG\r\n" + strings.Repeat("\x00", 20_000) + "PNG"
	for query, want := range map[string]int{"89 50": 1, "8950": 1, "PNG": 2, "png": 0, "0d0a": 1, "zz": 0} {
		s := valuedoc.NewByteSearch(b, query)
		for s.Work(1) {
		}
		require.Len(t, s.Hits, want, query)
	}
}

// TestLargeValuesAreReadInSteps checks that no step is much longer than its budget.
func TestLargeValuesAreReadInSteps(t *testing.T) {
	const size, budget = 10 << 20, 1 << 20
	for _, d := range []document{
		valuedoc.NewText(strings.Repeat("x", size)), valuedoc.NewText(strings.Repeat("x y\n", size/4)), valuedoc.NewJSON("[" + strings.Repeat("1,", size/2) + "1]"),
	} {
		steps, rows := 1, 0
		for ; d.Work(budget); steps++ {
			require.Greater(t, d.Len(), rows)
			require.Less(t, d.Len()-rows, budget/8)
			rows = d.Len()
		}
		require.Greater(t, steps, size/budget-1)
	}
}

func BenchmarkReadJSON(b *testing.B) {
	text := "[" + strings.Repeat(`{"name":"Kim","value":12.5},`, 1<<18) + "1]"
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		read(valuedoc.NewJSON(text), 1<<30)
	}
}
