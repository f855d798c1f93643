// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package debug

import (
	"fmt"
	"image"
	"image/color"
	"time"

	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

const (
	// boxPad is the room around the text of the box.
	boxPad = unit.Dp(8)
	// boxText is the size of the text in proportion to that of cells.
	boxText = 0.85
)

var (
	boxGround = color.NRGBA{A: 0xc8}
	boxInk    = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}
)

var stageNames = [draw.NumStages]string{"style", "arrange", "describe", "body", "head", "bars"}

// PaintBox draws the figures of the last frame in the lower corner of the sheet at the reading end.
func (f *Feature) PaintBox() {
	if f.Options.Debug {
		f.paintBox(f.lines())
	}
}

// lines returns the figures of the last frame, a line each.
func (f *Feature) lines() string {
	w, runs := f.Window, f.Painter.Cache.Stats()
	lines := fmt.Sprintf("frame %v\nrows %d–%d of %d\nprefetch %d–%d\ncolumns %d of %d\ntiles %d kept, %d set\nruns %d: %d hits, %d misses",
		f.last.total.Round(time.Microsecond), w.Visible.First, w.Visible.Last, f.Viewport.Count, w.Prefetch.First, w.Prefetch.Last,
		f.shownColumns(), len(f.Columns.Leaves), f.Text.Len(), f.last.recorded, runs.Runs, runs.Hits, runs.Misses)
	var before time.Duration
	for i, at := range f.last.ended {
		if at == 0 {
			continue
		}
		lines += fmt.Sprintf("\n%s %v", stageNames[i], (at - before).Round(time.Microsecond))
		before = at
	}
	return lines
}

// shownColumns returns the number of visible columns.
func (f *Feature) shownColumns() int {
	n := 0
	for _, cols := range f.Viewport.Sheet.Cols {
		n += len(cols)
	}
	return n
}

func (f *Feature) paintBox(lines string) {
	p := f.Painter
	gtx := p.Gtx
	gtx.Constraints.Min = image.Point{}
	m := op.Record(p.Ops)
	ink := op.Record(p.Ops)
	paint.ColorOp{Color: boxInk}.Add(p.Ops)
	l := widget.Label{Alignment: text.Start}
	dims := l.Layout(gtx, p.Style.Shaper, p.Style.Face.Font, p.TextSize(gtx)*boxText, lines, ink.Stop())
	call := m.Stop()
	pad := gtx.Dp(boxPad)
	size := f.Viewport.SheetSize()
	at := image.Pt(size.X-dims.Size.X-3*pad, size.Y-dims.Size.Y-3*pad)
	if p.Style.RTL {
		at.X = pad
	}
	t := draw.Offset(p.Ops, at)
	c := clip.Rect{Max: dims.Size.Add(image.Pt(2*pad, 2*pad))}.Push(p.Ops)
	paint.Fill(p.Ops, boxGround)
	in := draw.Offset(p.Ops, image.Pt(pad, pad))
	call.Add(p.Ops)
	in.Pop()
	c.Pop()
	t.Pop()
}
