// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package copyoutline draws the dashed outline of the cells that were copied last.
//
// The clipboard notes these cells in cellrange.Copied, which keeps them at their rows and columns. This package
// removes the outline after a cell was edited, and paints the visible part of it: around ranges, or around each
// run of copied rows. It imports cellrange, edit and rangelines, and no other feature.
package copyoutline

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rangelines"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Feature outlines what was copied.
type Feature struct {
	_ nocmp.Struct

	Options *option.Clipboard
	Ranges  *cellrange.Ranges
	Editing *edit.Editing
	Lines   rangelines.Lines

	// rects holds the copied ranges of this frame.
	rects []ranges.Rect
}

// Arranged removes the outline after a cell was edited.
func (f *Feature) Arranged(layout.Context) {
	c := &f.Ranges.Copied
	if c.Edits != f.Editing.State.Edits || f.Options.OutlineDisabled {
		c.Since(f.Editing.State.Edits)
		c.Forget()
	}
	f.rects = f.rects[:0]
	if c.Shown() && !c.ByRow() {
		f.rects = c.Set.AppendRects(f.rects, f.Ranges.Bounds())
	}
}

// PaintOver draws the outline as far as it is in a part.
func (f *Feature) PaintOver(part feature.Part) {
	c := &f.Ranges.Copied
	if !c.Shown() || !viewport.HasRows(part.Band) || len(part.Rows) == 0 {
		return
	}
	f.Lines.Painter.Ink(f.Lines.Painter.Style.Theme.RangeBorder)
	for _, r := range f.rects {
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
