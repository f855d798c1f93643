// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// Count returns the statement that counts the rows of a query.
func (b *Builder) Count(q rowsource.Query) (rowsource.Statement, error) {
	return b.countIn(q, place{}, place{end: true, kind: seekBefore})
}

// Index returns the statement that counts the rows of q before c, which is the index of the row at c.
func (b *Builder) Index(q rowsource.Query, c rowsource.Cursor) (rowsource.Statement, error) {
	return b.countIn(q, place{}, placeOf(c.Before()))
}

// countIn returns the statement that counts the rows between two places of one part.
func (b *Builder) countIn(q rowsource.Query, from, to place) (rowsource.Statement, error) {
	w := b.writer(q)
	w.write("SELECT count(*)")
	w.from()
	terms := w.terms(q)
	_, after := w.seek(terms, from)
	_, before := w.seek(terms, to)
	if after != nil && !to.hasCursor() {
		before = nil // to is the end of the same part
	}
	switch {
	case after == nil:
		w.where(q, before)
	case before == nil:
		w.where(q, after)
	default:
		w.where(q, func() {
			after()
			w.write(" AND ")
			before()
		})
	}
	return w.statement()
}

// between returns the statements that count the rows after from and before to, one for each part; the number
// of rows is their sum. A nil from is the start, a nil to is the end.
func (b *Builder) between(q rowsource.Query, from, to rowsource.Cursor) (all []rowsource.Statement, err error) {
	after, before := place{}, place{kind: seekBefore, end: true}
	if from != nil {
		after = placeOf(from.After())
	}
	if to != nil {
		before = placeOf(to.Before())
	}
	ends := b.parts(q, before)
	for _, start := range b.parts(q, after) {
		at := slices.IndexFunc(ends, func(p place) bool { return p.part == start.part })
		if at < 0 {
			continue // the part is after the end
		}
		st, err := b.countIn(q, start, ends[at])
		if err != nil {
			return nil, err
		}
		all = append(all, st)
	}
	return all, nil
}
