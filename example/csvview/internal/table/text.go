// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bytes"
	"slices"
	"sort"
)

const (
	// maxColumns is the maximum number of columns of a table. The rest of a longer line stays in its last cell
	// unchanged, with its delimiters.
	maxColumns = 16384
	// stride is the distance in bytes between marks.
	stride = 256
)

// text is the file's text and the offsets of its rows. Fields are found on demand: in a row of up to stride bytes by
// scanning it, in a longer one from the nearest mark. So any cell is found by scanning about stride bytes, however
// long the row and its cells are.
//
// All of it only grows: a copy of the struct keeps showing its rows.
type text struct {
	delim  byte
	data   []byte   // UTF-8, or the bytes of the file if they are not UTF-8; no byte order mark
	starts []uint32 // where each row begins
	end    int      // of the last row, its line end included
	marks  []mark
	// plain are the starts of fields that begin with a quote and yet are not quoted; sorted.
	plain []uint32
}

// mark records that a field begins at an offset. Only rows longer than stride have marks: one at the first field that
// begins more than stride after the previous mark, and one at their end, as if another field followed there.
type mark struct {
	off   uint32
	field uint32
}

// bounds returns the row's bytes, with its line end and the skipped blank lines after it.
func (x *text) bounds(row int) (start, next int) {
	next = x.end
	if row+1 < len(x.starts) {
		next = int(x.starts[row+1])
	}
	return int(x.starts[row]), next
}

// field returns the bounds of the raw field of a cell, quotes included. ok is false if the row has no such field.
func (x *text) field(row, col int) (start, end int, ok bool) {
	if row < 0 || row >= len(x.starts) || col < 0 {
		return 0, 0, false
	}
	at, next := x.bounds(row)
	if next-at > stride {
		return x.fieldByMark(at, next, col)
	}
	if col > next-at {
		return 0, 0, false
	}
	for next > at && isLineEnd(x.data[next-1]) {
		next--
	}
	return x.walk(at, next, col)
}

// fieldByMark finds a field of a long row.
func (x *text) fieldByMark(at, next, col int) (start, end int, ok bool) {
	// The end mark of the previous row is at most at. This row's own is at most next+1, where the text ends without a
	// line end; the marks of the following row are more than stride further.
	first := sort.Search(len(x.marks), func(i int) bool { return int(x.marks[i].off) > at })
	most := min(len(x.marks)-first, (next-at)/stride+2)
	count := sort.Search(most, func(i int) bool { return int(x.marks[first+i].off) > next+1 })
	marks := x.marks[first : first+count]
	fields := int(marks[count-1].field)
	if col >= fields {
		return 0, 0, false
	}
	i := sort.Search(count, func(i int) bool { return int(marks[i].field) > col })
	field := 0
	if i > 0 {
		at, field = int(marks[i-1].off), int(marks[i-1].field)
	}
	limit := int(marks[i].off) - 1
	at = x.skip(at, limit, col-field)
	if int(marks[i].field) == col+1 {
		return at, limit, true
	}
	return at, x.fieldEnd(at, limit), true
}

// walk finds a field of the row data[at:limit] by going through it.
func (x *text) walk(at, limit, col int) (start, end int, ok bool) {
	if at = x.skip(at, limit, col); at > limit {
		return 0, 0, false
	}
	return at, x.fieldEnd(at, limit), true
}

// skip returns the offset of the nth field after the one at an offset, or more than limit if there is none.
func (x *text) skip(at, limit, n int) int {
	for ; n > 0 && at <= limit; n-- {
		if at < limit && x.data[at] == '"' {
			at = x.fieldEnd(at, limit) + 1
			continue
		}
		for at < limit && x.data[at] != x.delim { // most fields are too short for bytes.IndexByte
			at++
		}
		at++
	}
	return at
}

// fieldEnd returns the end of the field that begins at an offset, at most limit.
func (x *text) fieldEnd(at, limit int) int {
	b := x.data[at:limit]
	if len(b) > 0 && b[0] == '"' && !x.isPlain(at) {
		return at + quotedField(b)
	}
	if i := bytes.IndexByte(b, x.delim); i >= 0 {
		return at + i
	}
	return limit
}

func (x *text) isPlain(start int) bool {
	_, found := slices.BinarySearch(x.plain, uint32(start))
	return found
}

// value returns the text of a cell. If escaped is true, its quotes are doubled. For a missing cell the value is
// empty.
func (x *text) value(row, col int) (v []byte, escaped bool) {
	start, end, ok := x.field(row, col)
	if !ok {
		return nil, false
	}
	return unquote(x.data[start:end:end], x.isPlain(start))
}

// unquote removes the outer quotes of a raw field that is not plain.
func unquote(raw []byte, plain bool) (v []byte, escaped bool) {
	if len(raw) < 2 || raw[0] != '"' || plain {
		return raw, false
	}
	return raw[1 : len(raw)-1], true
}

// appendUnescaped appends v with doubled quotes made single.
func appendUnescaped(dst, v []byte) []byte {
	for {
		i := bytes.IndexByte(v, '"')
		if i < 0 {
			return append(dst, v...)
		}
		dst = append(dst, v[:i+1]...)
		v = v[min(i+2, len(v)):]
	}
}

func isLineEnd(c byte) bool { return c == '\n' || c == '\r' }
