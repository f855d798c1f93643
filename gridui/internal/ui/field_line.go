// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/unit"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// FieldLine is a line above the header with a text field and a button that closes it.
type FieldLine struct {
	Editor widget.Editor
	exit   Button
	height int
	field  image.Rectangle
}

// FieldFace sets the texts and the width of a FieldLine. Label is left out if the line is too narrow. Wrong states why
// the text of the field is not accepted; empty: it is accepted.
type FieldFace struct {
	Label, Hint, Wrong string
	Width              unit.Dp
}

// fieldGap is the distance between the field and the text next to it.
const fieldGap = unit.Dp(8)

// Begin sets the text of the field, which takes at most a number of characters, and gives it the keyboard.
func (l *FieldLine) Begin(gtx layout.Context, text string, most int) {
	l.Editor.SingleLine, l.Editor.Submit, l.Editor.MaxLen = true, true, most
	l.Editor.SetText(text)
	l.SelectAll()
	TakeKeyboard(gtx, &l.Editor)
}

// SelectAll selects the text, so that typing replaces it.
func (l *FieldLine) SelectAll() { l.Editor.SetCaret(l.Editor.Len(), 0) }

// Closed reports whether the user closed the line, by its button or by Escape.
func (l *FieldLine) Closed(gtx layout.Context) bool {
	if l.exit.ClickedIf(gtx, true) {
		return true
	}
	ev, ok := gtx.Event(key.Filter{Focus: &l.Editor, Name: key.NameEscape}, key.Filter{Focus: &l.exit.Clickable, Name: key.NameEscape})
	k, is := ev.(key.Event)
	return ok && is && k.State == key.Press
}

// Control returns the tag of the button, which takes the keyboard.
func (l *FieldLine) Control() event.Tag { return &l.exit.Clickable }

// Field returns the bounds of the text field at the last Paint, in pixels of the grid.
func (l *FieldLine) Field() image.Rectangle { return l.field }

// SyncHeight returns the height of the line in pixels, 0 if it does not show.
func (l *FieldLine) SyncHeight(gtx layout.Context, p *draw.Painter, b *Buttons, shows bool) int {
	l.height = 0
	if shows {
		l.height = b.Side(gtx, &p.Style) + 2*gtx.Dp(ButtonGap) + p.Style.Line
	}
	return l.height
}

// Paint draws the line at a place in pixels of the grid.
func (l *FieldLine) Paint(p *draw.Painter, b *Buttons, bar image.Rectangle, face FieldFace) {
	if l.height == 0 {
		return
	}
	defer draw.Clip(p.Ops, bar).Pop()
	BarGround(p, bar, p.Style.Theme.FooterBg)
	side, gap := b.Side(p.Gtx, &p.Style), p.Dp(ButtonGap)
	place := func(from, width int) image.Rectangle {
		r := image.Rect(from, bar.Min.Y+gap, from+max(width, 0), bar.Min.Y+gap+side)
		if p.Style.RTL {
			return layoutx.Mirror(r, bar)
		}
		return r
	}
	x, end := bar.Min.X+p.Style.Padding, bar.Max.X-p.Style.Padding-side
	b.Draw(&l.exit, ButtonFace{At: place(end, side), Label: p.Style.Texts.Find.Close, Icon: p.Style.Icons.Close, Fill: p.Style.Theme.FooterBg})
	end -= p.Dp(fieldGap)
	label := p.Cache.RunString(p.Style.Face, face.Label).Width
	if field := p.Dp(face.Width); x+label+field+p.Dp(fieldGap) <= end {
		p.Text(face.Label, place(x, label), option.AlignStart, p.Style.Theme.Fg)
		x += label + p.Dp(fieldGap)
	}
	field := min(p.Dp(face.Width), end-x)
	l.field = place(x, field)
	EditorBox{Hint: face.Hint, Wrong: face.Wrong != ""}.Layout(p, l.field, &l.Editor)
	x += field + p.Dp(fieldGap)
	if says := place(x, end-x); face.Wrong != "" && !says.Empty() {
		p.Text(face.Wrong, says, option.AlignStart, p.Style.Theme.Danger)
		p.Node(says, face.Wrong, "")
	}
}
