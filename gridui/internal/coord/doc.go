// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package coord defines a type for each way to identify a row. All are integers, and confusing two
// of them is a mistake that shows only in a grid with pinned rows, pages or groups. So each has its
// own type, and packages never exchange rows as bare ints.
//
//	source ── Record ── Item ── Index ── Pos ── Slot ── screen
//	                     │                │
//	                   Place             Nav
//
// From the source to the screen:
//
//   - [Record]: the index of a row in the source; rows of a tree that the source does not contain
//     come after the others. Package dataset owns it. A compaction renumbers records
//     (dataset.Renumbered).
//   - [Item]: an element of the row model: a record, or below zero a group or the placeholder of
//     children to be loaded. Record.Item and Item.Record convert records, GroupItem, FooterItem and
//     Item.Group convert groups. Package rowmodel owns it.
//   - [Place]: the place of an item in the outline of groups or of a tree, open or not. The row
//     model owns it: Outline.Place and Outline.Item convert.
//   - [Index]: the place of an item among the items outside closed rows, over all pages. The row
//     model converts: Model.Index from a record, Model.Item to an item, Outline.At and
//     Outline.Index from and to a place.
//   - [Pos]: the place of an item among the rows of the body, which are the rows of one page
//     without the pinned ones; pinned rows have positions below zero. It identifies a row without
//     its band, and most of the grid uses it. Package dataset owns it: SourceOf returns the item of
//     a position, ShownOf the position of a record, BodyPos the position of an index.
//   - [Nav]: the place of a row among the rows that the keyboard reaches, from the top of the grid
//     to its bottom. dataset.Set.NavIndex and NavRow convert from and to positions.
//   - [Slot]: the place of a row in its band; band and slot together are its place on the screen.
//     Package viewport owns it: Addresses.RowAt converts an address to a position, AddressOf a
//     position to an address. In the body a slot and a position are the same number: Slot.BodyPos
//     and Pos.BodySlot. Package layoutx uses the same number as the index of a span and the row of
//     a cell; Part.At converts it to an address.
//
// Counts and distances are ints: the row by rows below pos is at pos + coord.Pos(by). Lists of many
// rows, in the row model and where jobs read them, are packed as []int32. Package virtualize takes
// the rows of the body as ints, the items of an axis; viewport.RowScroll converts.
package coord
