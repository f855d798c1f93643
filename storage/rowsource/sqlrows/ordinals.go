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
	// mostOrdinals is the value of Options.Ordinals that 0 means.
	mostOrdinals = 10_000_000
	// mostRanked is the number of results of a source that keep a connection at the same time. leastConns is
	// the minimum size of a bounded pool, so that enough connections are left.
	mostRanked = 2
	leastConns = mostRanked + 2
	// dropTime bounds the time of removing a temporary table.
	dropTime = 5 * time.Second
)

// ordinals holds the keys of a result in their order, in a temporary table of a connection that is kept for it.
// The zero value has none.
type ordinals struct {
	mu    sync.Mutex
	conn  *sql.Conn // nil: none, or removed
	total int64
	using sync.WaitGroup
}

// take returns the ordinals, or nil if there are none. They stay valid until the caller calls done.
func (o *ordinals) take() (conn *sql.Conn, total int64, done func()) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.conn == nil {
		return nil, 0, nil
	}
	o.using.Add(1)
	return o.conn, o.total, o.using.Done
}

// leave detaches the connection and returns it. Only the first call gets it; later ones get nil.
func (o *ordinals) leave() *sql.Conn {
	o.mu.Lock()
	defer o.mu.Unlock()
	conn := o.conn
	o.conn = nil
	return conn
}

// errTooMany reports that a result has more rows than ordinals may hold.
var errTooMany = errors.New("sqlrows: too many rows for ordinals")

// rank stores the keys of the result in order, if that is possible; ok reports whether it did. It also finds
// the anchors and counts the rows. A write interrupts it, and then it begins again.
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

// refuses reports whether err means that temporary tables are impossible, or that there is no room for them.
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
	for _, st := range append([]rowsource.Statement{s.builder.dropOrdinals()}, statements...) {
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

// execute runs a statement that returns no rows.
func (s *Source) execute(ctx context.Context, db queryer, st rowsource.Statement) error {
	st, ended := s.killable(ctx, st)
	defer ended()
	_, err := db.ExecContext(ctx, st.Text, st.Args...)
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

// dropOrdinals removes the temporary table of a connection and returns the connection to the pool, or closes
// it.
func (s *Source) dropOrdinals(conn *sql.Conn) {
	ctx, cancel := context.WithTimeout(context.Background(), dropTime)
	defer cancel()
	if _, err := conn.ExecContext(ctx, s.builder.dropOrdinals().Text); err != nil {
		_ = conn.Raw(func(any) error { return driver.ErrBadConn })
	}
	_ = conn.Close() // it is returned to the pool even after an error
}

// unrank drops the ordinals when nobody uses them any more.
func (v *view) unrank() {
	if conn := v.ordinals.leave(); conn != nil {
		v.ordinals.using.Wait()
		v.source.dropOrdinals(conn)
		v.source.ranked.leave()
	}
}

// readRanked reads rows at an index by the ordinals. ok is false if there are none, or if a row was deleted;
// the caller then reads the rows by their order.
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
	// Some drivers close a connection whose call is cancelled, and so lose the table. The call is short, and
	// continues even if its caller gives up.
	r, ended := newReader(v), make(chan error, 1)
	go func() {
		defer done()
		ended <- v.source.each(v.ctx, conn, st, r.row)
	}()
	select {
	case <-ctx.Done():
		return page, false // the next read fails with the error of ctx
	case err = <-ended:
	}
	if err != nil && v.ctx.Err() == nil {
		go v.unrank() // the connection broke
	}
	return r.page(), err == nil && int64(len(r.rows)) == want
}

// ranking bounds the number of results that keep a connection at the same time. The zero value admits
// mostRanked.
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
