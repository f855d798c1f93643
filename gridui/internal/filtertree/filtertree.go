// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filtertree changes an expression over several columns part by part, as people do who
// build one: parts are added, removed, moved, put into groups and taken out of them.
//
// A part is named by its path from the root. What a function cannot do it leaves alone. All of
// them change the expression that they are given, which should share nothing with others.
package filtertree

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
)

// Path leads from the root to a part: the index among the parts of each group on the way. The empty
// path is the root.
type Path []int

// Parent is the path of the group that a part is in, and the index of the part there; ok is false
// for the root.
func (p Path) Parent() (group Path, index int, ok bool) {
	if len(p) == 0 {
		return nil, 0, false
	}
	return p[:len(p)-1], p[len(p)-1], true
}

// Child is the path of a part of a group.
func (p Path) Child(index int) Path { return append(slices.Clone(p), index) }

// Equal reports whether two paths are the same.
func (p Path) Equal(o Path) bool { return slices.Equal(p, o) }

// Rooted is an expression whose root is a group: any other is the only part of one.
func Rooted(e filter.Expr) filter.Expr {
	e = e.Clone()
	if e.Group() {
		return e
	}
	return filter.All(e)
}

// At is the part at a path, nil where there is none.
func At(root *filter.Expr, at Path) *filter.Expr {
	for _, i := range at {
		if i < 0 || i >= len(root.Parts) {
			return nil
		}
		root = &root.Parts[i]
	}
	return root
}

// Line is a part of an expression in the order in which people read them.
type Line struct {
	Path Path
	Part *filter.Expr
}

// AppendLines appends all parts, the root first and each group before its parts.
func AppendLines(dst []Line, root *filter.Expr) []Line { return appendLines(dst, root, nil) }

func appendLines(dst []Line, part *filter.Expr, at Path) []Line {
	dst = append(dst, Line{at, part})
	for i := range part.Parts {
		dst = appendLines(dst, &part.Parts[i], at.Child(i))
	}
	return dst
}

// LineOf is the index of the line at a path, 0 where there is none.
func LineOf(lines []Line, at Path) int {
	return max(slices.IndexFunc(lines, func(l Line) bool { return l.Path.Equal(at) }), 0)
}

// Add appends a part to the group at a path, or puts it after the condition there, and returns its
// path. ok is false where there is nothing at the path, and for a tree that would be too deep.
func Add(root *filter.Expr, at Path, part filter.Expr) (added Path, ok bool) {
	group, index := at, -1
	to := At(root, at)
	if to != nil && !to.Group() {
		if group, index, ok = at.Parent(); !ok {
			return nil, false
		}
		to = At(root, group)
	}
	if to == nil || len(group)+depth(&part) >= filter.MaxDepth {
		return nil, false
	}
	if index < 0 {
		index = len(to.Parts) - 1
	}
	to.Parts = slices.Insert(to.Parts, index+1, part)
	return group.Child(index + 1), true
}

// Remove takes a part out, and returns the path of the one that is near it: the one that took its
// place, else the one before it, else the group. The root loses its parts.
func Remove(root *filter.Expr, at Path) (near Path) {
	group, index, ok := at.Parent()
	if !ok {
		*root = filter.Expr{}
		return nil
	}
	in := At(root, group)
	if in == nil || index < 0 || index >= len(in.Parts) {
		return nil
	}
	in.Parts = slices.Delete(in.Parts, index, index+1)
	switch {
	case index < len(in.Parts):
		return at
	case index > 0:
		return group.Child(index - 1)
	}
	return slices.Clone(group)
}

// depth is how many levels an expression has below its own.
func depth(e *filter.Expr) int {
	most := 0
	for i := range e.Parts {
		most = max(most, 1+depth(&e.Parts[i]))
	}
	return most
}
