// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package filtertree changes an expression over several columns part by part, as people do who
// build one: it adds, removes, moves, nests and unnests parts.
//
// A path from the root identifies a part. A function that cannot make its change leaves the
// expression unchanged. All functions change the given expression, which should share nothing with
// others.
package filtertree

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
)

// maxDepth is the greatest number of levels of an expression, see filter.Expr.Check.
const maxDepth = 100

// Path identifies a part by the index in each group on the way from the root. The empty path is the
// root.
type Path []int

// Parent returns the path of the group that contains a part, and the index of the part in it. ok is
// false for the root.
func (p Path) Parent() (group Path, index int, ok bool) {
	if len(p) == 0 {
		return nil, 0, false
	}
	return p[:len(p)-1], p[len(p)-1], true
}

// Child returns the path of a part of a group.
func (p Path) Child(index int) Path { return append(slices.Clone(p), index) }

// Equal reports whether two paths are the same.
func (p Path) Equal(o Path) bool { return slices.Equal(p, o) }

// Rooted returns an expression whose root is a group: e itself, or a group with e as its only part.
func Rooted(e filter.Expr) filter.Expr {
	e = e.Clone()
	if e.Group() {
		return e
	}
	return filter.All(e)
}

// At returns the part at a path, nil if there is none.
func At(root *filter.Expr, at Path) *filter.Expr {
	for _, i := range at {
		if i < 0 || i >= len(root.Parts) {
			return nil
		}
		root = &root.Parts[i]
	}
	return root
}

// Line is a part of an expression, in the order of reading.
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

// LineOf returns the index of the line at a path, 0 if there is none.
func LineOf(lines []Line, at Path) int {
	return max(slices.IndexFunc(lines, func(l Line) bool { return l.Path.Equal(at) }), 0)
}

// Add appends a part to the group at a path, or inserts it after the condition at the path, and
// returns its path. ok is false if nothing is at the path, or if the tree would be too deep.
func Add(root *filter.Expr, at Path, part filter.Expr) (added Path, ok bool) {
	group, index := at, -1
	to := At(root, at)
	if to != nil && !to.Group() {
		if group, index, ok = at.Parent(); !ok {
			return nil, false
		}
		to = At(root, group)
	}
	if to == nil || len(group)+depth(&part) >= maxDepth {
		return nil, false
	}
	if index < 0 {
		index = len(to.Parts) - 1
	}
	to.Parts = slices.Insert(to.Parts, index+1, part)
	return group.Child(index + 1), true
}

// Remove removes a part, and returns the path of a nearby part: the part that took its place, else
// the previous one, else the group. For the root it removes all parts.
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

// depth returns the number of levels below the root of an expression.
func depth(e *filter.Expr) int {
	most := 0
	for i := range e.Parts {
		most = max(most, 1+depth(&e.Parts[i]))
	}
	return most
}
