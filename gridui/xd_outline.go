// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
)

// siblings are the rows of the body beside a row, itself included, that can be
// opened.
func (ds *dataset) siblings(shown int) []int {
	o, place := ds.order.model.Outline(), ds.placeOf(shown)
	up := o.Parent(place)
	at, end := 0, o.Places()
	if up >= 0 {
		at, end = up+1, o.End(up)
	}
	var rows []int
	for ; at < end && len(rows) < maxSiblings; at = o.End(at) {
		if row := ds.bodyPlace(o.Index(at)); o.Expandable(at) && row >= 0 {
			rows = append(rows, row)
		}
	}
	return rows
}

// maxSiblings bounds how many rows one key opens.
const maxSiblings = 100_000

// parentRow is where the row above a row in the outline shows, or -1.
func (ds *dataset) parentRow(shown int) int {
	if !ds.outlined() {
		return -1
	}
	o := ds.order.model.Outline()
	up := o.Parent(ds.placeOf(shown))
	if up < 0 {
		return -1
	}
	return ds.bodyPlace(o.Index(up))
}

// endBelow is the first row of the body after those below a row.
func (ds *dataset) endBelow(shown int) int {
	o := ds.order.model.Outline()
	return min(o.Before(o.End(ds.placeOf(shown))), ds.order.hi) - ds.order.lo
}

// group is the group that an item stands for, or nil.
func (ds *dataset) group(it int) *rowmodel.Group {
	groups := ds.order.model.Groups()
	if it >= 0 || groups == nil || !ds.order.now.by.groups() || ^it >= len(groups.List) {
		return nil
	}
	return &groups.List[^it]
}

// ownRow says whether a row of a band is none of the caller's.
func (ds *dataset) ownRow(b layoutx.Band, row int) bool {
	return b == layoutx.Body && ds.outlined() && ds.item(row).kind != itemRow
}

// outlined says whether rows show below other rows.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (ds *dataset) outlined() bool { return ds.order.on && ds.order.model.Outline() != nil }

// placeOf is the place in the outline of a row, -1 of a pinned one that a filter
// leaves out.
func (ds *dataset) placeOf(row int) int {
	if row <= firstPinned {
		return ds.order.model.Outline().Place(ds.sourceOf(row))
	}
	return ds.order.model.Outline().At(ds.pinned.open(row, ds.order.lo))
}
