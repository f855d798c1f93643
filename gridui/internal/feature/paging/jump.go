// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package paging

import (
	"image"
	"math"
	"strconv"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// A jumpField shows the page and, while it has the keyboard, takes the number of the page to go to. Only then is
// there an editor, since an editor costs time in each frame.
type jumpField struct {
	ui.Button
	editor widget.Editor
	open   bool
	// held is set if the editor has had the keyboard since it was opened.
	held bool
}

// maxJump bounds the number of digits that the field takes: enough for any page, and for a number past all pages.
const maxJump = 20

// step reads the input of the field, and reports whether there was any.
func (j *jumpField) step(f *Feature, gtx layout.Context) bool {
	if !j.open {
		clicked := j.Clicked(gtx)
		if f.Painter.Styled() && (clicked || gtx.Focused(&j.Clickable)) {
			j.begin(f, gtx)
			return true
		}
		return clicked
	}
	has := gtx.Focused(&j.editor)
	if j.held && !has {
		j.open, j.held = false, false
		return true
	}
	j.held = has
	if j.escaped(gtx) {
		j.fill(f)
		return true
	}
	ev, ok := clipread.Update(gtx, &j.editor)
	if _, submit := ev.(widget.SubmitEvent); submit {
		j.submit(f)
	}
	return ok
}

// begin opens the editor with the number of the page.
func (j *jumpField) begin(f *Feature, gtx layout.Context) {
	j.open, j.held = true, false
	j.editor.SingleLine, j.editor.Submit = true, true
	j.editor.MaxLen = maxJump
	j.editor.Alignment = text.Middle
	j.editor.Filter, j.editor.InputHint = "0123456789", key.HintNumeric
	j.fill(f)
	gtx.Execute(key.FocusCmd{Tag: &j.editor})
}

// fill sets the text of the editor to the number of the page, and selects it.
func (j *jumpField) fill(f *Feature) {
	j.editor.SetText(strconv.Itoa(f.Dataset.Page().Index + 1))
	j.editor.SetCaret(j.editor.Len(), 0)
}

// escaped reads the key that discards what was typed, and reports whether it was pressed.
func (j *jumpField) escaped(gtx layout.Context) bool {
	for {
		ev, ok := gtx.Event(key.Filter{Focus: &j.editor, Name: key.NameEscape})
		if !ok {
			return false
		}
		if k, ok := ev.(key.Event); ok && k.State == key.Press {
			return true
		}
	}
}

// submit goes to the typed page, or to the nearest existing one.
func (j *jumpField) submit(f *Feature) {
	if typed := j.editor.Text(); typed != "" {
		n, err := strconv.Atoi(typed)
		if err != nil { // only digits: too many of them
			n = math.MaxInt
		}
		f.Dataset.TurnTo(max(n, 1) - 1)
	}
	j.fill(f)
}

// jumpField draws the field.
func (f *Feature) jumpField(at image.Rectangle, page string) {
	p := f.Painter
	j := &f.bar.jump
	switch {
	case at.Empty():
		j.open = false
	case !j.open:
		f.Buttons.Draw(&j.Button, ui.ButtonFace{At: at, Label: page, Text: page, Framed: true, Fill: p.Style.Theme.FooterBg})
	default:
		f.jumpEditor(at, page)
	}
}

// jumpEditor draws the field while a number is typed.
func (f *Feature) jumpEditor(at image.Rectangle, page string) {
	p := f.Painter
	j, round, line := &f.bar.jump, p.Dp(ui.ButtonRound), 2*p.Style.Line
	p.RoundRect(at, round, p.Style.Theme.FocusRing)
	p.RoundRect(at.Inset(line), max(round-line, 0), p.Style.Theme.Bg)
	inner := at.Inset(line)
	defer draw.Clip(p.Ops, inner).Pop()
	p.FieldNode(page)
	gtx := p.Gtx
	gtx.Constraints = layout.Constraints{Min: image.Pt(inner.Dx(), 0), Max: inner.Size()}
	m := op.Record(p.Ops)
	dims := ui.LayoutEditor(gtx, p, &j.editor)
	call := m.Stop()
	defer draw.Offset(p.Ops, image.Pt(inner.Min.X, at.Min.Y+(at.Dy()-dims.Size.Y)/2)).Pop()
	call.Add(p.Ops)
}
