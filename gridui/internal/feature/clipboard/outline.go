// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// What was copied has a dashed outline until Escape, an edit, another copy or another order of the
// rows. Package cellrange keeps it at its rows and columns.

// noteCopied notes what a copy that begins takes.
func (f *Feature) noteCopied() {
	f.editsAtCopy = f.Editing.State.Edits
	switch at := f.Focus.At(); {
	case f.severalCells():
		list := make([]ranges.Range, f.Ranges.Set.Len())
		for i := range list {
			list[i] = f.Ranges.Set.At(i)
		}
		f.Ranges.Copied.NoteRanges(list...)
	case !f.Selection.None():
		f.Ranges.Copied.NoteRows(f.Options.Selection.Rows.Clone())
	default:
		if cell, ok := f.Ranges.Corner(at); ok {
			f.Ranges.Copied.NoteRanges(ranges.Cell(cell))
		}
	}
}

// showCopied shows what was copied, which is on the clipboard now. What is cut has no outline.
func (f *Feature) showCopied() {
	if f.afterCopy != nil || f.Options.Clipboard.NoOutline {
		f.Ranges.Copied.Forget()
		return
	}
	f.Ranges.Copied.Show()
}

// Arranged takes the outline away once a cell was edited.
func (f *Feature) Arranged(layout.Context) {
	c := &f.Ranges.Copied
	if f.Editing.State.Edits != f.editsAtCopy || f.Options.Clipboard.NoOutline {
		f.editsAtCopy = f.Editing.State.Edits
		c.Forget()
	}
	f.outlines = f.outlines[:0]
	if c.Shown() && !c.ByRow() {
		f.outlines = c.Set.AppendRects(f.outlines, f.Ranges.Bounds())
	}
}

// PaintOver draws the outline as far as it is in a part.
func (f *Feature) PaintOver(part feature.Part) {
	c := &f.Ranges.Copied
	if !c.Shown() || !viewport.HasRows(part.Band) || len(part.Rows) == 0 {
		return
	}
	f.Lines.Painter.Ink(f.Lines.Painter.Style.Theme.RangeBorder)
	for _, r := range f.outlines {
		f.outline(&part, r)
	}
	if c.ByRow() {
		f.outlineRows(&part)
	}
}

// outline draws the outline of a rectangle inside the outlines of ranges and of the focus.
func (f *Feature) outline(part *feature.Part, r ranges.Rect) {
	thick := 2 * f.Lines.Painter.Style.Line
	f.Lines.Dashes(part, r, thick, thick)
}

// outlineRows draws an outline around each run of copied rows in a part.
func (f *Feature) outlineRows(part *feature.Part) {
	c, run := &f.Ranges.Copied, f.Ranges.Bounds()
	run.Rows = ranges.Span{}
	for i := range part.Rows {
		nav, ok := f.Lines.Nav(part, i)
		if !ok || !c.HasRow(nav) {
			continue
		}
		if at := int(nav); run.Rows.End != at || run.Rows.Empty() {
			f.outlineRun(part, run)
			run.Rows.First = at
			if c.HasRow(nav - 1) {
				run.Rows.First-- // not on the screen, or in another part
			}
		}
		run.Rows.End = int(nav) + 1
	}
	f.outlineRun(part, run)
}

// outlineRun draws the outline of a run of rows.
func (f *Feature) outlineRun(part *feature.Part, run ranges.Rect) {
	if run.Rows.Empty() {
		return
	}
	if f.Ranges.Copied.HasRow(coord.Nav(run.Rows.End)) {
		run.Rows.End++
	}
	f.outline(part, run)
}
