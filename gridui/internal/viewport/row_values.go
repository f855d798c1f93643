// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import "github.com/giogrid/giogrid/gridui/internal/celllayout"

// RowValues keeps a value for each row of the body on the screen. S identifies everything that the values depend on
// besides the row. The zero RowValues keeps nothing.
type RowValues[S comparable, T any] struct {
	state S
	// first is the index of the row of the first of values. last holds the values that were kept before, and others those
	// of rows that In does not keep.
	first                int
	values, last, others []T
}

// Of returns the values of neighbouring rows, in order. It calls read for each row that the last call did not name, and for
// all rows if the state has changed. The values are valid until the next call.
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

// In returns the values of the rows of a part like Of. It reads the rows of other bands and sticky rows each time.
func (v *RowValues[S, T]) In(part *Part, state S, read func(row celllayout.Span) T) []T {
	if part.Scrolls() {
		return v.Of(part.Rows, state, read)
	}
	v.others = v.others[:0]
	for _, row := range part.Rows {
		v.others = append(v.others, read(row))
	}
	return v.others
}

// Forget drops all values.
func (v *RowValues[S, T]) Forget() { v.values = v.values[:0] }
