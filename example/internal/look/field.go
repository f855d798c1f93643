// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look

import (
	"image"
	"image/color"

	"gioui.org/font"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/unit"
	"gioui.org/widget"
)

// Field is a line to type in. The zero value is ready.
type Field struct {
	// Invalid marks the text as wrong, until it is changed.
	Invalid bool
	// Width is the width of the field; 0 means 140.
	Width unit.Dp

	editor widget.Editor
}

// Allow restricts typing to some runes.
func (f *Field) Allow(runes string) { f.editor.Filter = runes }

// Text returns the text of the field.
func (f *Field) Text() string { return f.editor.Text() }

// SetText replaces the text of the field.
func (f *Field) SetText(text string) {
	if f.editor.Text() != text {
		f.editor.SetText(text)
	}
}

// Submitted reads input and reports whether Enter was pressed.
func (f *Field) Submitted(gtx layout.Context) (submitted bool) {
	f.editor.SingleLine, f.editor.Submit = true, true
	for {
		ev, ok := f.editor.Update(gtx)
		if !ok {
			return submitted
		}
		switch ev.(type) {
		case widget.ChangeEvent:
			f.Invalid = false
		case widget.SubmitEvent:
			submitted = true
		}
	}
}

// Layout draws the field, with a hint while it is empty.
func (f *Field) Layout(gtx layout.Context, l *Look, hint string) layout.Dimensions {
	th := l.Theme()
	if f.Width == 0 {
		f.Width = 140
	}
	size := image.Pt(min(gtx.Dp(f.Width), gtx.Constraints.Max.X), gtx.Dp(controlHeight))
	r := image.Rectangle{Max: size}
	border, thick := th.Border, unit.Dp(1)
	switch {
	case f.Invalid:
		border, thick = th.Danger, 2
	case gtx.Focused(&f.editor):
		border, thick = th.FocusRing, 2
	}
	Plate(gtx, r, controlRadius, th.Bg)
	Outline(gtx, r, controlRadius, thick, border)
	inner := image.Rect(gtx.Dp(10), 0, size.X-gtx.Dp(10), size.Y)
	At(gtx, inner, func(gtx layout.Context) layout.Dimensions {
		pointer.CursorText.Add(gtx.Ops)
		return Middle(gtx, func(gtx layout.Context) layout.Dimensions { return f.edit(gtx, l, hint) })
	})
	return layout.Dimensions{Size: size}
}

func (f *Field) edit(gtx layout.Context, l *Look, hint string) layout.Dimensions {
	th := l.Theme()
	gtx.Constraints.Min.X = gtx.Constraints.Max.X
	if f.editor.Len() == 0 {
		m := op.Record(gtx.Ops)
		l.Text(gtx, Type{Size: 13, Color: th.FgMuted}, hint)
		call := m.Stop()
		c := clip.Rect{Max: gtx.Constraints.Max}.Push(gtx.Ops)
		call.Add(gtx.Ops)
		c.Pop()
	}
	return f.editor.Layout(gtx, l.Shaper, font.Font{}, 13, Ink(gtx, th.Fg), Ink(gtx, th.RangeFill))
}

// Ink records a colour for Gio's text widgets.
func Ink(gtx layout.Context, c color.NRGBA) op.CallOp {
	m := op.Record(gtx.Ops)
	paint.ColorOp{Color: c}.Add(gtx.Ops)
	return m.Stop()
}
