// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"
	"slices"
	"sort"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// tree is one query of an Outline and its open groups.
type tree[T any] struct {
	query    rowsource.Query
	keep     Place
	fallback int64 // the line to stay at if keep does not exist
	source   rowsource.Source[T]
	// empty holds the rows of a tree, by id, that were opened and have no children.
	empty   map[string]bool
	chained chainStart
	open    *openGroups
	opens   func(path rowsource.Path) bool // open.has, or a rule
	ctx     context.Context
	cancel  context.CancelFunc
	root    *level[T]
	err     error // why the top could not be read
	bytes   int   // of all levels
	views   int   // open views
	seek    seek[T]
}

// seek is the progress of the search for the line to stay at.
type seek[T any] struct {
	// level is where to search next.
	level *level[T]
	// at and item are the line that was found last; at is nil if there is none.
	at   *level[T]
	item int64
	// locating reports that the index of the row was requested; located is the index of a row of a tree, if
	// found. done reports that the search has ended, kept that it succeeded.
	locating, found, done, kept bool
	located                     int64
	asked                       bool // for the block of located
}

// ruled sets the rule that decides which groups are open; nil means the groups opened by OpenGroup.
func (t *tree[T]) ruled(rule func(path rowsource.Path) bool) {
	if t.opens = rule; rule == nil {
		t.opens = t.open.has
	}
}

func (t *tree[T]) close() {
	if !t.root.gone {
		t.cancel()
		t.root.close()
	}
}

// fail records why the top could not be read: there is nothing to show.
func (t *tree[T]) fail(err error) {
	t.err = err
	t.close()
}

// anchorLine returns the line to stay at.
func (t *tree[T]) anchorLine() int64 {
	last := max(t.root.lines-1, 0)
	l, item := t.seek.at, t.seek.item
	for l != nil && l.gone {
		l, item = l.parent, l.at
	}
	if l == nil {
		return min(t.fallback, last)
	}
	return max(min(l.lineOf(item), last), 0)
}

// toggle opens or closes the level of a group to match its open state.
func (t *tree[T]) toggle(path rowsource.Path) {
	parent := t.root.below(path[:len(path)-1])
	if parent == nil || !parent.nests() {
		return
	}
	v := path[len(path)-1]
	if kid := parent.byValue[v]; kid != nil {
		if !t.opens(path) {
			parent.detach(kid)
			kid.close()
			parent.resize()
		}
		return
	}
	if item, g, ok := parent.search(v); ok {
		parent.adopt(item, g)
		parent.resize()
	}
}

// level is the content directly below the top or below an open group: groups, or rows at the innermost level.
// In a tree it is the rows directly below the top or below an open row, whose id is the last value of the path.
// Its lines are its items, where each open group or row is followed by the lines of its level.
type level[T any] struct {
	tree *tree[T]
	// parent is the level of the group, at its index there. The top has neither.
	parent *level[T]
	at     int64
	group  rowsource.Group
	pages[T]
	leaf bool // the items are rows
	// chain is the chain of rows that are not read at exact indexes, else nil. Items then have their indexes
	// in the chain.
	chain *chain

	// kids are the levels of open groups, by their index. before[k] is the number of lines in the kids before
	// kids[k]; its last element is the number in all kids.
	kids    []*level[T]
	before  []int64
	byValue map[value.Value]*level[T]
	lines   int64
	gone    bool // closed, or its query is

	// view is nil until the first request opens it, and after it was closed because it was unused for long.
	view    rowsource.Result[T]
	ctx     context.Context // of view
	cancel  context.CancelFunc
	opening bool
	running int // requests that use the view
	wanted  uint64
}

// newLevel returns the level of a group or of a row of a tree, or of the top. A level of groups or of a tree has
// one line until the number of its items is known.
func newLevel[T any](t *tree[T], parent *level[T], at int64, g rowsource.Group, flat bool) *level[T] {
	l := &level[T]{tree: t, parent: parent, at: at, group: g, before: []int64{0}}
	l.pages = pages[T]{blocks: map[int64]*block[T]{}, count: rowsource.Count{N: 1}}
	l.leaf = flat || len(g.Path) >= len(t.query.Group)
	if l.nests() {
		l.byValue = map[value.Value]*level[T]{}
	} else {
		l.count = rowsource.Count{N: g.Rows, Exact: parent != nil}
	}
	l.lines = l.count.N
	return l
}

// nests reports whether items of the level can be opened: groups, and rows of a tree.
func (l *level[T]) nests() bool { return !l.leaf || l.tree.query.Tree }

// query returns the query of the level.
func (l *level[T]) query() rowsource.Query {
	q := l.tree.query
	if !q.Tree {
		q.Path = l.group.Path
	} else if l.parent != nil {
		q.Parent = l.group.Value().String()
	}
	return q
}

// depth returns the number of groups that enclose the level.
func (l *level[T]) depth() int { return len(l.group.Path) }

// offset returns the line of item 0 of a list of rows.
func (l *level[T]) offset() int64 {
	if l.chain != nil {
		return l.chain.offset
	}
	return 0
}

// look returns the block of an item, its position in the block, and its state.
func (l *level[T]) look(item int64) (b *block[T], at int64, s State) {
	k, at := blockOf(item)
	switch b = l.blocks[k]; {
	case b != nil && b.err != nil:
		return b, at, Failed
	case b != nil && at < int64(b.len()):
		return b, at, Loaded
	case l.chain != nil && l.chain.err != nil && item+l.chain.offset < l.count.N:
		return b, at, Failed
	}
	return b, at, Loading
}

// has reports whether a block may contain an item.
func (l *level[T]) has(k int64, onScreen bool) bool {
	if l.chain != nil {
		return l.chain.has(k, l.count.N, onScreen)
	}
	return l.pages.has(k, onScreen)
}

// start returns the line of a kid's group in the level.
func (l *level[T]) start(k int) int64 { return l.kids[k].at + l.before[k] }

// kidUpTo returns the last kid whose group is at or before a line, below 0 if there is none.
func (l *level[T]) kidUpTo(line int64) int {
	lo, hi := 0, len(l.kids)
	for lo < hi {
		if mid := (lo + hi) / 2; l.start(mid) <= line {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo - 1
}

// kidFrom returns the first kid whose group is at or after an index.
func (l *level[T]) kidFrom(item int64) int {
	return sort.Search(len(l.kids), func(k int) bool { return l.kids[k].at >= item })
}

// kidAt returns the level of the group at an index, nil if the group is closed.
func (l *level[T]) kidAt(item int64) *level[T] {
	if k := l.kidFrom(item); k < len(l.kids) && l.kids[k].at == item {
		return l.kids[k]
	}
	return nil
}

// find returns the item on a line, and its level.
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

// lineOf returns the line of an item among all lines of the tree.
func (l *level[T]) lineOf(item int64) (line int64) {
	for ; ; item, l = l.at, l.parent {
		line += item + l.before[l.kidFrom(item)]
		if l.parent == nil {
			return line + l.offset()
		}
		line++ // the line of the group
	}
}

// resize updates the line counts of the level and its ancestors.
func (l *level[T]) resize() {
	for ; l != nil; l = l.parent {
		l.countLines()
	}
}

// countLines updates the line count of only this level.
func (l *level[T]) countLines() {
	l.before = append(l.before[:0], 0)
	for k, kid := range l.kids {
		l.before = append(l.before, l.before[k]+kid.lines)
	}
	l.lines = l.count.N + l.before[len(l.kids)]
}

// all calls a function for the level and all levels below it.
func (l *level[T]) all(do func(*level[T])) {
	do(l)
	for _, kid := range l.kids {
		kid.all(do)
	}
}

// below returns the level at a path, nil if it is not open.
func (l *level[T]) below(path rowsource.Path) *level[T] {
	for _, v := range path {
		if l = l.byValue[v]; l == nil {
			return nil
		}
	}
	return l
}

// search finds the group with a value among the loaded groups, or the row with an id in a tree.
func (l *level[T]) search(v value.Value) (int64, rowsource.Group, bool) {
	for k, b := range l.blocks {
		for i := range b.len() {
			if b.name(i) == v {
				return k*BlockRows + int64(i), b.group(i), true
			}
		}
	}
	return 0, rowsource.Group{}, false
}

// adopt opens the group at an index, if it should be open and is not yet.
func (l *level[T]) adopt(item int64, g rowsource.Group) {
	if !l.tree.opens(g.Path) || l.tree.query.Tree && slices.Contains(l.group.Path, g.Value()) {
		return // a row of a tree that is its own ancestor has no end
	}
	if kid := l.byValue[g.Value()]; kid != nil {
		l.detach(kid)
		kid.move(item, g)
		l.attach(kid)
		return
	}
	l.attach(newLevel(l.tree, l, item, g, false))
}

// move assigns a level its current group and index.
func (l *level[T]) move(item int64, g rowsource.Group) {
	if !l.nests() && g.Rows != l.group.Rows {
		l.count = rowsource.Count{N: g.Rows, Exact: true}
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

// replace opens the groups or rows of a block that has arrived, and closes those formerly at its indexes and
// beyond the end.
func (l *level[T]) replace(k int64) {
	b := l.blocks[k] // nil if it is empty
	for _, kid := range slices.Clone(l.kids) {
		i := kid.at - k*BlockRows
		in := i >= 0 && i < BlockRows
		replaced := in && (i >= int64(b.len()) || b.name(int(i)) != kid.group.Value())
		if replaced || kid.at >= l.count.N {
			l.detach(kid)
			kid.close()
		}
	}
	for i := range b.len() {
		l.adopt(k*BlockRows+int64(i), b.group(i))
	}
}

// reopen opens and closes groups of a level, and of the levels below, to match the rule.
func (l *level[T]) reopen() {
	if !l.nests() {
		return
	}
	l.kids = slices.DeleteFunc(l.kids, func(kid *level[T]) bool {
		if l.tree.opens(kid.group.Path) {
			return false
		}
		delete(l.byValue, kid.group.Value())
		kid.close()
		return true
	})
	for k, b := range l.blocks {
		for i := range b.len() {
			if l.byValue[b.name(i)] == nil {
				l.adopt(k*BlockRows+int64(i), b.group(i))
			}
		}
	}
	for _, kid := range l.kids {
		kid.reopen()
	}
	l.countLines()
}

// close ends all reading in the level and in the levels below.
func (l *level[T]) close() {
	l.gone = true
	l.closeView()
	for _, b := range l.blocks {
		l.tree.bytes -= b.size
	}
	for _, kid := range l.kids {
		kid.close()
	}
}

// closeView closes the view, and cancels reading from it.
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

// span is a range of items of a level on consecutive lines: from lo to the item before hi.
type span[T any] struct {
	level  *level[T]
	lo, hi int64
}

// blocks returns the first block of the span and the block after the last.
func (s span[T]) blocks() (lo, hi int64) {
	lo, _ = blockOf(s.lo)
	hi, _ = blockOf(s.hi + BlockRows - 1)
	return lo, hi
}

// spans appends the items on the lines from lo to the line before hi, in order. Without groups it may include
// rows beyond the known ones.
func (t *tree[T]) spans(to []span[T], lo, hi int64) []span[T] {
	if l := t.root; !l.nests() {
		return append(to, span[T]{l, lo - l.offset(), hi - l.offset()})
	}
	return t.root.spans(to, lo, hi)
}

// spans appends the items on the lines of a level from lo to the line before hi, in order.
func (l *level[T]) spans(to []span[T], lo, hi int64) []span[T] {
	lo, hi = max(lo, 0), min(hi, l.lines)
	for k := max(l.kidUpTo(lo), 0); k < len(l.kids) && lo < hi; k++ {
		header, kid := l.start(k), l.kids[k]
		if end := min(hi, header+1); lo < end {
			to = append(to, span[T]{l, lo - l.before[k], end - l.before[k]})
			lo = end
		}
		if end := min(hi, header+1+kid.lines); lo < end {
			to = kid.spans(to, lo-header-1, end-header-1)
			lo = end
		}
	}
	if lo < hi {
		before := l.before[len(l.kids)]
		to = append(to, span[T]{l, lo - before, hi - before})
	}
	return to
}
