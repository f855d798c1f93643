// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// chooserCard draws the open chooser over everything else.
func (p *painter) chooserCard() {
	c := &p.chooser
	if !c.open {
		return
	}
	c.find(p.engine)
	record := op.Record(p.Ops)
	ui.Cover(p.Painter, &c.coverTag)
	title, search, buttons := p.placeChooser()
	round, line := 2*p.Dp(ui.ButtonRound), p.Style.Line
	area := draw.Clip(p.Ops, c.card)
	draw.Listen(p.Ops, &c.cardTag)
	p.RoundRect(c.card, round, p.Style.Theme.MenuBorder)
	p.RoundRect(c.card.Inset(line), max(round-line, 0), p.Style.Theme.MenuBg)
	p.TextIn(p.Style.HeaderFace, p.Style.Texts.Columns, title, option.AlignStart, p.Style.Theme.MenuFg)
	p.searchField(search)
	p.choices()
	p.chooserButtons(&buttons)
	area.Pop()
	op.Defer(p.Ops, record.Stop())
}

// placeChooser finds where the chooser and its parts go: below what it was opened from,
// or above it.
func (p *painter) placeChooser() (title, search image.Rectangle, buttons [3]chooserButton) {
	c, pad, gap := &p.chooser, p.Dp(ui.ButtonPad), p.Dp(ui.ButtonGap)
	window := image.Rectangle{Max: p.view.Geometry.Size}.Inset(gap)
	c.row = p.buttons.Side(p.Gtx, &p.Style)
	width := min(p.Style.Scaled(chooserWidth), window.Dx())
	chrome := 2*pad + 2*c.row + 2*gap
	anchor := p.chooserAnchor(window, width)
	// The columns have some room before the last buttons do.
	buttons, foot := p.flowButtons(width-2*pad, window.Dy()-chrome-2*c.row)
	rows := chooserFit(len(c.choices), (chooserRoom(window, anchor)-chrome-foot)/c.row)
	c.card = ui.PopupIn(p.Painter, window, anchor, image.Pt(width, chrome+foot+rows*c.row), layoutx.Below)
	inner := c.card.Inset(pad)
	line := func(y int) image.Rectangle { return image.Rect(inner.Min.X, y, inner.Max.X, y+c.row) }
	title = line(inner.Min.Y)
	search = line(title.Max.Y)
	top := inner.Max.Y - foot + gap
	for i := range buttons {
		buttons[i].at = buttons[i].at.Add(image.Pt(inner.Min.X, top))
		if p.Style.RTL {
			buttons[i].at = layoutx.Mirror(buttons[i].at, inner)
		}
	}
	c.list = image.Rect(inner.Min.X, search.Max.Y+gap, inner.Max.X, max(top-gap, search.Max.Y+gap))
	c.fit = max(c.list.Dy()/c.row, 1)
	c.first = min(max(c.first, 0), max(len(c.choices)-c.fit, 0))
	return title, search, buttons
}

// chooserButton is a button at the foot of the chooser.
type chooserButton struct {
	*ui.Button
	text string
	at   image.Rectangle
}

// flowButtons puts the buttons that show and hide all columns, and that bring back how
// they were defined, into as many lines as they need, from the top left corner on; what
// does not fit into a height has no place. The height that they take counts the gaps
// above and between them.
func (p *painter) flowButtons(width, most int) (out [3]chooserButton, height int) {
	c, gap, loc := &p.chooser, p.Dp(ui.ButtonGap), &p.Style.Texts
	out = [3]chooserButton{{Button: &c.all, text: loc.ShowAll}, {Button: &c.none, text: loc.HideAll}, {Button: &c.undo, text: loc.ResetColumns}}
	pitch, x := c.row+gap, 0
	height = pitch
	for i := range out {
		w := min(p.buttons.Width(p.Gtx, &p.Style, out[i].text, false), width)
		if x > 0 && x+w > width {
			if height+pitch > most {
				break
			}
			height += pitch
			x = 0
		}
		if i == len(out)-1 && x > 0 {
			x = width - w
		}
		y := height - pitch
		out[i].at = image.Rect(x, y, x+w, y+c.row)
		x += w + gap
	}
	return out, height
}

// searchField draws the field that columns are searched with.
func (p *painter) searchField(at image.Rectangle) {
	c, round, line := &p.chooser, p.Dp(ui.ButtonRound), p.Style.Line
	edge := p.Style.Theme.FieldBorder
	if p.Gtx.Focused(&c.editor) {
		line, edge = 2*line, p.Style.Theme.FocusRing
	}
	p.RoundRect(at, round, edge)
	p.RoundRect(at.Inset(line), max(round-line, 0), p.Style.Theme.Bg)
	inner := at.Inset(line)
	inner.Min.X += p.Dp(ui.ButtonPad)
	inner.Max.X -= p.Dp(ui.ButtonPad)
	ui.EditorIn(p.Painter, inner, &c.editor, p.Style.Texts.SearchColumns)
}

// choices draws the columns that fit, and where in a long list they are.
func (p *painter) choices() {
	c := &p.chooser
	defer draw.Clip(p.Ops, c.list).Pop()
	draw.Listen(p.Ops, &c.listTag)
	if len(c.choices) == 0 {
		p.Notice(p.Style.Texts.NothingFound, c.list)
	}
	p.Thumb(c.list, len(c.choices)*c.row, c.first*c.row)
	defer draw.Offset(p.Ops, c.list.Min).Pop()
	for i := c.first; i < min(c.first+c.fit, len(c.choices)); i++ {
		p.choice(i, image.Rect(0, (i-c.first)*c.row, c.list.Dx(), (i-c.first+1)*c.row))
	}
}

// choice draws a column, or a group: a box, and its name.
func (p *painter) choice(i int, r image.Rectangle) {
	ch := &p.chooser.choices[i]
	node := draw.Clip(p.Ops, r)
	defer node.Pop()
	share := rowmodel.ShareOf(ch.Shown, ch.Columns)
	p.choiceNode(ch, share)
	if i == p.chooser.at {
		hover := r
		if len(p.chooser.choices) > p.chooser.fit {
			hover = p.BesideThumb(r)
		}
		p.RoundRect(hover, p.Dp(ui.ButtonRound), p.Style.Theme.MenuHover)
	}
	at := r
	at.Min.X += min(ch.Depth, choiceDeepest) * p.Style.Scaled(choiceStep)
	box, name := at, at
	box.Max.X = at.Min.X + r.Dy()
	name.Min.X = box.Max.X + p.Dp(ui.ButtonGap)
	name.Max.X -= p.Dp(ui.ButtonGap) + p.Dp(draw.ThumbWidth)
	if p.Style.RTL {
		box, name = layoutx.Mirror(box, r), layoutx.Mirror(name, r)
	}
	p.CheckBox(box, draw.BoxState{Share: share, Refused: ch.Free == 0, Hover: i == p.chooser.at})
	face := p.Style.Face
	if ch.IsGroup() {
		face = p.Style.HeaderFace
	}
	p.TextIn(face, ch.Header, name, option.AlignStart, p.Style.Theme.MenuFg)
}

const (
	// choiceStep is by how much the columns of a group stand further in than its name,
	// choiceDeepest how many groups do that.
	choiceStep    = unit.Dp(16)
	choiceDeepest = 6
)

// choiceNode tells of a line of the chooser.
func (p *painter) choiceNode(ch *column.ChooserLine, share rowmodel.Share) {
	draw.NodeClass(p.Ops, semantic.CheckBox)
	draw.NodeLabel(p.Ops, ch.Header)
	switch {
	case share == rowmodel.Some:
		draw.NodeAbout(p.Ops, p.Style.Texts.Spoken.Mixed)
	case ch.In != "":
		draw.NodeAbout(p.Ops, ch.In)
	}
	draw.NodeSelected(p.Ops, share == rowmodel.Every)
	draw.NodeEnabled(p.Ops, ch.Free > 0)
}

// chooserButtons draws the buttons that have a place.
func (p *painter) chooserButtons(buttons *[3]chooserButton) {
	for i := range buttons {
		b := &buttons[i]
		p.buttons.Draw(b.Button, ui.ButtonFace{At: b.at, Label: b.text, Text: b.text, Framed: true, Fill: p.Style.Theme.MenuBg})
	}
}
