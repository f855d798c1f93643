// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"sort"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/layoutx"
)

// shownRows maps the positions of the body and of the pinned bands to items. Package coord explains
// the terms.
type shownRows struct {
	inputs
	Order rowOrder
	// grouped holds the grouping of the rows of a source.
	grouped sourceGroups
	// Pinned holds the visible pinned rows.
	Pinned pinnedShown
	blank  blankRow
	// named caches the id of the group requested last.
	named struct {
		of groupNamed
		id string
	}
}

// ShownCount returns the number of rows of the body.
func (sr *shownRows) ShownCount() int { return int(sr.Order.Hi-sr.Order.Lo) - len(sr.Pinned.Page) }

// RowsState identifies which rows show at which positions, and their values as far as changes were reported.
type RowsState struct {
	rows, told, applied uint32
	lo, hi              coord.Index
}

// RowsState returns the present state of the rows.
func (sr *shownRows) RowsState() RowsState {
	return RowsState{sr.RowsRev, sr.Told, sr.Order.Applied, sr.Order.Lo, sr.Order.Hi}
}

// SourceOf returns the item of a row of the body or of a pinned row.
func (sr *shownRows) SourceOf(row coord.Pos) coord.Item {
	if row.IsPinned() {
		return sr.Pinned.Records[row.PinIndex()].Item()
	}
	at := sr.Pinned.Open(row, sr.Order.Lo)
	return sr.ItemAt(at)
}

// ShownOf returns the position of a record in the body, or NoPos if it does not show there.
func (sr *shownRows) ShownOf(record coord.Record) coord.Pos {
	if sr.Order.On {
		return sr.BodyPos(sr.Order.Model.Index(record))
	}
	return sr.BodyPos(coord.Index(record))
}

// BodyPos returns the position of an item by its index among all items, or -1 if it is not in the
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

// NearestOf returns the position of a record. If it does not show, it returns the position of its
// nearest visible ancestor, for a pinned row the position after its hole, else NoPos.
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

// afterHole returns the position after the hole of a pinned item or, at the end, of the last row,
// or -1.
func (sr *shownRows) afterHole(item coord.Index) coord.Pos {
	if item < sr.Order.Lo || item >= sr.Order.Hi {
		return coord.NoPos
	}
	at, _ := sr.Pinned.place(item, sr.Order.Lo)
	return min(at, coord.Pos(sr.ShownCount()-1))
}

// itemsOf returns the indices of records among all items, -1 for records without an item.
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

// ItemCount returns the number of items on all pages.
func (sr *shownRows) ItemCount() int {
	if sr.Order.On {
		return sr.Order.Model.Len()
	}
	return sr.GivenCount()
}

// ItemAt returns the item at an index among the items of all pages.
func (sr *shownRows) ItemAt(i coord.Index) coord.Item {
	if sr.Order.On {
		return sr.Order.Model.Item(i)
	}
	return sr.grouped.item(i)
}

// GivenCount returns the number of rows given by the program, without removed rows.
func (sr *shownRows) GivenCount() int {
	o := &sr.Order
	switch n := sr.sourceLen(); {
	case o.gives != sr.gives: // other rows, without removed ones
		return n
	case o.Tree != nil:
		return o.Tree.Left(o.Gone.set)
	default:
		return n - o.Gone.count
	}
}

// Outlined reports whether the rows form groups or a tree. It is not inlined, because it has many
// callers and binaries are to be small.
//
//go:noinline
func (sr *shownRows) Outlined() bool { return sr.Order.Outline() != nil || sr.grouped.lines() != nil }

// PlaceOf returns the place of a row in the outline, or -1 for a filtered-out pinned row.
func (sr *shownRows) PlaceOf(row coord.Pos) coord.Place {
	if row.IsPinned() {
		return sr.Order.Model.Outline().Place(sr.SourceOf(row).Record())
	}
	return sr.Order.Model.Outline().At(sr.Pinned.Open(row, sr.Order.Lo))
}

// HasRow reports whether there is a row at a position.
func (sr *shownRows) HasRow(row coord.Pos) bool {
	if row.IsPinned() {
		return row.PinIndex() < len(sr.Pinned.Records)
	}
	return row >= 0 && row < coord.Pos(sr.ShownCount())
}

// PinnedAt returns the position of the pinned row at a slot of the top or the bottom band.
func (sr *shownRows) PinnedAt(b layoutx.Band, row coord.Slot) (pos coord.Pos, ok bool) {
	i := int(row) - sr.FloatingCount(b)
	if i < 0 || i >= sr.PinnedCount(b) {
		return -1, false
	}
	if b == layoutx.Bottom {
		i += sr.PinnedCount(layoutx.Top)
	}
	return coord.Pinned(i), true
}

// PosIn returns the position of the row at a slot of a band in the present rows, which the host may
// not have synced with yet.
func (sr *shownRows) PosIn(b layoutx.Band, row coord.Slot) (pos coord.Pos, ok bool) {
	pos = coord.Pos(row)
	switch b {
	case layoutx.Body:
	case layoutx.Top, layoutx.Bottom:
		if pos, ok = sr.PinnedAt(b, row); !ok {
			return -1, false
		}
	default:
		return -1, false
	}
	return pos, sr.HasRow(pos)
}

// ItemIn returns the item at a slot of a band. ok is false if no row with an id is there.
func (sr *shownRows) ItemIn(b layoutx.Band, row coord.Slot) (it coord.Item, ok bool) {
	pos, ok := sr.PosIn(b, row)
	if !ok {
		return 0, false
	}
	return sr.SourceOf(pos), true
}

// RowKey returns the id of the row at a slot of a band.
func (sr *shownRows) RowKey(b layoutx.Band, row coord.Slot) (id string, ok bool) {
	pos, ok := sr.PosIn(b, row)
	if !ok {
		return "", false
	}
	return sr.RowID(pos), true
}

// PinnedCount returns the number of pinned rows of the top or the bottom band. It is not inlined,
// because it has many callers and binaries are to be small.
//
//go:noinline
func (sr *shownRows) PinnedCount(b layoutx.Band) int {
	if b == layoutx.Top {
		return sr.Pinned.Tops
	}
	return len(sr.Pinned.Records) - sr.Pinned.Tops
}

// PinnedPos returns the position of a pinned record. ok is false if it is not pinned.
func (sr *shownRows) PinnedPos(record coord.Record) (pos coord.Pos, ok bool) {
	i := sr.Pinned.pinOf(record)
	return coord.Pinned(i), i >= 0
}

// RowID returns the id of the row at a position, empty if there is none.
func (sr *shownRows) RowID(pos coord.Pos) string {
	if !sr.HasRow(pos) {
		return ""
	}
	return sr.ItemID(sr.SourceOf(pos))
}

// AppendRowID appends the id of the row at a position of the body. It makes no string of an id that is the number of a row.
func (sr *shownRows) AppendRowID(dst []byte, pos coord.Pos) []byte {
	if !sr.HasRow(pos) {
		return dst
	}
	now, it := &sr.Order.Now, sr.SourceOf(pos)
	if it >= 0 && now.Tree == nil && now.Records.areNumbered(sr.Funcs.RowID) {
		return strconv.AppendInt(dst, int64(it.Record()), 10)
	}
	return append(dst, sr.ItemID(it)...)
}

// pinnedShown holds the visible pinned rows, and the holes that they leave among the items. Its
// slices are never modified, because jobs read them.
type pinnedShown struct {
	// Records holds the pinned rows and ids their ids. The first Tops of them are in the top band.
	Records []coord.Record
	ids     []string
	Tops    int
	// items holds the index of each of these rows among all items, -1 for rows without an item.
	items []coord.Index
	// Holes holds the indices of these rows among all items, in rising order. Page is the part of
	// Holes on the page.
	Holes, Page []coord.Index
}

// Open returns the index of the item at a position of the body; the page starts at lo.
func (s *pinnedShown) Open(row coord.Pos, lo coord.Index) coord.Index {
	i := coord.Index(row)
	if len(s.Page) == 0 {
		return lo + i
	}
	// page[k]-lo-k other items precede the k-th hole.
	return lo + i + coord.Index(sort.Search(len(s.Page), func(k int) bool { return s.Page[k]-lo-coord.Index(k) > i }))
}

// place returns the position of an item in the body. For a hole ok is false, and the position is
// that of the next item.
func (s *pinnedShown) place(item, lo coord.Index) (row coord.Pos, ok bool) {
	k, hole := slices.BinarySearch(s.Page, item)
	return coord.Pos(item - lo - coord.Index(k)), !hole
}

// setHoles sets the holes, given in any order, for a page with the items lo … hi-1.
func (s *pinnedShown) setHoles(holes []coord.Index, lo, hi coord.Index) {
	slices.Sort(holes)
	s.Holes = holes
	first, _ := slices.BinarySearch(holes, lo)
	end, _ := slices.BinarySearch(holes, hi)
	s.Page = holes[first:end]
}

// pinOf returns the index of a record among the pinned rows, or -1.
func (s *pinnedShown) pinOf(record coord.Record) int { return slices.Index(s.Records, record) }

func (s *pinnedShown) same(t *pinnedShown) bool {
	return s.Tops == t.Tops && slices.Equal(s.Records, t.Records) && slices.Equal(s.items, t.items) && idlist.Same(s.ids, t.ids) &&
		slices.Equal(s.Holes, t.Holes) && len(s.Page) == len(t.Page) && (len(s.Page) == 0 || s.Page[0] == t.Page[0])
}

// IsTotal reports whether the row at a place of a band is the row of totals.
func (sr *shownRows) IsTotal(b layoutx.Band, row coord.Slot) bool {
	if !sr.hasTotal(b) {
		return false
	}
	if b == layoutx.Top {
		return int(row) == sr.Caller.FloatingLen(b)
	}
	return int(row) == sr.blanks(b)
}

// floatingRow returns the index of a row of a floating band among the caller's rows.
func (sr *shownRows) floatingRow(b layoutx.Band, row coord.Slot) int {
	if b == layoutx.Bottom {
		row -= coord.Slot(sr.blanks(b))
		if sr.hasTotal(b) {
			row--
		}
	}
	return int(row)
}

// FloatingCount returns the number of rows of the top or the bottom band, without pinned rows.
func (sr *shownRows) FloatingCount(b layoutx.Band) int {
	n := sr.Caller.FloatingLen(b) + sr.blanks(b)
	if sr.hasTotal(b) {
		n++
	}
	return n
}
