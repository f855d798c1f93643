// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/layoutx"
)

// itemKind says what a row of the body stands for.
type itemKind uint8

const (
	ItemRow itemKind = iota
	// ItemGroup stands for rows with equal values.
	ItemGroup
	// ItemFiller is a node of a tree that no row was given for.
	ItemFiller
	// ItemLoading stands in place of children on their way, itemFailed of such as
	// could not be had.
	ItemLoading
	ItemFailed
)

// Item is what the engine knows of a row of the body beside its texts.
type Item struct {
	Kind itemKind
	// Depth is how many rows it is below others.
	Depth            int
	Expandable, Open bool
}

// ShownCount is how many rows the body shows.
func (ds *Set) ShownCount() int { return ds.Order.Hi - ds.Order.Lo - len(ds.Pinned.Page) }

// SourceOf is the item that a row of the body, or a pinned one, stands for.
func (ds *Set) SourceOf(row int) int {
	if row <= FirstPinned {
		return ds.Pinned.Records[PinIndex(row)]
	}
	at := ds.Pinned.Open(row, ds.Order.Lo)
	if !ds.Order.On {
		return at
	}
	return int(ds.Order.Model.Item(at))
}

// ShownOf is where a row of records shows, or -1.
func (ds *Set) ShownOf(item int) int {
	at := item
	if ds.Order.On {
		at = ds.Order.Model.Index(item)
	}
	return ds.BodyPlace(at)
}

// BodyPlace is where an item shows in the body, or -1.
func (ds *Set) BodyPlace(item int) int {
	if item < ds.Order.Lo || item >= ds.Order.Hi {
		return -1
	}
	at, ok := ds.Pinned.place(item, ds.Order.Lo)
	if !ok {
		return -1
	}
	return at
}

// NearestOf is where a row of records shows, or the nearest row above it in the
// outline that does, or of a pinned row the one after it, or -1.
func (ds *Set) NearestOf(item int) int {
	if at := ds.ShownOf(item); at >= 0 || item < 0 {
		return at
	}
	if i := ds.Pinned.pinOf(item); i >= 0 {
		return ds.afterHole(ds.itemsOf(ds.Pinned.Records[i : i+1])[0])
	}
	if !ds.Outlined() {
		return -1
	}
	o := ds.Order.Model.Outline()
	for place := o.Place(item); place >= 0; place = o.Parent(place) {
		if at := ds.BodyPlace(o.Index(place)); at >= 0 {
			return at
		}
	}
	return -1
}

// afterHole is the row of the body after an item that is pinned, or the last one, or
// -1.
func (ds *Set) afterHole(item int) int {
	if item < ds.Order.Lo || item >= ds.Order.Hi {
		return -1
	}
	at, _ := ds.Pinned.place(item, ds.Order.Lo)
	return min(at, ds.ShownCount()-1)
}

// Item describes a row. Pinned ones stand below no other.
func (ds *Set) Item(row int) Item {
	if !ds.Outlined() || !ds.HasRow(row) {
		return Item{}
	}
	o, place := ds.Order.Model.Outline(), ds.PlaceOf(row)
	if row <= FirstPinned {
		return Item{Expandable: place >= 0 && o.Expandable(place), Open: place >= 0 && o.Open(place)}
	}
	return Item{
		Kind: ds.KindOf(int(o.Item(place))), Depth: o.Depth(place),
		Expandable: o.Expandable(place), Open: o.Open(place),
	}
}

// KindOf says what an item stands for.
func (ds *Set) KindOf(it int) itemKind {
	switch {
	case it >= 0 && ds.Order.Now.Tree.IsFiller(it):
		return ItemFiller
	case it >= 0:
		return ItemRow
	case ds.Order.Now.Tree == nil:
		return ItemGroup
	case ds.Order.Now.Tree.lazy.failed(ds.ItemID(^it)) != nil:
		return ItemFailed
	}
	return ItemLoading
}

// ItemID is the id of an item, unique among all items of the body.
func (ds *Set) ItemID(it int) string {
	switch {
	case it < 0 && ds.Order.Now.Tree == nil:
		return ds.groupID(ds.Order.Model.Groups(), ^it)
	case it < 0:
		return lazyPrefix + ds.ItemID(^it)
	case ds.Order.Now.Tree != nil:
		return ds.Order.Now.Tree.id(it)
	}
	return ds.Order.Now.Records.id(ds.Funcs.RowID, it)
}

// Row is the data of a row of a band, and whether there is one: groups have none.
func (ds *Set) Row(b layoutx.Band, i int) (row rowdata.Row, ok bool) {
	if it, ok := ds.Record(b, i); ok {
		if it < 0 || ds.Order.Now.Tree.IsFiller(it) {
			return row, false
		}
		if ds.Overlaid != nil {
			if o, ok := ds.Overlaid[ds.ItemID(it)]; ok {
				return o.Row, true
			}
		}
		return ds.Order.Now.Records.At(it), true
	}
	if b != layoutx.Top && b != layoutx.Bottom {
		return rowdata.Row{}, false
	}
	if i = ds.floatingRow(b, i); i >= 0 && i < ds.Caller.FloatingLen(b) {
		return ds.Caller.FloatingAt(b, i), true
	}
	return rowdata.Row{}, false
}

// FindRow finds a body row by id, beginning at a place. Without RowID the id of a
// row that is in no tree is its number.
func (ds *Set) FindRow(id string, near int) (shown int, ok bool) {
	if ds.Funcs.RowID == nil && !ds.Outlined() {
		i, err := strconv.Atoi(id)
		if err != nil || i < 0 || i >= ds.GivenCount() {
			return 0, false
		}
		i = ds.ShownOf(i)
		return i, i >= 0
	}
	if strings.HasPrefix(id, groupPrefix) {
		return ds.findGroup(id, near)
	}
	return ds.FindNearby(id, near)
}
