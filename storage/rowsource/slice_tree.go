// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource/expr"
)

// noRow is the index of the row above a row at the top.
const noRow = -1

// branches is the tree of the rows of a table, by their indexes.
type branches struct {
	// parents holds the row directly above each row, noRow at the top. children holds the rows directly below,
	// top those at the top.
	parents  []int
	children map[int][]int
	top      []int
}

// newBranches returns the tree of n rows. Rows that are their own ancestors are at the top.
func newBranches(n int, parent func(i int) int) *branches {
	b := &branches{parents: make([]int, n), children: map[int][]int{}}
	for i := range b.parents {
		b.parents[i] = parent(i)
	}
	for _, i := range b.circling() {
		b.parents[i] = noRow
	}
	for i, up := range b.parents {
		if up == noRow {
			b.top = append(b.top, i)
		} else {
			b.children[up] = append(b.children[up], i)
		}
	}
	return b
}

// circling returns the rows that are their own ancestors.
func (b *branches) circling() (all []int) {
	walks := make([]int, len(b.parents)) // the number of the walk that has visited a row, from 1
	for i := range b.parents {
		at := i
		for ; at != noRow && walks[at] == 0; at = b.parents[at] {
			walks[at] = i + 1
		}
		if at == noRow || walks[at] != i+1 {
			continue
		}
		for first := at; ; {
			all = append(all, at)
			if at = b.parents[at]; at == first {
				break
			}
		}
	}
	return all
}

// plant builds the tree of a table, if the rows are one.
func (s *Slice[T]) plant(t *table[T]) {
	if s.parent == nil {
		return
	}
	t.tree = newBranches(len(t.rows), func(i int) int {
		if up, ok := t.byID[s.parent(t.rows[i])]; ok {
			return up
		}
		return noRow
	})
}

// Branch implements Brancher. A row that is not in the slice is unknown.
func (s *Slice[T]) Branch(row T) Branch {
	s.mu.Lock()
	table := s.table
	s.mu.Unlock()
	i, ok := table.byID[s.ID(row)]
	switch {
	case !ok || table.tree == nil:
		return BranchUnknown
	case len(table.tree.children[i]) > 0:
		return BranchFull
	}
	return BranchLeaf
}

// Above implements Ancestry.
func (s *Slice[T]) Above(ctx context.Context, id string) (ids []string, err error) {
	s.mu.Lock()
	table := s.table
	s.mu.Unlock()
	i, ok := table.byID[id]
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case table.tree == nil:
		return nil, fmt.Errorf("%w: a tree", ErrUnsupported)
	case !ok:
		return nil, fmt.Errorf("%w: %q", ErrNoRow, id)
	}
	for at := table.tree.parents[i]; at != noRow; at = table.tree.parents[at] {
		ids = append(ids, s.ID(table.rows[at]))
	}
	slices.Reverse(ids)
	return ids, nil
}

// filterLevel lists the rows directly below the parent that pass, or that are above a row that passes.
func (v *sliceView[T]) filterLevel(ctx context.Context, test func(expr.Row) bool) error {
	level := v.table.tree.top
	if v.query.Parent != "" {
		up, ok := v.table.byID[v.query.Parent]
		if !ok {
			return nil // the row has gone
		}
		level = v.table.tree.children[up]
	}
	passes, err := v.source.passing.of(ctx, v, test)
	if err != nil {
		return err
	}
	for _, i := range level {
		if passes == nil || passes[i] {
			v.order = append(v.order, entry{i, v.cursorOf(v.rows[i])})
		}
	}
	return nil
}

// passing keeps the rows that a tree shows for a filter, because each level of the tree needs them.
type passing[T any] struct {
	mu     sync.Mutex
	tree   *branches
	filter expr.Predicate
	rows   []bool
}

// of returns which rows pass the filter of a level or are above such a row, nil without a filter.
func (p *passing[T]) of(ctx context.Context, v *sliceView[T], test func(expr.Row) bool) ([]bool, error) {
	if v.query.Filter == nil {
		return nil, nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.tree == v.table.tree && expr.Equal(p.filter, v.query.Filter) {
		return p.rows, nil
	}
	rows, cells := make([]bool, len(v.rows)), cells[T]{source: v.source}
	for i, row := range v.rows {
		if i%between == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if cells.row = row; !test(&cells) {
			continue
		}
		for at := i; at != noRow && !rows[at]; at = v.table.tree.parents[at] {
			rows[at] = true
		}
	}
	p.tree, p.filter, p.rows = v.table.tree, v.query.Filter, rows
	return rows, nil
}
