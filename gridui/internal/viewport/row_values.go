// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import "github.com/giogrid/giogrid/gridui/internal/celllayout"

// RowValues keeps a value for each row of the body on the screen. S identifies everything that the values depend on
// besides the row. The zero RowValues keeps nothing.
type RowValues[S comparable, T any] struct {
	state S
	// first is the index of the row of the first of values. last holds the values that were kept before.
	first        int
	values, last []T
}

// Of returns the values of neighbouring rows, in their order. It reads those of rows that come, and all if the state has
// changed. The values are valid until the next call.
func (v *RowValues[S, T]) Of(rows []celllayout.Span, state S, read func(row celllayout.Span) T) []T {
	if state != v.state || len(rows) == 0 {
		v.Forget()
		v.state = state
	}
	if len(rows) == 0 || len(rows) == len(v.values) && rows[0].Index == v.first {
		return v.values
	}
	first := v.first
	v.values, v.last, v.first = v.last[:0], v.values, rows[0].Index
	for _, row := range rows {
		if i := row.Index - first; i >= 0 && i < len(v.last) {
			v.values = append(v.values, v.last[i])
		} else {
			v.values = append(v.values, read(row))
		}
	}
	return v.values
}

// Forget drops all values.
func (v *RowValues[S, T]) Forget() { v.values = v.values[:0] }
