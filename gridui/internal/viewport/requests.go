// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/virtualize"
)

// Requests holds the scroll targets of programs and features. They take effect in the next
// arrangement, when its sizes are computed. The last request for each direction counts.
type Requests struct {
	row    coord.Pos
	align  virtualize.Align
	column string
	offset int64

	hasRow, hasColumn, hasOffset bool
	// waited is the number of frames in which the requested row did not exist yet.
	waited int
}

// ToRow requests a body row. virtualize.Nearest also makes its detail visible, if there is room for
// both.
func (r *Requests) ToRow(row coord.Pos, align virtualize.Align) {
	r.row, r.align, r.hasRow = row, align, true
}

// ToColumn requests a column, by id.
func (r *Requests) ToColumn(id string) { r.column, r.hasColumn = id, true }

// ToOffset requests a vertical scroll offset of the body, in pixels.
func (r *Requests) ToOffset(px int64) { r.offset, r.hasOffset = px, true }

// Served drops the requests that a frame has served. While more rows may still arrive, a request
// for a row beyond the last is kept for at most mostWaited frames, so that it does not keep users
// from scrolling.
func (r *Requests) Served(growing bool, rows int) {
	var later Requests
	if growing && r.hasRow && int(r.row) >= rows && r.waited < mostWaited {
		later.ToRow(r.row, r.align)
		later.waited = r.waited + 1
	}
	*r = later
}

// mostWaited is the maximum number of frames to wait for a row, about two seconds.
const mostWaited = 120

// Vertical and Horizontal report whether there is a request for a direction.
func (r *Requests) Vertical() bool   { return r.hasRow || r.hasOffset }
func (r *Requests) Horizontal() bool { return r.hasColumn }

// Apply scrolls to the requested targets. It is called after each change of sizes within an
// arrangement.
func (v *Viewport) Apply() {
	r := &v.Requests
	v.zoom()
	if !r.Vertical() {
		v.toEnd()
	}
	if r.hasOffset {
		v.ScrollTo(r.offset)
	}
	switch {
	case r.hasRow && r.align == virtualize.Nearest:
		v.ShowRow(r.row)
	case r.hasRow:
		v.ScrollToRow(r.row, r.align)
		v.Uncover(r.row)
	}
	if r.hasColumn {
		v.ShowColumn(v.columns.Find(r.column))
	}
}
