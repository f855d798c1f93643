// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// cellSnapshot are the rows and columns that show, held so that a job may read them
// while the grid goes on to show others.
type cellSnapshot struct {
	rows rowdata.Source
	tree *treeRows
	by   grouping
	// groups and outline are those of the model; of the outline only what opening and
	// closing does not change may be read.
	groups  *rowmodel.Groups
	outline *rowmodel.Outline
	// items are what shows, in order; nil: the rows from lo on as they come.
	items []int32
	lo, n int
	// top and bottom are rows pinned there, skip the places among the others of those
	// that are left out for it, in rising order.
	top, bottom, skip []int
	rowID             func(rowdata.Row) string
	made              map[int]string
	cols              []shownColumn
	// label is the column that names groups, or -1.
	label int
}

// shownColumn is a column that is copied.
type shownColumn struct {
	*column.Def
	id string
}

// shown holds n of the items that show, counted over all pages, from one on.
func (ds *dataset) shown(lo, n int) *cellSnapshot {
	o := &ds.order
	s := &cellSnapshot{tree: o.now.tree, by: o.now.by, lo: lo, n: n, rowID: ds.funcs.rowID, label: -1}
	s.rows = ds.given()
	if o.now.records != nil {
		s.rows, s.made = o.now.records.Source, o.now.records.made
	}
	s.rows = s.rows.Lease()
	if o.on {
		s.groups, s.outline = o.model.Groups(), o.model.Outline()
		s.items = itemsShown(&o.model, s.lo, s.n)
	}
	for i := range ds.cols.Leaves {
		leaf := &ds.cols.Leaves[i]
		d := ds.cols.Defs[leaf.Def]
		if d.Utility || d.NoCopy {
			continue
		}
		if i == ds.cols.Outline {
			s.label = len(s.cols)
		}
		s.cols = append(s.cols, shownColumn{d, leaf.ID})
	}
	return s
}

// shownOnScreen holds the rows that the last frame has drawn.
func (ds *dataset) shownOnScreen() *cellSnapshot {
	first, end := ds.host.Visible()
	return ds.shown(ds.order.lo+first, max(min(end, ds.shownCount())-first, 0))
}

// shownTotal is how many items show on all pages.
func (ds *dataset) shownTotal() int {
	if ds.order.on {
		return ds.order.model.Len()
	}
	return ds.sourceLen()
}

// itemsShown are n items that show from one on.
func itemsShown(m *rowmodel.Model, lo, n int) []int32 {
	items := make([]int32, n)
	o := m.Outline()
	if o == nil {
		for i := range items {
			items[i] = m.Item(lo + i)
		}
		return items
	}
	for i, place := 0, 0; i < n; i++ {
		switch {
		case i == 0:
			place = o.At(lo)
		case o.Open(place):
			place++
		default:
			place = o.End(place)
		}
		items[i] = o.Item(place)
	}
	return items
}

// item is what shows at a place.
func (s *cellSnapshot) item(i int) int {
	if len(s.top)+len(s.bottom) > 0 {
		var pinned bool
		if i, pinned = s.unpin(i); pinned {
			return i
		}
	}
	if s.items == nil {
		return s.lo + i
	}
	return int(s.items[i])
}

// kind is what an item stands for; rows on their way and those that could not be
// had are told apart by no one here.
func (s *cellSnapshot) kind(it int) itemKind {
	switch {
	case it >= 0 && s.tree.isFiller(it):
		return itemFiller
	case it >= 0:
		return itemRow
	case s.tree == nil && s.groups != nil:
		return itemGroup
	}
	return itemLoading
}

// id is the id of a row.
func (s *cellSnapshot) id(row int) string {
	if s.tree != nil {
		return s.tree.id(row)
	}
	return (&heldRows{s.rows, s.made}).id(s.rowID, row)
}

// rowsBelow calls each with the rows that a group or a filler stands for, until it
// returns false.
func (s *cellSnapshot) rowsBelow(it int, each func(row int) bool) {
	if it < 0 {
		group := s.groups.List[^it]
		for _, row := range s.groups.Rows[group.Lo:group.Hi] {
			if !each(int(row)) {
				return
			}
		}
		return
	}
	place := s.outline.Place(it)
	for at := place + 1; at < s.outline.End(place); at++ {
		if row := int(s.outline.Item(at)); s.kind(row) == itemRow && !each(row) {
			return
		}
	}
}

// sum is what a cell shows of the rows that a group or a branch of a tree stands for.
func (s *cellSnapshot) sum(it, col int) (sum column.Aggregate, ok bool) {
	if col == s.label || it < 0 && s.kind(it) != itemGroup {
		return sum, false
	}
	return groupSums{&s.by, s.groups, s.outline, s.rows}.ofItem(s.cols[col].Def, it)
}

// value is the raw value of a cell: of a group, the value that its rows share and
// what its columns make of them, which a branch of a tree has too.
func (s *cellSnapshot) value(it, col int) any {
	d := s.cols[col].Def
	if sum, ok := s.sum(it, col); ok {
		return d.Sums.SumValue(sum)
	}
	switch s.kind(it) {
	case itemRow:
		return d.Value(s.rows.At(it))
	case itemFiller:
		if col == s.label {
			return s.tree.names[it]
		}
	case itemGroup:
		if col == s.label {
			group := &s.groups.List[^it]
			return groupText(s.rows, s.by.by[group.Level-1], group.Row)
		}
	}
	return nil
}

// appendText appends what a cell shows.
func (s *cellSnapshot) appendText(dst []byte, it, col int) []byte {
	d := s.cols[col].Def
	if sum, ok := s.sum(it, col); ok {
		return d.Sums.AppendSum(dst, sum)
	}
	if s.kind(it) == itemRow {
		return d.AppendText(dst, s.rows.At(it))
	}
	text, _ := s.value(it, col).(string)
	return append(dst, text...)
}

// find is the place of a column by its id, or -1.
func (s *cellSnapshot) find(columnID string) int {
	return slices.IndexFunc(s.cols, func(c shownColumn) bool { return c.id == columnID })
}
