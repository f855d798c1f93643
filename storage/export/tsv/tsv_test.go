// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tsv_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/storage/export/tsv"
)

// written returns rows as Builder writes them.
func written(rows [][]string) string {
	var b tsv.Builder
	for _, row := range rows {
		for _, text := range row {
			b.Cell(text)
		}
		b.EndRow()
	}
	return b.String()
}

// parsed returns all rows of a text.
func parsed(text string) [][]string { return slices.Collect(tsv.Each(text)) }

func TestBuilder(t *testing.T) {
	for _, c := range []struct {
		name string
		rows [][]string
		want string
	}{
		{"nothing", nil, ""},
		{"one cell ends with nothing", [][]string{{"a"}}, "a"},
		{"rectangle", [][]string{{"a", "b"}, {"c", "d"}}, "a\tb\r\nc\td"},
		{"formulas stay", [][]string{{"=1+1", "-x"}}, "=1+1\t-x"},
		{"quoted", [][]string{{"a\tb", "c\nd", "e\rf", `"g"`}}, "\"a\tb\"\t\"c\nd\"\t\"e\rf\"\t\"\"\"g\"\"\""},
		{"a quote in the middle stays", [][]string{{`27" wide`}}, `27" wide`},
		{"empty cells at the end", [][]string{{"a", ""}, {"", ""}}, "a\t\r\n\t"},
		{"one empty cell", [][]string{{""}}, "\r\n"},
		{"one empty cell at the end", [][]string{{"a"}, {""}}, "a\r\n\r\n"},
		{"a row without cells", [][]string{{}, {"a"}}, "\r\na"},
	} {
		assert.Equal(t, c.want, written(c.rows), c.name)
		var b tsv.Builder
		for _, row := range c.rows {
			for _, cell := range row {
				b.Bytes([]byte(cell))
			}
			b.EndRow()
		}
		assert.Equal(t, c.want, b.String(), c.name)
	}
}

func TestEach(t *testing.T) {
	for _, c := range []struct {
		name string
		text string
		want [][]string
	}{
		{"nothing", "", nil},
		{"Excel ends with a break", "a\tb\r\nc\td\r\n", [][]string{{"a", "b"}, {"c", "d"}}},
		{"Google Sheets does not", "a\tb\nc\td", [][]string{{"a", "b"}, {"c", "d"}}},
		{"CR", "a\rb\r", [][]string{{"a"}, {"b"}}},
		{"breaks mixed", "a\nb\r\nc\rd\n\re", [][]string{{"a"}, {"b"}, {"c"}, {"d"}, {""}, {"e"}}},
		{"ragged", "a\nb\tc\td\n\n", [][]string{{"a"}, {"b", "c", "d"}, {""}}},
		{"a break alone", "\r\n", [][]string{{""}}},
		{"empty cells", "\t\n\t", [][]string{{"", ""}, {"", ""}}},
		{"quoted", "\"a\nb\"\t\"c\"\"d\"\r\n\"\t\"", [][]string{{"a\nb", `c"d`}, {"\t"}}},
		{"quoted and empty", "\"\"\t\"\"", [][]string{{"", ""}}},
		{"only quotes", `""""`, [][]string{{`"`}}},
		{"quote in the middle", "27\" wide\ta\"\"b", [][]string{{`27" wide`, `a""b`}}},
		{"quote not ended", "\"a\tb\nc", [][]string{{`"a`, "b"}, {"c"}}},
		{"text after the quote", "\"hi\" there\tb", [][]string{{`"hi" there`, "b"}}},
		{"quote alone", `"`, [][]string{{`"`}}},
		{"three quotes", `"""`, [][]string{{`"""`}}},
		{"not UTF-8, NUL", "\xff\x00\t\xed\xa0\x80", [][]string{{"\xff\x00", "\xed\xa0\x80"}}},
	} {
		assert.Equal(t, c.want, parsed(c.text), c.name)
	}
}

// same returns rows as they are read back: each has a cell.
func same(rows [][]string) [][]string {
	var out [][]string
	for _, row := range rows {
		if len(row) == 0 {
			row = []string{""}
		}
		out = append(out, row)
	}
	return out
}

func TestTSVReadsBack(t *testing.T) {
	cell := rapid.StringOf(rapid.RuneFrom([]rune("a\"\t\r\n =")))
	rapid.Check(t, func(t *rapid.T) {
		rows := rapid.SliceOf(rapid.SliceOf(cell)).Draw(t, "rows")
		text := written(rows)
		require.Equal(t, same(rows), parsed(text), "%q", text)
	})
}

func FuzzTSV(f *testing.F) {
	for _, text := range []string{"a\tb\r\n", "\"a\n\"\"\tb", "\"\"\"\t\"", "\x00\xff\"\r\r\n", "\"a\"b\n\"c"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		rows := parsed(text)
		again := parsed(written(rows))
		require.Equal(t, rows, again)
		// The cells of a fuzzed text are as arbitrary as the text itself.
		cells := [][]string{strings.SplitAfter(text, "a"), {text}, {}}
		require.Equal(t, same(cells), parsed(written(cells)))
	})
}

func TestRoomForALongTextChangesNothing(t *testing.T) {
	var b tsv.Builder
	b.Cell("a")
	b.Grow(1 << 16)
	require.Zero(t, testing.AllocsPerRun(1, func() {
		for range 1000 {
			b.Cell("b")
		}
	}))
	b.EndRow()
	require.True(t, strings.HasPrefix(b.String(), "a\tb\tb"))
	require.Panics(t, func() { b.Grow(-1) })
}

// table returns artificial texts, few of which need quotes.
func table(rows, columns int) [][]string {
	all := make([][]string, rows)
	for i := range all {
		for c := range columns {
			all[i] = append(all[i], []string{"Ada Lovelace", "가람 나래", "12", "a@example.com"}[c%4])
		}
		if i%50 == 0 {
			all[i][1] = "a \"quoted\"\ttext, of\ntwo lines"
		}
	}
	return all
}

func BenchmarkBuilder(b *testing.B) {
	rows := table(100_000, 10)
	for b.Loop() {
		written(rows)
	}
}

func BenchmarkEach(b *testing.B) {
	text := written(table(100_000, 10))
	for b.Loop() {
		parsed(text)
	}
}
