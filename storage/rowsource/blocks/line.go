// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import "github.com/giogrid/giogrid/storage/rowsource"

// Line is one line of an Outline.
type Line[T any] struct {
	State State
	// IsGroup says that the line is a group, and not a row.
	IsGroup bool
	// Open says that the group is open.
	Open bool
	// Depth is how many groups the line is in, from 0.
	Depth int
	// Group is the group, if it is Loaded, or the one that the row is in.
	Group rowsource.Group
	// Row is the row, if it is Loaded.
	Row T
}

// Place is a line that stays the same whatever comes before it.
type Place struct {
	// Path is that of a group; ID, if not empty, is a row in it.
	Path rowsource.Path
	ID   string
}

// Count returns the number of lines as far as it is known. It is an estimate while that of rows or
// groups at the top is one; groups that open when they are read add to it even if it is exact.
func (o *Outline[T]) Count() rowsource.Count {
	if o.shown == nil {
		return rowsource.Count{}
	}
	root := o.shown.root
	return rowsource.Count{N: root.lines, Exact: root.count.Exact}
}

// at returns the item on the i-th line and its level, nil if there is no such line. Of rows without groups
// there may be more than are known.
func (o *Outline[T]) at(i int64) (*level[T], int64) {
	switch {
	case o.shown == nil || i < 0:
		return nil, 0
	case o.shown.root.leaf:
		return o.shown.root, i - o.shown.root.offset()
	case i >= o.shown.root.lines:
		return nil, 0
	}
	return o.shown.root.find(i)
}

// Line returns the i-th line. It takes time with the logarithm of the number of open groups.
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
	} else if kid := l.kidAt(item); kid != nil {
		line.Group, line.State, line.Open = kid.group, Loaded, true
	} else if line.Group = (rowsource.Group{}); state == Loaded {
		line.Group = b.groups[at]
	}
	return line
}

// Ref points to the row on the i-th line, nil if there is none or it is not Loaded. What it points to
// does not change, but for what the owner of the rows writes.
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

// Place returns what is on the i-th line, and an empty one if it is not Loaded.
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
	if l == nil || l.kidAt(item) != nil {
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

// Header returns the line of the group that the i-th line is in, below 0 if it is in none.
func (o *Outline[T]) Header(i int64) int64 {
	l, _ := o.at(i)
	if l == nil || l.parent == nil {
		return -1
	}
	return l.parent.lineOf(l.at)
}

// End returns the line after the last one of the group on the i-th line; of other lines it is the next.
func (o *Outline[T]) End(i int64) int64 {
	if l, item := o.at(i); l != nil {
		if kid := l.kidAt(item); kid != nil {
			return i + 1 + kid.lines
		}
	}
	return i + 1
}

// LineOf returns the line of a group by its path, if it is there and the groups that it is in are open.
func (o *Outline[T]) LineOf(path rowsource.Path) (line int64, ok bool) {
	if o.shown == nil || len(path) == 0 {
		return 0, false
	}
	last := len(path) - 1
	l := o.shown.root.below(path[:last])
	if l == nil || l.leaf {
		return 0, false
	}
	if kid := l.byValue[path[last]]; kid != nil {
		return l.lineOf(kid.at), true
	}
	item, _, ok := l.search(path[last])
	return l.lineOf(item), ok
}

// Seat returns the item on the i-th line by its index right below the group at a path, whether it is Loaded
// or not; LineAt leads back.
func (o *Outline[T]) Seat(i int64) (below rowsource.Path, item int64) {
	l, item := o.at(i)
	if l == nil {
		return nil, i
	}
	return l.group.Path, item + l.offset()
}

// LineAt returns the line of an item by its index right below the group at a path.
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

// FindRow returns the line of a row with an id, if it is Loaded and up to one screen away from those on the
// screen, or from near, or from where the outline stayed when lines were swapped. Of rows without groups,
// those of whole blocks are found, and of near its block alone.
func (o *Outline[T]) FindRow(id string, near int64) (line int64, ok bool) {
	if o.shown == nil {
		return 0, false
	}
	lo, hi := o.view.lines(1)
	more, stayed := o.view.screen(), o.shown.anchorLine()
	if o.shown.root.leaf {
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

// findRow returns the item of a row with an id in a span, or in its blocks where rows are not grouped.
func (s span[T]) findRow(id string, source rowsource.Source[T]) (item int64, ok bool) {
	lo, hi := s.blocks()
	for k := lo; k < hi; k++ {
		b := s.level.blocks[k]
		if b == nil {
			continue
		}
		for at := range b.rows {
			item = k*BlockRows + int64(at)
			if (s.level.parent == nil || item >= s.lo && item < s.hi) && source.ID(b.rows[at]) == id {
				return item, true
			}
		}
	}
	return 0, false
}
