// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// result is the rows of a query. Between calls it holds no connection except that of its ordinals.
type view struct {
	source  *Source
	query   rowsource.Query
	shape   *shape
	anchors *anchors
	// ordinals serves reads at an index where no index of the database leads to them.
	ordinals ordinals
	// snapshot, if not nil, is read instead of the database.
	snapshot queryer
	chainMu  sync.Mutex
	chain    followed
	met      map[string]bool // the ids of the rows at anchors, while they are found in steps
	slow     int             // the number of successive slow steps of the scan; from mostSlow on, it sorts instead
	// ctx ends when the result is closed.
	ctx    context.Context
	cancel context.CancelFunc
}

// Close implements rowsource.Result.
func (v *view) Close() error {
	v.cancel()
	return nil
}

// do makes a call that ends when ctx ends or the result is closed.
func (v *view) do(ctx context.Context, call func(ctx context.Context) error) error {
	if v.ctx.Err() != nil {
		return rowsource.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	both, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(v.ctx, cancel)()
	err := call(both)
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil: // drivers return other errors for it
		return fmt.Errorf("sqlrows: %w", ctx.Err())
	case v.ctx.Err() != nil:
		return rowsource.ErrClosed
	}
	return err
}

func (v *view) db() queryer {
	if v.snapshot != nil {
		return v.snapshot
	}
	return v.source.options.DB
}

// terms returns the columns whose values make up a cursor.
func (v *view) terms() []Column { return v.source.builder.termColumns(v.query) }

func (b *Builder) termColumns(q rowsource.Query) (columns []Column) {
	for _, o := range q.Terms(b.table.Key) {
		columns = append(columns, b.columns[o.Column])
	}
	return columns
}

// Read implements rowsource.Result.
func (v *view) Read(ctx context.Context, at rowsource.Seek, n int) (page rowsource.Page[Row], err error) {
	err = v.do(ctx, func(ctx context.Context) (err error) {
		page, err = v.read(ctx, at, n)
		return err
	})
	return page, err
}

func (v *view) read(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[Row], error) {
	if at.Cursor == nil {
		if page, ok := v.readRanked(ctx, at.Index, n); ok {
			page.Index, page.Exact = max(at.Index, 0), true
			return page, nil
		}
	}
	if v.isPlain() {
		return v.readPlain(ctx, at, n)
	}
	page, err := v.readFrom(ctx, v.place(at), n)
	if err == nil && at.Cursor == nil && int64(len(page.Items)) < v.wanted(at.Index, n) {
		page, err = v.readFrom(ctx, placeOf(at), n) // rows after an anchor are missing: they or it were deleted
	}
	if err != nil {
		return page, err
	}
	if at.Before {
		slices.Reverse(page.Items)
		page.First, page.Last = page.Last, page.First
	}
	if at.Cursor == nil && len(page.Items) > 0 {
		page.Index, page.Exact = max(at.Index, 0), true
	}
	if err := v.follow(ctx, at, n, page); err != nil {
		return rowsource.Page[Row]{}, err
	}
	return page, nil
}

// readFrom reads rows from a place on.
func (v *view) readFrom(ctx context.Context, p place, n int) (rowsource.Page[Row], error) {
	r := newReader(v)
	if err := v.eachPart(ctx, p, int64(n), v.source.builder.page, r.row); err != nil {
		return rowsource.Page[Row]{}, err
	}
	return r.page(), nil
}

// wanted returns how many of n rows at an index exist by the scan, 0 if it has not counted or there is no
// anchor before them.
func (v *view) wanted(index int64, n int) int64 {
	total, done := v.anchors.counted()
	if c, _ := v.anchors.before(index); !done || c == nil {
		return 0
	}
	return min(int64(n), total-index)
}

// place converts a seek to a place, for an index after the nearest anchor.
func (v *view) place(at rowsource.Seek) place {
	if at.Cursor != nil {
		return placeOf(at)
	}
	cursor, first := v.anchors.before(at.Index)
	if cursor == nil || !v.trusts() {
		return placeOf(at)
	}
	return place{kind: seekAfter, cursor: cursor, skip: at.Index - first}
}

// Locate implements rowsource.Result.
func (v *view) Locate(ctx context.Context, id string) (i int64, err error) {
	err = v.do(ctx, func(ctx context.Context) (err error) {
		i, err = v.locate(ctx, id)
		return err
	})
	return i, err
}

func (v *view) locate(ctx context.Context, id string) (int64, error) {
	for _, key := range v.source.builder.keysOf(id) {
		if key.values == nil {
			continue
		}
		if at, ok, err := v.locateKey(ctx, key); ok || err != nil {
			return at, err
		}
	}
	return 0, fmt.Errorf("%w: %q", rowsource.ErrNoRow, id)
}

// locateKey returns the index of the row with a key; ok is false if there is none.
func (v *view) locateKey(ctx context.Context, key rowKey) (at int64, ok bool, err error) {
	if v.isPlain() {
		return v.locatePlain(ctx, key)
	}
	st, err := v.source.builder.place(v.query, key)
	if err != nil {
		return 0, false, err
	}
	c, err := v.source.cursor(ctx, v.db(), st, v.terms())
	if err != nil || c == nil {
		return 0, false, err
	}
	at, err = v.indexOf(ctx, c)
	return at, true, err
}

// indexOf returns the index of the row at a cursor.
func (v *view) indexOf(ctx context.Context, c rowsource.Cursor) (int64, error) {
	from, first, err := v.anchorBefore(ctx, c)
	if err != nil {
		return 0, err
	}
	n, err := v.count(ctx, from, c)
	return first + n, err
}

// anchorBefore reads from the database which anchor is the last before a row, and returns it with the number
// of rows up to it. A nil anchor is the start.
func (v *view) anchorBefore(ctx context.Context, c rowsource.Cursor) (from rowsource.Cursor, first int64, err error) {
	keys := v.anchors.all()
	if !v.trusts() {
		keys = nil
	}
	lo, hi := 0, len(keys) // the row is after keys[:lo], and not after keys[hi:]
	for lo < hi {
		probes, step := []rowsource.Cursor{}, (hi-lo)/mostProbes+1
		for i := lo + step - 1; i < hi; i += step {
			probes = append(probes, keys[i])
		}
		st, err := v.source.builder.compareRow(v.query, v.keyAt(c), probes)
		if err != nil {
			return nil, 0, err
		}
		passed, found := 0, false
		d := decoder{column: Column{Kind: value.KindBool}}
		err = v.source.each(ctx, v.db(), st, func(fields []any) {
			found = true
			for passed < len(fields) {
				if after, _ := d.value(fields[passed]); after != value.Bool(true) {
					break
				}
				passed++
			}
		})
		if err != nil || !found { // the row is gone
			return nil, 0, err
		}
		if passed < len(probes) {
			hi = lo + (passed+1)*step - 1
		}
		lo += passed * step
	}
	if lo == 0 {
		return nil, 0, nil
	}
	return keys[lo-1], int64(lo) * anchorRows, nil
}

// locatePlain returns the index of the row with a key by numbering the rows; ok is false if there is none.
func (v *view) locatePlain(ctx context.Context, key rowKey) (at int64, ok bool, err error) {
	st, err := v.source.builder.rank(v.query, key)
	if err != nil {
		return 0, false, err
	}
	rank, ok, err := v.source.number(ctx, v.db(), st)
	return rank - 1, ok, err
}

// count returns the number of rows after a cursor and before another one.
func (v *view) count(ctx context.Context, from, to rowsource.Cursor) (sum int64, err error) {
	statements, err := v.source.builder.between(v.query, from, to)
	if err != nil {
		return 0, err
	}
	for _, st := range statements {
		n, _, err := v.source.number(ctx, v.db(), st)
		if err != nil {
			return 0, err
		}
		sum += n
	}
	return sum, nil
}

// Aggregate implements rowsource.Result.
func (v *view) Aggregate(ctx context.Context, of []rowsource.Agg, span rowsource.Span) (out []value.Value, err error) {
	if len(of) == 0 {
		return nil, v.do(ctx, func(context.Context) error { return nil })
	}
	st, err := v.aggregate(of, span)
	if err != nil {
		return nil, err
	}
	err = v.do(ctx, func(ctx context.Context) error {
		return v.source.each(ctx, v.db(), st, func(fields []any) { out = v.aggregates(of, fields) })
	})
	return out, err
}

func (v *view) aggregate(of []rowsource.Agg, span rowsource.Span) (rowsource.Statement, error) {
	b := v.source.builder
	if span == (rowsource.Span{}) {
		return b.Aggregate(v.query, of, span)
	}
	p := v.place(rowsource.Seek{Index: max(span.From, 0)})
	if parts := b.parts(v.query, p); len(parts) == 1 {
		p = parts[0]
	}
	return b.aggregateFrom(v.query, of, p, rowsIn(span))
}

// aggregates decodes the result of a statement of aggregates.
func (v *view) aggregates(of []rowsource.Agg, fields []any) []value.Value {
	columns := make([]Column, len(of))
	for i, a := range of {
		columns[i] = v.source.builder.aggregated(a)
	}
	return v.source.exact(columns, fields)
}

// Find implements rowsource.Result.
func (v *view) Find(ctx context.Context, m expr.Match, from rowsource.Seek, back bool) (hit rowsource.Hit, err error) {
	err = v.do(ctx, func(ctx context.Context) (err error) {
		hit, err = v.find(ctx, m, from, back)
		return err
	})
	return hit, err
}
