// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"image"
	"slices"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/rules"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// card is the popup with the rules of a column. Its list, of rules or of the settings of the edited rule, has
// the keyboard focus. Every change takes effect immediately.
type card struct {
	*Feature
	// column is the id of the column for which the card is open, requested that for which to open it.
	column, requested string
	// edited is the index of the edited rule among the users' rules, -1 for none.
	edited  int
	list    ui.List
	buttons [buttonCount]ui.Button
	// outside is the tag of the area that the card covers, inside that of its background.
	outside, inside int
	entries         entries
	editor          editor
	rect            image.Rectangle
	label, labelOf  string
	title           feature.CardTitle
}

// Buttons of the card, in display order.
const (
	addButton = iota
	editButton
	upButton
	downButton
	deleteButton
	backButton
	closeButton
	buttonCount
)

// item returns the label of the menu item.
func (c *card) item(title string) string {
	if c.labelOf != title {
		c.label, c.labelOf = title+"…", title
	}
	return c.label
}

// open opens the card for a column.
func (c *card) open(gtx layout.Context, columnID string) {
	c.requested = ""
	if !feature.HoldsData(c.Columns, columnID) {
		return
	}
	c.Pointer.Tip.Clear()
	c.Motion.ShowColumn(c.Columns.Find(columnID))
	c.column, c.edited = columnID, -1
	c.list.Reset(0)
	ui.TakeKeyboard(gtx, &c.list.Tag)
	gtx.Execute(op.InvalidateCmd{})
}

// def returns the column for which the card is open.
func (c *card) def() *column.Def { return c.Columns.Def(c.Columns.Find(c.column)) }

// sync closes the card if its column is gone, and the editor if its rule is.
func (c *card) sync() bool {
	if c.column == "" || !feature.HoldsData(c.Columns, c.column) {
		c.column = ""
		return false
	}
	if own := *c.Settings.Rules; c.edited >= len(own) || c.edited >= 0 && (*c.Settings.Locked || !concerns(&own[c.edited], c.column)) {
		c.edited = -1
	}
	c.rulebook.follow()
	c.entries.sync(c.Feature, c.column)
	return true
}

// update reads an event of the card and handles it.
func (c *card) update(gtx layout.Context) bool {
	if c.requested != "" && c.Painter.Styled() {
		c.open(gtx, c.requested)
	}
	if !c.sync() {
		return false
	}
	if ev, ok := c.next(gtx); ok {
		c.handle(gtx, ev)
		return true
	}
	for i := range c.buttons {
		if c.buttons[i].ClickedIf(gtx, c.shown(i) && c.enabled(i)) {
			c.press(gtx, i)
			return true
		}
	}
	if c.edited >= 0 && c.editor.update(gtx, c) {
		return true
	}
	picked, ok := c.list.Update(gtx)
	if picked >= 0 {
		c.pick(gtx, picked)
	}
	return ok
}

// next reads the keys that work anywhere in the card, and presses outside it.
func (c *card) next(gtx layout.Context) (event.Event, bool) {
	return gtx.Event(
		key.Filter{Name: key.NameEscape},
		key.Filter{Focus: &c.list.Tag, Name: key.NameLeftArrow},
		key.Filter{Focus: &c.list.Tag, Name: key.NameRightArrow},
		key.Filter{Focus: &c.list.Tag, Name: key.NameDeleteForward},
		pointer.Filter{Target: &c.outside, Kinds: pointer.Press},
		pointer.Filter{Target: &c.inside, Kinds: pointer.Press})
}

func (c *card) handle(gtx layout.Context, ev event.Event) {
	switch ev := ev.(type) {
	case pointer.Event:
		if !ev.Position.Round().In(c.rect) {
			c.dismiss(gtx)
		}
	case key.Event:
		if ev.State == key.Press {
			c.key(gtx, ev.Name)
		}
	}
}

func (c *card) key(gtx layout.Context, name key.Name) {
	switch {
	case name == key.NameEscape && c.edited >= 0:
		c.press(gtx, backButton)
	case name == key.NameEscape:
		c.dismiss(gtx)
	case name == key.NameDeleteForward:
		if c.enabled(deleteButton) {
			c.press(gtx, deleteButton)
		}
	case c.edited >= 0:
		by := 1
		if (name == key.NameLeftArrow) != c.Painter.Style.RTL {
			by = -1
		}
		c.editor.choose(c, c.list.At, by)
	}
}

// dismiss closes the card and returns the keyboard focus to the cells.
func (c *card) dismiss(gtx layout.Context) {
	c.column = ""
	ui.TakeKeyboard(gtx, c.Keyboard)
}

// pick edits the rule of a line, or makes the next choice of a setting.
func (c *card) pick(gtx layout.Context, row int) {
	if c.edited >= 0 {
		c.editor.pick(gtx, c, row)
		return
	}
	if row < len(c.entries.list) && c.enabled(editButton) {
		c.press(gtx, editButton)
	}
}

// shown reports whether a button is on the current page.
func (c *card) shown(button int) bool {
	if *c.Settings.Locked {
		return button == closeButton
	}
	switch button {
	case closeButton, deleteButton:
		return true
	case backButton:
		return c.edited >= 0
	}
	return c.edited < 0
}

// enabled reports whether a button has an effect: only users' rules can be changed.
func (c *card) enabled(button int) bool {
	own := c.own()
	switch {
	case button == closeButton || button == backButton || button == addButton:
		return true
	case *c.Settings.Locked:
		return false
	case button == upButton:
		return own >= 0 && c.neighbour(-1) >= 0
	case button == downButton:
		return own >= 0 && c.neighbour(1) >= 0
	}
	return own >= 0
}

// own returns the index among the users' rules of the edited rule or the rule at the cursor, -1 for none.
func (c *card) own() int {
	if c.edited >= 0 {
		return c.edited
	}
	if at := c.list.At; at >= 0 && at < len(c.entries.list) {
		return c.entries.list[at].own
	}
	return -1
}

// neighbour returns the index of the users' rule next to the one at the cursor, in the column's list; -1 for
// none.
func (c *card) neighbour(by int) int {
	if at := c.list.At + by; at >= 0 && at < len(c.entries.list) {
		return c.entries.list[at].own
	}
	return -1
}

// press performs the action of a button.
func (c *card) press(gtx layout.Context, button int) {
	rules := rules.CloneAll(*c.Settings.Rules)
	own := c.own()
	switch button {
	case closeButton:
		c.dismiss(gtx)
		return
	case backButton:
		c.edited = -1
		c.entries.sync(c.Feature, c.column)
		c.list.Reset(max(c.entries.find(own), 0))
		ui.TakeKeyboard(gtx, &c.list.Tag)
		return
	case editButton:
		c.edit(gtx, own)
		return
	case addButton:
		c.change(append(rules, fresh(c.column, c.def())))
		c.edit(gtx, len(rules))
		return
	case deleteButton:
		c.change(slices.Delete(rules, own, own+1))
		if c.edited >= 0 {
			c.edited = -1
			c.list.Reset(0)
		}
		ui.TakeKeyboard(gtx, &c.list.Tag)
		return
	}
	by := 1
	if button == upButton {
		by = -1
	}
	to := c.neighbour(by)
	rules[own], rules[to] = rules[to], rules[own]
	c.change(rules)
	c.list.ShowAt(c.list.At + by)
}

// edit opens the settings of a rule.
func (c *card) edit(gtx layout.Context, own int) {
	c.edited = own
	c.list.Reset(0)
	c.editor.begin()
	ui.TakeKeyboard(gtx, &c.list.Tag)
}

// alike returns the visible columns of the same kind as the card's column, which comes first.
func (c *card) alike() []string {
	ids := []string{c.column}
	for i := range c.Columns.Leaves {
		if l := &c.Columns.Leaves[i]; !l.Utility && l.ID != c.column && profiling.KindOf(c.Columns.Def(i)) == profiling.KindOf(c.def()) {
			ids = append(ids, l.ID)
		}
	}
	return ids
}
