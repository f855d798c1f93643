// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Column describes a column of the rows of a Slice.
type Column[T any] struct {
	// ID names the column in queries.
	ID string
	// Value returns the value of a row. It must be pure.
	Value func(row T) value.Value
	// Text returns the text that the column shows for a row with a value, for Match; nil means the String of
	// the value. It must be pure.
	Text func(row T) string
	// Compare orders values that are not null; only equal values may compare as equal. nil means
	// Value.CompareNatural, the order of a grid in memory.
	Compare func(a, b value.Value) int
	// Set changes the value of a row for Write; nil means read-only.
	Set func(row *T, v value.Value) error
}

// SliceOptions configures a Slice.
type SliceOptions[T any] struct {
	// Rows is kept without copying; others must not change it.
	Rows    []T
	Columns []Column[T]
	// Key lists the columns whose values together are unique; none of them may be null.
	Key []string
	// Parent, if not nil, makes the rows a tree: it returns the id of the row directly above, empty for a row at
	// the top. Rows below an unknown row, and rows that are their own ancestors, are at the top. It must be pure.
	Parent func(row T) string
	// Version, if not empty, is a column of whole numbers that Write increments in each row that it changes.
	Version string
}

// Slice is a source over rows in memory, and the reference for other sources. Its results are snapshots. Write
// changes copies of rows; if a T refers to other data, Set must copy that data before it changes it.
type Slice[T any] struct {
	columns map[string]*Column[T]
	key     []string
	version string
	parent  func(row T) string
	passing passing[T]

	mu       sync.Mutex
	table    table[T]
	watchers map[*watcher]bool
}

// table is the rows at a point in time. It is immutable after others can see it.
type table[T any] struct {
	rows []T
	byID map[string]int
	tree *branches
}

var (
	_ Source[int] = (*Slice[int])(nil)
	_ Writer      = (*Slice[int])(nil)
	_ Watcher     = (*Slice[int])(nil)

	_ Brancher[int] = (*Slice[int])(nil)
	_ Ancestry      = (*Slice[int])(nil)
)

// NewSlice returns a source of rows. It fails for a duplicate column, a column without Value, a missing key,
// and a null or duplicate key of a row.
func NewSlice[T any](o SliceOptions[T]) (*Slice[T], error) {
	s := &Slice[T]{columns: map[string]*Column[T]{}, key: slices.Clone(o.Key), version: o.Version, parent: o.Parent, watchers: map[*watcher]bool{}}
	for i := range o.Columns {
		c := o.Columns[i]
		if c.ID == "" || c.Value == nil || s.columns[c.ID] != nil {
			return nil, fmt.Errorf("rowsource: column %q has no name or no value, or is there twice", c.ID)
		}
		s.columns[c.ID] = &c
	}
	if len(s.key) == 0 {
		return nil, errors.New("rowsource: no key")
	}
	needed := s.key
	if o.Version != "" {
		needed = append(slices.Clone(needed), o.Version)
	}
	if err := s.know(needed...); err != nil {
		return nil, err
	}
	table, err := s.index(o.Rows)
	s.table = table
	return s, err
}

// index returns a table of rows with their ids.
func (s *Slice[T]) index(rows []T) (table[T], error) {
	t := table[T]{rows: rows, byID: make(map[string]int, len(rows))}
	for i, row := range rows {
		for _, column := range s.key {
			if s.columns[column].Value(row).IsNull() {
				return t, fmt.Errorf("rowsource: row %d: no key in column %q", i, column)
			}
		}
		id := s.ID(row)
		if other, twice := t.byID[id]; twice {
			return t, fmt.Errorf("rowsource: rows %d and %d have the same key %q", other, i, id)
		}
		t.byID[id] = i
	}
	s.plant(&t)
	return t, nil
}

// SetRows replaces the rows. Open results keep the old ones. It fails as NewSlice does, and then changes
// nothing.
func (s *Slice[T]) SetRows(rows []T) error {
	table, err := s.index(rows)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.table = table
	s.tell(Change{})
	return nil
}

// Rows returns the current rows, in no particular order. The caller must not change them.
func (s *Slice[T]) Rows() []T {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.table.rows
}

// Features implements Source: a slice supports everything.
func (s *Slice[T]) Features() Features {
	return Features{
		Key:   slices.Clone(s.key),
		Match: []expr.MatchOp{expr.MatchContains, expr.MatchEquals, expr.MatchStarts, expr.MatchEnds, expr.MatchRegexp},
		Case:  true, Initials: true, Groups: true, Find: true, Index: true, Snapshot: true, Write: true, Watch: true, Magnitudes: true, Lists: true, Tree: s.parent != nil,
		Aggregates: []AggFunc{AggCount, AggDistinct, AggSum, AggAverage, AggMin, AggMax, AggFirst, AggLast},
	}
}

// ID implements Source: it returns the text of the key, a JSON list if the key has several columns.
func (s *Slice[T]) ID(row T) string {
	if len(s.key) == 1 {
		return s.columns[s.key[0]].Value(row).String()
	}
	texts := make([]string, len(s.key))
	for i, column := range s.key {
		texts[i] = s.columns[column].Value(row).String()
	}
	id, _ := json.Marshal(texts) // texts never fail
	return string(id)
}

// Open implements Source.
func (s *Slice[T]) Open(ctx context.Context, q Query) (Result[T], error) {
	if err := q.Check(); err != nil {
		return nil, err
	}
	if err := s.knowQuery(q); err != nil {
		return nil, err
	}
	if q.Tree && s.parent == nil {
		return nil, fmt.Errorf("%w: a tree", ErrUnsupported)
	}
	s.mu.Lock()
	table := s.table
	s.mu.Unlock()
	v := &sliceView[T]{source: s, table: table, rows: table.rows, query: q, terms: q.Terms(s.key)}
	if err := v.filter(ctx); err != nil {
		return nil, err
	}
	v.sort()
	return v, ctx.Err()
}

// know returns an error that wraps ErrNoColumn for the first unknown column.
func (s *Slice[T]) know(columns ...string) error {
	for _, column := range columns {
		if s.columns[column] == nil {
			return fmt.Errorf("%w: %q", ErrNoColumn, column)
		}
	}
	return nil
}

// knowQuery checks all columns of a query as know does.
func (s *Slice[T]) knowQuery(q Query) error {
	for _, o := range q.Sort {
		if err := s.know(o.Column); err != nil {
			return err
		}
	}
	if err := s.knowAggregates(q.Aggregates); err != nil {
		return err
	}
	return s.know(slices.Concat(expr.Columns(q.Filter), q.Group, q.Columns)...)
}

func (s *Slice[T]) knowAggregates(of []Agg) error {
	for _, a := range of {
		if err := a.Check(); err != nil {
			return err
		}
		if a.Column != "" {
			if err := s.know(a.Column); err != nil {
				return err
			}
		}
	}
	return nil
}

// order returns the order of the values of a column.
func (s *Slice[T]) order(column string) func(a, b value.Value) int {
	if c := s.columns[column]; c != nil && c.Compare != nil {
		return c.Compare
	}
	return value.Value.CompareNatural
}

// cells gives expressions access to a row.
type cells[T any] struct {
	source *Slice[T]
	row    T
}

func (c *cells[T]) Value(column string) value.Value { return c.source.columns[column].Value(c.row) }

func (c *cells[T]) Text(column string) string {
	if text := c.source.columns[column].Text; text != nil {
		return text(c.row)
	}
	return c.Value(column).String()
}
