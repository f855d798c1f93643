// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// show formats a table: the names and the rows, with cells separated by |, absent cells as ~.
func show(t *Table) string {
	var b strings.Builder
	for i, c := range t.Columns() {
		if i > 0 {
			b.WriteByte('|')
		}
		b.WriteString(c.Name)
	}
	for row := range t.Rows() {
		b.WriteByte('\n')
		for col := range t.Columns() {
			if col > 0 {
				b.WriteByte('|')
			}
			if _, _, ok := t.text.field(row, col); !ok {
				b.WriteByte('~')
			}
			b.Write(t.AppendCell(nil, row, col))
		}
	}
	return b.String()
}

func mustRead(t testing.TB, text string) *Table {
	t.Helper()
	table, err := Read(strings.NewReader(text), "test.csv")
	require.NoError(t, err)
	return table
}

func notesOf(t *Table) []string {
	var s []string
	for _, n := range t.Notes() {
		s = append(s, n.String())
	}
	return s
}

func TestGrammar(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"plain", "a,b\n1,2\n3,4\n", "a|b\n1|2\n3|4"},
		{"no line end", "a,b\n1,2", "a|b\n1|2"},
		{"CR LF", "a,b\r\n1,2\r\n", "a|b\n1|2"},
		{"CR", "a,b\r1,2\r3,4", "a|b\n1|2\n3|4"},
		{"mixed line ends", "a,b\r1,2\n3,4\r\n5,6", "a|b\n1|2\n3|4\n5|6"},
		{"quotes", "a,b\n\"x,y\",\"\"\n", "a|b\nx,y|"},
		{"doubled quotes", "a,b\n\"x\"\"y\",\"\"\"\"\n", "a|b\nx\"y|\""},
		{"line end in quotes", "a,b\n\"x\r\ny\",2\n", "a|b\nx\r\ny|2"},
		{"quoted header", "\"a,1\",\"b\"\"\"\n1,2\n", "a,1|b\"\n1|2"},
		{"bare quote inside", "a,b\n5\" pipe,2\n", "a|b\n5\" pipe|2"},
		{"trailing delimiter", "a,b\n1,\n", "a|b\n1|"},
		{"trailing delimiter at the end", "a,b\n1,", "a|b\n1|"},
		{"short row", "a,b,c\n1,2,3\n1\n4,5,6\n", "a|b|c\n1|2|3\n1|~|~\n4|5|6"},
		{"long row", "a,b\n1,2\n1,2,3,4\n3,4\n", "a|b|Column 3|Column 4\n1|2|~|~\n1|2|3|4\n3|4|~|~"},
		{"blank lines", "\n\na,b\n\n1,2\n\r\n3,4\n\n", "a|b\n1|2\n3|4"},
		{"blank lines in one column", "a\n1\n\n2\n", "a\n1\n\n2"},
		{"text after quote", "a,b\n\"x\"y,2\n\"x\" ,3\n", "a|b\n\"x\"y|2\n\"x\" |3"},
		{"unclosed quote", "a,b\n\"x,2\n3,4\n", "a|b\n\"x|2\n3|4"},
		{"unclosed quote before quotes", "a,b\n\"x,2\n\"y\",4\n", "a|b\n\"x|2\ny|4"},
		{"unclosed quotes", "a,b\n\"x,\"y\n\"z,\"\"\n", "a|b\n\"x|\"y\n\"z|"},
		{"lone quote at the end", "a,b\n1,\"", "a|b\n1|\""},
		{"NUL", "a,b\n\x00,2\n", "a|b\n\x00|2"},
		{"invalid UTF-8", "a,b\n\xff\xfe!,2\n", "a|b\n\xff\xfe!|2"},
		{"byte order mark", "\xef\xbb\xbfa,b\n1,2\n", "a|b\n1|2"},
		{"Korean", "이름,값\n서울,1\n", "이름|값\n서울|1"},
		{"empty name", "a,,c\n1,2,3\n", "a|Column 2|c\n1|2|3"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, show(mustRead(t, test.in)))
		})
	}
}

func TestDelimiterAndHeader(t *testing.T) {
	tests := []struct {
		name, in, want string
		delim          byte
	}{
		{"semicolons over decimal commas", "a;b\n1,5;2,5\n3,5;4,5\n", "a|b\n1,5|2,5\n3,5|4,5", ';'},
		{"semicolons and no header", "1,5;2,5\n3,5;4,5\n", "Column 1|Column 2\n1,5|2,5\n3,5|4,5", ';'},
		{"tabs over commas", "a\tb\nx, y\t1\nz\t2\n", "a|b\nx, y|1\nz|2", '\t'},
		{"pipes", "a|b\n1|2\n", "a|b\n1|2", '|'},
		{"delimiters in quotes", "a;b\n\"1,2,3\";4\n\"5,6,7\";8\n", "a|b\n1,2,3|4\n5,6,7|8", ';'},
		{"one column", "name\nx\ny\n", "name\nx\ny", ','},
		{"figures only", "1,2\n3,4\n", "Column 1|Column 2\n1|2\n3|4", ','},
		{"one row of figures", "1,2", "Column 1|Column 2\n1|2", ','},
		{"first row comes again", "red,x\nblue,y\nred,z\n", "Column 1|Column 2\nred|x\nblue|y\nred|z", ','},
		{"text only", "first,last\nAda,Lovelace\nAlan,Turing\n", "first|last\nAda|Lovelace\nAlan|Turing", ','},
		{"years", "country,1999,2000\nKorea,1.5,2\nJapan,3,4\n", "country|1999|2000\nKorea|1.5|2\nJapan|3|4", ','},
		{"dates are no names", "a,2020-01-01\nb,2020-01-02\n", "Column 1|Column 2\na|2020-01-01\nb|2020-01-02", ','},
		{"one name twice", "a,a\n1,2\n", "a|a\n1|2", ','},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			table := mustRead(t, test.in)
			assert.Equal(t, string(test.delim), string(table.Format().Delimiter))
			assert.Equal(t, test.want, show(table))
		})
	}
}

func TestTabName(t *testing.T) {
	table, err := Read(strings.NewReader("a,b\tc,d\ne,f\tg,h\n"), "x.TSV.gz")
	require.NoError(t, err)
	assert.Equal(t, byte('\t'), table.Format().Delimiter)
}

func TestIDsAreUnique(t *testing.T) {
	table := mustRead(t, "a,a (2),a,,a\n1,2,3,4,5\n")
	seen := map[string]bool{}
	for _, c := range table.Columns() {
		assert.False(t, seen[c.ID], c.ID)
		assert.Equal(t, c.Name != "Column 4", c.Named)
		seen[c.ID] = true
	}
	assert.Equal(t, "a (3)", table.Columns()[2].ID)
}

func TestNotes(t *testing.T) {
	tests := []struct {
		name, in string
		want     []string
	}{
		{"nothing", "a,b\n1,2\n", nil},
		{"short and long", "a,b\n1,2\n1\n1,2,3\n7,8\n5\n", []string{
			"line 3: 2 rows have fewer cells than there are columns; those missing are empty",
			"line 4: 1 row has more cells than there are columns; they are shown in columns of their own"}},
		{"lines inside quotes count", "a,b\n\"x\n\ny\",2\n1\n3,4\n", []string{
			"line 5: 1 row has fewer cells than there are columns; those missing are empty"}},
		{"unclosed quote", "a,b\n1,2\n\"x,2\n3,4\n", []string{
			"line 3: 1 quote is opened and never closed; it is shown as it stands"}},
		{"unclosed quote in a long row", "a,b\n\"1\n\n\",\"2\n3,4\n", []string{
			"line 4: 1 quote is opened and never closed; it is shown as it stands"}},
		{"text after a quote", "a,b\n\"x\"y,2\n", []string{
			"line 2: 1 cell has text behind its closing quote; it is shown as it stands"}},
		{"bytes", "a,b\n1,\x00\n\xff,2\n", []string{
			"line 2: 1 row holds NUL bytes; they are kept",
			"line 3: 1 row is not valid UTF-8; the bytes that are not are shown as \uFFFD"}},
		{"blank lines", "\na,b\n\n1,2\n", []string{"line 1: 2 blank lines are not shown"}},
		{"header only", "name,city\n", []string{"there is a header and no row"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			assert.Equal(t, test.want, notesOf(mustRead(t, test.in)))
		})
	}
}

func TestNotesAreBounded(t *testing.T) {
	table := mustRead(t, "a,b\n1,2\n3,4\n"+strings.Repeat("1,2\n1\n", 5000))
	require.Len(t, table.Notes(), 1)
	note := table.Notes()[0]
	assert.Equal(t, 5000, note.Count)
	assert.Len(t, note.Lines, 20)
	assert.Equal(t, []int{5, 7, 9}, note.Lines[:3])
}

func TestOutsideTheTable(t *testing.T) {
	table := mustRead(t, "a,b\n1,2\n")
	for _, at := range [][2]int{{-1, 0}, {0, -1}, {1, 0}, {0, 2}, {math.MaxInt, math.MaxInt}} {
		assert.Empty(t, table.AppendCell(nil, at[0], at[1]))
		assert.Empty(t, table.AppendPrefix(nil, at[0], at[1], 5))
		assert.True(t, table.Missing(at[0], at[1]))
		_, ok := table.Int(at[0], at[1])
		assert.False(t, ok)
	}
	assert.Empty(t, new(Table).AppendCell(nil, 0, 0))
	assert.Zero(t, new(Table).Rows())
}

func TestAppendPrefix(t *testing.T) {
	table := mustRead(t, "a,b\n\"x\"\"\"\"y\",가나\xffz\n")
	tests := []struct {
		col, limit int
		want       string
	}{
		{0, -1, ""}, {0, 0, ""}, {0, 1, "x"}, {0, 2, "x\""}, {0, 3, "x\"\""}, {0, 9, "x\"\"y"},
		{1, 2, ""}, {1, 3, "가"}, {1, 5, "가"}, {1, 6, "가나"}, {1, 7, "가나\xff"}, {1, math.MaxInt, "가나\xffz"},
	}
	for _, test := range tests {
		assert.Equal(t, test.want, string(table.AppendPrefix(nil, 0, test.col, test.limit)), "%d %d", test.col, test.limit)
	}
}
