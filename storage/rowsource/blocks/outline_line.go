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

// Count is the number of lines as far as it is known. It is an estimate while that of rows or
// groups at the top is one; groups that open when they are read add to it even if it is exact.
func (o *Outline[T]) Count() rowsource.Count {
	if o.shown == nil {
		return rowsource.Count{}
	}
	root := o.shown.root
	return rowsource.Count{N: root.lines, Exact: root.count().Exact}
}

// Line is the i-th line. It takes time with the logarithm of the number of open groups.
func (o *Outline[T]) Line(i int64) (line Line[T]) {
	l, item := o.at(i)
	if l == nil {
		return line
	}
	line.Depth, line.Group = l.depth(), l.group
	if l.leaf {
		line.Row, line.State = l.rows.item(item)
		return line
	}
	line.IsGroup = true
	if kid := l.kidAt(item); kid != nil {
		line.Group, line.State, line.Open = kid.group, Loaded, true
	} else {
		line.Group, line.State = l.groups.item(item)
	}
	return line
}

// at is the item on the i-th line and its level, nil if there is no such line.
func (o *Outline[T]) at(i int64) (*level[T], int64) {
	if o.shown == nil || i < 0 || i >= o.shown.root.lines {
		return nil, 0
	}
	return o.shown.root.find(i)
}

// Header is the line of the group that the i-th line is in, below 0 if it is in none.
func (o *Outline[T]) Header(i int64) int64 {
	l, _ := o.at(i)
	if l == nil || l.parent == nil {
		return -1
	}
	return l.parent.lineOf(l.at)
}

// Place is what is on the i-th line, and empty if it is not Loaded.
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

// Err is why the i-th line could not be read, nil if it is not Failed.
func (o *Outline[T]) Err(i int64) error {
	l, item := o.at(i)
	if l == nil {
		return nil
	}
	if b := l.rows.blocks[item/BlockRows]; b != nil && l.leaf {
		return b.err
	}
	if b := l.groups.blocks[item/BlockRows]; b != nil && l.kidAt(item) == nil {
		return b.err
	}
	return nil
}
