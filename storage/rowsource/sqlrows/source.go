// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Options configures a Source. DB, Table and Dialect are required.
type Options struct {
	// DB contains the table. The program opens and closes it.
	DB      *sql.DB
	Table   Table
	Dialect Dialect
	// ReadOnly disables writing.
	ReadOnly bool
	// Classify returns the class of an error of the driver. If it is nil or returns ClassUnknown, the
	// function Classify of this package is used.
	Classify func(error) Class
	// Watch, if not nil, reports changes by others until ctx ends, as rowsource.Watcher does, for example by
	// LISTEN. The source reports its own writes itself.
	Watch func(ctx context.Context, tell func(rowsource.Change)) error
	// Interval is the time between two checks for changes if Watch is nil. 0 means one second in SQLite,
	// where a check is cheap. In other dialects 0 means never, and each check reports that any row may have
	// changed.
	Interval time.Duration
	// Ordinals is the maximal number of rows whose keys are stored in order in a temporary table, where no
	// index covers the order and the dialect is SQLite or MySQL. The table makes jumps fast, takes room on
	// the disk of the database, and keeps a connection for each of at most two results. 0 means ten million; a
	// negative number disables it. See the package documentation.
	Ordinals int64
	// SeekLimit decides how the positions of rows are found in the background. With an index for the order of
	// a query, each step to the next 4,096th row is short; if steps take longer than SeekLimit, all rows are
	// sorted in one statement instead. 0 means 20 ms. If it is negative, only the order of the key is scanned
	// in steps.
	SeekLimit time.Duration
}

// Source provides the rows of a table. It is safe for concurrent use.
type Source struct {
	options  Options
	builder  *Builder
	features rowsource.Features

	gate  gate
	marks *marks
	// ranked counts the results with ordinals; unranked reports that ordinals are impossible.
	ranked   ranking
	unranked atomic.Bool
	own      ownWrites
	// plain is the set of orders in which the database does not compare rows as it sorts them.
	plain      sync.Map
	disordered atomic.Bool // plain is not empty
	mu         sync.Mutex
	watchers   map[*watcher]bool
}

var (
	_ rowsource.Source[Row] = (*Source)(nil)
	_ rowsource.Writer      = (*Source)(nil)
	_ rowsource.Watcher     = (*Source)(nil)
)

// New returns a source of a table. It fails as NewBuilder does, and without a database. It does not access
// the database: errors of the database come from the results.
func New(o Options) (*Source, error) {
	if o.DB == nil {
		return nil, errors.New("sqlrows: no database")
	}
	b, err := NewBuilder(o.Dialect, o.Table)
	if err != nil {
		return nil, err
	}
	s := &Source{options: o, builder: b, features: b.Features(), marks: newMarks(), watchers: map[*watcher]bool{}}
	s.features.Write = !o.ReadOnly && !o.Dialect.ReadOnly
	s.features.Watch = o.Watch != nil || o.Interval > 0 || o.Dialect.dataVersion != ""
	return s, nil
}

// Features implements rowsource.Source.
func (s *Source) Features() rowsource.Features {
	f := s.features
	f.Key, f.Expect, f.Match, f.Aggregates = slices.Clone(f.Key), slices.Clone(f.Expect), slices.Clone(f.Match), slices.Clone(f.Aggregates)
	return f
}

// ID implements rowsource.Source: it returns the text of the key, a JSON list if the key has several columns.
// The text of a value of another kind than its column's includes the kind, {"number":"5"}.
func (s *Source) ID(row Row) string {
	key := make([]value.Value, len(s.builder.table.Key))
	for i, column := range s.builder.table.Key {
		key[i] = row.Value(column)
	}
	return s.builder.idOf(key)
}

// Open implements rowsource.Source. It does not access the database.
func (s *Source) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[Row], error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if err := s.check(q); err != nil {
		return nil, err
	}
	v := &view{source: s, query: q, shape: newShape(s.builder.Columns(q)), anchors: newAnchors()}
	if s.options.SeekLimit < 0 {
		v.slow = mostSlow
	}
	v.ctx, v.cancel = context.WithCancel(context.Background())
	return v, nil
}

// check returns an error for a query that the statements do not support.
func (s *Source) check(q rowsource.Query) error {
	w := s.builder.writer(q)
	for _, id := range slices.Concat(s.builder.Columns(q), expr.Columns(q.Filter), q.Group) {
		w.column(id)
	}
	for _, a := range q.Aggregates {
		w.aggregate(a)
	}
	w.where(q, nil)
	return w.err
}

// explain wraps an error of the database in an *Error with its class.
func (s *Source) explain(err error) error {
	if err == nil || errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return &Error{s.class(err), err}
}

func (s *Source) class(err error) Class {
	if s.options.Classify != nil {
		if c := s.options.Classify(err); c != ClassUnknown {
			return c
		}
	}
	return Classify(err)
}
