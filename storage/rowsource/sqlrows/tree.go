// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

var (
	_ rowsource.Brancher[Row] = (*Source)(nil)
	_ rowsource.Ancestry      = (*Source)(nil)
)

// checkTree returns an error for a table whose columns of a tree are not usable.
func (b *Builder) checkTree() error {
	t := &b.table
	for _, id := range []string{t.Parent, t.Children} {
		if _, known := b.columns[id]; id != "" && !known {
			return fmt.Errorf("sqlrows: %w: %q of the tree", rowsource.ErrNoColumn, id)
		}
	}
	switch {
	case t.Parent == "" && t.Children != "":
		return errors.New("sqlrows: a column of children without a column of the parent")
	case t.Parent != "" && (len(t.Key) != 1 || len(t.Unique) > 0):
		return errors.New("sqlrows: a tree needs a key of one column, and no other key")
	}
	return nil
}

// level writes the condition that rows are directly below the parent of a query, or at the top.
func (w *writer) level(q rowsource.Query) {
	if w.table.Parent == "" {
		return // the query is refused
	}
	parent := w.term(w.table.Parent)
	if q.Parent == "" {
		w.same(parent, value.Value{})
		return
	}
	key, ok := w.keyOf(q.Parent)
	if !ok {
		w.write("1 = 0")
		return
	}
	w.same(parent, key.values[0])
}

// leads writes the condition that a row passes a filter, or is above a row that does.
func (w *writer) leads(filter expr.Predicate) {
	if w.table.Parent == "" {
		return // the query is refused
	}
	if !w.dialect.recursive {
		w.fail(fmt.Errorf("%w: a filter of a tree in %s", rowsource.ErrUnsupported, w.dialect.Name))
		return
	}
	key, parent := w.name(w.table.Key[0]), w.name(w.table.Parent)
	w.write(key, " IN (WITH RECURSIVE rowsource_up (k, p) AS (SELECT ", key, ", ", parent)
	w.from()
	w.write(" WHERE ")
	w.condition(filter)
	w.write(" UNION SELECT rowsource_t.", key, ", rowsource_t.", parent)
	w.from()
	w.write(" rowsource_t JOIN rowsource_up ON rowsource_t.", key, " = rowsource_up.p) SELECT k FROM rowsource_up)")
}

// parent returns the statement that reads the key of the row above a row.
func (b *Builder) parent(key rowKey) (rowsource.Statement, error) {
	w := b.writer(rowsource.Query{})
	w.write("SELECT ", w.selected(b.table.Parent))
	w.from()
	w.where(rowsource.Query{}, func() { w.key(key) })
	return w.statement()
}

// Branch implements rowsource.Brancher.
func (s *Source) Branch(row Row) rowsource.Branch {
	v := row.Value(s.builder.table.Children)
	if n, ok := v.AsFloat(); ok {
		v = value.Bool(n > 0)
	}
	switch has, ok := v.AsBool(); {
	case !ok:
		return rowsource.BranchUnknown
	case has:
		return rowsource.BranchFull
	}
	return rowsource.BranchLeaf
}

// Above implements rowsource.Ancestry: it reads the rows above a row one by one.
func (s *Source) Above(ctx context.Context, id string) (ids []string, err error) {
	b := s.builder
	if b.table.Parent == "" {
		return nil, fmt.Errorf("%w: a tree", rowsource.ErrUnsupported)
	}
	column, at := b.columns[b.table.Parent], id
	for {
		key, ok := b.keyOf(at)
		if !ok {
			break
		}
		st, err := b.parent(key)
		if err != nil {
			return nil, err
		}
		c, err := s.cursor(ctx, s.options.DB, st, []Column{column})
		if err != nil {
			return nil, err
		}
		if c == nil {
			break
		}
		if c[0].IsNull() {
			slices.Reverse(ids)
			return ids, nil
		}
		if at = b.idOf(c); at == id || slices.Contains(ids, at) {
			break // a row that is its own ancestor is not in the tree
		}
		ids = append(ids, at)
	}
	return nil, fmt.Errorf("%w: %q in the tree", rowsource.ErrNoRow, id)
}
