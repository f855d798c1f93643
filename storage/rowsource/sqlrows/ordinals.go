// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"sync"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

const (
	// mostOrdinals is Options.Ordinals where that is 0.
	mostOrdinals = 10_000_000
	// mostRanked is how many views of a source keep a connection at once. leastConns is how many
	// connections a bounded pool has at least, so that those suffice which are left.
	mostRanked = 2
	leastConns = mostRanked + 2
	// dropTime is how long removing a temporary table may take.
	dropTime = 5 * time.Second
)

// ordinals are the keys of a view in their order, in a temporary table of a connection that is kept
// for it. The zero value has none.
type ordinals struct {
	mu    sync.Mutex
	conn  *sql.Conn // nil: none, or not any more
	total int64
	using sync.WaitGroup
}

// take are the ordinals, if there are any, until done is called.
func (o *ordinals) take() (conn *sql.Conn, total int64, done func()) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.conn == nil {
		return nil, 0, nil
	}
	o.using.Add(1)
	return o.conn, o.total, o.using.Done
}

// leave takes the connection away. Only the first call gets it.
func (o *ordinals) leave() *sql.Conn {
	o.mu.Lock()
	defer o.mu.Unlock()
	conn := o.conn
	o.conn = nil
	return conn
}

// errTooMany is that of a view with more rows than ordinals may be.
var errTooMany = errors.New("sqlrows: too many rows for ordinals")

// rank has the keys of the view put in order, if that can be done. It finds the anchors on the way,
// and counts the rows. A write interrupts it, and it begins again then.
func (v *view) rank(ctx context.Context) (total int64, ok bool) {
	s := v.source
	if !s.builder.hasOrdinals() || s.options.Ordinals < 0 || s.unranked.Load() {
		return 0, false
	}
	if most := s.options.DB.Stats().MaxOpenConnections; most > 0 && most < leastConns || !s.ranked.enter() {
		return 0, false
	}
	err := s.gate.pass(ctx, func(ctx context.Context) (err error) {
		total, err = v.fill(ctx)
		return err
	})
	if err == nil {
		context.AfterFunc(v.ctx, v.unrank)
		return total, true
	}
	s.ranked.leave()
	if ctx.Err() == nil && s.refuses(err) {
		s.unranked.Store(true)
	}
	return 0, false
}

// refuses reports whether an error says that there cannot be temporary tables, or no room for them.
func (s *Source) refuses(err error) bool {
	var e *Error
	if !errors.As(err, &e) {
		return false
	}
	return e.Class == ClassUnknown || e.Class == ClassDenied || e.Class == ClassFull
}

// fill makes the temporary table.
func (v *view) fill(ctx context.Context) (total int64, err error) {
	s := v.source
	conn, err := s.options.DB.Conn(ctx)
	if err != nil {
		return 0, err
	}
	defer func() {
		if err != nil {
			s.dropOrdinals(conn)
		}
	}()
	most := s.options.Ordinals
	if most == 0 {
		most = mostOrdinals
	}
	statements, err := s.builder.ordinals(v.query, most+1)
	if err != nil {
		return 0, err
	}
	for _, st := range append([]Statement{s.builder.dropOrdinals()}, statements...) {
		if err := s.execute(ctx, conn, st); err != nil {
			return 0, err
		}
	}
	total, _, err = s.number(ctx, conn, s.builder.countOrdinals())
	switch {
	case err != nil:
		return 0, err
	case total > most:
		return 0, errTooMany
	}
	if err := v.anchorsOf(ctx, conn); err != nil {
		return 0, err
	}
	v.ordinals.mu.Lock()
	defer v.ordinals.mu.Unlock()
	v.ordinals.conn, v.ordinals.total = conn, total
	return total, nil
}

// execute runs a statement that gives no rows.
func (s *Source) execute(ctx context.Context, db queryer, st Statement) error {
	st, ended := s.killable(ctx, st)
	defer ended()
	_, err := db.ExecContext(ctx, st.SQL, st.Args...)
	return s.explain(err)
}

// anchorsOf finds the anchors among the ordinals of a connection.
func (v *view) anchorsOf(ctx context.Context, conn *sql.Conn) error {
	st, err := v.source.builder.ordinalAnchors(v.query)
	if err != nil {
		return err
	}
	terms, number := v.terms(), decoder{column: Column{Kind: value.KindNumber}}
	return v.source.each(ctx, conn, st, func(fields []any) {
		r, _ := number.value(fields[0])
		if n, ok := r.AsInt(); ok {
			v.anchors.add(v.source.exact(terms, fields[1:]), n)
		}
	})
}

// dropOrdinals removes the temporary table of a connection and gives it back, or closes it.
func (s *Source) dropOrdinals(conn *sql.Conn) {
	ctx, cancel := context.WithTimeout(context.Background(), dropTime)
	defer cancel()
	if _, err := conn.ExecContext(ctx, s.builder.dropOrdinals().SQL); err != nil {
		_ = conn.Raw(func(any) error { return driver.ErrBadConn })
	}
	_ = conn.Close() // it is given back whatever it says
}

// unrank gives the connection back, when nobody uses it any longer.
func (v *view) unrank() {
	if conn := v.ordinals.leave(); conn != nil {
		v.ordinals.using.Wait()
		v.source.dropOrdinals(conn)
		v.source.ranked.leave()
	}
}

// readRanked reads rows at an index by the ordinals. ok is false if there are none, or not any more,
// and if a row was deleted: then they are read by their order.
func (v *view) readRanked(ctx context.Context, index int64, n int) (page rowsource.Page[Row], ok bool) {
	conn, total, done := v.ordinals.take()
	if conn == nil {
		return page, false
	}
	index = max(index, 0)
	want := min(int64(n), total-index)
	st, err := v.source.builder.ordinalPage(v.query, index, n)
	if want <= 0 || err != nil {
		done()
		return page, false
	}
	// Some drivers close a connection whose call is cancelled, and the table with it: the call is
	// short, and goes on while nobody waits for it.
	r, ended := newReader(v), make(chan error, 1)
	go func() {
		defer done()
		ended <- v.source.each(v.ctx, conn, st, r.row)
	}()
	select {
	case <-ctx.Done():
		return page, false // whatever is read next fails by it
	case err = <-ended:
	}
	if err != nil && v.ctx.Err() == nil {
		go v.unrank() // the connection broke
	}
	return r.page(), err == nil && int64(len(r.rows)) == want
}

// ranking bounds how many views keep a connection at once. The zero value lets mostRanked in.
type ranking struct {
	mu    sync.Mutex
	views int
}

func (r *ranking) enter() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.views == mostRanked {
		return false
	}
	r.views++
	return true
}

func (r *ranking) leave() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.views--
}
