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

// Column says how a Slice reads a column of its rows.
type Column[T any] struct {
	// ID is the column's in queries.
	ID string
	// Value is the value of a row. It must be pure.
	Value func(row T) value.Value
	// Text is what the column shows of a row that has a value, for Match; nil: the String of
	// the value. It must be pure.
	Text func(row T) string
	// Compare orders values that are not null, and calls only equal values equal; nil is
	// value.Natural, the order of a grid in memory.
	Compare func(a, b value.Value) int
	// Set changes the value of a row for Write; nil: it cannot be written.
	Set func(row *T, v value.Value) error
}

// SliceOptions are the rows of a Slice and what it knows of them.
type SliceOptions[T any] struct {
	// Rows are kept, and must not be changed by others.
	Rows    []T
	Columns []Column[T]
	// Key has the columns whose values together are unique; none of them may be null.
	Key []string
	// Version, if not empty, is a column of whole numbers that Write increments in each row
	// that it changes.
	Version string
}

// Slice is a source over rows in memory: the reference for other sources. Its views are
// snapshots. Rows that it writes are copies of rows, so a T that refers to something is
// changed by a Set that copies this first.
type Slice[T any] struct {
	columns map[string]*Column[T]
	key     []string
	version string

	mu       sync.Mutex
	table    table[T]
	watchers map[*watcher]bool
}

// table is the rows at one time. It is not changed once others see it.
type table[T any] struct {
	rows []T
	byID map[string]int
}

var (
	_ Source[int] = (*Slice[int])(nil)
	_ Writer      = (*Slice[int])(nil)
	_ Watcher     = (*Slice[int])(nil)
)

// NewSlice makes a source of rows. It fails if a column is there twice or has no Value, if
// there is no key, and if a key is null or that of two rows.
func NewSlice[T any](o SliceOptions[T]) (*Slice[T], error) {
	s := &Slice[T]{columns: map[string]*Column[T]{}, key: slices.Clone(o.Key), version: o.Version, watchers: map[*watcher]bool{}}
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

// index finds the ids of rows.
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
	return t, nil
}

// SetRows replaces the rows. Views that are open keep the old ones. It fails as NewSlice does,
// and then changes nothing.
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

// Rows are the rows as they are now, in no particular order. They must not be changed.
func (s *Slice[T]) Rows() []T {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.table.rows
}

// Features implements Source: a slice can do everything.
func (s *Slice[T]) Features() Features {
	return Features{
		Key:   slices.Clone(s.key),
		Match: []expr.MatchOp{expr.MatchContains, expr.MatchEquals, expr.MatchStarts, expr.MatchEnds, expr.MatchRegexp},
		Case:  true, Initials: true, Groups: true, Find: true, Index: true, Snapshot: true, Write: true, Watch: true,
		Aggregates: []AggFunc{AggCount, AggDistinct, AggSum, AggAverage, AggMin, AggMax, AggFirst, AggLast},
	}
}

// ID implements Source: the text of the key, a list in JSON where the key has several columns.
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
func (s *Slice[T]) Open(ctx context.Context, q Query) (View[T], error) {
	if err := q.Check(); err != nil {
		return nil, err
	}
	if err := s.knowQuery(q); err != nil {
		return nil, err
	}
	s.mu.Lock()
	rows := s.table.rows
	s.mu.Unlock()
	v := &sliceView[T]{source: s, rows: rows, query: q, terms: Terms(q.Sort, s.key)}
	if err := v.filter(ctx); err != nil {
		return nil, err
	}
	v.sort()
	return v, ctx.Err()
}

// know is an error that wraps ErrNoColumn for the first column that there is not.
func (s *Slice[T]) know(columns ...string) error {
	for _, column := range columns {
		if s.columns[column] == nil {
			return fmt.Errorf("%w: %q", ErrNoColumn, column)
		}
	}
	return nil
}

// knowQuery is know for all columns of a query.
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

// order is how values of a column are compared.
func (s *Slice[T]) order(column string) func(a, b value.Value) int {
	if c := s.columns[column]; c != nil && c.Compare != nil {
		return c.Compare
	}
	return value.Natural
}

// cells are a row as expressions read it.
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
