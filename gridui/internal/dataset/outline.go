// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// outlineWalk walks from row to row in the outline of groups or of a tree.
type outlineWalk struct{ rows *shownRows }

// Siblings returns the positions of a row and its siblings, as far as they can be opened.
func (ow *outlineWalk) Siblings(shown coord.Pos) []coord.Pos {
	if lines := ow.rows.grouped.lines(); lines != nil {
		return ow.rows.grouped.siblings(lines, shown)
	}
	o, place := ow.rows.Order.Model.Outline(), ow.rows.PlaceOf(shown)
	up := o.Parent(place)
	at, end := coord.Place(0), coord.Place(o.Places())
	if up >= 0 {
		at, end = up+1, o.End(up)
	}
	var rows []coord.Pos
	for ; at < end && len(rows) < maxSiblings; at = o.End(at) {
		if row := ow.rows.BodyPos(o.Index(at)); o.Expandable(at) && row >= 0 {
			rows = append(rows, row)
		}
	}
	return rows
}

// maxSiblings is the maximum number of rows that one key press opens.
const maxSiblings = 100_000

// ParentRow returns the position of the parent of a row in the outline, or -1.
func (ow *outlineWalk) ParentRow(shown coord.Pos) coord.Pos {
	if !ow.rows.Outlined() {
		return -1
	}
	if lines := ow.rows.grouped.lines(); lines != nil {
		return ow.rows.grouped.parent(lines, shown)
	}
	o := ow.rows.Order.Model.Outline()
	up := o.Parent(ow.rows.PlaceOf(shown))
	if up < 0 {
		return -1
	}
	return ow.rows.BodyPos(o.Index(up))
}

// ShownBelowParent returns the positions on the page of the visible rows below the parent of a body
// row, [first, end). ok is false for a row without a parent.
func (ow *outlineWalk) ShownBelowParent(row coord.Pos) (first, end coord.Pos, ok bool) {
	if !ow.rows.Outlined() {
		return 0, 0, false
	}
	if lines := ow.rows.grouped.lines(); lines != nil {
		return ow.belowParent(lines, row)
	}
	o := ow.rows.Order.Model.Outline()
	up := o.Parent(ow.rows.PlaceOf(row))
	if up < 0 {
		return 0, 0, false
	}
	return ow.onPage(o.Before(up + 1)), ow.onPage(o.Before(o.End(up))), true
}

// onPage returns the position of an item, or of the nearest one on the page.
func (ow *outlineWalk) onPage(item coord.Index) coord.Pos {
	lo := ow.rows.Order.Lo
	pos, _ := ow.rows.Pinned.place(min(max(item, lo), ow.rows.Order.Hi), lo)
	return pos
}

// EndBelow returns the position after the last descendant of a row.
func (ow *outlineWalk) EndBelow(shown coord.Pos) coord.Pos {
	if lines := ow.rows.grouped.lines(); lines != nil {
		return ow.onPage(coord.Index(lines.End(ow.rows.grouped.lineAt(shown))))
	}
	o := ow.rows.Order.Model.Outline()
	return coord.Pos(min(o.Before(o.End(ow.rows.PlaceOf(shown))), ow.rows.Order.Hi) - ow.rows.Order.Lo)
}

// siblings returns the positions of the groups or the expandable rows next to a line on the same
// level, as far as they are on the screen or near it. Others may not be loaded.
func (s *sourceGroups) siblings(lines remote.Outline, row coord.Pos) (rows []coord.Pos) {
	at := s.lineAt(row)
	up := lines.Parent(at)
	first, end := up+1, coord.Record(s.rows.sourceLen())
	if up >= 0 {
		end = lines.End(up)
	}
	first = max(first, at-maxSiblingLines)
	for at := first; at < end && len(rows) < maxSiblingLines; at = lines.End(at) {
		if lines.Parent(at) != up { // first was inside a group
			continue
		}
		if pos := s.rows.BodyPos(coord.Index(at)); lines.Line(at).Expandable && pos >= 0 {
			rows = append(rows, pos)
		}
	}
	return rows
}

// maxSiblingLines is the maximum number of source groups that one key press opens.
const maxSiblingLines = 256

// parent returns the position of the group of a line, or NoPos.
func (s *sourceGroups) parent(lines remote.Outline, row coord.Pos) coord.Pos {
	up := lines.Parent(s.lineAt(row))
	if up < 0 {
		return coord.NoPos
	}
	return s.rows.BodyPos(coord.Index(up))
}

// belowParent returns the positions of the lines below the group of a line.
func (ow *outlineWalk) belowParent(lines remote.Outline, row coord.Pos) (first, end coord.Pos, ok bool) {
	up := lines.Parent(ow.rows.grouped.lineAt(row))
	if up < 0 {
		return 0, 0, false
	}
	return ow.onPage(coord.Index(up + 1)), ow.onPage(coord.Index(lines.End(up))), true
}
