// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"
	"slices"

	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// panel is the popup in which a user composes the filter of a column. Every change takes effect immediately.
type panel struct {
	*Sources
	fields *fields
	titles *titles

	// column is the id of the column for which the panel is open, "" while it is closed.
	column string
	// requested is the id of the column for which to open the panel in the next frame.
	requested string
	// outside is the tag of the area that the panel covers, inside the tag of its background.
	outside, inside int

	// made is the filter that the panel shows, seen the filter of the column from which it was made. They
	// differ while a proposed change waits for the program.
	made, seen filter.Filter
	// known reports that made and seen are valid for the column.
	known bool
	// any reports that one matching condition is enough.
	any        bool
	conditions [2]conditionEditor
	// picking is the index of the condition whose operators are listed, or -1.
	picking   int
	operators ui.List
	// periods lists the relative dates for the operand dated; nil: the list is closed.
	periods      ui.List
	dated        *ui.Operand
	join         widget.Clickable
	clear, close ui.Button
	values       valueList

	// rect is the place of the panel, in pixels of the sheet. valuesShown reports that it has room for the
	// values.
	rect        image.Rectangle
	valuesShown bool
	// docked is the place of a panel beside the grid, in pixels of the whole; empty for a card at a header.
	docked image.Rectangle
	// escapes are the filters of the keys of a panel beside the grid.
	escapes []event.Filter
}

// open opens the panel for a column.
func (f *panel) open(gtx layout.Context, col int) {
	if !f.filters(col) || !f.Options.Enabled {
		return
	}
	f.fields.endEdit()
	f.Pointer.Tip.Clear()
	f.Motion.ShowColumn(col)
	f.column, f.known, f.picking, f.dated = f.Columns.Leaves[col].ID, false, -1, nil
	f.values.reset()
	f.sync(col)
	f.focusCondition(gtx, 0)
}

// openRequested opens the panel for the requested column.
func (f *panel) openRequested(gtx layout.Context) {
	if f.requested == "" {
		return
	}
	col := f.Columns.Find(f.requested)
	if f.requested = ""; col >= 0 {
		f.open(gtx, col)
	}
}

// dismiss closes the panel and moves the keyboard focus to the cells.
func (f *panel) dismiss(gtx layout.Context) {
	f.flush()
	f.column = ""
	ui.TakeKeyboard(gtx, f.Keyboard)
}

// openColumn returns the column for which the panel is open, or -1. It closes the panel if users cannot
// filter by the column now.
func (f *panel) openColumn() int {
	if f.column == "" {
		return -1
	}
	col := f.Columns.Find(f.column)
	if col < 0 || !f.filters(col) || !f.Options.Enabled {
		f.column = ""
		return -1
	}
	return col
}

// sync shows a filter that was changed elsewhere. A proposed change is shown until the
// program has set another filter.
func (f *panel) sync(col int) {
	now := f.current(col)
	if f.known && f.seen.Equal(now) {
		return
	}
	f.seen = now.Clone()
	if !f.known || !f.made.Equal(now) {
		f.known = true
		f.show(col, f.seen)
	}
}

// show shows a filter in the panel. made keeps the parts that the panel cannot show.
func (f *panel) show(col int, by filter.Filter) {
	f.made, f.any = by, by.Any
	first, kind := f.fields.of(col).op, f.kind(col)
	if ops := f.ops(col); !slices.Contains(ops, first) {
		first = ops[0]
	}
	f.conditions[0].show(by.First, first, f.shown(kind))
	f.conditions[1].show(by.Second, first, f.shown(kind))
	f.values.show(by)
}

// apply sets the filter of the column to the panel's, unless the panel is a draft.
func (f *panel) apply(col int, by filter.Filter) {
	f.make(by)
	if !f.Options.Apply {
		f.set(col, f.made)
	}
}

// finish sets the filter of the column to the draft.
func (f *panel) finish(col int) {
	if !f.Options.Apply {
		return
	}
	if !f.made.Active() {
		f.fields.clear(col)
		return
	}
	f.set(col, f.made)
}

// make records the filter of the panel.
func (f *panel) make(by filter.Filter) {
	f.made = by
	if !by.Active() {
		f.made = filter.Filter{}
	}
	f.values.show(f.made)
}

// shown returns the function that converts operands of a kind to their displayed text.
func (f *panel) shown(kind option.Kind) func(string) string {
	return func(operand string) string { return filterwords.Operand(operand, kind, &f.Painter.Style.Texts) }
}

// operands returns the number of operands that a condition shows: none while values are chosen.
func (f *panel) operands(i int) int {
	if i == 0 && f.values.filters() {
		return 0
	}
	return f.conditions[i].op.Operands()
}

// focusCondition moves the keyboard focus to the first operand of a condition, or to its operator if it has
// no operands.
func (f *panel) focusCondition(gtx layout.Context, i int) {
	c := &f.conditions[i]
	if f.operands(i) == 0 {
		ui.TakeKeyboard(gtx, &c.button)
		return
	}
	c.a.MoveCaretToEnd()
	c.a.TakeKeyboard(gtx)
}

// appendControls appends the controls that take the keyboard focus, other than editors.
func (f *panel) appendControls(dst []event.Tag) []event.Tag {
	for i := range f.conditions {
		dst = append(dst, &f.conditions[i].a.Dates.Clickable, &f.conditions[i].b.Dates.Clickable)
	}
	return append(dst, &f.periods.Tag, &f.conditions[0].button, &f.conditions[1].button, &f.join, &f.clear.Clickable, &f.close.Clickable, &f.values.all, &f.values.rows.Tag)
}
