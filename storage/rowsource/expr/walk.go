// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import "slices"

// Equal reports whether two matches have the same fields.
func (m Match) Equal(o Match) bool {
	return slices.Equal(m.Columns, o.Columns) && m.Op == o.Op && m.Text == o.Text && m.Case == o.Case && m.Initials == o.Initials
}

// Walk calls visit for a predicate and all predicates below it, parents first. It skips what is below an
// predicate for which visit returns false. It does not visit nil.
func Walk(e Predicate, visit func(Predicate) bool) {
	if e == nil || !visit(e) {
		return
	}
	switch e := e.(type) {
	case And:
		for _, part := range e {
			Walk(part, visit)
		}
	case Or:
		for _, part := range e {
			Walk(part, visit)
		}
	case Not:
		Walk(e.Of, visit)
	}
}

// Columns returns the columns that a predicate reads, without duplicates, in the order of their first use.
func Columns(e Predicate) []string {
	var all []string
	add := func(columns ...string) {
		for _, c := range columns {
			if !slices.Contains(all, c) {
				all = append(all, c)
			}
		}
	}
	Walk(e, func(e Predicate) bool {
		switch e := e.(type) {
		case Compare:
			add(e.Column)
		case In:
			add(e.Column)
		case Null:
			add(e.Column)
		case Match:
			add(e.Columns...)
		}
		return true
	})
	return all
}
