// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"fmt"
	"image"
	"image/color"
	"log"
	"runtime/debug"
	"strings"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// draw lays out the detail of a row, or an error message if it panics.
func (d *Details) draw(gtx layout.Context, row coord.Pos) (op.CallOp, layout.Dimensions) {
	at := d.addresses.AddressOf(row, 0)
	gtx.Ops = d.ops.next()
	call, dims, err := d.try(gtx, at)
	if err != nil {
		d.contents.DetailFailed(at, err)
		gtx.Ops = d.ops.renew()
		m := op.Record(gtx.Ops)
		dims = d.errorBox(gtx, err)
		call = m.Stop()
	}
	return call, dims
}

// try lays out a detail. It returns a panic of the caller's code as the error.
func (d *Details) try(gtx layout.Context, at Address) (call op.CallOp, dims layout.Dimensions, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &detailPanic{p}
			if !d.failed {
				d.failed = true
				log.Printf("ERROR gridui: the widget of a row panicked: %v\n%s", p, debug.Stack())
			}
		}
	}()
	m := op.Record(gtx.Ops)
	dims = d.contents.LayoutDetail(gtx, at)
	return m.Stop(), dims, nil
}

// errorBox lays out the message that replaces a detail that panicked.
func (d *Details) errorBox(gtx layout.Context, err error) layout.Dimensions {
	st := &d.painter.Style
	text := st.Texts.DetailFailed
	if d.whole {
		text = st.Texts.RowFailed
	}
	text += ": " + err.Error()
	if len(text) > maxDetailError {
		text = strings.ToValidUTF8(text[:maxDetailError], "") + "…"
	}
	gtx.Constraints.Min = image.Point{}
	gtx.Constraints.Max.Y = draw.Unbounded
	say := d.painter.Label(text, st.Theme.Danger)
	return layout.UniformInset(12).Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		return roundedRect(gtx, st.Line, st.Theme.Bg, st.Theme.Danger, say)
	})
}

// detailPanic is the error for a panic of a detail.
type detailPanic struct{ value any }

func (p *detailPanic) Error() string { return fmt.Sprint(p.value) }

// roundedRect lays out a widget in a rounded rectangle with a border of a width in pixels.
func roundedRect(gtx layout.Context, line int, ground, border color.NRGBA, w layout.Widget) layout.Dimensions {
	m := op.Record(gtx.Ops)
	dims := layout.UniformInset(10).Layout(gtx, w)
	call := m.Stop()
	r, radius := image.Rectangle{Max: dims.Size}, gtx.Dp(6)
	paint.FillShape(gtx.Ops, border, clip.UniformRRect(r, radius).Op(gtx.Ops))
	paint.FillShape(gtx.Ops, ground, clip.UniformRRect(r.Inset(line), max(radius-line, 0)).Op(gtx.Ops))
	call.Add(gtx.Ops)
	return dims
}

// maxDetailError is the maximum length of the message of a panic, in bytes.
const maxDetailError = 500
