// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bytes"
	"encoding/csv"
	"io"
	"slices"
	"sort"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var seeds = []string{
	"a,b\n1,2\n", "\"a\"\"b\",c\r\n\"x\ny\",\"\"\r\n", "a;b\n1,5;2\n\n\"x;y\n", "a\tb\r1\t\"2\"3\r", "\xff\x00,\"", "\"\n\"\n",
	"a,b\n" + strings.Repeat("x,", 300) + "\n\n\n1", "\xff\xfea\x00\n\x00", "1|2\n\"3|4\n5|\"6\"\n", "a,b\n\"" + strings.Repeat("\"\"", 300) + ",1\n2,3\n",
	"0\n,\n\n0",
}

// No input panics or loses a byte: all cells, in order, contain the text except for delimiters, quotes and line ends.
func FuzzRead(f *testing.F) {
	for _, s := range seeds {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		table, err := Read(iotest.HalfReader(bytes.NewReader(in)), "fuzz")
		if err != nil {
			require.Nil(t, table)
			return
		}
		exercise(t, table)
		format := table.Format()
		if format.Compressed || format.Encoding != "UTF-8" {
			return
		}
		var out []byte
		for _, c := range table.Columns() {
			if c.Named {
				out = append(out, c.Name...)
			} else if format.Header {
				return // a blank name is not kept
			}
		}
		for row := range table.Rows() {
			for col := range cells(table, row) {
				out = table.AppendCell(out, row, col)
			}
		}
		in = bytes.TrimPrefix(in, []byte("\xef\xbb\xbf"))
		require.Equal(t, content(in, format.Delimiter), content(out, format.Delimiter))
	})
}

// exercise calls the methods of a table and checks that the results agree.
func exercise(t *testing.T, table *Table) {
	require.LessOrEqual(t, len(table.Notes()), int(noteKinds))
	for row := range table.Rows() {
		require.True(t, table.Missing(row, cells(table, row)))
		for col, c := range table.Columns()[:cells(table, row)] {
			_, isInt := table.Int(row, col)
			_, isFloat := table.Float(row, col)
			_, isTime := table.Time(row, col)
			_, isBool := table.Bool(row, col)
			valued := c.Kind != Text && !table.Missing(row, col)
			require.Equal(t, valued && c.Kind == Integer, isInt)
			require.Equal(t, valued && (c.Kind == Integer || c.Kind == Decimal), isFloat)
			require.Equal(t, valued && (c.Kind == Date || c.Kind == Time || c.Kind == DateTime), isTime)
			require.Equal(t, valued && c.Kind == Boolean, isBool)
			cell := table.AppendCell(nil, row, col)
			require.True(t, bytes.HasPrefix(cell, table.AppendPrefix(nil, row, col, 3)))
			require.Equal(t, cell, table.AppendPrefix(nil, row, col, len(cell)))
		}
	}
}

// cells returns the number of cells in a row.
func cells(t *Table, row int) int {
	return sort.Search(len(t.Columns()), func(col int) bool {
		_, _, ok := t.text.field(row, col)
		return !ok
	})
}

func content(b []byte, delim byte) string {
	return string(slices.DeleteFunc(slices.Clone(b), func(c byte) bool {
		return c == delim || c == '"' || isLineEnd(c)
	}))
}

// For text that encoding/csv accepts, both read the same cells.
func FuzzAgainstStandard(f *testing.F) {
	for _, s := range seeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, in string) {
		// For other line ends and for blank lines in one column the two differ by design.
		if strings.Contains(in, "\r") || strings.HasPrefix(in, "\xef\xbb\xbf") {
			return
		}
		want, err := standard(in)
		if err != nil || len(want) == 0 {
			return
		}
		got, err := Read(strings.NewReader(in), "fuzz")
		if err != nil || got.Format().Delimiter != ',' || got.Format().Compressed || got.Format().Encoding != "UTF-8" {
			return
		}
		if got.Format().Header {
			for i, v := range want[0] {
				if got.Columns()[i].Named {
					assert.Equal(t, v, got.Columns()[i].Name)
				}
			}
			want = want[1:]
		}
		row := 0
		for _, cells := range want {
			for isBlank(got, row) {
				row++
			}
			for col, v := range cells {
				require.Equal(t, v, string(got.AppendCell(nil, row, col)))
			}
			_, _, more := got.text.field(row, len(cells))
			require.False(t, more)
			row++
		}
		for isBlank(got, row) {
			row++
		}
		require.Equal(t, row, got.Rows())
	})
}

// isBlank reports whether a row is a blank line. Such a line is a row if rows have one cell.
func isBlank(t *Table, row int) bool {
	start, end, ok := t.text.field(row, 0)
	_, _, more := t.text.field(row, 1)
	return ok && start == end && !more
}

func standard(in string) ([][]string, error) {
	r := csv.NewReader(strings.NewReader(in))
	r.FieldsPerRecord = -1
	var rows [][]string
	for {
		row, err := r.Read()
		if err == io.EOF {
			return rows, nil
		}
		if err != nil {
			return nil, err
		}
		rows = append(rows, row)
	}
}
