// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"fmt"
	"image"
	"image/color"
	"log/slog"
	"runtime/debug"
	"strings"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
)

// Details are the caller's code. What one draws goes into operations of its own, so
// that a detail that panics half way leaves no clip or offset behind for the rest of
// the grid: its operations are thrown away.

// detailOps are the operations of a frame's details, used again in the next frame.
type detailOps struct {
	ops  []*op.Ops
	used int
}

// begin takes back what the frame before used and drops what it did not.
func (o *detailOps) begin() {
	clear(o.ops[o.used:])
	o.ops, o.used = o.ops[:o.used], 0
}

// next are empty operations.
func (o *detailOps) next() *op.Ops {
	if o.used == len(o.ops) {
		o.ops = append(o.ops, new(op.Ops))
	}
	o.used++
	ops := o.ops[o.used-1]
	ops.Reset()
	return ops
}

// renew are operations in place of the last ones, which a panic left as they are.
func (o *detailOps) renew() *op.Ops {
	o.ops[o.used-1] = new(op.Ops)
	return o.ops[o.used-1]
}

// drawDetail lays out the detail of a row, or says why that could not be done.
func (v *Viewport) drawDetail(gtx layout.Context, row int) (op.CallOp, layout.Dimensions) {
	at := v.AddressOf(row, 0)
	gtx.Ops = v.Details.ops.next()
	call, dims, err := v.tryDetail(gtx, at)
	if err != nil {
		v.Contents.DetailFailed(at, err)
		gtx.Ops = v.Details.ops.renew()
		m := op.Record(gtx.Ops)
		dims = v.detailError(gtx, err)
		call = m.Stop()
	}
	return call, dims
}

// detailPanic is what a detail panicked with.
type detailPanic struct{ value any }

func (p *detailPanic) Error() string { return fmt.Sprint(p.value) }

// tryDetail lays out a detail; a panic of the caller's is the error.
func (v *Viewport) tryDetail(gtx layout.Context, at Address) (call op.CallOp, dims layout.Dimensions, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &detailPanic{p}
			if !v.Details.failed {
				v.Details.failed = true
				slog.Error("gridui: a detail panicked", "panic", p, "stack", string(debug.Stack()))
			}
		}
	}()
	m := op.Record(gtx.Ops)
	dims = v.Contents.LayoutDetail(gtx, at)
	return m.Stop(), dims, nil
}

// detailError stands in place of a detail that panicked.
func (v *Viewport) detailError(gtx layout.Context, err error) layout.Dimensions {
	st := &v.Painter.Style
	text := st.Texts.DetailFailed + ": " + err.Error()
	if len(text) > maxDetailError {
		text = strings.ToValidUTF8(text[:maxDetailError], "") + "…"
	}
	gtx.Constraints.Min = image.Point{}
	gtx.Constraints.Max.Y = Unbounded
	say := v.Painter.Label(text, st.Theme.Danger)
	return layout.UniformInset(12).Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		return plate(gtx, st.Line, st.Theme.Bg, st.Theme.Danger, say)
	})
}

// plate lays out a widget in a box with a border of a width in pixels.
func plate(gtx layout.Context, line int, ground, border color.NRGBA, w layout.Widget) layout.Dimensions {
	m := op.Record(gtx.Ops)
	dims := layout.UniformInset(10).Layout(gtx, w)
	call := m.Stop()
	r, radius := image.Rectangle{Max: dims.Size}, gtx.Dp(6)
	paint.FillShape(gtx.Ops, border, clip.UniformRRect(r, radius).Op(gtx.Ops))
	paint.FillShape(gtx.Ops, ground, clip.UniformRRect(r.Inset(line), max(radius-line, 0)).Op(gtx.Ops))
	call.Add(gtx.Ops)
	return dims
}

// maxDetailError is how many bytes of what a detail panicked with are shown.
const maxDetailError = 500
