// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"
	"image/color"
	"slices"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// operatorMenu is the menu of operators at the sign of a field.
type operatorMenu struct {
	menu menus.Menu[int]
	// column is the id of the column of the open menu, "" while it is closed.
	column string
	choice operatorChoice
}

// operatorChoice holds the choice of a user in the menu, which takes effect after the menu has closed. The zero value
// means no choice.
type operatorChoice struct {
	// op is the operator if picks is set.
	op    filter.Op
	picks bool
	// panel opens the panel, clears removes the filter, and edits returns the keyboard to the field.
	panel, clears, edits bool
}

// listOperators opens the menu of operators of a column.
func (r *row) listOperators(gtx layout.Context, col int, byKey, byTouch bool) {
	m := &r.operators
	m.menu.Return, m.menu.ByTouch = r.Keyboard, byTouch
	m.column, m.choice = r.Columns.Leaves[col].ID, operatorChoice{edits: r.fields.edited != ""}
	r.fields.endEdit()
	r.Pointer.Tip.Clear()
	m.menu.Open(r.signAt(gtx, col), layoutx.Below, menus.Target[int]{Text: r.Painter.Style.Texts.Filters.Operator}, r.operatorItems(col))
	if byKey {
		m.menu.SelectFirst()
	}
	gtx.Execute(op.InvalidateCmd{})
}

// signAt returns the place of the sign of a column's field in pixels of the sheet.
func (r *row) signAt(gtx layout.Context, col int) image.Rectangle {
	for _, pane := range r.Viewport.Sheet.Cols {
		for _, span := range pane {
			if span.Index == col {
				return r.parts(gtx, span).sign
			}
		}
	}
	return r.strip()
}

// operatorItems returns the operators of a column with their signs, the panel, and what removes the filter.
func (r *row) operatorItems(col int) (items []menus.Item[int]) {
	c, m, texts := r.fields.of(col), &r.operators, &r.Painter.Style.Texts
	for _, o := range r.ops(col) {
		why := r.denies(col, o)
		items = append(items, menus.Item[int]{
			Label: filterwords.Operator(o, r.kind(col), &texts.Operators), Icon: r.signIcon(filterwords.Sign(o)),
			Choice: true, Checked: o == c.shownOp(), Disabled: why != "", Reason: why,
			OnClick: func(menus.Target[int]) { m.choice.op, m.choice.picks = o, true },
		})
	}
	return append(items,
		menus.Item[int]{Separator: true},
		menus.Item[int]{Label: texts.Filter, Icon: r.menuIcon(), OnClick: func(menus.Target[int]) { m.choice.panel = true }},
		menus.Item[int]{Label: texts.FilterClear, Disabled: !c.active(), OnClick: func(menus.Target[int]) { m.choice.clears = true }},
	)
}

// signIcon returns an icon that is the sign of an operator.
func (r *row) signIcon(sign string) menus.Icon {
	return func(_ layout.Context, px int, ink color.NRGBA) {
		r.Painter.SmallText(sign, r.Painter.Style.Face, image.Rect(0, -px, px, 2*px), ink) // lines are higher than icons
	}
}

// menuIcon returns the icon of filters for a menu.
func (r *row) menuIcon() menus.Icon {
	return func(gtx layout.Context, px int, ink color.NRGBA) {
		r.Painter.Style.Icons.Filter.Draw(gtx, px, ink, r.Painter.DrawGlyph)
	}
}

// updateOperators reads the input of the menu, and reports whether there was any.
func (r *row) updateOperators(gtx layout.Context) (some bool) {
	for {
		ev, ok := r.operators.menu.Update(gtx)
		if !ok {
			return some
		}
		some = true
		if ev, is := ev.(menus.Closed); is {
			r.closed(gtx, ev.Reason)
		}
		gtx.Execute(op.InvalidateCmd{})
	}
}

// closed does what a user has chosen in the menu, unless the field has gone.
func (r *row) closed(gtx layout.Context, why menus.Reason) {
	m := &r.operators
	col := r.Columns.Find(m.column)
	m.column = ""
	if m.choice.edits = m.choice.edits && why == menus.Escape; col >= 0 && r.filters(col) && r.Viewport.Geometry.FilterHeight > 0 {
		r.choose(gtx, col, m.choice)
	}
}

// choose does what a user has chosen in the menu of a column.
func (r *row) choose(gtx layout.Context, col int, c operatorChoice) {
	switch {
	case c.picks && slices.Contains(r.ops(col), c.op):
		r.pickOperator(gtx, col, c.op)
	case c.panel:
		r.panel.open(gtx, col)
	case c.clears:
		r.fields.clear(col)
	case c.edits:
		r.edit(gtx, col)
	}
}

// pickOperator compares by another operator. The operand stays; without one the field gets the keyboard.
func (r *row) pickOperator(gtx layout.Context, col int, o filter.Op) {
	c := r.fields.of(col)
	if o.Operands() == 0 {
		r.set(col, o.Of())
		return
	}
	by := c.seen.First
	r.fields.compareBy(c, o)
	if filterwords.Typable(c.seen) && c.active() {
		by.Op = o
		if o.Operands() == 1 {
			by.B = ""
		}
		r.set(col, filter.Filter{First: by})
	} else if c.active() {
		r.fields.clear(col)
		r.fields.compareBy(c, o)
	}
	r.edit(gtx, col)
}

// shownOp returns the operator whose sign the field shows.
func (c *field) shownOp() filter.Op {
	if c.active() && c.seen.First.Op.Known() {
		return c.seen.First.Op
	}
	return c.op
}

// paintOperators draws the open menu.
func (r *row) paintOperators() {
	ui.LayoutMenu(r.Painter, &r.operators.menu, r.Viewport.SheetSize())
}
