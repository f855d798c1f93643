// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// previewMost is the maximum number of rows of a fill whose last value is shown while the handle is
// dragged.
const previewMost = 10_000

// PreviewFill returns the text that the last cell of a fill would show, in the line through a cell
// of the source. It is empty if that cell cannot be filled, or if computing its value takes too
// long.
func (ed *Editing) PreviewFill(f Fill, line ranges.Corner) string {
	if !f.alongRows() && f.From.Rows.Len() > previewMost {
		return ""
	}
	at := f.last(line)
	c := &filling{Fill: f, Commit: ed.NewCommit(events.EditFilled)}
	c.addColumns(ranges.Span{First: at.Col, End: at.Col + 1})
	it := ed.Data.SourceOf(ed.Data.NavRow(coord.Nav(at.Row)))
	i, known := ed.distance(&f, at)
	if len(c.columns) == 0 || !it.IsRecord() || !known {
		return ""
	}
	c.distances[0] = i
	c.begin()
	c.addRecord(it.Record(), 0, 1)
	if len(c.places) == 0 {
		return ""
	}
	c.places[0] = i
	if c.cellsOf(0, 0) != nil || len(c.Cells) == 0 {
		return ""
	}
	return string(c.columns[0].def.AppendText(nil, c.rows[0].Row))
}

// last returns the last cell of a fill in the line through a cell.
func (f *Fill) last(at ranges.Corner) ranges.Corner {
	switch {
	case f.alongRows() && f.backward():
		at.Col = f.To.Cols.First
	case f.alongRows():
		at.Col = f.To.Cols.End - 1
	case f.backward():
		at.Row = f.To.Rows.First
	default:
		at.Row = f.To.Rows.End - 1
	}
	return at
}

// distance returns the number of cells between a cell of a fill and the source.
func (ed *Editing) distance(f *Fill, at ranges.Corner) (cells int, known bool) {
	if f.alongRows() {
		d := ed.Cols.Defs[ed.Cols.Leaves[at.Col].Def]
		columns := ed.dataColumns(f.To.Cols)
		i := slices.IndexFunc(columns, func(c *column.Def) bool { return c == d })
		if f.backward() {
			i = len(columns) - 1 - i
		}
		return i, i >= 0
	}
	between := ranges.Span{First: f.To.Rows.First, End: at.Row}
	if f.backward() {
		between = ranges.Span{First: at.Row + 1, End: f.To.Rows.End}
	}
	if ed.Data.Gapless() {
		return between.Len(), true
	}
	if between.Len() > previewMost {
		return 0, false
	}
	for nav := coord.Nav(between.First); nav < coord.Nav(between.End); nav++ {
		if ed.Data.HasCells(ed.Data.NavRow(nav)) {
			cells++
		}
	}
	return cells, true
}
