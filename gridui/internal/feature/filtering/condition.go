// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// conditionEditor edits a condition in the panel: a button with the operator, and the
// operands.
type conditionEditor struct {
	op     filter.Op
	button widget.Clickable
	a, b   ui.Operand
	err    delayedError
}

// show shows a condition. If there is none, or if it is a list of values, it shows the operator none without
// operands. words converts operands to their displayed text.
func (c *conditionEditor) show(by filter.Condition, none filter.Op, words func(operand string) string) {
	c.op = by.Op
	if !by.Active() || by.Op.Lists() {
		c.op, by = none, filter.Condition{}
	}
	c.a.Show(by.A, words(by.A))
	c.b.Show(by.B, words(by.B))
}

// condition returns the condition that the editor shows.
func (c *conditionEditor) condition() filter.Condition {
	by := filter.Condition{Op: c.op}
	switch c.op.Operands() {
	case 2:
		by.A, by.B = c.a.Value(), c.b.Value()
	case 1:
		by.A = c.a.Value()
	}
	return by
}

// update reads an event of the operands and reports whether a user changed one.
func (c *conditionEditor) update(gtx layout.Context) (typed, ok bool) {
	if typed, ok = c.a.Step(gtx); !ok {
		typed, ok = c.b.Step(gtx)
	}
	if typed {
		c.err = delayedError{}
	}
	return typed, ok
}

// focused reports whether an operand has the keyboard focus.
func (c *conditionEditor) focused(gtx layout.Context) bool {
	return gtx.Focused(&c.a.Editor) || gtx.Focused(&c.b.Editor)
}
