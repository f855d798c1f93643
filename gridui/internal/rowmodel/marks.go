// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/bits"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// Marks is a set of rows stored as "none except" or "all except", so that marking a million rows is
// one step. It takes a bit for each row only if there are exceptions. The zero value contains no
// rows.
type Marks struct {
	all    bool
	except Bits
}

// Has reports whether a row is marked.
func (m *Marks) Has(row coord.Record) bool { return m.except.Has(int(row)) != m.all }

// All reports whether rows are marked by default.
func (m *Marks) All() bool { return m.all }

// AppendExcept appends the rows that differ from All, at most most of them.
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

// Exceptions returns the number of rows that differ from All.
func (m *Marks) Exceptions() int { return m.except.Count() }

// Put marks or unmarks a row.
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

// PutAll marks all rows, including future ones, or none.
func (m *Marks) PutAll(on bool) { m.all, m.except = on, nil }

// PutScope marks or unmarks the rows of a scope, and no others.
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

// grow makes room for rows below n, and at least doubles the memory if it is too small.
func (m *Marks) grow(n int) {
	if words := (n + 63) / 64; words > len(m.except) {
		next := make(Bits, max(words, 2*len(m.except)))
		copy(next, m.except)
		m.except = next
	}
}

// Count returns the number of marked rows among 0 … n-1.
func (m *Marks) Count(n int) int {
	n = max(n, 0)
	differ := m.except.countRange(0, min(n, 64*len(m.except)))
	if m.all {
		return n - differ
	}
	return differ
}

// CountIn returns the number of marked rows of a scope. A million rows take ten microseconds.
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

// Share classifies the number of marked rows among others, for a checkbox with three states.
type Share uint8

// The shares.
const (
	None Share = iota
	Some
	Every
)

// ShareOf returns the share of marked rows among total. It returns None without any rows.
func ShareOf(marked, total int) Share {
	switch {
	case marked <= 0:
		return None
	case marked < total:
		return Some
	}
	return Every
}
