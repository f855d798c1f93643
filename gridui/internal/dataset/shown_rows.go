// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// shownRows says which item each position of the body and of the pinned bands stands for.
// What these are, see package coord.
type shownRows struct {
	inputs
	Order rowOrder
	// grouped is how the rows of a source are grouped.
	grouped sourceGroups
	// Pinned are the pinned rows that show.
	Pinned pinnedShown
	// named is the group whose id was asked for last.
	named struct {
		of groupNamed
		id string
	}
}

// ShownCount is the number of rows of the body.
func (sr *shownRows) ShownCount() int { return int(sr.Order.Hi-sr.Order.Lo) - len(sr.Pinned.Page) }

// SourceOf is the item of a row of the body or of a pinned row.
func (sr *shownRows) SourceOf(row coord.Pos) coord.Item {
	if row.IsPinned() {
		return sr.Pinned.Records[row.PinIndex()].Item()
	}
	at := sr.Pinned.Open(row, sr.Order.Lo)
	return sr.ItemAt(at)
}

// ShownOf is the position of a record in the body, or NoPos if it does not show there.
func (sr *shownRows) ShownOf(record coord.Record) coord.Pos {
	if sr.Order.On {
		return sr.BodyPos(sr.Order.Model.Index(record))
	}
	return sr.BodyPos(coord.Index(record))
}

// BodyPos is the position of an item by its index among all items, or -1 if it is not in the
// body.
func (sr *shownRows) BodyPos(item coord.Index) coord.Pos {
	if item < sr.Order.Lo || item >= sr.Order.Hi {
		return coord.NoPos
	}
	at, ok := sr.Pinned.place(item, sr.Order.Lo)
	if !ok {
		return coord.NoPos
	}
	return at
}

// NearestOf is the position of a record. If it does not show, it is that of its nearest ancestor
// that does, or for a pinned row that of the row after its hole; else NoPos.
func (sr *shownRows) NearestOf(record coord.Record) coord.Pos {
	if at := sr.ShownOf(record); at >= 0 || record < 0 {
		return at
	}
	if i := sr.Pinned.pinOf(record); i >= 0 {
		return sr.afterHole(sr.itemsOf(sr.Pinned.Records[i : i+1])[0])
	}
	if sr.Order.Outline() == nil {
		return coord.NoPos
	}
	o := sr.Order.Model.Outline()
	for place := o.Place(record); place >= 0; place = o.Parent(place) {
		if at := sr.BodyPos(o.Index(place)); at >= 0 {
			return at
		}
	}
	return coord.NoPos
}

// afterHole is the position after the hole of a pinned item, or that of the last row, or -1.
func (sr *shownRows) afterHole(item coord.Index) coord.Pos {
	if item < sr.Order.Lo || item >= sr.Order.Hi {
		return coord.NoPos
	}
	at, _ := sr.Pinned.place(item, sr.Order.Lo)
	return min(at, coord.Pos(sr.ShownCount()-1))
}

// itemsOf returns the indices of records among all items, -1 for those that are no item.
func (sr *shownRows) itemsOf(records []coord.Record) []coord.Index {
	if !sr.Order.On {
		items := make([]coord.Index, len(records))
		for i, record := range records {
			items[i] = coord.Index(record)
		}
		return items
	}
	rows := make([]int32, len(records))
	for i, row := range records {
		rows[i] = int32(row)
	}
	return sr.Order.Model.Indexes(nil, rows)
}

// ItemCount is the number of items on all pages.
func (sr *shownRows) ItemCount() int {
	if sr.Order.On {
		return sr.Order.Model.Len()
	}
	return sr.GivenCount()
}

// ItemAt is the item with an index among those of all pages.
func (sr *shownRows) ItemAt(i coord.Index) coord.Item {
	if sr.Order.On {
		return sr.Order.Model.Item(i)
	}
	return sr.grouped.item(i)
}

// GivenCount is the number of rows that the program gave, without those that were removed.
func (sr *shownRows) GivenCount() int {
	o := &sr.Order
	switch n := sr.sourceLen(); {
	case o.gives != sr.gives: // other rows, from which nothing was removed
		return n
	case o.Tree != nil:
		return o.Tree.Left(o.Gone.set)
	default:
		return n - o.Gone.count
	}
}

// Outlined reports whether the rows form groups or a tree.
//
// It is not inlined because it has many callers, and programs should stay small.
//
//go:noinline
func (sr *shownRows) Outlined() bool { return sr.Order.Outline() != nil || sr.grouped.lines() != nil }

// PlaceOf is the place of a row in the outline, or -1 for a pinned row that a filter leaves out.
func (sr *shownRows) PlaceOf(row coord.Pos) coord.Place {
	if row.IsPinned() {
		return sr.Order.Model.Outline().Place(sr.SourceOf(row).Record())
	}
	return sr.Order.Model.Outline().At(sr.Pinned.Open(row, sr.Order.Lo))
}
