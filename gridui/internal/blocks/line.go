// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import "github.com/giogrid/giogrid/storage/rowsource"

// Line is one line of an Outline.
type Line[T any] struct {
	State State
	// IsGroup reports whether the line is a group rather than a row.
	IsGroup bool
	// Open reports whether the group or the row of a tree is open.
	Open bool
	// Depth is the number of groups that enclose the line.
	Depth int
	// Branch is whether the row of a tree has children.
	Branch rowsource.Branch
	// Group is the group, if it is Loaded, or the group that encloses the row.
	Group rowsource.Group
	// Row is the row, if it is Loaded.
	Row T
}

// Place identifies a line independently of the lines before it.
type Place struct {
	// Path is the path of a group; ID, if not empty, is the id of a row in it.
	Path rowsource.Path
	ID   string
}

// Count returns the number of lines as far as it is known. It is exact if the number of rows or groups at the
// top is. Groups that open when they are read add to it even then.
func (o *Outline[T]) Count() rowsource.Count {
	if o.shown == nil {
		return rowsource.Count{}
	}
	root := o.shown.root
	return rowsource.Count{N: root.lines, Exact: root.count.Exact}
}

// at returns the item on the i-th line and its level, nil if there is no such line. Rows without groups may
// exist beyond the known ones.
func (o *Outline[T]) at(i int64) (*level[T], int64) {
	switch {
	case o.shown == nil || i < 0:
		return nil, 0
	case !o.shown.root.nests():
		return o.shown.root, i - o.shown.root.offset()
	case i >= o.shown.root.lines:
		return nil, 0
	}
	return o.shown.root.find(i)
}

// Line returns the i-th line, in logarithmic time of the number of open groups.
func (o *Outline[T]) Line(i int64) (line Line[T]) {
	l, item := o.at(i)
	if l == nil {
		return line
	}
	line.Depth, line.Group, line.IsGroup = l.depth(), l.group, !l.leaf
	b, at, state := l.look(item)
	if line.State = state; l.leaf {
		if state == Loaded {
			line.Row = b.rows[at]
		}
		if l.nests() {
			line.Open, line.Branch = l.kidAt(item) != nil, l.branch(b, at, state)
		}
	} else if kid := l.kidAt(item); kid != nil {
		line.Group, line.State, line.Open = kid.group, Loaded, true
	} else if line.Group = (rowsource.Group{}); state == Loaded {
		line.Group = b.groups[at]
	}
	return line
}

// branch returns whether a row of a tree has children.
func (l *level[T]) branch(b *block[T], at int64, state State) rowsource.Branch {
	switch {
	case state != Loaded:
		return rowsource.BranchUnknown
	case l.tree.empty[b.ids[at]]:
		return rowsource.BranchLeaf
	}
	return b.branches[at]
}

// Ref returns a pointer to the row on the i-th line, nil if there is none or it is not Loaded. Only the owner
// of the rows may change the row.
func (o *Outline[T]) Ref(i int64) *T {
	l, item := o.at(i)
	if l == nil {
		return nil
	}
	k, at := blockOf(item)
	if b := l.blocks[k]; b != nil && at < int64(len(b.rows)) {
		return &b.rows[at]
	}
	return nil
}

// Place returns the place of the i-th line, empty if the line is not Loaded.
func (o *Outline[T]) Place(i int64) Place {
	line := o.Line(i)
	switch {
	case line.State != Loaded:
		return Place{}
	case line.IsGroup:
		return Place{Path: line.Group.Path}
	}
	return Place{line.Group.Path, o.options.Source.ID(line.Row)}
}

// Err returns why the i-th line could not be read, nil if it is not Failed.
func (o *Outline[T]) Err(i int64) error {
	l, item := o.at(i)
	if l == nil || !l.leaf && l.kidAt(item) != nil {
		return nil
	}
	switch b, _, _ := l.look(item); {
	case b != nil:
		return b.err
	case l.chain != nil:
		return l.chain.err
	}
	return nil
}

// Failed returns the error of a line on the screen that could not be read, nil if there is none.
func (o *Outline[T]) Failed() error {
	broken := o.shown != nil && o.shown.root.chain != nil && o.shown.root.chain.err != nil
	for i := o.view.first; i < max(o.view.last, o.view.first+1) && (broken || len(o.failed) > 0); i++ {
		if err := o.Err(i); err != nil {
			return err
		}
	}
	return nil
}

// Header returns the line of the group that encloses the i-th line, below 0 if there is none.
func (o *Outline[T]) Header(i int64) int64 {
	l, _ := o.at(i)
	if l == nil || l.parent == nil {
		return -1
	}
	return l.parent.lineOf(l.at)
}

// End returns the line after the last line of the group on the i-th line, or i+1 if that is not an open
// group.
func (o *Outline[T]) End(i int64) int64 {
	if l, item := o.at(i); l != nil {
		if kid := l.kidAt(item); kid != nil {
			return i + 1 + kid.lines
		}
	}
	return i + 1
}

// LineOf returns the line of a group by its path, if the group is loaded and the groups around it are open.
func (o *Outline[T]) LineOf(path rowsource.Path) (line int64, ok bool) {
	if o.shown == nil || len(path) == 0 {
		return 0, false
	}
	last := len(path) - 1
	l := o.shown.root.below(path[:last])
	if l == nil || !l.nests() {
		return 0, false
	}
	if kid := l.byValue[path[last]]; kid != nil {
		return l.lineOf(kid.at), true
	}
	item, _, ok := l.search(path[last])
	return l.lineOf(item), ok
}

// Seat returns the item on the i-th line as its index directly below the group at a path, whether it is
// Loaded or not. LineAt is the inverse.
func (o *Outline[T]) Seat(i int64) (below rowsource.Path, item int64) {
	l, item := o.at(i)
	if l == nil {
		return nil, i
	}
	return l.group.Path, item + l.offset()
}

// LineAt returns the line of an item by its index directly below the group at a path.
func (o *Outline[T]) LineAt(below rowsource.Path, item int64) (line int64, ok bool) {
	if o.shown == nil || item < 0 {
		return 0, false
	}
	l := o.shown.root.below(below)
	if l == nil || item >= l.count.N {
		return 0, false
	}
	return l.lineOf(item - l.offset()), true
}

// FindRow returns the line of the row with an id, if it is Loaded and at most one screen away from the
// screen, from near, or from the line that the outline stayed at when lines were swapped. Without groups it
// searches whole blocks, and only the block of near.
func (o *Outline[T]) FindRow(id string, near int64) (line int64, ok bool) {
	if o.shown == nil {
		return 0, false
	}
	lo, hi := o.view.lines(1)
	more, stayed := o.view.screen(), o.shown.anchorLine()
	if !o.shown.root.nests() {
		more = 0
	}
	for _, r := range [...][2]int64{{near - more, near + more}, {lo, hi}, {stayed - more, stayed + more}} {
		o.found = o.shown.spans(o.found[:0], r[0], r[1]+1)
		for _, s := range o.found {
			if item, ok := s.findRow(id, o.options.Source); ok {
				return s.level.lineOf(item), true
			}
		}
	}
	return 0, false
}

// findRow returns the item of the row with an id in a span, or in its blocks if rows are not grouped.
func (s span[T]) findRow(id string, source rowsource.Source[T]) (item int64, ok bool) {
	lo, hi := s.blocks()
	for k := lo; k < hi; k++ {
		b := s.level.blocks[k]
		if b == nil {
			continue
		}
		for at := range b.rows {
			item = k*BlockRows + int64(at)
			if (s.level.parent == nil && !s.level.nests() || item >= s.lo && item < s.hi) && b.id(at, source) == id {
				return item, true
			}
		}
	}
	return 0, false
}

// id returns the id of a row.
func (b *block[T]) id(at int, source rowsource.Source[T]) string {
	if b.ids != nil {
		return b.ids[at]
	}
	return source.ID(b.rows[at])
}
