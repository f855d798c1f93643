// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"strings"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// chooser is the list of all columns, to show and hide them. Its search field has
// the keyboard while it is open: the arrows choose a column, Enter shows or hides
// it, and so does the space bar while nothing is searched for.
type chooser struct {
	open, asked bool
	// held says that the chooser has had the keyboard since it was opened.
	held   bool
	editor widget.Editor
	// choices are the columns that the search finds, at the one that keys act on, first
	// the topmost of those that fit.
	choices        []column.ChooserLine
	at, first, fit int
	finger         ui.Finger
	// turned is what a wheel has turned in pixels and the list has not scrolled.
	turned          float32
	all, none, undo ui.Button
	// card is where it is on the grid, list where the columns are on the card, row the
	// height of one.
	card, list image.Rectangle
	// header is the header that it was opened from, if any, opener the button of the
	// grid for it, in pixels of the grid.
	header, opener image.Rectangle
	row            int
	// listTag takes the pointer on the columns, cardTag beside them, coverTag
	// everywhere else.
	listTag, cardTag, coverTag int
}

const (
	// chooserWidth and chooserRows are the most that the chooser takes. It has room for
	// chooserFewest columns also if there are fewer, and shows chooserLeast of them where
	// it would have to lie over its anchor for that.
	chooserWidth  = unit.Dp(280)
	chooserRows   = 12
	chooserFewest = 3
	chooserLeast  = 6
)

// OpenColumns opens a list of all columns in the next frame, in which users show and
// hide them and bring back how they were defined.
// The list opens at the button of ColumnVisibility, or at the end of the header without one.
func (g *Grid[T]) OpenColumns() { g.bound().OpenColumns() }

func (g *core) OpenColumns() { g.engine.chooser.openAtButton() }

// step reads what is done to the chooser.
func (c *chooser) step(e *engine, gtx layout.Context) bool {
	switch {
	case c.asked && e.draw.Style.Shaper != nil:
		c.begin(gtx)
		return true
	case !c.open:
		return false
	}
	if c.held && !c.focused(gtx) {
		c.open = false
		return true
	}
	c.held = c.held || c.focused(gtx)
	c.find(e)
	if c.button(e, gtx) {
		return true
	}
	ev, ok := c.next(gtx)
	switch ev := ev.(type) {
	case pointer.Event:
		c.pointer(e, gtx, ev)
	case key.Event:
		if ev.State == key.Press {
			c.key(e, gtx, ev.Name)
		}
	}
	if ok {
		return true
	}
	_, ok = c.editor.Update(gtx)
	return ok
}

func (c *chooser) begin(gtx layout.Context) {
	c.asked, c.open, c.held = false, true, false
	c.at, c.first, c.turned, c.finger = 0, 0, 0, ui.Finger{}
	c.editor.SingleLine, c.editor.MaxLen = true, maxTyped
	c.editor.SetText("")
	gtx.Execute(key.FocusCmd{Tag: &c.editor})
}

// close gives the keyboard back to the rows.
func (c *chooser) close(e *engine, gtx layout.Context) {
	c.open = false
	ui.TakeKeyboard(gtx, e.typing.Tag())
}

// focused says whether any part of the chooser has the keyboard.
func (c *chooser) focused(gtx layout.Context) bool {
	return gtx.Focused(&c.editor) || gtx.Focused(&c.all.Clickable) || gtx.Focused(&c.none.Clickable) || gtx.Focused(&c.undo.Clickable)
}

// find lists the columns that are searched for.
func (c *chooser) find(e *engine) {
	c.choices = e.cols.Choices(c.choices[:0], strings.ToLower(strings.TrimSpace(c.editor.Text())))
	c.at = min(max(c.at, 0), max(len(c.choices)-1, 0))
}

// button reads clicks on the buttons.
func (c *chooser) button(e *engine, gtx layout.Context) bool {
	switch {
	case c.all.ClickedIf(gtx, true):
		e.ask.setShown(c.columnsOf(0, len(c.choices)), true)
	case c.none.ClickedIf(gtx, true):
		e.ask.setShown(c.columnsOf(0, len(c.choices)), false)
	case c.undo.ClickedIf(gtx, true):
		e.ask.resetColumns()
	default:
		return false
	}
	return true
}

func (c *chooser) next(gtx layout.Context) (event.Event, bool) {
	const far = 1 << 20
	scroll := pointer.ScrollRange{Min: -far, Max: far}
	space := key.Filter{Focus: &c.editor, Name: key.NameSpace}
	if c.editor.Len() > 0 {
		space.Name = noKey
	}
	return gtx.Event(
		pointer.Filter{Target: &c.coverTag, Kinds: pointer.Press | pointer.Scroll, ScrollX: scroll, ScrollY: scroll},
		pointer.Filter{Target: &c.cardTag, Kinds: pointer.Scroll, ScrollX: scroll, ScrollY: scroll},
		pointer.Filter{Target: &c.listTag, Kinds: ui.ListKinds, ScrollY: scroll},
		key.Filter{Focus: &c.editor, Name: key.NameUpArrow},
		key.Filter{Focus: &c.editor, Name: key.NameDownArrow},
		key.Filter{Focus: &c.editor, Name: key.NamePageUp},
		key.Filter{Focus: &c.editor, Name: key.NamePageDown},
		key.Filter{Focus: &c.editor, Name: key.NameReturn},
		key.Filter{Focus: &c.editor, Name: key.NameEnter},
		space,
		key.Filter{Focus: &c.editor, Name: key.NameEscape},
		key.Filter{Focus: &c.all.Clickable, Name: key.NameEscape},
		key.Filter{Focus: &c.none.Clickable, Name: key.NameEscape},
		key.Filter{Focus: &c.undo.Clickable, Name: key.NameEscape},
	)
}

func (c *chooser) key(e *engine, gtx layout.Context, name key.Name) {
	last := max(len(c.choices)-1, 0)
	switch name {
	case key.NameUpArrow:
		c.at = max(c.at-1, 0)
	case key.NameDownArrow:
		c.at = min(c.at+1, last)
	case key.NamePageUp:
		c.at = max(c.at-c.fit, 0)
	case key.NamePageDown:
		c.at = min(c.at+c.fit, last)
	case key.NameEscape:
		c.close(e, gtx)
	default:
		c.toggle(e)
	}
	c.first = min(max(c.first, c.at-c.fit+1), c.at)
}

// pointer acts on the pointer at a position in pixels of the grid, on the list or beside
// it.
func (c *chooser) pointer(e *engine, gtx layout.Context, ev pointer.Event) {
	pos := ev.Position.Round()
	at := c.first + (pos.Y-c.list.Min.Y)/max(c.row, 1)
	inside := pos.In(c.list) && at < min(c.first+c.fit, len(c.choices))
	if ev.Kind == pointer.Press && !pos.In(c.list) {
		c.close(e, gtx)
		return
	}
	by, picks := c.finger.Follow(gtx, &c.listTag, ev, c.row)
	switch {
	case ev.Kind == pointer.Scroll:
		c.turned += ev.Scroll.Y * e.draw.Style.WheelScale
		by = int(c.turned / float32(max(c.row, 1)))
		c.turned -= float32(by * c.row)
		c.scroll(by)
	case by != 0:
		c.scroll(by)
	case ev.Kind == pointer.Move && inside:
		c.at = at
	case picks && inside:
		c.at = at
		c.toggle(e)
		gtx.Execute(key.FocusCmd{Tag: &c.editor})
	}
}

// scroll scrolls by columns; the one that keys act on stays in view.
func (c *chooser) scroll(by int) {
	c.first = min(max(c.first+by, 0), max(len(c.choices)-c.fit, 0))
	c.at = min(max(c.at, c.first), c.first+c.fit-1)
}

// toggle shows or hides the column that keys act on; of a group all columns, unless all
// of them show.
func (c *chooser) toggle(e *engine) {
	if c.at >= len(c.choices) {
		return
	}
	ch := &c.choices[c.at]
	e.ask.setShown(c.columnsOf(c.at, max(ch.End, c.at+1)), ch.Shown < ch.Columns)
}

// columnsOf are the ids of the columns in some lines.
func (c *chooser) columnsOf(from, end int) (ids []string) {
	for i := range c.choices[from:end] {
		if ch := &c.choices[from+i]; !ch.IsGroup() {
			ids = append(ids, ch.ID)
		}
	}
	return ids
}
