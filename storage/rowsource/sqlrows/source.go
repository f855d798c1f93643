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

// Options are the rows of a Source. DB, Table and Dialect are needed.
type Options struct {
	// DB has the table. The program opens and closes it.
	DB      *sql.DB
	Table   Table
	Dialect Dialect
	// ReadOnly refuses to write.
	ReadOnly bool
	// Classify says what an error of the driver is about. Where it is nil or says ClassUnknown,
	// the function Classify says it.
	Classify func(error) Class
	// Watch, if not nil, waits for changes that others make, as Watcher has it: by LISTEN, for
	// example. The source tells of its own writes besides.
	Watch func(ctx context.Context, tell func(rowsource.Change)) error
	// Interval is the time between two looks for changes where Watch is nil. 0 is one second in
	// SQLite, where a look is cheap; in other dialects it is never, and each look tells that any
	// row may have changed.
	Interval time.Duration
	// Ordinals is how many rows may have their keys put in order in a temporary table, where no index
	// leads to them and the dialect is SQLite or MySQL: it makes jumps fast, takes room on the disk
	// of the database, and keeps a connection for each of at most two views at once. 0 is ten
	// million, below 0 there are none. See the text of the package.
	Ordinals int64
	// SeekLimit decides how the places of rows are found in the background. An index for the order
	// of a query leads to each 4,096th row; where such steps take longer than SeekLimit, all rows
	// are sorted at once instead. 0 is 20 ms. Below 0, only the order of the key goes in steps.
	SeekLimit time.Duration
}

// Source has the rows of a table. Any number of goroutines may use it at once.
type Source struct {
	options  Options
	builder  *Builder
	features rowsource.Features

	gate  gate
	marks *marks
	// ranked are the views with ordinals, unranked says that there cannot be any.
	ranked   ranking
	unranked atomic.Bool
	own      ownWrites
	// plain has the orders in which the database does not compare rows.
	plain      sync.Map
	disordered atomic.Bool // there are some
	mu         sync.Mutex
	watchers   map[*watcher]bool
}

var (
	_ rowsource.Source[Row] = (*Source)(nil)
	_ rowsource.Writer      = (*Source)(nil)
	_ rowsource.Watcher     = (*Source)(nil)
)

// New makes a source of a table. It fails as NewBuilder does, and without a database. It does not
// speak to the database: an error of that comes from the views.
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

// ID implements rowsource.Source: the text of the key, a list in JSON where the key has several
// columns. A value of another kind than its column's has the kind beside it, {"number":"5"}.
func (s *Source) ID(row Row) string {
	key := make([]value.Value, len(s.builder.table.Key))
	for i, column := range s.builder.table.Key {
		key[i] = row.Value(column)
	}
	return s.builder.idOf(key)
}

// Open implements rowsource.Source. It does not speak to the database.
func (s *Source) Open(ctx context.Context, q rowsource.Query) (rowsource.View[Row], error) {
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

// check is the error of a query that has no statements.
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

// explain makes an error of the database say what it is about.
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
