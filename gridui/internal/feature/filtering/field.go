// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// field is the state of a column's field in the filter row.
type field struct {
	editor ui.Operand
	// op is the operator of text without a sign.
	op filter.Op
	// made is the filter that the text in the editor means; from is the filter from which the text was made.
	made, from filter.Filter
	err        delayedError

	// key holds the inputs of the fields below, valid if known is set.
	key   fieldKey
	known bool
	// seen is the filter that the field shows.
	seen filter.Filter
	text string
	// sign and operator are the sign and the name of the operator. hint identifies the sign among the controls with a
	// tooltip.
	sign, operator string
	hint           ui.Button
	// invalid reports that the column cannot parse an operand of the filter.
	invalid bool
	// editable reports that text can be typed into the field, boolean that a click changes the filter instead.
	editable, boolean bool
}

// fieldKey holds the inputs of a field other than its filter.
type fieldKey struct{ style, columns uint32 }

// active reports whether the field shows a filter.
func (c *field) active() bool { return c.seen.Active() }

// sync computes what the field of a column shows for a filter. edited reports that the field has the editor.
func (c *field) sync(s *Sources, col int, f filter.Filter, edited bool) {
	kind, ops := s.kind(col), s.ops(col)
	c.err = delayedError{}
	c.seen, c.invalid = f.Clone(), s.invalid(col, f)
	c.boolean = kind == option.KindBool && ops[0] != filter.Custom
	c.editable = filterwords.Typable(f) && !c.boolean
	own := edited && c.made.Equal(f)
	if f.Active() && c.editable && !own {
		c.op = f.First.Op
	}
	if !slices.Contains(ops, c.op) {
		c.op = ops[0]
	}
	switch texts := &s.Painter.Style.Texts; {
	case c.boolean && !f.Active():
		c.text = texts.FilterAll
	case c.editable && f.Active():
		c.text = filterwords.Operands(f.First, kind, texts)
	case c.editable:
		c.text = ""
	default:
		c.text = filterwords.Filter(f, kind, texts)
	}
	c.sign, c.operator = filterwords.Sign(c.shownOp()), filterwords.Operator(c.shownOp(), kind, &s.Painter.Style.Texts.Operators)
	if edited && !own {
		c.startEdit()
	}
}

// startEdit puts the text of the filter into the editor.
func (c *field) startEdit() {
	c.from = c.seen
	c.editor.Show(c.text, c.text)
	c.editor.MoveCaretToEnd()
}

// typed returns the filter that the text in the editor means, in a column with the operators ops.
func (c *field) typed(ops []filter.Op) filter.Filter {
	if !c.editor.Edited() {
		return c.from
	}
	return filterwords.Typed(c.editor.Typed(), c.op, ops)
}

// nextBoolean returns the filter after f in the cycle: all values, true, false.
func nextBoolean(f filter.Filter) filter.Filter {
	switch {
	case !f.Active():
		return filter.True.Of()
	case f.Equal(filter.True.Of()):
		return filter.False.Of()
	}
	return filter.Filter{}
}
