// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filterlist"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// FilterState is a copy of the filters passed to the model.
type FilterState struct {
	Columns    []filter.Column
	Expression filter.Expr
	quick      string
	// phrase searches for the text of quick as a whole.
	phrase bool
	keep   bool
	// days is a hash of the days that relative dates depend on, 0 without any.
	days uint64
	// numbers holds the signs for parsing operands, zero unless a filter is active.
	numbers locale.Numbers
	// refused is the number of comparisons skipped because the digits of their column's numbers
	// are not known. A job may increase it.
	refused int
}

func (s *FilterState) same(other FilterState) bool {
	return s.quick == other.quick && s.phrase == other.phrase && s.keep == other.keep && s.days == other.days && s.refused == other.refused && s.numbers == other.numbers &&
		slices.EqualFunc(s.Columns, other.Columns, filter.Column.Equal) && s.Expression.Equal(other.Expression)
}

// Take stores a state and reports whether it differs from the previous one; with fresh it always
// reports true.
func (s *FilterState) Take(now FilterState, fresh bool) bool {
	if !fresh && s.same(now) {
		return false
	}
	*s = now.Clone()
	return true
}

// Clone returns a copy that shares no memory with the caller.
func (s FilterState) Clone() FilterState {
	s.Columns, s.Expression = filterlist.Clone(s.Columns), s.Expression.Clone()
	return s
}

// withoutNumbers returns the filters without derived state.
func (s FilterState) withoutNumbers() FilterState {
	s.numbers, s.days, s.refused = locale.Numbers{}, 0, 0
	return s
}

// sameFilters reports whether the filters are equal without regard to derived state.
func (s *FilterState) sameFilters(other FilterState) bool {
	own := s.withoutNumbers()
	return own.same(other.withoutNumbers())
}

// active reports whether any filter is active.
func (s FilterState) active() bool {
	for i := range s.Columns {
		if s.Columns[i].Filter.Active() {
			return true
		}
	}
	return strings.TrimSpace(s.quick) != "" || s.Expression.Active()
}

// counts reports whether a filter compares each row with all other rows.
func (s *FilterState) counts() (counts bool) {
	eachCondition(s.Columns, &s.Expression, func(_ string, c *filter.Condition) { counts = counts || c.Op.Counts() })
	return counts
}

// eachCondition calls visit with each active condition and its column.
func eachCondition(columns []filter.Column, over *filter.Expr, visit func(columnID string, c *filter.Condition)) {
	for i := range columns {
		c := &columns[i]
		for _, by := range [...]*filter.Condition{&c.Filter.First, &c.Filter.Second} {
			if by.Active() {
				visit(c.ColumnID, by)
			}
		}
	}
	over.Walk(func(e *filter.Expr) {
		if !e.Group() && e.Is.Active() {
			visit(e.ColumnID, &e.Is)
		}
	})
}

// sameBut reports whether the filters of all columns except one are equal.
func (s FilterState) sameBut(id string, other FilterState) bool {
	if s.quick != other.quick || s.phrase != other.phrase || s.days != other.days || s.refused != other.refused || s.numbers != other.numbers || !s.Expression.Equal(other.Expression) {
		return false
	}
	a, b := s.Columns, other.Columns
	for {
		for len(a) > 0 && a[0].ColumnID == id {
			a = a[1:]
		}
		for len(b) > 0 && b[0].ColumnID == id {
			b = b[1:]
		}
		if len(a) == 0 || len(b) == 0 {
			return len(a) == len(b)
		}
		if !a[0].Equal(b[0]) {
			return false
		}
		a, b = a[1:], b[1:]
	}
}

// SetQuick changes the quick filter for the user, or only emits the event if filters are
// controlled.
func SetQuick(f *option.Filtering, to string, report Report) {
	if !f.Enabled || f.Quick == to {
		return
	}
	ev := events.QuickFilterChanged{From: f.Quick, To: to}
	if !f.Controlled {
		f.Quick = to
	}
	report.Emit(ev)
}

// SetExpression changes the filter over several columns for the user, or only emits the event if
// filters are controlled.
func SetExpression(f *option.Filtering, to filter.Expr, report Report) {
	if !f.Enabled || f.Expression.Equal(to) {
		return
	}
	ev := events.ExpressionChanged{From: f.Expression, To: to.Clone()}
	if !f.Controlled {
		f.Expression = ev.To
	}
	report.Emit(ev)
}
