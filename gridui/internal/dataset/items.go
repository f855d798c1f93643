// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
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

// Item describes a row. Pinned ones stand below no other.
func (sr *shownRows) Item(row int) Item {
	if !sr.Outlined() || !sr.HasRow(row) {
		return Item{}
	}
	o, place := sr.Order.Model.Outline(), sr.PlaceOf(row)
	if row <= FirstPinned {
		return Item{Expandable: place >= 0 && o.Expandable(place), Open: place >= 0 && o.Open(place)}
	}
	return Item{
		Kind: sr.KindOf(int(o.Item(place))), Depth: o.Depth(place),
		Expandable: o.Expandable(place), Open: o.Open(place),
	}
}

// KindOf says what an item stands for.
func (sr *shownRows) KindOf(it int) itemKind {
	switch {
	case it >= 0 && sr.Order.Now.Tree.IsFiller(it):
		return ItemFiller
	case it >= 0:
		return ItemRow
	case sr.Order.Now.Tree == nil:
		return ItemGroup
	case sr.Order.Now.Tree.lazy.failed(sr.ItemID(^it)) != nil:
		return ItemFailed
	}
	return ItemLoading
}

// ItemID is the id of an item, unique among all items of the body.
func (sr *shownRows) ItemID(it int) string {
	switch {
	case it < 0 && sr.Order.Now.Tree == nil:
		return sr.groupID(sr.Order.Model.Groups(), ^it)
	case it < 0:
		return lazyPrefix + sr.ItemID(^it)
	case sr.Order.Now.Tree != nil:
		return sr.Order.Now.Tree.id(it)
	}
	return sr.Order.Now.Records.id(sr.Funcs.RowID, it)
}

// Row is the data of a row of a band, and whether there is one: groups have none.
func (sr *shownRows) Row(b layoutx.Band, i int) (row rowdata.Row, ok bool) {
	if it, ok := sr.Record(b, i); ok {
		if it < 0 || sr.Order.Now.Tree.IsFiller(it) {
			return row, false
		}
		if sr.Overlaid != nil {
			if o, ok := sr.Overlaid[sr.ItemID(it)]; ok {
				return o.Row, true
			}
		}
		return sr.Order.Now.Records.At(it), true
	}
	if b != layoutx.Top && b != layoutx.Bottom {
		return rowdata.Row{}, false
	}
	if i = sr.floatingRow(b, i); i >= 0 && i < sr.Caller.FloatingLen(b) {
		return sr.Caller.FloatingAt(b, i), true
	}
	return rowdata.Row{}, false
}

func (sr *shownRows) groupID(groups *rowmodel.Groups, group int) string {
	if groups == nil || group >= len(groups.List) {
		return ""
	}
	of := groupNamed{groups: groups, group: group, gen: sr.Order.gen, rows: sr.RowsRev, cols: sr.Cols.Rev}
	o := &sr.Order
	if sr.named.id == "" || sr.named.of != of {
		sr.named.of, sr.named.id = of, groupID(o.Now.Records, o.Now.By.By, groups, group)
	}
	return sr.named.id
}

// Group is the group that an item stands for, or nil.
func (sr *shownRows) Group(it int) *rowmodel.Group {
	groups := sr.Order.Model.Groups()
	if it >= 0 || groups == nil || !sr.Order.Now.By.groups() || ^it >= len(groups.List) {
		return nil
	}
	return &groups.List[^it]
}

// OwnRow says whether a row of a band is none of the caller's.
func (sr *shownRows) OwnRow(b layoutx.Band, row int) bool {
	return b == layoutx.Body && sr.Outlined() && sr.Item(row).Kind != ItemRow
}
