// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/semantic"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// Docked is a panel beside the grid with a list of the columns that users can filter by, and the filter of one of them.
type Docked struct {
	of    *Feature
	panel panel
	list  ui.List
	// ids are the columns in the list, in their order.
	ids []string
}

// dockedRows is the greatest number of columns in the list while a filter is open.
const dockedRows = 6

// Wire connects the panel to the filters of the grid.
func (d *Docked) Wire(of *Feature) {
	d.of = of
	d.panel.Sources, d.panel.fields, d.panel.titles = &of.sources, &of.fields, &of.titles
	d.list.Reset(0)
}

// isDocked reports whether the panel is beside the grid.
func (f *panel) isDocked() bool { return !f.docked.Empty() }

// dockedKeys returns Escape and the arrow keys for the controls of a panel beside the grid, which takes no other keys.
func (f *panel) dockedKeys() []event.Filter {
	if f.escapes != nil {
		return f.escapes
	}
	for i := range f.conditions {
		c := &f.conditions[i]
		f.escapes = append(f.escapes, key.Filter{Focus: &c.button, Name: key.NameUpArrow}, key.Filter{Focus: &c.button, Name: key.NameDownArrow})
		for _, tag := range [...]event.Tag{&c.button, &c.a.Editor, &c.b.Editor, &c.a.Dates.Clickable, &c.b.Dates.Clickable} {
			f.escapes = append(f.escapes, key.Filter{Focus: tag, Name: key.NameEscape})
		}
	}
	for _, tag := range [...]event.Tag{
		&f.join, &f.clear.Clickable, &f.close.Clickable, &f.values.search, &f.values.all, &f.values.rows.Tag, &f.operators.Tag, &f.periods.Tag,
	} {
		f.escapes = append(f.escapes, key.Filter{Focus: tag, Name: key.NameEscape})
	}
	return f.escapes
}

// Title returns the name of the panel.
func (d *Docked) Title() string { return d.of.sources.Painter.Style.Texts.Toolbar.Filters }

// Icon returns the icon of the panel.
func (d *Docked) Icon() icon.Icon { return d.of.sources.Painter.Style.Icons.Filter }

// AppendControls appends the tags that take the keyboard.
func (d *Docked) AppendControls(dst []event.Tag) []event.Tag {
	return append(d.panel.appendControls(dst), &d.list.Tag)
}

// Take gives the keyboard to the list of columns.
func (d *Docked) Take(gtx layout.Context) { ui.TakeKeyboard(gtx, &d.list.Tag) }

// Step reads an event of the panel, and reports whether there was one.
func (d *Docked) Step(gtx layout.Context) bool {
	d.sync()
	if d.panel.isDocked() && d.panel.update(gtx) {
		return true
	}
	if ev, ok := gtx.Event(key.Filter{Focus: &d.list.Tag, Name: key.NameEscape}); ok {
		if k, is := ev.(key.Event); is && k.State == key.Press {
			ui.TakeKeyboard(gtx, d.of.sources.Keyboard)
		}
		return true
	}
	picked, ok := d.list.Update(gtx)
	if picked >= 0 && picked < len(d.ids) {
		d.pick(gtx, d.ids[picked])
	}
	return ok
}

// pick opens the filter of a column, or closes it if it is open.
func (d *Docked) pick(gtx layout.Context, id string) {
	f := &d.panel
	if f.column == id {
		f.column = ""
		return
	}
	if col := f.Columns.Find(id); col >= 0 {
		f.flush()
		f.column, f.known, f.picking, f.dated = id, false, -1, nil
		f.values.reset()
		f.sync(col)
	}
}

// sync lists the columns that users can filter by.
func (d *Docked) sync() {
	s := &d.of.sources
	d.ids = d.ids[:0]
	for i := range s.Columns.Leaves {
		if s.Options.Enabled && s.filters(i) {
			d.ids = append(d.ids, s.Columns.Leaves[i].ID)
		}
	}
}

// Paint draws the panel in a rectangle, in pixels of the whole.
func (d *Docked) Paint(at image.Rectangle) {
	d.of.wake()
	d.sync()
	p := d.of.sources.Painter
	rowH := max(p.Dp(cardRow), p.Style.Face.Px*2)
	title := at.Inset(p.Dp(ui.CardPad))
	title.Max.Y = min(title.Min.Y+rowH, at.Max.Y)
	p.TextIn(p.Style.HeaderFace, d.Title(), title, option.AlignStart, p.Style.Theme.Fg)
	at.Min.Y = min(title.Max.Y+p.Dp(ui.PartGap), at.Max.Y)
	list := at
	open := d.panel.openColumn() >= 0
	if open {
		list.Max.Y = min(at.Min.Y+min(len(d.ids), dockedRows)*rowH, at.Max.Y)
	}
	if len(d.ids) == 0 {
		p.Notice(p.Style.Texts.NothingFound, list)
	}
	d.list.Draw(p, list, len(d.ids), rowH, d.paintColumn)
	d.panel.docked = image.Rectangle{}
	if !open {
		return
	}
	p.Fill(image.Rect(at.Min.X, list.Max.Y, at.Max.X, list.Max.Y+p.Style.Line), p.Style.Theme.Border)
	d.panel.docked = at
	d.panel.docked.Min.Y = min(list.Max.Y+p.Style.Line, at.Max.Y)
	if !d.panel.docked.Empty() {
		d.panel.paintIn()
	}
}

// paintColumn draws a column in the list: its header, and a mark if it has a filter.
func (d *Docked) paintColumn(i int, r image.Rectangle) {
	s := &d.of.sources
	p, col := s.Painter, s.Columns.Find(d.ids[i])
	if col < 0 {
		return
	}
	node := draw.Clip(p.Ops, r)
	draw.NodeClass(p.Ops, semantic.Button)
	draw.NodeLabel(p.Ops, d.of.titles.of(col))
	draw.NodeSelected(p.Ops, d.panel.column == d.ids[i])
	node.Pop()
	pad := p.Dp(ui.CardPad)
	if d.panel.column == d.ids[i] {
		p.Fill(r, p.Style.Theme.Selected)
	}
	r.Min.X, r.Max.X = r.Min.X+pad, r.Max.X-pad
	text, mark := ui.SplitEnd(r, r.Dy(), p.Style.RTL)
	p.Text(s.Columns.Leaves[col].Header, text, option.AlignStart, p.Style.Theme.Fg)
	if s.current(col).Active() {
		p.Icon(p.Style.Icons.Filter, mark, p.Style.Theme.Accent)
	}
}
