// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellmarks

import (
	"image"
	"image/color"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Grid is the part of the grid that the marks need.
type Grid interface {
	// ErrorText returns the text of an error for users.
	ErrorText(err error) string
}

// Feature paints the edit state of cells. It keeps the texts of conflicts, so that settled frames make none.
type Feature struct {
	Editing  *edit.Editing
	Painter  *draw.Painter
	Viewport *viewport.Frame
	Grid     Grid

	told    map[*events.CellConflict]string
	toldFor uint32
}

// mostTold bounds how many texts are kept.
const mostTold = 256

// Reason returns why a cell has a mark, empty if there is no reason to show.
func (f *Feature) Reason(at viewport.Address) string {
	if err := f.Editing.RefusedAt(at.Band, at.Row, at.Col); err != nil {
		return f.Grid.ErrorText(err)
	}
	if text, ok := f.Editing.InvalidAt(at.Band, at.Row, at.Col); ok {
		return text
	}
	if c := f.Editing.ConflictAt(at.Band, at.Row, at.Col); c != nil {
		return f.conflict(c)
	}
	return ""
}

// conflict returns the text for the sides of a cell that others changed. Conflicts do not change in place.
func (f *Feature) conflict(c *events.CellConflict) string {
	if f.told == nil || len(f.told) >= mostTold || f.toldFor != f.Painter.StyleRev {
		f.told, f.toldFor = map[*events.CellConflict]string{}, f.Painter.StyleRev
	}
	text, ok := f.told[c]
	if !ok {
		text = f.tell(c)
		f.told[c] = text
	}
	return text
}

func (f *Feature) tell(c *events.CellConflict) string {
	texts := &f.Painter.Style.Texts.Conflicts
	text := func(v value.Value) string {
		if v.IsNull() {
			return texts.NoValue
		}
		return v.String()
	}
	return texts.Cell(text(c.Before), text(c.Mine), text(c.Theirs))
}

// PaintOver draws the marks of the cells of a part.
func (f *Feature) PaintOver(part feature.Part) {
	if !viewport.HasRows(part.Band) || !f.Editing.HasMarks() {
		return
	}
	for _, row := range part.Rows {
		for _, col := range part.Cols {
			row, col, ok := f.Viewport.Place(&part, row, col)
			if !ok {
				continue
			}
			if m := f.Editing.MarkAt(part.Band, coord.Slot(row.Index), col.Index); m != edit.MarkNone {
				f.paint(m, row, col)
			}
		}
	}
}

// paint draws the mark of a cell: a triangle in its upper corner, at the reading end. A cell that was not
// accepted also gets a frame, so that not only the colour distinguishes it from an edited cell. The frame lies
// within the focus ring and the line of the row. A cell that others changed has a triangle in the lower corner
// too.
func (f *Feature) paint(m edit.Mark, row, col celllayout.Span) {
	p := f.Painter
	cell := image.Rect(col.Start, row.Start, col.End(), row.End())
	if m >= edit.MarkInvalid {
		p.Frame(cell.Inset(p.Dp(2)), max(p.Dp(1), 1), f.ink(m))
	}
	size := min(p.Style.Scaled(7), row.Size)
	corner, legs := image.Pt(cell.Max.X, cell.Min.Y), image.Pt(-size, size)
	if p.Style.RTL {
		corner.X, legs.X = cell.Min.X, size
	}
	p.Triangle(corner, legs, f.ink(m))
	if m == edit.MarkConflict {
		p.Triangle(image.Pt(corner.X, cell.Max.Y), image.Pt(legs.X, -size), f.ink(m))
	}
}

// ink returns the colour of a mark.
func (f *Feature) ink(m edit.Mark) color.NRGBA {
	st := &f.Painter.Style
	switch {
	case m == edit.MarkConflict:
		return st.Theme.Conflict
	case m.HasReason():
		return st.Theme.Danger
	case st.ForcedColors:
		return st.Theme.Fg
	}
	return st.Theme.EditedBar
}
