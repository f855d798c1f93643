// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import "slices"

// Equal reports whether two predicates have the same structure. Different predicates may be true for the
// same rows.
func Equal(a, b Predicate) bool {
	switch a := a.(type) {
	case nil:
		return b == nil
	case And:
		b, ok := b.(And)
		return ok && slices.EqualFunc(a, b, Equal)
	case Or:
		b, ok := b.(Or)
		return ok && slices.EqualFunc(a, b, Equal)
	case Not:
		b, ok := b.(Not)
		return ok && Equal(a.Of, b.Of)
	case In:
		b, ok := b.(In)
		return ok && a.Column == b.Column && slices.Equal(a.Values, b.Values)
	case Match:
		b, ok := b.(Match)
		return ok && a.Equal(b)
	}
	return a == b
}
