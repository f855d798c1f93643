// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/filterlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// plainFilters holds filters of a view with numbers in plain digits, which were applied before the signs of
// users were known.
type plainFilters struct {
	waits      bool
	columns    []filter.Column
	expression filter.Expr
}

// operands returns the converter of filter operands.
func (f *Feature) operands() column.Operands {
	return column.Operands{
		Numbers: f.Columns.Numbers,
		Find:    func(id string) *column.Def { return column.Find(f.Dataset.CallerColumns(), id) },
		Unsure: func(id, operand string) {
			f.Dataset.Report.Problem("operand of "+id, "a view filters column %q by %q, which can be read in two ways: the filter is not applied", id, operand)
		},
	}
}

// unchanged reports whether the current filters still equal the stored filters with plain digits.
func (p *plainFilters) unchanged(o *option.Filtering) bool {
	return p.waits && slices.EqualFunc(o.Columns, p.columns, filter.Column.Equal) && o.Expression.Equal(p.expression)
}

// writePlain converts the operands of a view's filters to plain digits. Before the signs of users are known,
// it leaves them unchanged.
func (f *Feature) writePlain(v *option.View) {
	switch {
	case f.Columns.SignsKnown:
		by := f.operands()
		v.Filters = by.Columns(v.Filters, by.Plain)
		if v.Filters == nil {
			v.Filters = []filter.Column{}
		}
		*v.Expression = by.Expr(*v.Expression, by.Plain)
		v.Operands = option.OperandsPlain
	case f.plain.unchanged(&f.Options.Filtering):
		v.Operands = option.OperandsPlain
	}
}

// readPlain converts the operands of a view's filters to the signs of users. Until these are known, they
// remain plain.
func (f *Feature) readPlain(v *option.View) {
	if v.Operands == option.OperandsLocal || v.Filters == nil && v.Expression == nil {
		return
	}
	by := f.operands()
	if v.Operands == option.OperandsUnknown {
		f.convert(v, by, by.Guess)
	}
	if f.Columns.SignsKnown {
		f.convert(v, by, by.Local)
		return
	}
	f.plain = plainFilters{waits: true, columns: f.Options.Filtering.Columns, expression: f.Options.Filtering.Expression}
	if v.Filters != nil {
		f.plain.columns = v.Filters
	}
	if v.Expression != nil {
		f.plain.expression = *v.Expression
	}
	f.plain.columns, f.plain.expression = filterlist.Clone(f.plain.columns), f.plain.expression.Clone()
}

// convert applies change to the filters of a view.
func (f *Feature) convert(v *option.View, by column.Operands, change func(columnID string, c filter.Condition) filter.Condition) {
	if v.Filters != nil {
		v.Filters = by.Columns(v.Filters, change)
	}
	if v.Expression != nil {
		e := by.Expr(*v.Expression, change)
		v.Expression = &e
	}
}

// Localize converts the operands of filters restored before the signs of users were known to these signs. It
// does nothing if the program has set other filters since.
func (f *Feature) Localize() {
	o := &f.Options.Filtering
	if f.plain.unchanged(o) {
		by := f.operands()
		o.Columns, o.Expression = by.Columns(o.Columns, by.Local), by.Expr(o.Expression, by.Local)
	}
	f.plain = plainFilters{}
}
