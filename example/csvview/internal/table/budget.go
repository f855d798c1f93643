// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"errors"
	"unsafe"
)

// errBudget ends reading when the memory budget is used up.
var errBudget = errors.New("memory budget used up")

// grown returns data with room for more text, or false if that would exceed the memory budget. A larger array counts
// in addition to the previous one: both exist during the copy, and until the tables that show the previous one are
// released.
//
// If the size is known, the first array has room for all of the text. It counts as it fills, because the system
// provides its pages only when they are written.
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

// minGrowth is the growth in bytes below which a copy of an array is not worth its cost.
const minGrowth = 4 << 10

// used returns the bytes that the table takes, including the next growth of its index.
func (l *loader) used() int { return len(l.table.text.data) + l.index() }

// index returns the bytes that the index takes, including its next growth.
func (l *loader) index() int {
	x := &l.table.text
	return reserve(x.starts) + reserve(x.marks) + reserve(x.plain)
}

// reserve returns the size of an array in bytes, plus the size of its replacement if it is nearly full.
func reserve[E any](s []E) int {
	size := cap(s) * int(unsafe.Sizeof(*new(E)))
	if cap(s)-len(s) < cap(s)/64+1 {
		size += size + size/4
	}
	return size
}

// fitText releases the unused end of the text's array, if that is worth a copy and there is memory for one.
func (l *loader) fitText() {
	if x := &l.table.text; l.budget <= 0 || l.used()+len(x.data) <= l.budget {
		x.data = fit(x.data)
	}
}

// end notes why reading ended before the end of the file.
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
