// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"

	"gioui.org/io/semantic"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// pickerWidth is the least width of a list, pickerRows the most visible entries.
	pickerWidth = unit.Dp(200)
	pickerRows  = 14
)

// anchorPeriods sets the anchor if relative dates are listed for this operand.
func (k *picker) anchorPeriods(o *ui.Operand, at image.Rectangle) {
	if k.operand == o {
		k.anchor = at
	}
}

// anchorButton sets the anchor if the open list belongs to this button.
func (k *picker) anchorButton(of *ui.Button, at image.Rectangle) {
	if k.kind == pickNothing || k.line >= len(k.builder.rows) {
		return
	}
	r := k.builder.rows[k.line]
	owners := [...]*ui.Button{pickColumn: &r.head, pickOp: &r.op, pickPeriod: nil, pickValues: &r.values, pickMove: &r.more}
	if owners[k.kind] == of {
		k.anchor = at
	}
}

// paint draws the open list.
func (k *picker) paint() {
	if k.kind == pickNothing || k.line >= len(k.builder.lines) {
		return
	}
	b := k.builder
	p := b.Painter
	k.readValues()
	rowH := max(p.Style.RowHeight*7/8, p.Style.Face.Px*3/2)
	rows := min(max(k.len(), 1), pickerRows, max(b.Viewport.Geometry.Size.Y/max(rowH, 1)-1, 1))
	size := image.Pt(max(k.anchor.Dx(), p.Style.Scaled(pickerWidth)), rows*rowH+2*p.Style.Line)
	card := ui.PopupIn(p, image.Rectangle{Max: b.Viewport.Geometry.Size}, k.anchor, size, layoutx.Below)
	clip := ui.Card(p, card)
	card = card.Inset(p.Style.Line)
	if k.len() == 0 {
		p.Notice(k.emptyText(), card)
	}
	k.denied = image.Rectangle{}
	k.list.Draw(p, card, k.len(), rowH, k.paintEntry)
	clip.Pop()
	if lit := k.list.Lit(); !k.denied.Empty() {
		ui.DrawTip(p, k.denied, image.Rectangle{Max: b.Viewport.Geometry.Size}, k.denies(lit))
	}
}

// emptyText returns the text of an empty list.
func (k *picker) emptyText() string {
	texts := &k.builder.Painter.Style.Texts
	switch {
	case k.kind != pickValues:
		return texts.NothingFound
	case k.values == nil:
		return texts.Loading
	case k.values.More:
		return texts.FilterMany
	}
	return texts.NothingFound
}

// readValues reads the values of the column for a list of values. Values of hidden columns are not known.
func (k *picker) readValues() {
	if k.kind != pickValues {
		return
	}
	b := k.builder
	if col := b.Columns.Find(b.lines[k.line].Part.ColumnID); col >= 0 {
		k.values = b.Dataset.Values.DistinctBare(b.Painter.Gtx, col)
	}
}

// paintEntry draws an entry of the list.
func (k *picker) paintEntry(i int, at image.Rectangle) {
	p := k.builder.Painter
	name, chosen := k.entry(i)
	node := draw.Clip(p.Ops, at)
	draw.NodeClass(p.Ops, k.class())
	draw.NodeLabel(p.Ops, name)
	draw.NodeSelected(p.Ops, chosen)
	ink := p.Style.Theme.MenuFg
	if why := k.denies(i); why != "" {
		draw.NodeEnabled(p.Ops, false)
		draw.NodeAbout(p.Ops, p.Phrase(name, why))
		if ink = ui.Faded(p.Style.Theme.FgMuted); i == k.list.Lit() {
			k.denied = at
		}
	}
	node.Pop()
	text, mark := ui.SplitEnd(at, at.Dy(), p.Style.RTL)
	text.Min.X, text.Max.X = text.Min.X+p.Style.Padding, text.Max.X-p.Style.Padding
	p.Text(name, text, option.AlignStart, ink)
	if chosen {
		p.Icon(p.Style.Icons.Check, mark, ink)
	}
}

// class returns the class of entries for assistive technology.
func (k *picker) class() semantic.ClassOp {
	switch k.kind {
	case pickValues:
		return semantic.CheckBox
	case pickMove:
		return semantic.Button
	}
	return semantic.RadioButton
}

// entry returns the name of an entry, and whether it is chosen.
func (k *picker) entry(i int) (name string, chosen bool) {
	b := k.builder
	texts, part := &b.Painter.Style.Texts, b.lines[k.line].Part
	switch k.kind {
	case pickColumn:
		header, _ := b.column(k.columns[i].ID)
		return header, k.columns[i].ID == part.ColumnID
	case pickOp:
		_, kind := b.column(part.ColumnID)
		return filterwords.Operator(k.ops[i], kind, &texts.Operators), k.ops[i] == part.Is.Op
	case pickPeriod:
		return filterwords.Period(periods[i], &texts.Filters.Periods), periods[i].String() == k.operand.Value()
	case pickMove:
		return moveKind(i).name(&texts.Filters), false
	}
	text := k.values.List[i].Text
	for _, v := range part.Is.Values {
		chosen = chosen || v == text
	}
	if text == "" {
		text = texts.FilterNoValue
	}
	return filterwords.Cut(text, filterwords.MaxOperand), chosen
}
