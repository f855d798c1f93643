// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowfilter

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Expression is an expression as a filter of the row model, nil for all rows. of are the
// conditions of a column; what it has no conditions for, and operands that cannot be read, are left
// out, like parts that say nothing.
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

// negated is the opposite of a filter.
func negated(f rowmodel.Filter) rowmodel.Filter {
	if not, ok := f.(rowmodel.Not); ok {
		return not.Filter
	}
	return rowmodel.Not{Filter: f}
}

// unnegated is an expression that is active, without its not.
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
