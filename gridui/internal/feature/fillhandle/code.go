// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillhandle

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Code holds the functions that fill cells. A column provides it with its Edit, in column.Def.Kit, and nothing
// else refers to it: a program without editable cells is linked without it.
type Code struct {
	fill    func(f *Feature, gtx layout.Context)
	preview func(f *Feature) string
	beside  func(f *Feature, gtx layout.Context)
	scan    func(f *Feature, gtx layout.Context)
}

var code = Code{fill: (*Feature).fill, preview: (*Feature).preview, beside: (*Feature).fillBeside, scan: (*Feature).scanOn}

// Kit is the kit of a column whose cells can be filled.
type Kit interface {
	FillCode() *Code
}

// EditCode returns the functions that fill cells. Referring to it links them.
func EditCode() *Code { return &code }

// code returns the functions that fill cells, nil if no column can be edited.
//
// Not inlined: binaries should stay small.
//
//go:noinline
func (f *Feature) code() *Code {
	if kit, ok := f.Columns.Kit.(Kit); ok {
		return kit.FillCode()
	}
	return nil
}

// fill fills the target of the drag, or clears the cells that the range gives up.
func (f *Feature) fill(layout.Context) {
	d := &f.drag
	if d.clears {
		left := d.from
		if d.target.Cols == d.from.Cols {
			left.Rows.End = d.target.Rows.First
		} else {
			left.Cols.End = d.target.Cols.First
		}
		f.start(f.Editing.NewClear(d.target), d.from, left)
		return
	}
	f.start(f.Editing.NewFill(f.asked()), d.from, d.from.Union(d.target))
}

// asked returns the fill that the drag requests.
func (f *Feature) asked() edit.Fill {
	return edit.Fill{From: f.drag.from, To: f.drag.target, Swapped: f.drag.swapped, Lists: f.Options.CellRanges.FillLists}
}

// start begins an edit. When the edit is done it selects another range, unless users have selected something else
// in the meantime.
func (f *Feature) start(b *edit.Bulk, from, to ranges.Rect) {
	b.Then(func() {
		if now, ok := f.Ranges.Only(); ok && now == from {
			f.choose(to)
		}
	})
	b.Tell(f.Editing.EditRefused)
	if err := b.Start(); err != nil {
		f.Editing.EditRefused(err)
	}
}

// choose selects cells. The focus stays: if it is in a corner, that corner becomes the anchor.
func (f *Feature) choose(cells ranges.Rect) {
	r := f.Ranges
	to := ranges.Of(cells)
	if at, ok := r.Corner(f.Focus.At()); ok {
		to = anchored(to, at)
	}
	r.Select(to)
}

// anchored returns a range with its anchor at the given corner of it.
func anchored(r ranges.Range, at ranges.Corner) ranges.Range {
	if at.Row == r.Head.Row {
		r.Anchor.Row, r.Head.Row = r.Head.Row, r.Anchor.Row
	}
	if at.Col == r.Head.Col {
		r.Anchor.Col, r.Head.Col = r.Head.Col, r.Anchor.Col
	}
	return r
}

// preview returns the last value of the target, in the row or column that is nearest to the pointer.
func (f *Feature) preview() string {
	from, at := f.drag.from, f.drag.at
	at.Row = min(max(at.Row, from.Rows.First), from.Rows.End-1)
	at.Col = min(max(at.Col, from.Cols.First), from.Cols.End-1)
	return f.Editing.PreviewFill(f.asked(), at)
}
