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
	// ErrUnsupported is the error of an operation that Features does not include.
	ErrUnsupported = errors.New("rowsource: not supported by the source")
	// ErrNoColumn is the error of a query for a column that the source does not have.
	ErrNoColumn = errors.New("rowsource: no such column")
	// ErrNoGroups is the error of Groups if rows are not grouped further below the path.
	ErrNoGroups = errors.New("rowsource: no groups below the path")
	// ErrCursor is the error of a cursor that does not belong to the order of the result.
	ErrCursor = errors.New("rowsource: a cursor of another order")
	// ErrOrder is the error of a source that sorts rows in another order than it compares them in, so that
	// pages would lose rows. A repeated call reads them in a slower way that is exact.
	ErrOrder = errors.New("rowsource: rows are sorted in another order than they are compared in")
	// ErrClosed is the error of a result that was closed.
	ErrClosed = errors.New("rowsource: the result is closed")
)

// Source provides rows of type T. All methods must be safe for concurrent use.
type Source[T any] interface {
	// Features returns what the source supports. It never changes.
	Features() Features
	// ID returns the unique key of a row as text. It is fast, and pure.
	ID(row T) string
	// Open prepares the rows of a query. The caller closes the result.
	Open(ctx context.Context, q Query) (Result[T], error)
}

// Result is the rows of a query that was opened. All methods must be safe for concurrent use. Soon after their
// context ends they return an error that wraps the error of the context.
type Result[T any] interface {
	// Count returns the number of rows. It is fast, and an estimate if counting takes long; a later call may
	// return a better number.
	Count(ctx context.Context) (Count, error)
	// Read reads up to n rows at a place.
	Read(ctx context.Context, at Seek, n int) (Page[T], error)
	// Locate returns the index of the row with an id, and ErrNoRow if the result does not have it.
	Locate(ctx context.Context, id string) (int64, error)
	// CountGroups returns the number of groups directly below the path of the query.
	CountGroups(ctx context.Context) (Count, error)
	// Groups reads up to n groups directly below the path of the query. They are ordered by the terms of
	// Query.Sort that name the column of the groups, for their value, or the column of an aggregate, for the
	// first aggregate of it; then by their value, nulls last.
	Groups(ctx context.Context, at Seek, n int) (Page[Group], error)
	// Aggregate computes aggregates over some rows of the result.
	Aggregate(ctx context.Context, of []Agg, span Span) ([]value.Value, error)
	// Find returns the nearest matching row: the first one after a place, or the last one before it if back
	// is set. It returns ErrNoRow if there is none up to the end of the result.
	Find(ctx context.Context, m expr.Match, from Seek, back bool) (Hit, error)
	// Close releases the resources of the result, and cancels reading. Only the first call has an effect.
	Close() error
}

// Features lists what a source supports. Callers use only that.
type Features struct {
	// Key lists the columns of the unique key. Their values are never null.
	Key []string
	// Expect lists columns whose values an Edit must have in Old, in addition to the columns that it changes:
	// the key does not distinguish a row from a later row with the same key.
	Expect []string
	// Match lists the supported comparisons of texts; Case and Initials report support of these options of
	// expr.Match.
	Match          []expr.MatchOp
	Case, Initials bool
	// Groups reports whether Groups and Query.Path work; Aggregates lists the supported functions.
	Groups     bool
	Aggregates []AggFunc
	// Magnitudes and Lists report whether rows can be sorted by Order.Magnitude and Order.List.
	Magnitudes, Lists bool
	// Tree reports whether Query.Tree works: the rows form a tree. Queries without it concern all rows of the
	// tree, one after the other.
	Tree bool
	// Find reports whether Find works, Index whether reading at an index and Locate are exact. Without Index,
	// reading at an index above 0 returns rows from about there, or fails with ErrUnsupported.
	Find, Index bool
	// Snapshot reports whether a result does not change while it is open.
	Snapshot bool
	// Write and Watch report whether the source is a Writer and a Watcher.
	Write, Watch bool
}
