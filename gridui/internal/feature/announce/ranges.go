// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package announce

import (
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/layoutx"
)

// noteEdits notes cells that were cleared, filled, moved or copied in one step. Pastes and undos have other
// events, and an edit that is only proposed is not announced.
func (f *Feature) noteEdits(by events.EditSource, cells int, moved edit.Moved) {
	if !f.Options.Announce || f.Options.Editing.Controlled || cells == 0 || f.later(func() { f.noteEdits(by, cells, moved) }) {
		return
	}
	switch texts := &f.Texts.Announced.Ranges; by {
	case events.EditCleared:
		f.say(texts.Cleared(cells))
	case events.EditFilled:
		f.say(texts.Filled(cells))
	case events.EditMoved:
		if moved.Copied {
			f.say(texts.Copied(moved.Cells))
		} else {
			f.say(texts.Moved(moved.Cells))
		}
	}
}

// exportedText returns the text for what an export has written, and where.
func (f *Feature) exportedText(ev events.RowsExported) string {
	texts := &f.Texts.Announced
	text := texts.Exported(ev.Rows)
	if ev.Path != "" {
		text = texts.ExportedTo(ev.Rows, ev.Path)
	}
	if ev.Cut.Cells > 0 {
		text += ". " + texts.ExportCut(ev.Cut.Cells, ev.Cut.Most)
	}
	return text
}

// copiedText returns the text for the size of the copied table, or for the number of cells if the ranges were no
// table.
func (f *Feature) copiedText(ev events.CellsCopied) string {
	texts := &f.Texts.Announced
	if ev.Cells > 0 && ev.Cells != ev.Rows*ev.Columns {
		return texts.Ranges.Copied(ev.Cells)
	}
	return texts.Copied(ev.Rows, ev.Columns)
}

// sayRanges adds which cells are selected, if they differ from the previous ones: a change that was only proposed
// is not announced, and a single cell is only the focus.
func (f *Feature) sayRanges() {
	if f.ranged && f.Ranges.Several() && !slices.Equal(f.Options.CellRanges.Selected, f.ranges) {
		f.say(f.rangesText())
	}
	f.ranged, f.ranges = false, nil
}

// rangesText returns the text for the selected cells.
func (f *Feature) rangesText() string {
	r, texts := f.Ranges, &f.Texts.Announced.Ranges
	if n := r.Set.Len(); n > 1 {
		cells := ranges.Count(ranges.Cover(nil, r.AppendRects(nil)))
		return texts.Several(n, int(min(cells, math.MaxInt)))
	}
	active, _ := r.Set.Active()
	cells := r.RectOf(active)
	cells.Cols = r.DataSpan(cells.Cols)
	if cells.Empty() {
		return ""
	}
	first, last := cells.Cols.First, cells.Cols.End-1
	switch active.Kind {
	case ranges.All:
		return texts.All
	case ranges.Columns:
		return texts.Columns(f.columnCount(cells.Cols), f.title(first), f.title(last))
	case ranges.Rows:
		from, _ := f.rowNumber(cells.Rows.First)
		to, _ := f.rowNumber(cells.Rows.End - 1)
		return texts.Rows(cells.Rows.Len(), from, to)
	}
	from, to := f.cellName(cells.Rows.First, first), f.cellName(cells.Rows.End-1, last)
	return texts.Cells(cells.Rows.Len(), f.columnCount(cells.Cols), from, to)
}

// title returns the title of a visible column.
func (f *Feature) title(col int) string { return f.Columns.Title(f.Columns.Leaves[col].ID) }

// columnCount returns how many columns of a span hold data.
func (f *Feature) columnCount(cols ranges.Span) (n int) {
	for col := cols.First; col < cols.End; col++ {
		if f.Ranges.HasData(col) {
			n++
		}
	}
	return n
}

// cellName returns the name of a cell: its column and its row, with the words that descriptions of rows use.
func (f *Feature) cellName(nav, col int) string {
	n, band := f.rowNumber(nav)
	pattern, spoken := "", &f.Texts.Spoken
	switch band {
	case layoutx.Top:
		pattern = spoken.PinnedTop
	case layoutx.Bottom:
		pattern = spoken.PinnedBottom
	default:
		return f.Texts.Announced.Ranges.Cell(f.title(col), n)
	}
	name := append([]byte(f.title(col)), ", "...)
	rows := textfmt.Slot{Name: "rows", N: f.Dataset.PinnedCount(band)}
	return string(textfmt.AppendPattern(name, pattern, textfmt.Slot{Name: "row", N: n}, rows))
}

// rowNumber returns the number of a row in its band, counted from 1, and the band.
func (f *Feature) rowNumber(nav int) (n int, band layoutx.Band) {
	at := f.Ranges.Address(ranges.Corner{Row: nav})
	if at.Band != layoutx.Body {
		return int(at.Row-coord.Slot(f.Dataset.FloatingCount(at.Band))) + 1, at.Band
	}
	return int(at.Row) + 1, at.Band
}
