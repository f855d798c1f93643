// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package coord has a type for each way to say which row is meant. All are integers, and to take
// one for another is a mistake that shows only in a grid with pinned rows, pages or groups: so
// each has a type of its own, and what crosses from one package to another is never a bare int.
//
//	source ── Record ── Item ── Index ── Pos ── Slot ── screen
//	                     │                │
//	                   Place             Nav
//
// From the source to the screen:
//
//   - [Record]: the index of a row in the source; rows of a tree that the source does not hold
//     come after those that it does. Package dataset owns it. A compaction gives records other
//     numbers (dataset.Renumbered).
//   - [Item]: what the row model lists: a record, or below zero what is no row, a group or the
//     placeholder of children to be loaded. Record.Item and Item.Record convert, GroupItem, FooterItem and
//     Item.Group for groups. Package rowmodel owns it.
//   - [Place]: the place of an item in the outline of groups or of a tree, open or not. It is the
//     row model's: Outline.Place and Outline.Item convert.
//   - [Index]: the place of an item among those that no closed row hides, over all pages. The
//     row model converts: Model.Index from a record, Model.Item to an item, Outline.At and
//     Outline.Index from and to a place.
//   - [Pos]: the place of an item among the rows of the body, which are those of one page without
//     the pinned ones; pinned rows have positions below zero. It says which row is meant without
//     its band, and is what most of the grid works with. Package dataset owns it: SourceOf leads
//     to the item, ShownOf back from the record, BodyPos from the index.
//   - [Nav]: the place of a row among those that the keyboard reaches, from the top of the grid to
//     its bottom. dataset.Set.NavIndex and NavRow convert from and to positions.
//   - [Slot]: the place of a row in its band, which together with the band is where it is on the
//     screen. Package viewport owns it: Addresses.RowAt converts an address to a position,
//     AddressOf a position to an address. In the body a slot and a position are the same number:
//     Slot.BodyPos and Pos.BodySlot. Package layoutx has the same number as the index of a span
//     and the row of a cell; Part.At makes an address of it.
//
// Counts and distances are ints: the row some rows below another is at pos + coord.Pos(by). Lists of
// many rows, in the row model and where jobs read them, are packed as []int32. Package virtualize
// knows the rows of the body as ints, the items of an axis; viewport.RowScroll converts.
package coord
