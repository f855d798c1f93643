// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"fmt"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// find returns the statement that reads the first matching row from p on: its cursor, and for each column of
// the match 1 if it matches.
func (b *Builder) find(q rowsource.Query, m expr.Match, p place) (rowsource.Statement, error) {
	w := b.writer(q)
	w.fail(expr.Check(m))
	w.fail(b.Features().SupportsMatch(m))
	terms := w.terms(q)
	order, more := w.seek(terms, p)
	w.write("SELECT ")
	w.list(", ", len(terms), func(i int) { w.write(w.selected(terms[i].column.ID)) })
	for _, id := range m.Columns {
		w.write(", CASE WHEN ")
		w.matchColumn(m, id)
		w.write(" THEN 1 ELSE 0 END")
	}
	w.from()
	w.where(q, func() {
		w.match(m)
		if more != nil {
			w.write(" AND ")
			more()
		}
	})
	w.page(order, 0, 1)
	return w.statement()
}

var errNoMatch = fmt.Errorf("%w that matches", rowsource.ErrNoRow)

func (v *view) find(ctx context.Context, m expr.Match, from rowsource.Seek, back bool) (rowsource.Hit, error) {
	if v.isPlain() {
		return v.findPlain(ctx, m, from, back)
	}
	p, err := v.searchFrom(ctx, from, back)
	if err != nil {
		return rowsource.Hit{}, err
	}
	var hit rowsource.Hit
	terms := v.terms()
	find := func(q rowsource.Query, p place, _ int64) (rowsource.Statement, error) {
		return v.source.builder.find(q, m, p)
	}
	err = v.eachPart(ctx, p, 1, find, func(fields []any) {
		hit.Cursor = v.source.exact(terms, fields)
		hit.Columns = matched(m.Columns, fields[len(terms):])
	})
	switch {
	case err != nil:
		return hit, err
	case hit.Cursor == nil:
		return hit, errNoMatch
	}
	hit.ID = v.idAt(hit.Cursor)
	hit.Index, err = v.indexOf(ctx, hit.Cursor)
	return hit, err
}

// matched returns the columns whose field is true.
func matched(columns []string, fields []any) (hit []string) {
	d := decoder{column: Column{Kind: value.KindBool}}
	for i, id := range columns {
		if v, _ := d.value(fields[i]); v == value.Bool(true) {
			hit = append(hit, id)
		}
	}
	return hit
}

// idAt returns the id of the row at a cursor.
func (v *view) idAt(c rowsource.Cursor) string {
	return v.source.builder.idOf(v.keyAt(c))
}

// searchFrom returns the place where a search begins. A place of a search skips no rows, so an index is
// converted to the cursor of a row.
func (v *view) searchFrom(ctx context.Context, from rowsource.Seek, back bool) (place, error) {
	switch {
	case from.Cursor != nil:
		return v.searchAt(ctx, from, back)
	case from.Index <= 0 && back:
		return place{}, errNoMatch
	case from.Index <= 0:
		return place{}, nil
	case back:
		c, err := v.cursorAt(ctx, v.place(from))
		return place{kind: seekBefore, cursor: c, end: c == nil}, err
	}
	c, err := v.cursorAt(ctx, v.place(rowsource.Seek{Index: from.Index - 1}))
	if err == nil && c == nil { // past the end
		err = errNoMatch
	}
	return place{kind: seekAfter, cursor: c}, err
}

// searchAt returns the place where a search from a cursor begins. A Seek reads from its cursor in one
// direction; a search in the other direction includes the row at the cursor.
func (v *view) searchAt(ctx context.Context, from rowsource.Seek, back bool) (place, error) {
	if back == (from.Before) {
		return placeOf(from), nil
	}
	c, err := v.cursorAt(ctx, placeOf(from))
	if err != nil {
		return place{}, err
	}
	if back {
		return place{kind: seekBefore, cursor: c, end: c == nil}, nil
	}
	if c == nil {
		return place{}, nil
	}
	return place{kind: seekAfter, cursor: c}, nil
}

// cursorAt reads the cursor of the row at a place, nil if there is none.
func (v *view) cursorAt(ctx context.Context, p place) (c rowsource.Cursor, err error) {
	terms := v.terms()
	err = v.eachPart(ctx, p, 1, v.source.builder.anchor, func(fields []any) { c = v.source.exact(terms, fields) })
	return c, err
}
