// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// orderError reports that the database compares rows in another order than it sorts them, so that pages read
// from a cursor lose or repeat rows.
type orderError struct {
	table   string
	columns []string
}

// Error names the table and the columns, and suggests what to do.
func (e *orderError) Error() string {
	return fmt.Sprintf("the database sorts the rows of %q by %s in another order than it compares them in: some would be missing; "+
		"try again to read them in a slower way, by their number", e.table, strings.Join(e.columns, ", "))
}

// Unwrap returns rowsource.ErrOrder.
func (e *orderError) Unwrap() error { return rowsource.ErrOrder }

// errStray ends a scan that meets a row again, or more rows than there are.
var errStray = errors.New("sqlrows: the scan of the rows does not come to their end")

// errChanging ends a scan that others disturb, where there is no snapshot.
var errChanging = errors.New("sqlrows: the rows change while they are counted")

const (
	// mostProbes is the number of cursors that one statement compares with rows.
	mostProbes = 8
	// firstBound is the number of rows after which a scan first compares its count with that of the database.
	firstBound = 256 * anchorRows
)

// isPlain reports whether rows are read only by their number.
func (v *view) isPlain() bool {
	if !v.source.disordered.Load() {
		return false
	}
	_, plain := v.source.plain.Load(v.orderKey())
	return plain
}

// disorder makes all results of the same rows in the same order read by number, and returns the *orderError.
func (v *view) disorder() error {
	v.source.plain.Store(v.orderKey(), true)
	v.source.disordered.Store(true)
	e := &orderError{table: v.source.builder.table.base()}
	for _, o := range v.query.Terms(v.source.builder.table.Key) {
		e.columns = append(e.columns, fmt.Sprintf("%q", v.source.builder.columns[o.Column].Name))
	}
	return e
}

// orderKey returns a key for the rows of a query and their order.
func (v *view) orderKey() string {
	return fmt.Sprintf("%v %#v %v %v %t %q", v.query.Terms(v.source.builder.table.Key), v.query.Filter, v.query.Group, v.query.Path, v.query.Tree, v.query.Parent)
}

// trusts reports whether rows may be read from anchors: after a scan was checked, or earlier if the order is
// that of a numeric key.
func (v *view) trusts() bool {
	if _, done := v.anchors.counted(); done {
		return true
	}
	b := v.source.builder
	c := b.columns[b.table.Key[0]]
	return len(b.table.Key) == 1 && b.byKey(v.query) && c.Kind == value.KindNumber && c.Expr == "" && !b.dialect.dynamic
}

// agrees reports whether the database compares anchors with rows as it sorts them, and has as many rows as
// the scan: after each of some anchors there must be the expected number of rows.
func (v *view) agrees(ctx context.Context, total int64) (ok bool, err error) {
	cursors, ranks := v.anchors.spread(mostProbes)
	if len(cursors) == 0 {
		return true, nil
	}
	return v.comparesAs(ctx, cursors, ranks, total)
}

// comparesAs reports whether there are total rows in all, and total minus its rank after each of the cursors.
func (v *view) comparesAs(ctx context.Context, cursors []rowsource.Cursor, ranks []int64, total int64) (ok bool, err error) {
	st, err := v.source.builder.check(v.query, cursors)
	if err != nil {
		return false, err
	}
	d := decoder{column: Column{Kind: value.KindNumber}}
	err = v.source.each(ctx, v.db(), st, func(fields []any) {
		ok = true
		for i, field := range fields {
			want := total
			if i > 0 {
				want -= ranks[i-1]
			}
			n, _ := d.value(field)
			ok = ok && n == value.Int(want)
		}
	})
	return ok, err
}

// check returns the statement that counts the rows of a query, and the rows after each of the cursors.
func (b *Builder) check(q rowsource.Query, cursors []rowsource.Cursor) (rowsource.Statement, error) {
	w := b.writer(q)
	terms := w.terms(q)
	w.write("SELECT count(*)")
	for _, c := range cursors {
		w.write(", count(CASE WHEN ")
		w.after(terms, c)
		w.write(" THEN 1 END)")
	}
	w.from()
	w.where(q, nil)
	return w.statement()
}

// checked returns the total of a scan if it agrees with the database. If it does not, others may have written
// meanwhile, and a second scan in a snapshot decides.
func (v *view) checked(ctx context.Context, total int64, scanned error) (int64, error) {
	if scanned == nil {
		ok := false
		err := v.source.gate.pass(ctx, func(ctx context.Context) (err error) {
			ok, err = v.agrees(ctx, total)
			return err
		})
		if err != nil || ok {
			return total, err
		}
	} else if !errors.Is(scanned, errStray) {
		return 0, scanned
	}
	err := v.source.gate.pass(ctx, func(ctx context.Context) error {
		return v.source.inSnapshot(ctx, func(db queryer, fixed bool) (err error) {
			total, err = v.scanAgain(ctx, db, fixed)
			return err
		})
	})
	if errors.Is(err, rowsource.ErrOrder) {
		v.anchors.reset()
	}
	return total, err
}

// scanAgain scans the rows again on db. fixed reports that the rows do not change meanwhile.
func (v *view) scanAgain(ctx context.Context, db queryer, fixed bool) (total int64, err error) {
	again := &view{source: v.source, query: v.query, anchors: newAnchors(), slow: v.slow, snapshot: db, ctx: ctx}
	before, err := again.rest(ctx, nil)
	if err != nil {
		return 0, err
	}
	total, err = again.scanRows(ctx)
	ok := false
	if err == nil {
		ok, err = again.agrees(ctx, total)
	} else if errors.Is(err, errStray) {
		err = nil
	}
	switch {
	case err != nil:
		return 0, err
	case ok:
		v.anchors.take(again.anchors)
		return total, nil
	case fixed:
		return 0, v.disorder()
	}
	if after, err := again.rest(ctx, nil); err != nil || after != before {
		return 0, errors.Join(errChanging, err)
	}
	return 0, v.disorder()
}

// inSnapshot calls a function with a connection on which the rows do not change. Where the dialect has no
// snapshots, fixed is false.
func (s *Source) inSnapshot(ctx context.Context, call func(db queryer, fixed bool) error) error {
	switch d := s.options.Dialect; {
	case d.begin != "":
		conn, err := s.options.DB.Conn(ctx)
		if err != nil {
			return s.explain(err)
		}
		defer s.giveBack(conn)
		if _, err := conn.ExecContext(ctx, d.begin); err != nil {
			return s.explain(err)
		}
		return call(conn, true)
	case d.snapshot != nil:
		tx, err := s.options.DB.BeginTx(ctx, d.snapshot)
		if err != nil {
			return s.explain(err)
		}
		defer func() { _ = tx.Rollback() }() // nothing was written
		return call(tx, true)
	}
	return call(s.options.DB, false)
}

// giveBack ends the transaction of a connection and returns it to the pool; it closes the connection if that
// fails.
func (s *Source) giveBack(conn *sql.Conn) {
	ctx, cancel := context.WithTimeout(context.Background(), dropTime)
	defer cancel()
	if _, err := conn.ExecContext(ctx, "ROLLBACK"); err != nil {
		_ = conn.Raw(func(any) error { return driver.ErrBadConn })
	}
	_ = conn.Close() // it is returned to the pool even after an error
}

// followed records the last page of a chain of pages, each of which was read after the last row of the page
// before.
type followed struct {
	last  rowsource.Cursor
	first int64 // the index of the first row
	rows  int64 // the number of rows up to the last row
	bound int64 // the value of rows above which it is next compared with the total
}

// follow records a page read at a place. It compares the number of rows of a chain with that of the database
// at the end of the chain, and whenever the number has doubled.
func (v *view) follow(ctx context.Context, at rowsource.Seek, asked int, page rowsource.Page[Row]) error {
	v.chainMu.Lock()
	f := v.chain
	v.chainMu.Unlock()
	switch {
	case at.Cursor == nil:
		f = followed{first: page.Index, rows: page.Index, bound: page.Index + anchorRows}
	case at.Cursor == nil || at.Before || f.last == nil || !slices.Equal(f.last, at.Cursor):
		return nil
	}
	f.rows += int64(len(page.Items))
	ends := len(page.Items) < asked && at.Cursor != nil && !at.Before
	if ends || f.rows > f.bound {
		total, err := v.rest(ctx, nil)
		if err == nil && (f.rows > total || ends && f.rows < total) {
			err = v.settle(ctx, f.first, asked)
		}
		if err != nil {
			return err
		}
		f.bound = max(2*f.rows, total)
	}
	if len(page.Items) > 0 {
		f.last = page.Last
		v.chainMu.Lock()
		v.chain = f
		v.chainMu.Unlock()
	}
	return nil
}

// settle determines whether a chain of pages of n rows loses rows or others have written meanwhile: it reads
// the keys in such pages again in a snapshot.
func (v *view) settle(ctx context.Context, first int64, n int) error {
	return v.source.gate.pass(ctx, func(ctx context.Context) error {
		return v.source.inSnapshot(ctx, func(db queryer, fixed bool) error {
			q := v.query
			q.Columns = []string{}
			in := &view{source: v.source, query: q, shape: newShape(v.source.builder.Columns(q)), snapshot: db, ctx: ctx}
			total, err := in.rest(ctx, nil)
			if err != nil || !fixed {
				return err
			}
			rows, p := first, placeOf(rowsource.Seek{Index: first})
			for {
				page, err := in.readFrom(ctx, p, n)
				if err != nil {
					return err
				}
				rows += int64(len(page.Items))
				if ends := len(page.Items) < n; rows > total || ends && rows < total {
					return v.disorder()
				} else if ends {
					return nil
				}
				p = placeOf(page.Last.After())
			}
		})
	})
}
