// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowfilter

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Expression returns an expression as a filter of the row model, nil for all rows. of returns the
// conditions of a column. It omits columns without conditions, operands that cannot be parsed, and
// inactive parts.
func Expression(e *filter.Expr, of func(columnID string) (c Conditions, ok bool)) rowmodel.Filter {
	if !e.Active() {
		return nil
	}
	out := unnegated(e, of)
	if out != nil && e.Not {
		return negated(out)
	}
	return out
}

// negated returns the negation of a filter.
func negated(f rowmodel.Filter) rowmodel.Filter {
	if not, ok := f.(rowmodel.Not); ok {
		return not.Filter
	}
	return rowmodel.Not{Filter: f}
}

// unnegated returns the filter of an active expression, without its not.
func unnegated(e *filter.Expr, of func(columnID string) (Conditions, bool)) rowmodel.Filter {
	if !e.Group() {
		c, ok := of(e.ColumnID)
		if !ok {
			return nil
		}
		out, _ := c.condition(e.Is)
		return out
	}
	var parts []rowmodel.Filter
	for i := range e.Parts {
		if part := Expression(&e.Parts[i], of); part != nil {
			parts = append(parts, part)
		}
	}
	switch {
	case len(parts) == 0:
		return nil
	case len(parts) == 1:
		return parts[0]
	case e.Any:
		return rowmodel.Any(parts)
	}
	return rowmodel.All(parts)
}
