// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/layoutx"
)

// strip returns the rectangle of the filter row in pixels of the sheet, empty if there is none.
func (s *Sources) strip() image.Rectangle {
	r := s.Viewport.Sheet.Panes.Band(layoutx.Head)
	r.Max.Y -= s.Viewport.Geometry.StripHeight
	r.Min.Y = min(r.Min.Y+s.Viewport.Heads.Top(s.Columns.Levels), r.Max.Y)
	if s.Viewport.Geometry.FilterHeight == 0 {
		r.Min.Y = r.Max.Y
	}
	return r
}

// fieldParts holds the parts of a field in pixels of the sheet: the box around it, the sign of the operator, in it the
// arrow, which opens the menu, the text, and the button that clears the field. Narrow fields have no arrow.
type fieldParts struct{ box, sign, arrow, text, clear image.Rectangle }

// add returns the parts moved by an offset.
func (f fieldParts) add(by image.Point) fieldParts {
	return fieldParts{f.box.Add(by), f.sign.Add(by), f.arrow.Add(by), f.text.Add(by), f.clear.Add(by)}
}

const (
	fieldInset = unit.Dp(4)
	signWidth  = unit.Dp(24)
	arrowWidth = unit.Dp(12)
	// arrowLeast is the least width of a field with an arrow.
	arrowLeast = unit.Dp(88)
	// arrowGap is the width by which the arrow and the sign overlap.
	arrowGap   = unit.Dp(4)
	clearWidth = unit.Dp(20)
)

// parts returns the parts of a column's field.
func (s *Sources) parts(gtx layout.Context, col celllayout.Span) fieldParts {
	return s.partsIn(gtx, s.strip(), col)
}

// partsIn returns the parts of a column's field in the rectangle of the filter row.
func (s *Sources) partsIn(gtx layout.Context, strip image.Rectangle, col celllayout.Span) fieldParts {
	in, st := gtx.Dp(fieldInset), &s.Painter.Style
	var p fieldParts
	p.box = image.Rect(col.Start+in, strip.Min.Y+in/2, col.Start+col.Size-in, strip.Max.Y-in)
	p.sign, p.text, p.clear = p.box, p.box, p.box
	p.sign.Max.X = min(p.box.Min.X+st.Scaled(signWidth), p.box.Max.X)
	if p.box.Dx() >= st.Scaled(arrowLeast) {
		p.arrow = p.sign
		p.arrow.Min.X, p.arrow.Max.X = p.sign.Max.X-st.Scaled(arrowGap), p.sign.Max.X-st.Scaled(arrowGap)+st.Scaled(arrowWidth)
		p.sign.Max.X = p.arrow.Max.X
	}
	p.clear.Min.X = max(p.box.Max.X-st.Scaled(clearWidth), p.sign.Max.X)
	p.text.Min.X, p.text.Max.X = p.sign.Max.X, p.clear.Min.X
	if st.RTL {
		for _, r := range [...]*image.Rectangle{&p.sign, &p.arrow, &p.text, &p.clear} {
			*r = layoutx.Mirror(*r, p.box)
		}
	}
	return p
}
