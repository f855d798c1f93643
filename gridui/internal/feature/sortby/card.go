// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sortby

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/clipread"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// mostTyped limits the characters of a list, mostValues the values that are filled in.
	mostTyped, mostValues = 20_000, 500
)

// Buttons of the card, in the order of the Tab key.
const (
	valuesButton = iota
	daysButton
	monthsButton
	upButton
	downButton
	applyButton
	cancelButton
	buttonCount
)

// card is the card in which users write a list, one value a line. A value with a line break is shown in one line.
type card struct {
	f *Feature
	// column is the id of the column for which the card is open, requested that for which to open it.
	column, requested string
	editor            widget.Editor
	// filling is set while the values of the column are awaited for a button, many if only the first of them were filled in.
	filling, many bool
	fillBy        int
	buttons       [buttonCount]ui.Button
	controls      []event.Tag
	// cover keeps the pointer from the grid, inside is the ground of the card.
	cover, inside int
	rect          image.Rectangle
	title         feature.CardTitle
}

// Request opens the card of a column in the next frame.
func (f *Feature) Request(columnID string) { f.card.requested = columnID }

// IsOpen returns the id of the column for which the card is open, empty for none.
func (f *Feature) IsOpen() string { return f.card.column }

// open opens the card with the list by which the column is ordered, else with the first list of the program.
func (c *card) open(gtx layout.Context, columnID string) {
	c.requested = ""
	d := c.f.def(columnID)
	if d == nil || c.f.refusal(d, option.SortByList) != "" {
		return
	}
	k, _ := c.f.key(columnID)
	list := k.List
	if list.IsZero() && len(d.SortLists) > 0 {
		list = d.SortLists[0]
	}
	c.column, c.filling, c.many = columnID, false, false
	c.f.Motion.ShowColumn(c.f.Columns.Find(columnID))
	c.editor.MaxLen = mostTyped
	c.setText(textOf(list), 0, 0)
	ui.TakeKeyboard(gtx, &c.editor)
	gtx.Execute(op.InvalidateCmd{})
}

// setText replaces the text, with the ends of the selection in characters.
func (c *card) setText(text string, caret, other int) {
	c.editor.SetText(text)
	c.editor.SetCaret(caret, other)
}

// close closes the card and gives the keyboard back.
func (c *card) close(gtx layout.Context) {
	c.column = ""
	ui.TakeKeyboard(gtx, c.f.Keyboard)
	gtx.Execute(op.InvalidateCmd{})
}

// Update reads an event of the card.
func (f *Feature) Update(gtx layout.Context) bool {
	c := &f.card
	if c.requested != "" && f.Painter.Styled() {
		c.open(gtx, c.requested)
	}
	if c.column == "" {
		return false
	}
	if f.def(c.column) == nil {
		c.close(gtx)
		return true
	}
	c.fill(gtx)
	if c.key(gtx) || c.covered(gtx) || c.clicked(gtx) {
		return true
	}
	_, ok := clipread.Update(gtx, &c.editor)
	return ok
}

// fill writes the values of the column as soon as they are known.
func (c *card) fill(gtx layout.Context) {
	if !c.filling {
		return
	}
	found := c.f.Dataset.Values.Distinct(gtx, c.f.Columns.Find(c.column))
	if found == nil {
		return
	}
	c.filling, c.many = false, found.More || c.fillBy == valuesButton && len(found.List) > mostValues
	c.setText(textOf(option.ListOf(c.filled(found)...)), 0, 0)
	gtx.Execute(op.InvalidateCmd{})
}

// filled returns the texts that a button fills in, of the values of the column.
func (c *card) filled(found *dataset.ValueList) []string {
	switch c.fillBy {
	case daysButton:
		return c.f.days(found)
	case monthsButton:
		return c.f.months(found)
	}
	texts := listOf(c.editor.Text()).Texts()
	for _, v := range found.List[:min(len(found.List), mostValues)] {
		if v.Text != "" {
			texts = append(texts, v.Text)
		}
	}
	return texts
}

// key reads the keys of the card: Escape closes it, Enter with the shortcut modifier applies it, Alt with arrows moves
// lines, and Tab cycles through the controls.
func (c *card) key(gtx layout.Context) bool {
	tags := c.tags()
	first, last := tags[0], tags[len(tags)-1]
	filters := []event.Filter{
		key.Filter{Focus: &c.editor, Name: key.NameUpArrow, Required: key.ModAlt},
		key.Filter{Focus: &c.editor, Name: key.NameDownArrow, Required: key.ModAlt},
		key.Filter{Focus: &c.editor, Name: key.NameReturn, Required: key.ModShortcut},
		key.Filter{Focus: &c.editor, Name: key.NameEnter, Required: key.ModShortcut},
		key.Filter{Focus: first, Name: key.NameTab, Optional: key.ModShift},
		key.Filter{Focus: last, Name: key.NameTab},
	}
	for _, tag := range tags {
		filters = append(filters, key.Filter{Focus: tag, Name: key.NameEscape})
	}
	ev, ok := gtx.Event(filters...)
	if ke, is := ev.(key.Event); ok && is && ke.State == key.Press {
		c.press(gtx, ke, tags)
	}
	return ok
}

func (c *card) press(gtx layout.Context, ke key.Event, tags []event.Tag) {
	switch ke.Name {
	case key.NameEscape:
		c.close(gtx)
	case key.NameReturn, key.NameEnter:
		c.apply(gtx)
	case key.NameUpArrow:
		c.move(gtx, -1)
	case key.NameDownArrow:
		c.move(gtx, 1)
	case key.NameTab:
		to := tags[0]
		if gtx.Focused(tags[0]) {
			to = tags[1]
			if ke.Modifiers.Contain(key.ModShift) {
				to = tags[len(tags)-1]
			}
		}
		ui.TakeKeyboard(gtx, to)
	}
}

// covered keeps presses and wheels from the grid below the card.
func (c *card) covered(gtx layout.Context) bool {
	const far = 1 << 20
	scroll := pointer.ScrollRange{Min: -far, Max: far}
	_, ok := gtx.Event(
		pointer.Filter{Target: &c.cover, Kinds: pointer.Press | pointer.Scroll, ScrollX: scroll, ScrollY: scroll},
		pointer.Filter{Target: &c.inside, Kinds: pointer.Press})
	return ok
}

// tags returns the controls in the order of the Tab key, without buttons that are off.
func (c *card) tags() []event.Tag {
	c.controls = append(c.controls[:0], &c.editor)
	for i := range c.buttons {
		if c.enabled(i) {
			c.controls = append(c.controls, &c.buttons[i].Clickable)
		}
	}
	return c.controls
}

// enabled reports whether a button has an effect.
func (c *card) enabled(button int) bool {
	caret, other := c.editor.Selection()
	switch button {
	case valuesButton:
		return !c.filling
	case daysButton, monthsButton:
		return !c.filling && c.has(button)
	case upButton, downButton:
		_, _, _, ok := moveLines(c.editor.Text(), caret, other, moveBy[button])
		return ok
	}
	return true
}

// has reports whether the card has a button: the names of days and months are for columns of texts.
func (c *card) has(button int) bool {
	d := c.f.def(c.column)
	return button != daysButton && button != monthsButton || d != nil && d.Kind == option.KindText
}

// moveBy is the number of lines by which buttons move the line of the caret.
var moveBy = [buttonCount]int{upButton: -1, downButton: 1}

// clicked reads a click on a button.
func (c *card) clicked(gtx layout.Context) bool {
	for i := range c.buttons {
		if !c.buttons[i].ClickedIf(gtx, c.enabled(i)) {
			continue
		}
		switch i {
		case valuesButton, daysButton, monthsButton:
			c.filling, c.fillBy = true, i
			c.fill(gtx)
			ui.TakeKeyboard(gtx, &c.editor)
		case upButton, downButton:
			c.move(gtx, moveBy[i])
		case applyButton:
			c.apply(gtx)
		case cancelButton:
			c.close(gtx)
		}
		return true
	}
	return false
}

// move moves the lines of the selection.
func (c *card) move(gtx layout.Context, by int) {
	caret, other := c.editor.Selection()
	if text, caret, other, ok := moveLines(c.editor.Text(), caret, other, by); ok {
		c.setText(text, caret, other)
		gtx.Execute(op.InvalidateCmd{})
	}
}

// apply orders the rows by the list, or by value without one.
func (c *card) apply(gtx layout.Context) {
	by, list := option.SortByList, listOf(c.editor.Text())
	if list.IsZero() {
		by = option.SortByValue
	}
	if d := c.f.def(c.column); d != nil {
		c.f.sort(d, by, list)
	}
	c.close(gtx)
}

// AppendControls appends the buttons, which take the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	for i := range f.card.buttons {
		dst = append(dst, &f.card.buttons[i].Clickable)
	}
	return dst
}
