// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
)

// ItemKind is the kind of an item.
type ItemKind uint8

const (
	ItemRow ItemKind = iota
	// ItemGroup is a group of rows.
	ItemGroup
	// ItemFiller is a node of a tree for which no row was given.
	ItemFiller
	// ItemLoading is a placeholder for children being loaded, ItemFailed for children whose load
	// failed.
	ItemLoading
	ItemFailed
	// ItemFooter is the footer of a group, ItemTotal the total of all rows.
	ItemFooter
	ItemTotal
)

// lazyPrefix begins the ids of placeholders for children to be loaded.
const lazyPrefix = "__children__:"

// Node describes a row of the body in the outline, without its texts.
type Node struct {
	Kind ItemKind
	// Depth is the number of its ancestors in the outline.
	Depth            int
	Expandable, Open bool
}

// Node describes a row in the outline. Pinned rows have depth 0.
func (sr *shownRows) Node(row coord.Pos) Node {
	if !sr.Outlined() || !sr.HasRow(row) {
		return Node{}
	}
	if lines := sr.grouped.lines(); lines != nil {
		return sr.grouped.node(lines, row)
	}
	o, place := sr.Order.Model.Outline(), sr.PlaceOf(row)
	if row.IsPinned() {
		return Node{Expandable: place >= 0 && o.Expandable(place), Open: place >= 0 && o.Open(place)}
	}
	it := o.Item(place)
	node := Node{Kind: sr.KindOf(it), Depth: o.Depth(place)}
	if it < 0 || sr.Order.Now.Tree != nil { // rows of groups have no children
		node.Expandable, node.Open = o.Expandable(place), o.Open(place)
	}
	return node
}

// KindAt returns the kind of a row, as Node does.
func (sr *shownRows) KindAt(row coord.Pos) ItemKind {
	if !sr.Outlined() || row.IsPinned() || !sr.HasRow(row) {
		return ItemRow
	}
	return sr.KindOf(sr.SourceOf(row))
}

// KindOf returns the kind of an item.
func (sr *shownRows) KindOf(it coord.Item) ItemKind {
	switch {
	case it >= 0 && sr.Order.Now.Tree.IsFiller(it.Record()):
		return ItemFiller
	case it >= 0:
		return ItemRow
	case sr.Order.Now.Tree == nil:
		return groupKind(it)
	case sr.Order.Now.Tree.Lazy.Failed(sr.ItemID(it.Owner().Item())) != nil:
		return ItemFailed
	}
	return ItemLoading
}

// ItemID returns the id of an item, unique among all items.
func (sr *shownRows) ItemID(it coord.Item) string {
	switch {
	case it < 0 && sr.remote != nil:
		return remote.ID(sr.remote, lineOf(it))
	case it < 0 && sr.Order.Now.Tree == nil:
		return sr.groupID(sr.Order.Model.Groups(), it)
	case it < 0:
		return lazyPrefix + sr.ItemID(it.Owner().Item())
	case sr.Order.Now.Tree != nil:
		return sr.Order.Now.Tree.ID(it.Record())
	}
	return sr.Order.Now.Records.id(sr.Funcs.RowID, it.Record())
}

// Row returns the data of a row of a band. ok is false if there is none: groups have no data.
func (sr *shownRows) Row(b layoutx.Band, slot coord.Slot) (row rowdata.Row, ok bool) {
	if it, ok := sr.ItemIn(b, slot); ok {
		if row, ok = sr.RowOf(it); !ok {
			return rowdata.Row{}, false
		}
		if sr.Overlaid != nil {
			if over, ok := overlay(sr, sr.ItemID(it), row); ok {
				return over, true
			}
		}
		return row, true
	}
	if b != layoutx.Top && b != layoutx.Bottom {
		return rowdata.Row{}, false
	}
	if sr.IsBlank(b, slot) {
		return sr.blank.row, !sr.blank.row.IsNil()
	}
	if i := sr.floatingRow(b, slot); i >= 0 && i < sr.Caller.FloatingLen(b) {
		return sr.Caller.FloatingAt(b, i), true
	}
	return rowdata.Row{}, false
}

// RowOf returns the row of an item without unanswered edits. ok is false for groups, fillers and
// rows that are not loaded.
func (sr *shownRows) RowOf(it coord.Item) (row rowdata.Row, ok bool) {
	if it < 0 || sr.Order.Now.Tree.IsFiller(it.Record()) {
		return row, false
	}
	if sr.remote != nil {
		row, state := sr.remote.Row(it.Record())
		return row, state == remote.Loaded
	}
	return sr.Order.Now.Records.At(int(it.Record())), true
}

// HasRowOf reports whether RowOf returns a row. It reads no row in memory.
func (sr *shownRows) HasRowOf(it coord.Item) bool {
	if sr.remote == nil {
		return it >= 0 && !sr.Order.Now.Tree.IsFiller(it.Record())
	}
	_, ok := sr.RowOf(it)
	return ok
}

// overlay returns the row with an id together with its unanswered edits, computed again if rows
// have changed since the last call. base is the row without them. ok is false if the row has no
// such edits.
func overlay(sr *shownRows, id string, base rowdata.Row) (row rowdata.Row, ok bool) {
	o, ok := sr.Overlaid[id]
	if !ok {
		return row, false
	}
	if now := (overlaidOf{sr.Order.shownGiven(), sr.Told}); !o.made || o.of != now {
		o.made, o.of, o.row = true, now, sr.Kind.Deep(base)
		o.Over(o.row)
		sr.Overlaid[id] = o
	}
	return o.row, true
}

// groupID returns the id of a group or a footer. The last one is cached, because a settled frame
// requests only the group at its top.
func (sr *shownRows) groupID(groups *rowmodel.Groups, it coord.Item) string {
	if groups == nil || it.Group() >= len(groups.List) {
		return ""
	}
	of := groupNamed{groups: groups, item: it, gen: sr.Order.gen, rows: sr.RowsRev, cols: sr.Cols.Rev}
	o := &sr.Order
	if sr.named.id == "" || sr.named.of != of {
		sr.named.of, sr.named.id = of, ownID(o.Now.Records, o.Now.By.By, groups, it)
	}
	return sr.named.id
}

// groupKind returns the kind of an item of the outline of groups, other than a row.
func groupKind(it coord.Item) ItemKind {
	switch {
	case !it.IsFooter():
		return ItemGroup
	case it.Group() == 0:
		return ItemTotal
	}
	return ItemFooter
}

// Group returns the group of an item or of a footer, or nil.
func (sr *shownRows) Group(it coord.Item) *rowmodel.Group {
	groups := sr.Order.Model.Groups()
	if it >= 0 || !sr.Order.On || groups == nil || !sr.Order.Now.By.groups() || it.Group() >= len(groups.List) {
		return nil
	}
	return &groups.List[it.Group()]
}

// OwnRow reports whether the grid made a row of a band: a group, a filler or a placeholder.
func (sr *shownRows) OwnRow(b layoutx.Band, row coord.Slot) bool {
	return b == layoutx.Body && sr.KindAt(row.BodyPos()) != ItemRow
}

// IsFull reports whether a row of a band is a full row, which shows over all columns. Floating rows and rows that are
// not loaded are not.
func (sr *shownRows) IsFull(b layoutx.Band, slot coord.Slot) bool {
	if !sr.Cols.Full.Any() {
		return false
	}
	if _, ok := sr.ItemIn(b, slot); !ok {
		return false
	}
	row, ok := sr.Row(b, slot)
	return ok && sr.Cols.Full.Has(row)
}

// NoCells reports whether a row of a band has no cells of the program: the grid made it, or it is a full row.
func (sr *shownRows) NoCells(b layoutx.Band, row coord.Slot) bool {
	return sr.OwnRow(b, row) || sr.IsFull(b, row)
}

// HasCells reports whether the row at a position has cells of the program: it is neither a row that the grid made nor a
// full row.
func (sr *shownRows) HasCells(pos coord.Pos) bool {
	it := sr.SourceOf(pos)
	if sr.KindOf(it) != ItemRow || !sr.Cols.Full.Any() {
		return sr.KindOf(it) == ItemRow
	}
	row, ok := sr.RowOf(it)
	return !ok || !sr.Cols.Full.Has(row)
}

// Gapless reports whether all rows that show have cells of the program.
func (sr *shownRows) Gapless() bool { return !sr.Outlined() && !sr.Cols.Full.Any() }

// node describes a line.
func (s *sourceGroups) node(lines remote.Outline, row coord.Pos) Node {
	if row.IsPinned() {
		return Node{}
	}
	line := lines.Line(s.lineAt(row))
	node := Node{Depth: line.Depth, Expandable: line.Expandable, Open: line.Open}
	if line.Group {
		node.Kind = ItemGroup
	}
	return node
}
