// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"errors"
	"unsafe"
)

// errBudget ends the reading where the memory budget is used up.
var errBudget = errors.New("memory budget used up")

// grown gives data room for more text, false where that would exceed the memory budget. A larger
// array counts together with the one before: both exist while text is copied, and until the
// tables that show the former are gone.
//
// Where the size is known, the first array has room for all of the text. It counts as it fills,
// for the system provides its pages only as they are written.
func (l *loader) grown(data []byte) ([]byte, bool) {
	if l.spent {
		return data, false
	}
	if len(data) < cap(data) {
		return data, true
	}
	want := cap(data) + max(chunkSize, cap(data)/4)
	if cap(data) == 0 {
		want = max(min(l.size, l.limit)+1, chunkSize) // one more, to see the end without growing
	}
	if l.budget > 0 {
		want = min(want, l.budget-l.index()-cap(data))
	}
	if want < cap(data)+minGrowth {
		return data, false
	}
	return append(make([]byte, 0, want), data...), true
}

// minGrowth is by how many bytes an array must be able to grow to be worth the copy.
const minGrowth = 4 << 10

// used is how many bytes the table takes, or will while its index grows next.
func (l *loader) used() int { return len(l.table.text.data) + l.index() }

// index is how many bytes the index takes, or will while it grows next.
func (l *loader) index() int {
	x := &l.table.text
	return reserve(x.starts) + reserve(x.marks) + reserve(x.plain)
}

// reserve is the size of an array in bytes, and that of the larger one which takes its place where
// it is nearly full.
func reserve[E any](s []E) int {
	size := cap(s) * int(unsafe.Sizeof(*new(E)))
	if cap(s)-len(s) < cap(s)/64+1 {
		size += size + size/4
	}
	return size
}

// fitText gives back what the array of the text has left over, if it is worth a copy and there is
// memory for one.
func (l *loader) fitText() {
	if x := &l.table.text; l.budget <= 0 || l.used()+len(x.data) <= l.budget {
		x.data = fit(x.data)
	}
}

// end notes why the reading ended before the file did.
func (l *loader) end(why error) {
	line := max(l.line-1, 1)
	switch {
	case errors.Is(why, errBudget):
		l.table.end = Cut
		l.book.add(cutOff, line)
		return
	case errors.Is(why, ErrTooLarge):
		l.table.end = Cut
	default:
		l.table.end = Broken
	}
	l.book.fail(line, why)
}
