// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnmove

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// A Target is a place outside the gaps between columns where the header of a column can be dropped.
type Target interface {
	// Takes reports whether a column can be dropped there at all.
	Takes(columnID string) bool
	// Over is called once a frame while a column that the target takes is dragged, with the position of the
	// pointer in pixels of the grid. It reports whether the column would be dropped there.
	Over(columnID string, pos image.Point) bool
	// Drop drops the column at the position of the last call of Over. Leave notifies the target that no column is
	// dropped there.
	Drop(columnID string)
	Leave()
}

// AddTarget adds a place where headers can be dropped.
func (f *Feature) AddTarget(t Target) { f.targets = append(f.targets, t) }

// columnAt returns the column of a header, and false for a header group.
func (f *Feature) columnAt(at viewport.Address) (id string, ok bool) {
	if !f.Viewport.Heads.Has(at) {
		return "", false
	}
	l := &f.Columns.Leaves[at.Col]
	return l.ID, at.Row >= coord.Slot(len(l.Groups)) && !l.Own
}

// taken reports whether a header can be dropped on a target.
func (f *Feature) taken(at viewport.Address) bool {
	id, ok := f.columnAt(at)
	for _, t := range f.targets {
		if ok && t.Takes(id) {
			return true
		}
	}
	return false
}

// findTarget finds the target under the pointer.
func (f *Feature) findTarget() {
	d := &f.drag
	d.over = nil
	id, ok := f.columnAt(d.head)
	if !ok {
		return
	}
	pos := d.pos.Round().Add(image.Pt(0, f.Viewport.Geometry.Top))
	for _, t := range f.targets {
		if t.Takes(id) && t.Over(id, pos) {
			d.over, d.gap = t, gap{}
			return
		}
	}
}

// leave calls Leave of all targets except one.
func (f *Feature) leave(but Target) {
	for _, t := range f.targets {
		if t != but {
			t.Leave()
		}
	}
}

// dropped drops the header on the target under the pointer, and reports whether there is one.
func (f *Feature) dropped(layout.Context) bool {
	to := f.drag.over
	f.leave(to)
	if to == nil {
		return false
	}
	f.drag.over = nil
	if id, ok := f.columnAt(f.drag.head); ok {
		to.Drop(id)
	}
	return true
}
