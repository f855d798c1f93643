// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtertree

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
)

// MoveUp exchanges a part with the previous one in its group; it moves the first part before its
// group. It returns the new path of the part.
func MoveUp(root *filter.Expr, at Path) (moved Path, ok bool) {
	group, index, ok := at.Parent()
	in := At(root, group)
	if !ok || in == nil || index < 0 || index >= len(in.Parts) {
		return at, false
	}
	if index > 0 {
		in.Parts[index-1], in.Parts[index] = in.Parts[index], in.Parts[index-1]
		return group.Child(index - 1), true
	}
	return takeOut(root, at, 0)
}

// MoveDown exchanges a part with the next one in its group; it moves the last part after its group.
func MoveDown(root *filter.Expr, at Path) (moved Path, ok bool) {
	group, index, ok := at.Parent()
	in := At(root, group)
	if !ok || in == nil || index < 0 || index >= len(in.Parts) {
		return at, false
	}
	if index+1 < len(in.Parts) {
		in.Parts[index+1], in.Parts[index] = in.Parts[index], in.Parts[index+1]
		return group.Child(index + 1), true
	}
	return takeOut(root, at, 1)
}

// Unnest moves a part behind its group. It removes the group if no parts are left.
func Unnest(root *filter.Expr, at Path) (moved Path, ok bool) { return takeOut(root, at, 1) }

// takeOut moves a part out of its group: before the group if after is 0, behind it if after is 1.
func takeOut(root *filter.Expr, at Path, after int) (moved Path, ok bool) {
	group, index, ok := at.Parent()
	if !ok {
		return at, false
	}
	outer, place, ok := group.Parent()
	part := At(root, at)
	if !ok || part == nil {
		return at, false
	}
	taken, in := *part, At(root, group)
	in.Parts = slices.Delete(in.Parts, index, index+1)
	empty := len(in.Parts) == 0
	to := At(root, outer)
	if empty {
		to.Parts[place] = taken
		return outer.Child(place), true
	}
	to.Parts = slices.Insert(to.Parts, place+after, taken)
	return outer.Child(place + after), true
}

// Nest moves a part into the group right before it, or into a new group if there is none. It
// returns the new path of the part.
func Nest(root *filter.Expr, at Path) (moved Path, ok bool) {
	group, index, ok := at.Parent()
	in, part := At(root, group), At(root, at)
	if !ok || part == nil || len(at)+1+depth(part) >= maxDepth {
		return at, false
	}
	if index > 0 && in.Parts[index-1].Group() {
		before := &in.Parts[index-1]
		before.Parts = append(before.Parts, *part)
		in.Parts = slices.Delete(in.Parts, index, index+1)
		return group.Child(index - 1).Child(len(before.Parts) - 1), true
	}
	*part = filter.All(*part)
	return at.Child(0), true
}
