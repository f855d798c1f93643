// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"slices"
	"sort"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// level is what is right below the top or below an open group: groups, or rows where nothing is
// grouped further. Its lines are its items, each open group followed by the lines of its level.
type level[T any] struct {
	tree *tree[T]
	// parent is the level of the group, at is its index there. The top has neither.
	parent *level[T]
	at     int64
	group  rowsource.Group
	open   *openGroups // which groups below are; shared by all trees
	rows   pages[T]    // used where leaf is set
	groups pages[rowsource.Group]
	leaf   bool

	// kids are the levels of open groups, by their index. before has the number of lines in
	// the kids before each of them, and in all of them at its end.
	kids    []*level[T]
	before  []int64
	byValue map[value.Value]*level[T]
	lines   int64
	gone    bool // closed, or its query is

	// view is nil until the first request opens it, and again when it was not used for long.
	view    rowsource.View[T]
	ctx     context.Context // of view
	cancel  context.CancelFunc
	opening bool
	running int // requests that use the view
	wanted  uint64
}

// newLevel is the level of a group, or of the top.
func newLevel[T any](t *tree[T], parent *level[T], at int64, g rowsource.Group) *level[T] {
	l := &level[T]{tree: t, parent: parent, at: at, group: g, before: []int64{0}}
	l.leaf = len(g.Path) >= len(t.query.Group)
	l.open = t.open
	if parent != nil {
		l.open = parent.open.at(g.Value())
	}
	if l.leaf {
		l.rows.blocks = map[int64]*block[T]{}
		l.rows.count = rowsource.Count{N: g.Rows, Exact: parent != nil}
	} else {
		l.groups.blocks = map[int64]*block[rowsource.Group]{}
		l.byValue = map[value.Value]*level[T]{}
	}
	if parent == nil || !l.leaf {
		l.guess()
	}
	l.lines = l.count().N
	return l
}

// guess has the level show one line until its number of items is known.
func (l *level[T]) guess() {
	l.rows.count.N, l.groups.count.N = 1, 1
}

// count is the number of items.
func (l *level[T]) count() rowsource.Count {
	if l.leaf {
		return l.rows.count
	}
	return l.groups.count
}

// recounts is when the number of items is asked for.
func (l *level[T]) recounts() *recount {
	if l.leaf {
		return &l.rows.counts
	}
	return &l.groups.counts
}

// depth is how many groups the level is in.
func (l *level[T]) depth() int { return len(l.group.Path) }

// start is the line of a kid's group in the level.
func (l *level[T]) start(k int) int64 { return l.kids[k].at + l.before[k] }

// kidUpTo is the last kid whose group is at a line or before it, below 0 if there is none.
func (l *level[T]) kidUpTo(line int64) int {
	lo, hi := 0, len(l.kids)
	for lo < hi {
		mid := (lo + hi) / 2
		if l.start(mid) <= line {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo - 1
}

// kidFrom is the first kid whose group is at an index or after it.
func (l *level[T]) kidFrom(item int64) int {
	return sort.Search(len(l.kids), func(k int) bool { return l.kids[k].at >= item })
}

// kidAt is the level of the group at an index, nil if it is closed.
func (l *level[T]) kidAt(item int64) *level[T] {
	if k := l.kidFrom(item); k < len(l.kids) && l.kids[k].at == item {
		return l.kids[k]
	}
	return nil
}

// find is the item on a line, and its level.
func (l *level[T]) find(line int64) (*level[T], int64) {
	for {
		k := l.kidUpTo(line)
		if k < 0 {
			return l, line
		}
		inside := line - l.start(k) - 1
		switch {
		case inside < 0:
			return l, l.kids[k].at
		case inside >= l.kids[k].lines:
			return l, line - l.before[k+1]
		}
		l, line = l.kids[k], inside
	}
}

// lineOf is the line of an item among those of the top.
func (l *level[T]) lineOf(item int64) (line int64) {
	for ; ; item, l = l.at, l.parent {
		line += item + l.before[l.kidFrom(item)]
		if l.parent == nil {
			return line
		}
		line++ // that of the group
	}
}

// resize counts the lines again after those of the level have changed.
func (l *level[T]) resize() {
	for ; l != nil; l = l.parent {
		l.countLines()
	}
}

// countLines counts the lines of the level alone again.
func (l *level[T]) countLines() {
	l.before = append(l.before[:0], 0)
	for k, kid := range l.kids {
		l.before = append(l.before, l.before[k]+kid.lines)
	}
	l.lines = l.count().N + l.before[len(l.kids)]
}

// adopt opens the group at an index, if it is to be and is not yet.
func (l *level[T]) adopt(item int64, g rowsource.Group) {
	if !l.opens(g) {
		return
	}
	if kid := l.byValue[g.Value()]; kid != nil {
		l.detach(kid)
		kid.move(item, g)
		l.attach(kid)
		return
	}
	l.attach(newLevel(l.tree, l, item, g))
}

// opens reports whether a group of the level is to be open.
func (l *level[T]) opens(g rowsource.Group) bool {
	if l.tree.rule != nil {
		return l.tree.rule(g.Path)
	}
	open := l.open.at(g.Value())
	return open != nil && open.open
}

// move gives a level the group and the place that it has now.
func (l *level[T]) move(item int64, g rowsource.Group) {
	if l.leaf && g.Rows != l.group.Rows {
		l.rows.count = rowsource.Count{N: g.Rows, Exact: true}
		l.lines = g.Rows
	}
	l.at, l.group = item, g
}

func (l *level[T]) attach(kid *level[T]) {
	l.kids = slices.Insert(l.kids, l.kidFrom(kid.at), kid)
	l.byValue[kid.group.Value()] = kid
}

func (l *level[T]) detach(kid *level[T]) {
	l.kids = slices.DeleteFunc(l.kids, func(o *level[T]) bool { return o == kid })
	delete(l.byValue, kid.group.Value())
}

// replaceGroups opens the groups of a page that has arrived, and lets go of those that stood in
// its place, and past the end.
func (l *level[T]) replaceGroups(from int64, page []rowsource.Group) {
	for _, kid := range slices.Clone(l.kids) {
		i := kid.at - from
		in := i >= 0 && i < BlockRows
		replaced := in && (i >= int64(len(page)) || page[i].Value() != kid.group.Value())
		if replaced || kid.at >= l.count().N {
			l.detach(kid)
			kid.close()
		}
	}
	for i, g := range page {
		l.adopt(from+int64(i), g)
	}
}

// close ends what is read in the level and in those below.
func (l *level[T]) close() {
	l.gone = true
	l.closeView()
	l.tree.bytes -= l.rows.bytes + l.groups.bytes
	for _, kid := range l.kids {
		kid.close()
	}
}

// closeView closes the view, and cancels what is read from it.
func (l *level[T]) closeView() {
	if l.cancel != nil {
		l.cancel()
	}
	if l.view != nil {
		l.tree.views--
		go l.view.Close() // it may wait for the server
	}
	l.view, l.ctx, l.cancel = nil, nil, nil
}

// below is the level at a path, nil if it is not open.
func (l *level[T]) below(path rowsource.Path) *level[T] {
	for _, v := range path {
		if l = l.byValue[v]; l == nil {
			return nil
		}
	}
	return l
}
