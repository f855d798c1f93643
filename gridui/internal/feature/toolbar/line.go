// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

// TopHeight lays out the toolbar of the program at the width of the grid without the buttons, and returns the
// height of the line in pixels.
func (f *Feature) TopHeight(gtx layout.Context) int {
	height := 0
	st := &f.Painter.Style
	list := f.tools()
	m := op.Record(gtx.Ops)
	if st.Toolbar != nil {
		tgtx := gtx
		tgtx.Metric = st.Window
		tgtx.Constraints.Min = image.Point{}
		if tgtx.Constraints.Max.X < draw.Unbounded {
			tgtx.Constraints.Max.X = max(tgtx.Constraints.Max.X-f.room(gtx, list), 0)
			tgtx.Constraints.Min.X = tgtx.Constraints.Max.X
		}
		height = max(st.Toolbar(tgtx).Size.Y, 0)
	}
	if len(list) > 0 {
		height = max(height, f.Buttons.Line(gtx, st))
	}
	f.height = min(height, gtx.Constraints.Max.Y)
	f.toolbar = m.Stop()
	return f.height
}

// TopShare returns the width of the buttons. The toolbar of a program takes the whole line.
func (f *Feature) TopShare(gtx layout.Context) feature.Share {
	if f.Painter.Style.Toolbar != nil {
		return feature.Share{}
	}
	return feature.Share{Width: f.room(gtx, f.tools()), End: true}
}

// PaintTop draws the toolbar of the program, and the buttons at the reading end, at a place in pixels of the grid.
func (f *Feature) PaintTop(at image.Rectangle) {
	if f.height > 0 {
		f.paintLine(f.toolbar, at)
	}
	f.toolbar = op.CallOp{}
}

// paintLine draws the toolbar of the program and the buttons.
func (f *Feature) paintLine(toolbar op.CallOp, line image.Rectangle) {
	p := f.Painter
	list := f.tools()
	room, at := f.room(p.Gtx, list), line.Min
	if len(list) > 0 {
		ui.BarGround(p, line, p.Style.Theme.Bg)
	}
	if p.Style.RTL {
		at.X += room
	}
	t := draw.Offset(p.Ops, at)
	toolbar.Add(p.Ops)
	t.Pop()
	f.paintTools(line, line.Max.X-room, list)
}

// paintTools draws the buttons in the line. They begin at x, or are mirrored if the reading direction is right to
// left.
func (f *Feature) paintTools(line image.Rectangle, x int, list []feature.Tool) {
	p := f.Painter
	side, gap := f.Buttons.Side(p.Gtx, &p.Style), p.Dp(ui.ButtonGap)
	_, texts := f.width(p.Gtx, list)
	y := line.Min.Y + (line.Dy()-side)/2
	for i := range list {
		b := &list[i]
		face := b.Face
		face.Text, face.Fill = "", p.Style.Theme.Bg
		x += gap
		w := side
		if texts {
			face.Text, w = b.Text(), f.Buttons.Width(p.Gtx, &p.Style, b.Text(), true)
		}
		face.At = image.Rect(x, y, x+w, y+side)
		if p.Style.RTL {
			face.At = layoutx.Mirror(face.At, line)
		}
		if f.Chooser != nil && b.Button == f.Opener {
			f.Chooser.PlaceOpener(face.At)
		}
		if b.Of != nil {
			b.Of.PaintTool(face)
		} else {
			f.Buttons.Draw(b.Button, face)
		}
		x += w
	}
}
