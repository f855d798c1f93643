// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/bits"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// Marks is a set of rows kept as "none but these" or "all but these", so that taking all of a million is
// one step: a bit for each row once one differs. The zero value has no rows.
type Marks struct {
	all    bool
	except Bits
}

// Has reports whether a row is marked.
func (m *Marks) Has(row coord.Record) bool { return m.except.Has(int(row)) != m.all }

// All reports whether rows are marked unless said otherwise.
func (m *Marks) All() bool { return m.all }

// AppendExcept appends the rows of which All does not say whether they are marked, at most so many
// of them.
func (m *Marks) AppendExcept(dst []coord.Record, most int) []coord.Record {
	for i, w := range m.except {
		for ; w != 0; w &= w - 1 {
			if most == 0 {
				return dst
			}
			dst = append(dst, coord.Record(64*i+bits.TrailingZeros64(w)))
			most--
		}
	}
	return dst
}

// Exceptions is how many rows there are of which All does not say whether they are marked.
func (m *Marks) Exceptions() int { return m.except.Count() }

// Put marks a row or takes its mark away.
func (m *Marks) Put(row coord.Record, on bool) {
	if row < 0 || m.Has(row) == on {
		return
	}
	m.grow(int(row + 1))
	if on == m.all {
		m.except.Clear(int(row))
	} else {
		m.except.Set(int(row))
	}
}

// PutAll marks all rows, also those yet to come, or none.
func (m *Marks) PutAll(on bool) { m.all, m.except = on, nil }

// PutScope marks the rows of a scope or takes their marks away; none others.
func (m *Marks) PutScope(scope Bits, on bool) {
	m.grow(64 * len(scope))
	for i, w := range scope {
		if on == m.all {
			m.except[i] &^= w
		} else {
			m.except[i] |= w
		}
	}
}

// grow makes room for rows below n, twice as much as there was if need be.
func (m *Marks) grow(n int) {
	if words := (n + 63) / 64; words > len(m.except) {
		next := make(Bits, max(words, 2*len(m.except)))
		copy(next, m.except)
		m.except = next
	}
}

// Count is how many of the rows 0 … n-1 are marked.
func (m *Marks) Count(n int) int {
	n = max(n, 0)
	differ := m.except.countRange(0, min(n, 64*len(m.except)))
	if m.all {
		return n - differ
	}
	return differ
}

// CountIn is how many rows of a scope are marked. A million rows take ten
// microseconds.
func (m *Marks) CountIn(scope Bits) int {
	n := 0
	for i, w := range scope {
		x := uint64(0)
		if i < len(m.except) {
			x = m.except[i]
		}
		if m.all {
			x = ^x
		}
		n += bits.OnesCount64(w & x)
	}
	return n
}

// Share says how many of some rows are marked: what a checkbox with three
// states shows.
type Share uint8

// The shares.
const (
	None Share = iota
	Some
	Every
)

// ShareOf is the share of marked rows among total. Of no rows none is marked.
func ShareOf(marked, total int) Share {
	switch {
	case marked <= 0:
		return None
	case marked < total:
		return Some
	}
	return Every
}
