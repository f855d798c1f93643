// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"errors"
	"fmt"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// errEnough ends a reading that has found more rows than were wanted.
var errEnough = errors.New("enough rows")

// familyReader reads the rows below a group or a row of a tree, on one goroutine.
type familyReader[T any] struct {
	ctx    context.Context
	source rowsource.Source[T]
	// query is the query of the grid, flat the one without levels: see rowOrder.
	query, flat rowsource.Query
	// takes reports whether a row can be selected, nil if all can. unfiltered is remote.Spread.Unfiltered.
	takes      func(rowdata.Row) bool
	unfiltered bool
	known      *lineage
	check      func(int)
	// enough, if not negative, ends the reading with errEnough after that number of selectable rows.
	enough int
	// views, if not negative, is the number of views that may still be opened, after which errEnough ends the reading.
	views int
	// ids are the selectable rows, in order; read is the number of all rows that were read.
	ids  []string
	read int
	// passing holds the rows that pass the filter, opened when it is first needed.
	passing rowsource.Result[T]
}

// below reads the rows below a node.
func (f *familyReader[T]) below(n *node) error {
	defer f.close()
	if f.query.Tree {
		return f.tree(n)
	}
	var path rowsource.Path
	if n.id != "" {
		var err error
		if path, err = pathOf(groupPath(n.id)); err != nil {
			return err
		}
	}
	_, err := f.group(n, path)
	return err
}

// close closes the view of the rows that pass.
func (f *familyReader[T]) close() {
	if f.passing != nil {
		_ = f.passing.Close()
		f.passing = nil
	}
}

// able reports whether a row can be selected.
func (f *familyReader[T]) able(row T) bool { return f.takes == nil || f.takes(rowdata.To(&row)) }

// visit counts rows that were read, and returns an error if there are too many.
func (f *familyReader[T]) visit(rows int) error {
	f.check(rows)
	if f.read += rows; f.read > remote.MostBelow {
		return fmt.Errorf("there are more than %d rows below it", remote.MostBelow)
	}
	return nil
}

// take notes a selectable row, and returns an error if there are enough.
func (f *familyReader[T]) take(id string) error {
	if f.ids = append(f.ids, id); f.enough >= 0 && len(f.ids) > f.enough {
		return errEnough
	}
	return nil
}

// group reads the rows of a group, and returns how many can be selected.
func (f *familyReader[T]) group(n *node, path rowsource.Path) (able int, err error) {
	if f.views == 0 {
		return 0, errEnough
	}
	f.views--
	q := f.query
	q.Path, q.Aggregates = path, nil
	err = through(f.ctx, f.source, q, func(view rowsource.Result[T]) error {
		if len(path) == len(q.Group) {
			able, err = f.groupRows(n, view)
		} else {
			able, err = f.groups(n, view)
		}
		return err
	})
	if err == nil {
		f.known.close(n, able)
	}
	return able, err
}

// groups reads the groups directly below a group.
func (f *familyReader[T]) groups(n *node, view rowsource.Result[T]) (able int, err error) {
	for page, err := range groupPages(f.ctx, view, f.check) {
		if err != nil {
			return able, err
		}
		for _, g := range page {
			below, err := f.group(f.known.at(groupChain(g.Path)), g.Path)
			if able += below; err != nil {
				return able, err
			}
		}
	}
	return able, nil
}

// groupRows reads the rows of an innermost group.
func (f *familyReader[T]) groupRows(n *node, view rowsource.Result[T]) (able int, err error) {
	err = f.pages(view, func(rows []T) error {
		in, out := f.split(rows)
		able += len(in)
		f.known.put(n, in...)
		f.known.put(nil, out...)
		for _, id := range in {
			if err := f.take(id); err != nil {
				return err
			}
		}
		return nil
	})
	return able, err
}

// split returns the ids of the rows that can be selected, and of the others.
func (f *familyReader[T]) split(rows []T) (in, out []string) {
	for _, row := range rows {
		if id := f.source.ID(row); f.able(row) {
			in = append(in, id)
		} else {
			out = append(out, id)
		}
	}
	return in, out
}

// pages reads all rows of a view, page by page.
func (f *familyReader[T]) pages(view rowsource.Result[T], take func(rows []T) error) error {
	for at := (rowsource.Seek{}); ; {
		page, err := view.Read(f.ctx, at, streamRows)
		if err != nil {
			return err
		}
		if err := f.visit(len(page.Items)); err != nil {
			return err
		}
		if err := take(page.Items); err != nil || len(page.Items) < streamRows {
			return err
		}
		at = page.Last.After()
	}
}

// branch is a row of a tree while the rows below it are read.
type branch struct {
	node *node
	// rows holds the rows directly below, next the index of the first row that was not visited yet.
	rows []member
	next int
	// able is the number of rows below, visited so far, that can be selected.
	able int
}

// member is a row of a level of a tree.
type member struct {
	id string
	// leaf is set if there is no row below, able if the row can be selected, should it pass.
	leaf, able bool
}

// tree reads the rows below a row of a tree, each one before those below it.
func (f *familyReader[T]) tree(n *node) error {
	rows, err := f.level(n)
	if err != nil {
		return err
	}
	way, seen := []branch{{node: n, rows: rows}}, map[string]bool{n.id: true}
	for len(way) > 0 {
		b := &way[len(way)-1]
		if b.next == len(b.rows) {
			f.known.close(b.node, b.able)
			if way = way[:len(way)-1]; len(way) > 0 {
				way[len(way)-1].able += b.able
			}
			continue
		}
		m := b.rows[b.next]
		b.next++
		if seen[m.id] {
			continue // a source that puts a row below itself
		}
		seen[m.id] = true
		below, err := f.member(b, m)
		if err != nil {
			return err
		}
		if below.node != nil {
			way = append(way, below)
		}
	}
	return nil
}

// member visits a row of a level, and returns the branch that it is, without a node if it is a leaf.
func (f *familyReader[T]) member(b *branch, m member) (below branch, err error) {
	if !m.leaf {
		below.node = f.known.at(append(f.chainOf(b.node), m.id))
		if below.rows, err = f.level(below.node); err != nil {
			return below, err
		}
	}
	if m.able && len(below.rows) > 0 {
		if m.able, err = f.passes(m.id); err != nil {
			return below, err
		}
	}
	if !m.able {
		f.known.put(nil, m.id)
		return below, nil
	}
	f.known.put(b.node, m.id)
	b.able++
	return below, f.take(m.id)
}

// chainOf returns the ids of a node and of the nodes above it, outermost first.
func (f *familyReader[T]) chainOf(n *node) (ids []string) {
	for ; n.up != nil; n = n.up {
		ids = append(ids, n.id)
	}
	for i, j := 0, len(ids)-1; i < j; i, j = i+1, j-1 {
		ids[i], ids[j] = ids[j], ids[i]
	}
	return ids
}

// level reads the rows directly below a row of a tree.
func (f *familyReader[T]) level(n *node) (rows []member, err error) {
	q := f.query
	q.Parent, q.Aggregates = n.id, nil
	err = through(f.ctx, f.source, q, func(view rowsource.Result[T]) error {
		return f.pages(view, func(page []T) error {
			for _, row := range page {
				rows = append(rows, member{f.source.ID(row), rowsource.BranchOf(f.source, row) == rowsource.BranchLeaf, f.able(row)})
			}
			return nil
		})
	})
	return rows, err
}

// passes reports whether a row with rows below it passes the filter. The source returns it in a tree, too, if only a
// row below passes.
func (f *familyReader[T]) passes(id string) (bool, error) {
	if f.query.Filter == nil || f.unfiltered {
		return true, nil
	}
	if f.passing == nil {
		view, err := f.source.Open(f.ctx, f.flat)
		if err != nil {
			return false, err
		}
		f.passing = view
	}
	_, err := f.passing.Locate(f.ctx, id)
	if errors.Is(err, rowsource.ErrNoRow) {
		return false, nil
	}
	return err == nil, err
}

// groupPath returns the path in the id of a group.
func groupPath(id string) string { return id[min(len(remote.GroupPrefix), len(id)):] }
