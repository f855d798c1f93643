// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// longCells returns beginnings of cells that are longer than what a cell can show.
func longCells() map[string]string {
	return map[string]string{
		"letters":   strings.Repeat("x", 9000),
		"Hangul":    strings.Repeat("가나다", 1000),
		"odd start": "x" + strings.Repeat("가나다", 1000),
		"quotes":    strings.Repeat(`a"b`, 3000),
		"lines":     strings.Repeat("line of text\n", 700),
		"sentence":  strings.Repeat("the quick brown fox, ", 450),
		"long":      strings.Repeat("0123456789", 3000),
	}
}

// longStage shows a file with two rows whose cells differ only after the visible part: the first ends with z, the
// second with y.
func longStage(t *testing.T, begin string) *stage {
	quoted := strings.ReplaceAll(begin, `"`, `""`)
	return newStage(t, write(t, "long.csv", "id,text\n1,\""+quoted+"z\"\n2,\""+quoted+"y\"\n"))
}

// tail returns the end of a text; apart from the last letter of the cells, no other cell of the file contains it.
func tail(begin string) string {
	runes := []rune(begin)
	return string(runes[len(runes)-5:])
}

// pasted returns the only cell of a text on the clipboard.
func pasted(t *testing.T, text string) string {
	rows := export.ParseTSV(text)
	require.Len(t, rows, 1)
	require.Len(t, rows[0], 1)
	return rows[0][0]
}

// exported returns the texts of a column in a file that the menu of cells writes.
func exported(t *testing.T, s *stage, f export.Format, column string) []string {
	s.grid.Export(gridui.ExportOptions{Format: f, Options: s.exportOptions(), To: export.Dir(t.TempDir())})
	s.tools.exported.En = ""
	s.Until(func() bool { return s.tools.exported.En != "" })
	path, ok := strings.CutPrefix(s.tools.exported.En, exportedText.En)
	require.True(t, ok, s.tools.exported.En)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	var rows [][]string
	switch f {
	case export.JSON:
		var objects []map[string]any
		require.NoError(t, json.Unmarshal(data, &objects))
		var out []string
		for _, o := range objects {
			text, _ := o[column].(string)
			out = append(out, text)
		}
		return out
	case export.XLSX:
		book, err := excelize.OpenFile(path)
		require.NoError(t, err)
		defer book.Close()
		rows, err = book.GetRows(book.GetSheetName(0))
		require.NoError(t, err)
	case export.HTML:
		rows = tableOf(t, string(data))
	default:
		r := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(data), "\ufeff")))
		if f == export.TSV {
			r.Comma = '\t'
		}
		rows, err = r.ReadAll()
		require.NoError(t, err)
	}
	at := slices.Index(rows[0], column)
	require.GreaterOrEqual(t, at, 0, "%q", rows[0])
	var out []string
	for _, row := range rows[1:] {
		out = append(out, row[at])
	}
	return out
}

// tableOf returns the texts of the cells of a document's table.
func tableOf(t *testing.T, document string) (rows [][]string) {
	from, to := strings.Index(document, "<table>"), strings.Index(document, "</table>")
	require.True(t, 0 <= from && from < to)
	inside := false
	d := xml.NewDecoder(strings.NewReader(document[from:to] + "</table>"))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return rows
		}
		require.NoError(t, err)
		switch token := token.(type) {
		case xml.StartElement:
			switch token.Name.Local {
			case "tr":
				rows = append(rows, nil)
			case "td", "th":
				rows[len(rows)-1] = append(rows[len(rows)-1], "")
				inside = true
			}
		case xml.EndElement:
			inside = false
		case xml.CharData:
			if n := len(rows); inside {
				rows[n-1][len(rows[n-1])-1] += string(token)
			}
		}
	}
}

// longUses returns the operations that read cells, by name. Each fails unless it reads whole cells.
func longUses() map[string]func(t *testing.T, s *stage, begin string) {
	filtered := func(t *testing.T, s *stage, row int, e filter.Expr) {
		s.grid.Filtering.Expression = e
		s.Until(func() bool { return s.grid.Shown() < 2 })
		require.Equal(t, 1, s.grid.Shown())
		r, _ := s.grid.RowAt(0)
		assert.Equal(t, row, r.at)
	}
	uses := map[string]func(t *testing.T, s *stage, begin string){
		"sort": func(t *testing.T, s *stage, _ string) {
			s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "text"}}
			s.Until(func() bool { r, ok := s.grid.RowAt(0); return ok && r.at == 1 })
		},
		"filter contains": func(t *testing.T, s *stage, begin string) {
			filtered(t, s, 0, filter.On("text", filter.Contains.Of(tail(begin)+"z")))
		},
		"filter equals": func(t *testing.T, s *stage, begin string) {
			filtered(t, s, 1, filter.On("text", filter.Equals.Of(begin+"y")))
		},
		"filter ends": func(t *testing.T, s *stage, begin string) {
			filtered(t, s, 1, filter.On("text", filter.EndsWith.Of(tail(begin)+"y")))
		},
		"filter one of": func(t *testing.T, s *stage, begin string) {
			filtered(t, s, 1, filter.On("text", filter.OneOf.Of(begin+"y")))
		},
		"quick filter": func(t *testing.T, s *stage, begin string) {
			s.grid.Filtering.Quick = strings.Fields(tail(begin) + "y")[0]
			if strings.ContainsAny(tail(begin), " \n") {
				return // the search is for single words
			}
			s.Until(func() bool { return s.grid.Shown() < 2 })
			require.Equal(t, 1, s.grid.Shown())
		},
		"find": func(t *testing.T, s *stage, begin string) {
			s.grid.Find.Open, s.grid.Find.Query.Text = true, tail(begin)+"y"
			s.Until(func() bool { return !s.grid.Find.Result.Counting && s.grid.Find.Result.Total > 0 })
			assert.Equal(t, 1, s.grid.Find.Result.Total)
		},
		"find expression": func(t *testing.T, s *stage, begin string) {
			s.grid.Find.Open, s.grid.Find.Query.Expression, s.grid.Find.Query.Text = true, true, "[zw]$"
			s.Until(func() bool { return !s.grid.Find.Result.Counting && s.grid.Find.Result.Total > 0 })
			assert.Equal(t, 1, s.grid.Find.Result.Total)
		},
		"group": func(t *testing.T, s *stage, _ string) {
			s.grid.Grouping = option.Grouping{By: []string{"text"}}
			s.Until(func() bool { _, ok := s.grid.RowAt(0); return !ok })
			assert.Equal(t, 2, s.grid.Shown())
		},
		"profile": func(t *testing.T, s *stage, _ string) {
			s.tools.profile.Open("text")
			s.Until(func() bool { f, ok := s.tools.profile.Figures("text"); return ok && f.Distinct == 2 })
		},
		"copy": func(t *testing.T, s *stage, begin string) {
			s.grid.FocusCell(1, "text")
			s.Keys("Ctrl+C")
			got, ok := s.Clipboard.Text()
			require.True(t, ok)
			assert.Equal(t, begin+"y", pasted(t, got))
		},
		"copy of the menu": func(t *testing.T, s *stage, begin string) {
			s.grid.FocusCell(0, "text")
			s.Keys("Shift+F10", "Enter")
			got, ok := s.Clipboard.Text()
			require.True(t, ok)
			assert.Equal(t, begin+"z", got)
		},
		"calculated": func(t *testing.T, s *stage, begin string) {
			s.tools.made.Calculated.Columns = []option.CalculatedColumn{{ID: "n", Name: "n", Formula: "len([text])"}}
			s.Settle()
			s.Until(func() bool { return s.shows(strconv.Itoa(utf8.RuneCountInString(begin) + 1)) })
		},
	}
	for _, f := range export.Formats() {
		uses["export "+f.String()] = func(t *testing.T, s *stage, begin string) {
			assert.Equal(t, []string{begin + "z", begin + "y"}, exported(t, s, f, "text"))
		}
	}
	return uses
}

// The limit of the text shown in a cell does not limit anything that reads its value.
func TestLongCellsAreWhole(t *testing.T) {
	for kind, begin := range longCells() {
		for use, check := range longUses() {
			t.Run(kind+"/"+use, func(t *testing.T) { check(t, longStage(t, begin), begin) })
		}
	}
}
