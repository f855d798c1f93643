// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/option"
)

// room divides the space that the program gives to grid and form.
type room struct {
	*Sources
	// instead reports that the form replaces the table, below that it is below the table.
	instead, below bool
	// all is the whole space, and form the form's part, both relative to the upper left corner of the whole.
	all, form image.Rectangle
	edge      edge
}

const (
	// narrow, formWidth and formHeight are the defaults of Narrow, Width and Height of option.RecordView.
	narrow     = unit.Dp(480)
	formWidth  = unit.Dp(320)
	formHeight = unit.Dp(240)
	gridLeast  = unit.Dp(120)
	formLeast  = unit.Dp(120)
)

// share returns how much of a length the form gets, in pixels.
func share(gtx layout.Context, wanted, usual unit.Dp, all int) int {
	if !(wanted > 0) {
		wanted = usual
	}
	most := max(all-gtx.Dp(gridLeast), all/2)
	return min(max(min(max(gtx.Dp(min(wanted, 100_000)), gtx.Dp(formLeast)), most), 1), max(all, 0))
}

// less returns a size minus that of the form.
func less(size, form image.Point) image.Point {
	return image.Pt(max(size.X-form.X, 0), max(size.Y-form.Y, 0))
}

// divide determines the place of the form, and its size if that is known before the layout of the grid.
func (r *room) divide(gtx layout.Context) {
	s := r.Settings
	least := gtx.Dp(narrow)
	if s.Narrow != 0 {
		least = gtx.Dp(max(s.Narrow, 0))
	}
	size := gtx.Constraints.Max
	r.instead = s.Place == option.RecordInstead || size.X < least
	r.below = !r.instead && s.Place == option.RecordBelow
	r.form = image.Rectangle{}
	switch {
	case r.instead:
	case r.below:
		r.form.Max.Y = share(gtx, s.Height, formHeight, size.Y)
	default:
		r.form.Max.X = share(gtx, s.Width, formWidth, size.X)
	}
}

// gridRoom returns the space of the grid, and its distance from the left.
func (r *room) gridRoom(gtx layout.Context) (inner layout.Context, left int) {
	form := r.form.Size()
	if r.below {
		form.X = 0
	} else {
		form.Y = 0
		if r.Painter.Style.RTL {
			left = form.X
		}
	}
	gtx.Constraints.Min = less(gtx.Constraints.Min, form)
	gtx.Constraints.Max = less(gtx.Constraints.Max, form)
	return gtx, left
}

// settle sets the place of the form when the size of the whole is known.
func (r *room) settle(size image.Point) {
	r.all = image.Rectangle{Max: size}
	form := r.form.Size()
	switch {
	case r.instead:
		r.form = r.all
	case r.below:
		r.form = image.Rect(0, size.Y-form.Y, size.X, size.Y)
	case r.Painter.Style.RTL:
		r.form = image.Rect(0, 0, form.X, size.Y)
	default:
		r.form = image.Rect(size.X-form.X, 0, size.X, size.Y)
	}
}
