// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
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
	record := op.Record(p.ops)
	cover := clipTo(p.ops, image.Rect(-unbounded, -unbounded, unbounded, unbounded))
	listen(p.ops, &c.coverTag)
	cover.Pop()
	title, search, buttons := p.placeChooser()
	round, line := 2*p.dp(buttonRound), p.style.Line
	area := clipTo(p.ops, c.card)
	listen(p.ops, &c.cardTag)
	p.plate(c.card, round, p.style.Theme.MenuBorder)
	p.plate(c.card.Inset(line), max(round-line, 0), p.style.Theme.MenuBg)
	p.sayIn(p.style.HeaderFace, p.style.Texts.Columns, title, option.AlignStart, p.style.Theme.MenuFg)
	p.searchField(search)
	p.choices()
	p.chooserButtons(&buttons)
	area.Pop()
	op.Defer(p.ops, record.Stop())
}

// placeChooser finds where the chooser and its parts go: below what it was opened from,
// or above it.
func (p *painter) placeChooser() (title, search image.Rectangle, buttons [3]chooserButton) {
	c, pad, gap := &p.chooser, p.dp(buttonPad), p.dp(buttonGap)
	window := image.Rectangle{Max: p.geo.size}.Inset(gap)
	c.row = p.buttonSide(p.gtx, p.style)
	width := min(p.style.Scaled(chooserWidth), window.Dx())
	chrome := 2*pad + 2*c.row + 2*gap
	anchor := p.chooserAnchor(window, width)
	// The columns have some room before the last buttons do.
	buttons, foot := p.flowButtons(width-2*pad, window.Dy()-chrome-2*c.row)
	rows := chooserFit(len(c.choices), (chooserRoom(window, anchor)-chrome-foot)/c.row)
	c.card = p.popupIn(window, anchor, image.Pt(width, chrome+foot+rows*c.row), layoutx.Below)
	inner := c.card.Inset(pad)
	line := func(y int) image.Rectangle { return image.Rect(inner.Min.X, y, inner.Max.X, y+c.row) }
	title = line(inner.Min.Y)
	search = line(title.Max.Y)
	top := inner.Max.Y - foot + gap
	for i := range buttons {
		buttons[i].at = buttons[i].at.Add(image.Pt(inner.Min.X, top))
		if p.style.RTL {
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
	*button
	text string
	at   image.Rectangle
}

// flowButtons puts the buttons that show and hide all columns, and that bring back how
// they were defined, into as many lines as they need, from the top left corner on; what
// does not fit into a height has no place. The height that they take counts the gaps
// above and between them.
func (p *painter) flowButtons(width, most int) (out [3]chooserButton, height int) {
	c, gap, loc := &p.chooser, p.dp(buttonGap), &p.style.Texts
	out = [3]chooserButton{{button: &c.all, text: loc.ShowAll}, {button: &c.none, text: loc.HideAll}, {button: &c.undo, text: loc.ResetColumns}}
	pitch, x := c.row+gap, 0
	height = pitch
	for i := range out {
		w := min(p.buttonWidth(p.gtx, p.style, out[i].text, false), width)
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
	c, round, line := &p.chooser, p.dp(buttonRound), p.style.Line
	edge := p.style.Theme.FieldBorder
	if p.gtx.Focused(&c.editor) {
		line, edge = 2*line, p.style.Theme.FocusRing
	}
	p.plate(at, round, edge)
	p.plate(at.Inset(line), max(round-line, 0), p.style.Theme.Bg)
	inner := at.Inset(line)
	inner.Min.X += p.dp(buttonPad)
	inner.Max.X -= p.dp(buttonPad)
	p.editorIn(inner, &c.editor, p.style.Texts.SearchColumns)
}

// choices draws the columns that fit, and where in a long list they are.
func (p *painter) choices() {
	c := &p.chooser
	defer clipTo(p.ops, c.list).Pop()
	listen(p.ops, &c.listTag)
	if len(c.choices) == 0 {
		p.notice(p.style.Texts.NothingFound, c.list)
	}
	p.thumb(c.list, len(c.choices)*c.row, c.first*c.row)
	defer moveBy(p.ops, c.list.Min).Pop()
	for i := c.first; i < min(c.first+c.fit, len(c.choices)); i++ {
		p.choice(i, image.Rect(0, (i-c.first)*c.row, c.list.Dx(), (i-c.first+1)*c.row))
	}
}

// choice draws a column, or a group: a box, and its name.
func (p *painter) choice(i int, r image.Rectangle) {
	ch := &p.chooser.choices[i]
	node := clipTo(p.ops, r)
	defer node.Pop()
	share := rowmodel.ShareOf(ch.shown, ch.columns)
	p.choiceNode(ch, share)
	if i == p.chooser.at {
		hover := r
		if len(p.chooser.choices) > p.chooser.fit {
			hover = p.besideThumb(r)
		}
		p.plate(hover, p.dp(buttonRound), p.style.Theme.MenuHover)
	}
	at := r
	at.Min.X += min(ch.depth, choiceDeepest) * p.style.Scaled(choiceStep)
	box, name := at, at
	box.Max.X = at.Min.X + r.Dy()
	name.Min.X = box.Max.X + p.dp(buttonGap)
	name.Max.X -= p.dp(buttonGap) + p.dp(thumbWidth)
	if p.style.RTL {
		box, name = layoutx.Mirror(box, r), layoutx.Mirror(name, r)
	}
	p.checkBox(box, share, ch.free == 0, i == p.chooser.at)
	face := p.style.Face
	if ch.isGroup() {
		face = p.style.HeaderFace
	}
	p.sayIn(face, ch.header, name, option.AlignStart, p.style.Theme.MenuFg)
}

const (
	// choiceStep is by how much the columns of a group stand further in than its name,
	// choiceDeepest how many groups do that.
	choiceStep    = unit.Dp(16)
	choiceDeepest = 6
)

// choiceNode tells of a line of the chooser.
func (p *painter) choiceNode(ch *columnChoice, share rowmodel.Share) {
	nodeClass(p.ops, semantic.CheckBox)
	nodeLabel(p.ops, ch.header)
	switch {
	case share == rowmodel.Some:
		nodeAbout(p.ops, p.style.Texts.Spoken.Mixed)
	case ch.in != "":
		nodeAbout(p.ops, ch.in)
	}
	nodeSelected(p.ops, share == rowmodel.Every)
	nodeEnabled(p.ops, ch.free > 0)
}

// checkBox draws a box that can be one of several, whatever the rows have.
func (p *painter) checkBox(cell image.Rectangle, share rowmodel.Share, refused, hover bool) {
	was := p.opt.selection
	p.opt.selection = option.SelectMulti
	p.box(cell, share, refused, hover)
	p.opt.selection = was
}

// chooserButtons draws the buttons that have a place.
func (p *painter) chooserButtons(buttons *[3]chooserButton) {
	for i := range buttons {
		b := &buttons[i]
		p.button(b.button, buttonFace{at: b.at, label: b.text, text: b.text, framed: true, fill: p.style.Theme.MenuBg})
	}
}
