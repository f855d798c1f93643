// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// headWidth and opWidth are the widths of the choices of a column and of an operator. pairLeast is the
	// width that each of two operands needs for a date.
	headWidth, opWidth, pairLeast = unit.Dp(150), unit.Dp(140), unit.Dp(130)
)

// paintRow draws a line of the builder with widgets of a height in pixels.
func (b *builder) paintRow(i int, at image.Rectangle, height int) {
	p, r, part := b.Painter, b.rows[i], b.lines[i].Part
	indent := b.indent(i)
	line := image.Rect(at.Min.X, at.Min.Y, at.Max.X, at.Min.Y+height)
	fl := flow{p: p, line: line, x: at.Min.X + indent, end: at.Max.X, gap: p.Dp(ui.ButtonGap)}
	if len(b.lines[i].Path) > 0 {
		texts := &p.Style.Texts.Filters
		remove, more := fl.last(height), fl.last(height)
		defer b.picker.icon(&r.remove, remove, p.Phrase(texts.Delete, b.partName(i)), p.Style.Icons.Close)
		defer b.picker.icon(&r.more, more, p.Phrase(texts.Move, b.partName(i)), p.Style.Icons.Menu)
	}
	not := p.Style.Texts.Filters.Not
	b.Buttons.Draw(&r.not, ui.ButtonFace{At: fl.next(b.Buttons.Width(p.Gtx, &p.Style, not, false)), Label: not, Text: not, Framed: true, On: part.Not, Fill: p.Style.Theme.MenuBg})
	if part.Group() {
		b.paintGroup(i, &fl, at)
		return
	}
	b.paintCondition(i, &fl, at)
}

// icon draws a button with only an icon.
func (k *picker) icon(of *ui.Button, at image.Rectangle, label string, ic icon.Icon) {
	k.anchorButton(of, at)
	k.builder.Buttons.Draw(of, ui.ButtonFace{At: at, Label: label, Icon: ic, Fill: k.builder.Painter.Style.Theme.MenuBg})
}

// paintGroup draws the way in which a group joins its parts, and the buttons that add parts. The root has
// those buttons below the lines.
func (b *builder) paintGroup(i int, fl *flow, at image.Rectangle) {
	p, r, texts := b.Painter, b.rows[i], &b.Painter.Style.Texts.Filters
	join := ui.Segments{Texts: [2]string{texts.All, texts.Any}, Focused: p.Gtx.Focused(&r.head.Clickable)}
	if b.lines[i].Part.Any {
		join.On = 1
	}
	place := fl.next(min(join.Width(p), fl.rest()))
	b.Buttons.Draw(&r.head, ui.ButtonFace{At: place, Label: join.Texts[join.On]})
	join.Paint(p, place)
	if len(b.lines[i].Path) > 0 {
		if b.narrow {
			fl.below(at.Min.X+b.indent(i), at.Max.X)
		}
		worded(b.Sources, &r.condition, fl, ui.ButtonFace{Label: texts.AddCondition, Text: texts.AddCondition, Fill: p.Style.Theme.MenuBg})
		worded(b.Sources, &r.group, fl, ui.ButtonFace{Label: texts.AddGroup, Text: texts.AddGroup, Fill: p.Style.Theme.MenuBg})
	}
}

// worded draws a button with a text as the next part of a line, cut if it does not fit.
func worded(s *Sources, of *ui.Button, fl *flow, face ui.ButtonFace) {
	face.At = fl.next(min(s.Buttons.Width(s.Painter.Gtx, &s.Painter.Style, face.Text, false), fl.rest()))
	fitted(s.Buttons, s.Painter, of, face)
}

// paintCondition draws the column, the operator and the operands of a condition, in as many lines as needed.
func (b *builder) paintCondition(i int, fl *flow, at image.Rectangle) {
	p, r, part := b.Painter, b.rows[i], b.lines[i].Part
	texts, start := &p.Style.Texts, at.Min.X+b.indent(i)
	header, kind := b.column(part.ColumnID)
	width := p.Style.Scaled(headWidth)
	if b.narrow {
		width = fl.rest()
	}
	b.picker.choice(&r.head, fl.next(width), texts.Filters.Column, header)
	if b.narrow {
		fl.below(start, at.Max.X)
	}
	b.picker.choice(&r.op, fl.next(b.opWidth(i, fl)), texts.Filters.Operator, filterwords.Operator(part.Is.Op, kind, &texts.Operators))
	if b.pairBelow(i) {
		fl.below(start, at.Max.X)
	}
	switch rest := fl.rest(); {
	case part.Is.Op.Lists():
		b.picker.choice(&r.values, fl.next(rest), texts.FilterValue, filterwords.Values(part.Is.Values, texts))
	case part.Is.Op.Operands() == 1:
		b.paintOperand(&r.a, fl.next(rest), i, texts.FilterValue)
	case part.Is.Op.Operands() == 2:
		b.paintOperand(&r.a, fl.next((rest-fl.gap)/2), i, texts.Filters.Start)
		b.paintOperand(&r.b, fl.next(fl.rest()), i, texts.Filters.End)
	}
}

// opWidth returns the width of the choice of an operator in pixels: operands get the rest of the line.
func (b *builder) opWidth(i int, fl *flow) int {
	st, is := &b.Painter.Style, &b.lines[i].Part.Is
	width := min(st.Scaled(opWidth), max(fl.rest()/2, 1))
	switch {
	case b.pairBelow(i):
		return fl.rest()
	case is.Op.Operands() == 2:
		return max(min(width, fl.rest()-2*(st.Scaled(pairLeast)+fl.gap)), 1)
	case is.Op.Operands() == 0 && !is.Op.Lists():
		return min(2*width, fl.rest())
	}
	return width
}

// paintOperand draws the field of an operand, with the button for relative dates if the column holds times.
func (b *builder) paintOperand(o *ui.Operand, at image.Rectangle, line int, hint string) {
	p, part := b.Painter, b.lines[line].Part
	field, dates := at, image.Rectangle{}
	if _, kind := b.column(part.ColumnID); kind == option.KindTime {
		field, dates = ui.SplitEnd(at, at.Dy(), p.Style.RTL)
	}
	ui.EditorBox{Hint: hint, Wrong: b.invalid(part)}.Layout(p, field, &o.Editor)
	if !dates.Empty() {
		b.Buttons.Draw(&o.Dates, ui.ButtonFace{At: dates, Label: p.Style.Texts.Filters.Periods.List, Icon: p.Style.Icons.Collapse, Field: true, Fill: p.Style.Theme.Bg})
	}
	b.picker.anchorPeriods(o, at)
}

// choice draws a button that opens a list: the chosen entry, and an arrow.
func (k *picker) choice(of *ui.Button, at image.Rectangle, name, chosen string) {
	p := k.builder.Painter
	if at.Empty() {
		return
	}
	if k.anchorButton(of, at); chosen != "" {
		name = p.Phrase(name, chosen)
	}
	k.builder.Buttons.Draw(of, ui.ButtonFace{At: at, Label: name, Field: true, Fill: p.Style.Theme.Bg})
	text, arrow := ui.SplitEnd(at, min(at.Dy(), at.Dx()), p.Style.RTL)
	pad := p.Dp(ui.ButtonPad)
	if p.Style.RTL {
		text.Max.X -= pad
	} else {
		text.Min.X += pad
	}
	p.Text(chosen, text, option.AlignStart, p.Style.Theme.Fg)
	p.Icon(p.Style.Icons.Collapse, arrow, p.Style.Theme.FgMuted)
}

// partName returns the name of a line's part for assistive technology.
func (b *builder) partName(i int) string {
	part, texts := b.lines[i].Part, &b.Painter.Style.Texts.Filters
	if !part.Group() {
		header, _ := b.column(part.ColumnID)
		return header
	}
	if part.Any {
		return texts.Any
	}
	return texts.All
}
