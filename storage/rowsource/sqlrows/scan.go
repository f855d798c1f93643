// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"errors"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// patience is the time that Count waits for the scan before it returns an estimate.
const patience = 100 * time.Millisecond

// seekLimit is the value of Options.SeekLimit that 0 means.
const seekLimit = 20 * time.Millisecond

// mostSlow is the number of successive slow steps that show that no index covers the order. A single step can
// be slow for other reasons.
const mostSlow = 3

// singleRows is the number of rows that one statement of a scan reads if there is only one connection, which
// others wait for.
const singleRows = 16 * anchorRows

// Count implements rowsource.Result.
func (v *view) Count(ctx context.Context) (count rowsource.Count, err error) {
	err = v.do(ctx, func(ctx context.Context) (err error) {
		count, err = v.counted(ctx)
		return err
	})
	return count, err
}

func (v *view) counted(ctx context.Context) (rowsource.Count, error) {
	if err := v.anchors.failed(); err != nil {
		return rowsource.Count{}, err // the scan ended when nobody waited for it
	}
	ended := v.anchors.begin(func() (int64, error) { return v.scan(v.ctx) })
	if ended != nil {
		timer := time.NewTimer(patience)
		defer timer.Stop()
		select {
		case <-ended:
		case <-timer.C:
		case <-ctx.Done():
			return rowsource.Count{}, ctx.Err()
		}
	}
	if err := v.anchors.failed(); err != nil {
		return rowsource.Count{}, err
	}
	if total, done := v.anchors.counted(); done {
		return rowsource.Count{N: total, Exact: true}, nil
	}
	return v.estimated(ctx), nil
}

// estimated returns the approximate number of rows: from the statistics if the result has all rows of the
// table, and always more than the scan has seen.
func (v *view) estimated(ctx context.Context) rowsource.Count {
	_, seen := v.anchors.last()
	st, ok := v.source.builder.Estimate()
	if !ok || v.query.Filter != nil || len(v.query.Path) > 0 || v.query.Tree {
		return rowsource.Count{N: seen + 1}
	}
	n, _, _ := v.source.number(ctx, v.db(), st) // without statistics, the scan provides the number later
	return rowsource.Count{N: max(n, seen+1)}
}

// scan finds the anchors, counts the rows, and checks both.
func (v *view) scan(ctx context.Context) (total int64, err error) {
	if v.isPlain() {
		err = v.source.gate.pass(ctx, func(ctx context.Context) (err error) {
			total, err = v.rest(ctx, nil)
			return err
		})
		return total, err
	}
	total, err = v.scanRows(ctx)
	return v.checked(ctx, total, err)
}

// scanRows finds the anchors and counts the rows.
func (v *view) scanRows(ctx context.Context) (total int64, err error) {
	bound := int64(firstBound)
	for {
		if v.slow >= mostSlow && !v.source.builder.byKey(v.query) && v.snapshot == nil {
			if total, ok := v.rank(ctx); ok {
				return total, nil
			}
		}
		more, err := v.scanOn(ctx)
		if err != nil {
			return 0, err
		}
		if !more {
			break
		}
		if bound, err = v.within(ctx, bound); err != nil {
			return 0, err
		}
	}
	last, n := v.anchors.last()
	err = v.source.gate.pass(ctx, func(ctx context.Context) error {
		rest, err := v.rest(ctx, last)
		total = n + rest
		return err
	})
	return total, err
}

// within fails with errStray if a scan has met more rows than there are. The database counts the rows when
// the scan has met bound rows; within returns the next bound.
func (v *view) within(ctx context.Context, bound int64) (int64, error) {
	_, n := v.anchors.last()
	if n < bound {
		return bound, nil
	}
	var total int64
	err := v.source.gate.pass(ctx, func(ctx context.Context) (err error) {
		total, err = v.rest(ctx, nil)
		return err
	})
	if err == nil && n > total {
		err = errStray
	}
	return max(2*n, total+anchorRows), err
}

// rest returns the number of rows after a cursor.
func (v *view) rest(ctx context.Context, from rowsource.Cursor) (int64, error) {
	if from != nil {
		return v.count(ctx, from, nil)
	}
	st, err := v.source.builder.Count(v.query)
	if err != nil {
		return 0, err
	}
	n, _, err := v.source.number(ctx, v.db(), st)
	return n, err
}

// scanOn finds some anchors after the last one, and reports whether there may be more. It begins again if a
// write interrupts it.
func (v *view) scanOn(ctx context.Context) (more bool, err error) {
	scan := v.scanSorted
	if v.slow < mostSlow || v.source.builder.byKey(v.query) {
		scan = v.scanStep
	}
	err = v.source.gate.pass(ctx, func(ctx context.Context) error {
		began := time.Now()
		more, err = scan(ctx)
		v.learn(time.Since(began))
		return err
	})
	return more, err
}

// learn records the duration of a step of a scan.
func (v *view) learn(took time.Duration) {
	limit := v.source.options.SeekLimit
	if limit == 0 {
		limit = seekLimit
	}
	switch {
	case v.slow >= mostSlow:
	case took > limit:
		v.slow++
	default:
		v.slow = 0
	}
}

// scanStep finds the next anchor. No statement of it takes long if an index leads to the anchor.
func (v *view) scanStep(ctx context.Context) (more bool, err error) {
	last, n := v.anchors.last()
	p := place{skip: anchorRows - 1}
	if last != nil {
		p.kind, p.cursor = seekAfter, last
	}
	c, err := v.cursorAt(ctx, p)
	if err != nil || c == nil {
		return false, err
	}
	if v.met == nil {
		v.met = map[string]bool{}
	}
	if id := v.idAt(c); v.met[id] {
		return false, errStray
	} else {
		v.met[id] = true
	}
	return v.anchors.add(c, n+anchorRows), nil
}

// scanSorted finds the anchors in any order: the database sorts once, and returns each 4,096th row.
func (v *view) scanSorted(ctx context.Context) (more bool, err error) {
	limit := int64(0)
	if v.source.options.DB.Stats().MaxOpenConnections == 1 {
		limit = singleRows
	}
	last, n := v.anchors.last()
	st, err := v.source.builder.anchors(v.query, last, limit)
	if err != nil {
		return false, err
	}
	found := numberedAnchors{}
	terms, number := v.terms(), decoder{column: Column{Kind: value.KindNumber}}
	err = v.source.each(ctx, v.db(), st, func(fields []any) {
		r, _ := number.value(fields[0])
		i, _ := r.AsInt()
		found[n+i] = v.source.exact(terms, fields[1:])
		found.move(v.anchors)
	})
	if err == nil && len(found) > 0 {
		err = errors.New("sqlrows: the database numbers rows with gaps")
	}
	_, now := v.anchors.last()
	return limit > 0 && now == n+limit, err
}

// numberedAnchors holds anchors by the number of rows up to them, which arrive in any order.
type numberedAnchors map[int64]rowsource.Cursor

// move moves the consecutive anchors after the end of to from f to to.
func (f numberedAnchors) move(to *anchors) {
	for {
		_, n := to.last()
		c, known := f[n+anchorRows]
		if !known {
			return
		}
		delete(f, n+anchorRows)
		to.add(c, n+anchorRows)
	}
}
