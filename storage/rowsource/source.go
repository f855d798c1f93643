// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"context"
	"errors"

	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// The errors that sources wrap.
var (
	// ErrNoRow is the error of Locate and Find if there is no such row.
	ErrNoRow = errors.New("rowsource: no such row")
	// ErrUnsupported is the error of what Features deny.
	ErrUnsupported = errors.New("rowsource: not supported by the source")
	// ErrNoColumn is the error of a query for a column that the source does not have.
	ErrNoColumn = errors.New("rowsource: no such column")
	// ErrNoGroups is the error of Groups if rows are not grouped further below the path.
	ErrNoGroups = errors.New("rowsource: no groups below the path")
	// ErrCursor is the error of a cursor that is none of the order of the view.
	ErrCursor = errors.New("rowsource: a cursor of another order")
	// ErrOrder is the error of a source that sorts rows in another order than it compares them in, so that
	// pages would lose rows. Asked again, it reads them in a slower way that is exact.
	ErrOrder = errors.New("rowsource: rows are sorted in another order than they are compared in")
	// ErrClosed is the error of a view that was closed.
	ErrClosed = errors.New("rowsource: the view is closed")
)

// Source has rows of type T. All methods may be called by several goroutines at once.
type Source[T any] interface {
	// Features is what the source can do. It does not change.
	Features() Features
	// ID is the unique key of a row as text. It is fast, and pure.
	ID(row T) string
	// Open prepares the rows of a query. The caller closes the view.
	Open(ctx context.Context, q Query) (View[T], error)
}

// View is the rows of a query. All methods may be called by several goroutines at once. They
// return an error that wraps that of the context soon after it is cancelled.
type View[T any] interface {
	// Count is the number of rows: fast, and an estimate where counting takes long. Called
	// again, it may know better.
	Count(ctx context.Context) (Count, error)
	// Read reads up to n rows at a place.
	Read(ctx context.Context, at Seek, n int) (Page[T], error)
	// Locate is the index of the row with an id, and ErrNoRow if the view does not have it.
	Locate(ctx context.Context, id string) (int64, error)
	// CountGroups is the number of groups right below the path of the query.
	CountGroups(ctx context.Context) (Count, error)
	// Groups reads up to n groups right below the path of the query. They are ordered by the
	// terms of Query.Sort that name their column, for the value, or a column of an aggregate,
	// for the first aggregate of it; then by their value, nulls last.
	Groups(ctx context.Context, at Seek, n int) (Page[Group], error)
	// Aggregate computes aggregates over some rows of the view.
	Aggregate(ctx context.Context, of []Agg, span Span) ([]value.Value, error)
	// Find is the nearest row that matches: the first one after a place, or the last one
	// before it if back is set. ErrNoRow says that there is none up to the end of the view.
	Find(ctx context.Context, m expr.Match, from Seek, back bool) (Hit, error)
	// Close releases what the view holds, and cancels what is being read. Only the first call
	// does something.
	Close() error
}

// Features is what a source can do. Callers offer no more than that.
type Features struct {
	// Key has the columns of the unique key. Their values are never null.
	Key []string
	// Expect has columns whose values an Edit is to have in Old, besides those of the columns that it
	// changes: the key does not tell a row from another one that was made since it was read.
	Expect []string
	// Match has the comparisons of texts, Case and Initials those options of expr.Match.
	Match          []expr.MatchOp
	Case, Initials bool
	// Groups says that Groups and Query.Path work, Aggregates has the functions.
	Groups     bool
	Aggregates []AggFunc
	// Find says that Find works, Index that reading at an index and Locate are exact. Without Index,
	// reading at an index above 0 gives rows from about there, or fails with ErrUnsupported.
	Find, Index bool
	// Snapshot says that a view does not change while it is open.
	Snapshot bool
	// Write and Watch say that the source is a Writer and a Watcher.
	Write, Watch bool
}
