// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
)

// Siblings are the rows of the body beside a row, itself included, that can be
// opened.
func (ds *Set) Siblings(shown int) []int {
	o, place := ds.Order.Model.Outline(), ds.PlaceOf(shown)
	up := o.Parent(place)
	at, end := 0, o.Places()
	if up >= 0 {
		at, end = up+1, o.End(up)
	}
	var rows []int
	for ; at < end && len(rows) < maxSiblings; at = o.End(at) {
		if row := ds.BodyPlace(o.Index(at)); o.Expandable(at) && row >= 0 {
			rows = append(rows, row)
		}
	}
	return rows
}

// maxSiblings bounds how many rows one key opens.
const maxSiblings = 100_000

// ParentRow is where the row above a row in the outline shows, or -1.
func (ds *Set) ParentRow(shown int) int {
	if !ds.Outlined() {
		return -1
	}
	o := ds.Order.Model.Outline()
	up := o.Parent(ds.PlaceOf(shown))
	if up < 0 {
		return -1
	}
	return ds.BodyPlace(o.Index(up))
}

// EndBelow is the first row of the body after those below a row.
func (ds *Set) EndBelow(shown int) int {
	o := ds.Order.Model.Outline()
	return min(o.Before(o.End(ds.PlaceOf(shown))), ds.Order.Hi) - ds.Order.Lo
}

// Group is the group that an item stands for, or nil.
func (ds *Set) Group(it int) *rowmodel.Group {
	groups := ds.Order.Model.Groups()
	if it >= 0 || groups == nil || !ds.Order.Now.By.groups() || ^it >= len(groups.List) {
		return nil
	}
	return &groups.List[^it]
}

// OwnRow says whether a row of a band is none of the caller's.
func (ds *Set) OwnRow(b layoutx.Band, row int) bool {
	return b == layoutx.Body && ds.Outlined() && ds.Item(row).Kind != ItemRow
}

// Outlined says whether rows show below other rows.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (ds *Set) Outlined() bool { return ds.Order.On && ds.Order.Model.Outline() != nil }

// PlaceOf is the place in the outline of a row, -1 of a pinned one that a filter
// leaves out.
func (ds *Set) PlaceOf(row int) int {
	if row <= FirstPinned {
		return ds.Order.Model.Outline().Place(ds.SourceOf(row))
	}
	return ds.Order.Model.Outline().At(ds.Pinned.Open(row, ds.Order.Lo))
}
