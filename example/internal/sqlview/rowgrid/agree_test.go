// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"image"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"gioui.org/font/gofont"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/example/internal/sqlview/snapshot"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
	_ "github.com/giogrid/giogrid/storage/export/xlsx"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// storedLiterals lists values of every kind, each of which SQLite stores in a column of any type.
var storedLiterals = []string{
	"NULL", "5", "-3", "9007199254740993", "1.5", "0.1", "0.30000000000000004", "9e999", "-9e999", "1e300", "'abc'", "'5'", "' 5 '", "'1.10'", "''", "' '", "x'35ff'", "x''", "0", "1", "'true'", "'NaN'", "'Infinity'",
	"'12345678901234567890.250'", "'=1+1'", "'a' || char(10) || 'b'", "'2024-01-05'", "'2024-01-05 10:00:00'", "'2024-01-05 10:00:00.5'", "'2024-01-05T10:00:00+09:00'", "'2024-01-05 10:00'", "'never'", "'0000-00-00'", "1704412800",
}

// For values of all kinds in columns of all types, of a table, a view and a statement, the texts of cells, the
// copies, and the files that the grid and the command line write in each format agree: numbers and truth values by
// value, times and texts as stored. Cells show NULL, the length of bytes, and a sign for line ends.
func TestCellsCopiesAndExportsAgree(t *testing.T) {
	ctx := context.Background()
	path := filepath.Join(t.TempDir(), "a.db")
	db, err := sql.Open("sqlite", path)
	require.NoError(t, err)
	types := []string{"INTEGER", "TEXT", "BLOB", "REAL", "NUMERIC", "BOOLEAN", "DATE", "DATETIME", "DECIMAL(20,3)", "JSON", ""}
	var columns []string
	for i, declared := range types {
		columns = append(columns, "c"+string(rune('a'+i))+" "+declared)
	}
	_, err = db.Exec("CREATE TABLE a (id INTEGER PRIMARY KEY, " + strings.Join(columns, ", ") + "); CREATE VIEW v AS SELECT * FROM a")
	require.NoError(t, err)
	for _, literal := range storedLiterals {
		_, err = db.Exec("INSERT INTO a VALUES (NULL" + strings.Repeat(", "+literal, len(types)) + ")")
		require.NoError(t, err)
	}
	require.NoError(t, db.Close())
	d, table := openTable(t, path)
	cells := 0
	for _, of := range []struct {
		name string
		open func() (*rowset.Rowset, error)
		// direct writes without a grid, as the command line does.
		direct func(write func(export.Source) error) error
	}{
		{"table", func() (*rowset.Rowset, error) { return rowset.Table(ctx, d, table, snapshot.Options{}) }, nil},
		{"statement", func() (*rowset.Rowset, error) {
			return rowset.Statement(ctx, d, "SELECT * FROM v ORDER BY id", snapshot.Options{})
		}, func(write func(export.Source) error) error {
			return rowset.Direct(ctx, d, "SELECT * FROM v ORDER BY id", 0, write)
		}},
	} {
		rows, err := of.open()
		require.NoError(t, err)
		require.NoError(t, rows.Wait())
		direct := of.direct
		if direct == nil {
			direct = func(write func(export.Source) error) error {
				src, err := rows.Export(ctx, rowsource.Query{}, nil)
				require.NoError(t, err)
				return write(src)
			}
		}
		g := New(rows, Options{Look: look.New(look.OnlyFonts(gofont.Collection()))})
		h := gridtest.New(image.Pt(3000, 2000), func(gtx layout.Context) layout.Dimensions {
			g.Update(gtx)
			return g.Layout(gtx)
		})
		h.Until(func() bool { _, ok := g.grid.RowAt(len(storedLiterals) - 1); return ok })
		written := map[export.Format][][]string{}
		for _, f := range export.Formats() {
			o := export.Options{RawFormulas: true, BOM: export.MarkNone}
			var grid, line bytes.Buffer
			require.NoError(t, f.Export(ctx, &grid, g.grid.ExportSource(option.ExportScope{}), o))
			require.NoError(t, direct(func(src export.Source) error { return f.Export(ctx, &line, src, o) }))
			switch f {
			case export.XLSX:
				assert.Equal(t, sheet(t, line.Bytes()), sheet(t, grid.Bytes()), "%s: %v of the grid", of.name, f)
				written[f] = sheet(t, line.Bytes())
			case export.JSON:
				assert.Equal(t, objects(t, line.Bytes(), rows.Columns), objects(t, grid.Bytes(), rows.Columns), "%s: %v of the grid", of.name, f)
				written[f] = objects(t, line.Bytes(), rows.Columns)
			case export.HTML: // in which numbers stand at the end of a cell
				plain := func(b bytes.Buffer) string { return strings.ReplaceAll(b.String(), ` class="n"`, "") }
				assert.Equal(t, plain(line), plain(grid), "%s: %v of the grid", of.name, f)
			default:
				assert.Equal(t, line.String(), grid.String(), "%s: %v of the grid", of.name, f)
				written[f] = export.ParseTSV(line.String())
			}
		}
		h.Focus(g.Tag())
		h.Keys("Ctrl+A")
		h.Keys("Ctrl+C")
		copied := ""
		h.Until(func() (ok bool) { copied, ok = h.Clipboard.Text(); return ok })
		assert.Equal(t, written[export.TSV][1:], export.ParseTSV(copied)[1:], "%s: copy", of.name)
		for i := range storedLiterals {
			row, _ := g.grid.RowAt(i)
			for k, c := range rows.Columns {
				cells++
				text := written[export.TSV][i+1][k]
				switch shown := cellText(row, c); {
				case row.Value(c.ID).IsNull():
					assert.Equal(t, Null, shown)
					assert.Empty(t, text)
				case strings.HasSuffix(shown, " B"): // of bytes
				default:
					assert.Equal(t, shown, oneLine(text), "%s: %s of %s in %s", of.name, c.ID, storedLiterals[i], c.Type)
				}
				assert.Equal(t, rounded(text), written[export.JSON][i][k], "%s: %s of %s in %s in JSON", of.name, c.ID, storedLiterals[i], c.Type)
				inSheet := written[export.XLSX][i+1]
				if kind := row.Value(c.ID).Kind(); k < len(inSheet) && kind != value.KindTime && kind != value.KindBool { // which a sheet has as numbers
					assert.Equal(t, rounded(text), inSheet[k], "%s: %s of %s in %s in a sheet", of.name, c.ID, storedLiterals[i], c.Type)
				}
			}
		}
		for _, c := range rows.Columns[1:] {
			g.grid.Grouping.By = nil
			h.Until(func() bool { return len(labels(h)) == 0 })
			g.grid.Grouping.By = []string{c.ID}
			h.Until(func() bool { return len(labels(h)) > 1 })
			shown := labels(h)
			for i := range storedLiterals {
				text := written[export.TSV][i+1][slices.IndexFunc(rows.Columns, func(o rowset.Column) bool { return o.ID == c.ID })]
				has := slices.ContainsFunc(shown, func(label string) bool { return strings.HasPrefix(label, text+" (") })
				assert.True(t, has || text == "", "%s: no group of %q in %s, which are %q", of.name, text, c.Type, shown)
			}
		}
		require.NoError(t, g.Close())
	}
	t.Log(cells, "cells")
}

// labels returns the texts of the first cells of rows.
func labels(h *gridtest.Harness) (out []string) {
	for _, row := range h.FindAll("row ") {
		for _, cell := range row.Children {
			if strings.HasSuffix(cell.Label, ")") {
				out = append(out, cell.Label)
			}
		}
	}
	return out
}

// rounded returns a number in a text as JSON and sheets contain it, rounded to a float64, and other texts unchanged.
func rounded(text string) string {
	if f, err := strconv.ParseFloat(text, 64); err == nil && !math.IsInf(f, 0) && !math.IsNaN(f) {
		return strconv.FormatFloat(f, 'g', -1, 64)
	}
	return text
}

// sheet reads the cells of a workbook.
func sheet(t *testing.T, data []byte) [][]string {
	book, err := excelize.OpenReader(bytes.NewReader(data))
	require.NoError(t, err)
	defer book.Close()
	rows, err := book.GetRows(book.GetSheetName(0), excelize.Options{RawCellValue: true})
	require.NoError(t, err)
	for _, row := range rows {
		for i, text := range row {
			row[i] = rounded(text)
		}
	}
	return rows
}

// objects reads the values of a document of JSON.
func objects(t *testing.T, data []byte, columns []rowset.Column) (rows [][]string) {
	var all []map[string]any
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	require.NoError(t, d.Decode(&all))
	for _, object := range all {
		var row []string
		for _, c := range columns {
			v, ok := object[c.ID]
			require.True(t, ok, c.ID)
			text := ""
			if v != nil {
				text = fmt.Sprint(v)
			}
			row = append(row, rounded(text))
		}
		rows = append(rows, row)
	}
	return rows
}
