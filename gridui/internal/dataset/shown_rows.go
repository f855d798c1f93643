// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

// shownRows says which item each row number of the body and of the pinned bands stands for.
// What an item is, see package dataset.
type shownRows struct {
	inputs
	Order rowOrder
	// Pinned are the pinned rows that show.
	Pinned pinnedShown
	// named is the group whose id was asked for last.
	named struct {
		of groupNamed
		id string
	}
}

// ShownCount is the number of rows of the body.
func (sr *shownRows) ShownCount() int { return sr.Order.Hi - sr.Order.Lo - len(sr.Pinned.Page) }

// SourceOf is the item of a row of the body or of a pinned row.
func (sr *shownRows) SourceOf(row int) int {
	if row <= FirstPinned {
		return sr.Pinned.Records[PinIndex(row)]
	}
	at := sr.Pinned.Open(row, sr.Order.Lo)
	if !sr.Order.On {
		return at
	}
	return int(sr.Order.Model.Item(at))
}

// ShownOf is the row number of a record, or -1 if it does not show in the body.
func (sr *shownRows) ShownOf(item int) int {
	at := item
	if sr.Order.On {
		at = sr.Order.Model.Index(item)
	}
	return sr.BodyPlace(at)
}

// BodyPlace is the row number of an item by its index among all items, or -1 if it is not in the
// body.
func (sr *shownRows) BodyPlace(item int) int {
	if item < sr.Order.Lo || item >= sr.Order.Hi {
		return -1
	}
	at, ok := sr.Pinned.place(item, sr.Order.Lo)
	if !ok {
		return -1
	}
	return at
}

// NearestOf is the row number of a record. If it does not show, it is that of its nearest
// ancestor that does, or for a pinned row that of the row after its hole; else -1.
func (sr *shownRows) NearestOf(item int) int {
	if at := sr.ShownOf(item); at >= 0 || item < 0 {
		return at
	}
	if i := sr.Pinned.pinOf(item); i >= 0 {
		return sr.afterHole(sr.itemsOf(sr.Pinned.Records[i : i+1])[0])
	}
	if !sr.Outlined() {
		return -1
	}
	o := sr.Order.Model.Outline()
	for place := o.Place(item); place >= 0; place = o.Parent(place) {
		if at := sr.BodyPlace(o.Index(place)); at >= 0 {
			return at
		}
	}
	return -1
}

// afterHole is the row number after the hole of a pinned item, or that of the last row, or -1.
func (sr *shownRows) afterHole(item int) int {
	if item < sr.Order.Lo || item >= sr.Order.Hi {
		return -1
	}
	at, _ := sr.Pinned.place(item, sr.Order.Lo)
	return min(at, sr.ShownCount()-1)
}

// itemsOf returns the indices of records among all items, -1 for those that are no item.
func (sr *shownRows) itemsOf(records []int) []int {
	if !sr.Order.On {
		return append([]int(nil), records...)
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
func (sr *shownRows) ItemAt(i int) int {
	if sr.Order.On {
		return int(sr.Order.Model.Item(i))
	}
	return i
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
func (sr *shownRows) Outlined() bool { return sr.Order.On && sr.Order.Model.Outline() != nil }

// PlaceOf is the place of a row in the outline, or -1 for a pinned row that a filter leaves out.
func (sr *shownRows) PlaceOf(row int) int {
	if row <= FirstPinned {
		return sr.Order.Model.Outline().Place(sr.SourceOf(row))
	}
	return sr.Order.Model.Outline().At(sr.Pinned.Open(row, sr.Order.Lo))
}
