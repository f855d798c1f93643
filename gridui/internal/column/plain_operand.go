// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filterlist"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// unsure is appended to an operand of a view that could be two numbers. No number ends so: the filter is not
// applied, and users see the operand.
const unsure = " ?"

// Operands converts the operands of filters between the signs of users and plain digits, which mean the same
// number in every locale.
type Operands struct {
	// Find returns a column, nil if there is none.
	Find func(columnID string) *Def
	// Numbers holds the signs of the grid.
	Numbers locale.Numbers
	// Unsure is called for each operand that Guess could read in two ways.
	Unsure func(columnID, operand string)
}

// comparesNumbers reports whether a condition compares the numbers of the column with operands in the signs
// of users. The program's Parse function has its own signs.
func (o Operands) comparesNumbers(op filter.Op, d *Def) bool {
	switch op {
	case filter.Equals, filter.NotEquals, filter.Less, filter.LessOrEqual, filter.Greater, filter.GreaterOrEqual, filter.Between:
		return d.FilterKind() == option.KindNumber && (d.Operand == nil || d.readsNumbers != nil && d.readsNumbers())
	}
	return false
}

// Sure returns a condition without the unsure mark of its operands.
func Sure(c filter.Condition) filter.Condition {
	c.A, c.B = strings.TrimSuffix(c.A, unsure), strings.TrimSuffix(c.B, unsure)
	return c
}

// Plain returns a condition with its numbers in plain digits.
func (o Operands) Plain(columnID string, c filter.Condition) filter.Condition {
	return o.each(columnID, c, func(d *Def, text string) string {
		plain, err := d.NumberReader(o.Numbers).Plain(text)
		switch {
		case err == nil:
			return plain
		case isDecimalText(text): // not applied now, but it would be later
			return text + unsure
		}
		return text
	})
}

// Local returns a condition with numbers in plain digits converted to the signs of users.
func (o Operands) Local(columnID string, c filter.Condition) filter.Condition {
	return o.each(columnID, c, func(d *Def, text string) string {
		if !isDecimalText(text) {
			return text
		}
		return Written{d, o.Numbers}.Number(text)
	})
}

// Swap returns a function that replaces the decimal sign of numbers.
func (o Operands) Swap(from, to rune) func(columnID string, c filter.Condition) filter.Condition {
	return func(columnID string, c filter.Condition) filter.Condition {
		return o.each(columnID, c, func(_ *Def, text string) string { return strings.Replace(text, string(from), string(to), 1) })
	}
}

// Guess returns a condition with its numbers in plain digits, for a view that does not record its signs. A
// number that is another one in the signs of some locale is not applied.
func (o Operands) Guess(columnID string, c filter.Condition) filter.Condition {
	return o.each(columnID, c, func(_ *Def, text string) string {
		by := numtext.Reader{Indian: true, Loose: true, Shown: numtext.Signs{Decimal: ',', Grouping: '.'}}
		plain, err := by.Plain(text)
		switch number := (*numtext.Error)(nil); {
		case err == nil:
			return plain
		case asNumberError(err, &number) && number.Reason == numtext.Ambiguous && !strings.HasSuffix(text, unsure):
			if o.Unsure != nil {
				o.Unsure(columnID, text)
			}
			return text + unsure
		}
		return text
	})
}

// each applies change to the operands of a condition that compares numbers.
func (o Operands) each(columnID string, c filter.Condition, change func(d *Def, text string) string) filter.Condition {
	d := o.Find(columnID)
	if d == nil || !o.comparesNumbers(c.Op, d) {
		return c
	}
	if text := strings.TrimSpace(c.A); text != "" {
		c.A = change(d, text)
	}
	if text := strings.TrimSpace(c.B); text != "" {
		c.B = change(d, text)
	}
	return c
}

// Columns returns filters with change applied to all conditions.
func (o Operands) Columns(filters []filter.Column, change func(columnID string, c filter.Condition) filter.Condition) []filter.Column {
	filters = filterlist.Clone(filters)
	for i := range filters {
		f := &filters[i]
		f.Filter.First, f.Filter.Second = change(f.ColumnID, f.Filter.First), change(f.ColumnID, f.Filter.Second)
	}
	return filters
}

// Expr returns an expression with change applied to all conditions.
func (o Operands) Expr(e filter.Expr, change func(columnID string, c filter.Condition) filter.Condition) filter.Expr {
	e = e.Clone()
	e.Walk(func(part *filter.Expr) {
		if !part.Group() {
			part.Is = change(part.ColumnID, part.Is)
		}
	})
	return e
}
