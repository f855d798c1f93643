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

// ShownCount is how many rows the body shows.
func (sr *shownRows) ShownCount() int { return sr.Order.Hi - sr.Order.Lo - len(sr.Pinned.Page) }

// SourceOf is the item that a row of the body, or a pinned one, stands for.
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

// ShownOf is where a row of records shows, or -1.
func (sr *shownRows) ShownOf(item int) int {
	at := item
	if sr.Order.On {
		at = sr.Order.Model.Index(item)
	}
	return sr.BodyPlace(at)
}

// BodyPlace is where an item shows in the body, or -1.
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

// NearestOf is where a row of records shows, or the nearest row above it in the
// outline that does, or of a pinned row the one after it, or -1.
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

// afterHole is the row of the body after an item that is pinned, or the last one, or
// -1.
func (sr *shownRows) afterHole(item int) int {
	if item < sr.Order.Lo || item >= sr.Order.Hi {
		return -1
	}
	at, _ := sr.Pinned.place(item, sr.Order.Lo)
	return min(at, sr.ShownCount()-1)
}

// itemsOf are which of the items that show on all pages records are, or -1.
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

// ItemCount is the number of items on all pages, itemAt one of them.
func (sr *shownRows) ItemCount() int {
	if sr.Order.On {
		return sr.Order.Model.Len()
	}
	return sr.GivenCount()
}

func (sr *shownRows) ItemAt(i int) int {
	if sr.Order.On {
		return int(sr.Order.Model.Item(i))
	}
	return i
}

// GivenCount is Len.
func (sr *shownRows) GivenCount() int {
	o := &sr.Order
	switch n := sr.sourceLen(); {
	case o.gives != sr.gives: // other rows, from which nothing was removed
		return n
	case o.Tree != nil:
		return o.Tree.givenRows(&o.Gone)
	default:
		return n - o.Gone.count
	}
}

// Outlined says whether rows show below other rows.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (sr *shownRows) Outlined() bool { return sr.Order.On && sr.Order.Model.Outline() != nil }

// PlaceOf is the place in the outline of a row, -1 of a pinned one that a filter
// leaves out.
func (sr *shownRows) PlaceOf(row int) int {
	if row <= FirstPinned {
		return sr.Order.Model.Outline().Place(sr.SourceOf(row))
	}
	return sr.Order.Model.Outline().At(sr.Pinned.Open(row, sr.Order.Lo))
}
