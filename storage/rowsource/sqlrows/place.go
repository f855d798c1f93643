// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// seekKind is the way in which a place is defined.
type seekKind uint8

const (
	seekIndex seekKind = iota
	seekAfter
	seekBefore
)

// place is the position where reading begins: a cursor, and the number of rows to skip from there.
type place struct {
	kind   seekKind
	cursor rowsource.Cursor
	skip   int64
	end    bool // the end of the result, for seekBefore: there is no cursor
	part   part
}

// part selects the rows that one statement reads. An index leads to a cursor among rows with values in the
// first term of the order, and to one among rows without, but not to one among both.
type part uint8

const (
	partAll part = iota
	partValues
	partNulls
)

func placeOf(at rowsource.Seek) place {
	switch {
	case at.Cursor == nil:
		return place{skip: max(at.Index, 0)}
	case at.Before:
		return place{kind: seekBefore, cursor: at.Cursor}
	}
	return place{kind: seekAfter, cursor: at.Cursor}
}

// hasCursor reports whether rows are read from a cursor.
func (p place) hasCursor() bool { return p.kind != seekIndex && !p.end }

// parts returns the places of the parts that come after a place, in order. Parts after the first one are read
// from their start.
func (b *Builder) parts(q rowsource.Query, p place) []place {
	o := q.Terms(b.table.Key)[0]
	if b.columns[o.Column].NotNull || p.hasCursor() && len(p.cursor) == 0 {
		return []place{p}
	}
	order := []part{partValues, partNulls}
	if o.NullsFirst != (p.kind == seekBefore) {
		slices.Reverse(order)
	}
	if p.hasCursor() && (order[0] == partNulls) != p.cursor[0].IsNull() {
		order = order[1:]
	}
	p.part = order[0]
	if len(order) == 1 {
		return []place{p}
	}
	next := place{kind: p.kind, part: order[1], end: p.kind == seekBefore}
	if p.kind == seekAfter {
		next.kind = seekIndex
	}
	return []place{p, next}
}

// seek returns the order in which rows are read from a place, and a function that writes the condition that
// they come after it, nil if there is no condition.
func (w *writer) seek(terms []term, p place) ([]term, func()) {
	if p.hasCursor() && len(p.cursor) != len(terms) {
		w.fail(rowsource.ErrCursor)
		return terms, nil
	}
	if p.kind == seekBefore {
		terms = reversed(terms)
	}
	var conditions []func()
	terms, cursor := w.inPart(terms, p, &conditions)
	if p.hasCursor() {
		conditions = append(conditions, func() { w.after(terms, cursor) })
	}
	if len(conditions) == 0 {
		return terms, nil
	}
	return terms, func() { w.list(" AND ", len(conditions), func(i int) { conditions[i]() }) }
}

// inPart returns the order of the rows of a part, and the cursor in it. Rows without a value in the first
// term are ordered by the other terms.
func (w *writer) inPart(terms []term, p place, conditions *[]func()) ([]term, rowsource.Cursor) {
	cursor, first := p.cursor, terms[0].sql
	switch {
	case p.part == partNulls:
		*conditions = append(*conditions, func() { w.write(first, " IS NULL") })
		if p.hasCursor() {
			cursor = cursor[1:]
		}
		return terms[1:], cursor
	case p.part == partValues && !p.hasCursor():
		*conditions = append(*conditions, func() { w.write(first, " IS NOT NULL") })
	}
	if p.part == partValues {
		terms = slices.Clone(terms)
		terms[0].notNull = true
	}
	return terms, cursor
}
