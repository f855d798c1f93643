// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// row is the row of fields below the header.
type row struct {
	*Sources
	fields *fields
	panel  *panel
	titles *titles
	// operators is the menu at the sign of a field.
	operators operatorMenu
	// awaited is the number of frames left for the editor to get the keyboard focus.
	awaited int
	// pressed is the id of the column with a touch on its field, "" for none.
	pressed string
	// setFilter is Grid.SetFilter, kept because each method value is an allocation.
	setFilter func(columnID string, f filter.Filter)
	// drawn keeps the drawings of the fields, by pane.
	drawn [3]drawnFields
}

// focusFrames is the number of frames that an editor may take to get the keyboard focus.
const focusFrames = 3

// height returns the height of the row in pixels, 0 if it is not shown.
func (r *row) height() int {
	if !r.Options.Enabled || !r.Options.Row || len(r.Columns.Leaves) == 0 {
		return 0
	}
	return r.Painter.Style.HeaderHeight
}

// edit moves the keyboard focus to the field of a column.
func (r *row) edit(gtx layout.Context, col int) {
	c := r.fields.of(col)
	if !c.editable {
		return
	}
	r.fields.endEdit()
	r.fields.edited, r.awaited = r.Columns.Leaves[col].ID, focusFrames
	c.startEdit()
	c.made = c.seen.Clone()
	r.Motion.ShowColumn(col)
	c.editor.TakeKeyboard(gtx)
}

// editedField returns the field with the editor, nil if there is none. It ends the edit if the field is gone
// or is not editable.
func (r *row) editedField() (col int, c *field) {
	if r.fields.edited == "" {
		return -1, nil
	}
	col = r.Columns.Find(r.fields.edited)
	if col >= 0 && r.Viewport.Geometry.FilterHeight > 0 && r.filters(col) && r.Options.Cell == nil {
		if c = r.fields.of(col); c.editable {
			return col, c
		}
	}
	r.fields.endEdit()
	return -1, nil
}

// next returns the next column with an editable field in a direction, or -1.
func (r *row) next(col, step int) int {
	for col += step; col >= 0 && col < len(r.Columns.Leaves); col += step {
		if r.filters(col) && r.fields.of(col).editable {
			return col
		}
	}
	return -1
}

// takesTab reports whether Tab moves the keyboard focus from the cells to the row.
func (r *row) takesTab() bool {
	return r.Viewport.Geometry.FilterHeight > 0 && !r.Keys.TabCells && r.Options.Cell == nil && r.next(-1, 1) >= 0
}

// update reads an event of the edited field and handles it.
func (r *row) update(gtx layout.Context) bool {
	if r.updateOperators(gtx) {
		return true
	}
	col, c := r.editedField()
	if c == nil {
		return false
	}
	if gtx.Focused(&c.editor.Editor) {
		r.awaited = 0
	} else if r.awaited--; r.awaited <= 0 {
		r.fields.endEdit()
		return true
	}
	if ev, ok := r.nextKey(gtx, c, col); ok {
		// Text of the same frame is read first, since the key moves the focus away from the editor.
		for ev.State == key.Press && r.readText(gtx, col, c) {
		}
		r.handleKey(gtx, ev, col)
		return true
	}
	return r.readText(gtx, col, c)
}

// readText lets the editor of a field read an event, and applies the typed text.
func (r *row) readText(gtx layout.Context, col int, c *field) bool {
	typed, ok := c.editor.Step(gtx)
	if typed {
		c.made = c.typed(r.ops(col))
		if !c.made.Active() {
			c.made = filter.Filter{}
		}
		r.setTyped(gtx, col, c.made)
	}
	return ok
}

// nextKey reads the keys that leave a field. At the ends of the row it leaves Tab to Gio, so that the
// keyboard focus can leave the row.
func (r *row) nextKey(gtx layout.Context, c *field, col int) (key.Event, bool) {
	tag := &c.editor.Editor
	all := [...]event.Filter{
		key.Filter{Focus: tag, Name: key.NameEscape},
		key.Filter{Focus: tag, Name: key.NameReturn, Optional: key.ModShortcut},
		key.Filter{Focus: tag, Name: key.NameEnter, Optional: key.ModShortcut},
		key.Filter{Focus: tag, Name: key.NameDownArrow, Optional: key.ModAlt},
		nil, nil,
	}
	filters := all[:4]
	if r.next(col, -1) >= 0 {
		filters = append(filters, key.Filter{Focus: tag, Name: key.NameTab, Required: key.ModShift})
	}
	if r.next(col, 1) >= 0 {
		filters = append(filters, key.Filter{Focus: tag, Name: key.NameTab})
	}
	ev, ok := gtx.Event(filters...)
	ke, _ := ev.(key.Event)
	return ke, ok
}

func (r *row) handleKey(gtx layout.Context, ev key.Event, col int) {
	if ev.State != key.Press {
		return
	}
	r.flush()
	switch {
	case ev.Name == key.NameTab && ev.Modifiers.Contain(key.ModShift):
		r.edit(gtx, r.next(col, -1))
	case ev.Name == key.NameTab:
		r.edit(gtx, r.next(col, 1))
	case ev.Name == key.NameDownArrow && ev.Modifiers.Contain(key.ModAlt):
		r.listOperators(gtx, col, true, false)
	case ev.Modifiers.Contain(key.ModShortcut):
		r.fields.endEdit()
		r.panel.open(gtx, col)
	default:
		// The keyboard focus moves to the cells, or to the header if no rows are left.
		r.fields.endEdit()
		ui.TakeKeyboard(gtx, r.Keyboard)
		gtx.Execute(op.InvalidateCmd{})
	}
}
