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
//   - [Item]: what the row model lists: a record, or what is no row. Record.Item and Item.Record
//     convert. Package rowmodel owns it.
//   - [Place]: the place of an item in the outline of groups or of a tree, open or not. It is the
//     row model's: Outline.Place and Outline.Item convert.
//   - [Index]: the place of an item among those that no closed row hides, over all pages. The
//     row model converts: Model.Index from a record, Model.Item to an item, Outline.At and
//     Outline.Index from and to a place.
//   - [Pos]: the place of an item among the rows of the body, which are those of one page without
//     the pinned ones; pinned rows have positions below zero. It says which row is meant without
//     its band, and is what most of the grid works with. Package dataset owns it: SourceOf leads
//     to the item, ShownOf back from the record, BodyPlace from the index.
//   - [Nav]: the place of a row among those that the keyboard reaches, from the top of the grid to
//     its bottom. dataset.Set.NavIndex and NavRow convert from and to positions.
//   - [Slot]: the place of a row in its band, which together with the band is where it is on the
//     screen. Package viewport owns it: Addresses.RowAt converts an address to a position,
//     AddressOf a position to an address. The spans and cells of package layoutx have the same
//     number as an index; SlotOf is its slot.
//
// Counts and distances are ints: a row some rows below another is at pos + coord.Pos(by). Lists of
// many rows, in the row model and where jobs read them, are packed as []int32.
package coord
