// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// snapshots makes snapshots of the visible rows.
type snapshots struct{ rows *shownRows }

// Snapshot holds visible rows and columns, so that a job can read them while the grid continues.
type Snapshot struct {
	Rows rowdata.Source
	// Waits is set if reading the rows waits for a source: see jobs.LaunchReading.
	Waits bool
	tree  *rowtree.Rows
	by    grouping
	// texts holds the words for groups, decimal the decimal sign of shares.
	texts   *locale.Grouping
	total   string
	decimal rune
	// groups and Outline belong to the model. A job may read only the parts of Outline that
	// opening and closing rows does not change.
	groups  *rowmodel.Groups
	Outline *rowmodel.Outline
	// items holds the items in order; nil means the records from lo on.
	items []int32
	lo    coord.Index
	N     int
	// Top and bottom hold the pinned rows, skip the places that they leave out among the other
	// rows, in rising order.
	Top, bottom []coord.Record
	skip        []coord.Index
	rowID       func(rowdata.Row) string
	// cover finds the cells that do not show, nil if all do. full finds the full rows.
	cover *column.Cover
	full  column.FullRows
	// mode sets which cells of the columns merge, and keys holds the order of the rows.
	mode option.SpanMode
	keys []option.SortKey
	made map[coord.Record]string
	Cols []shownColumn
	// Label is the index of the column with the names of groups, or -1.
	Label int
	// totals is the row of totals of an export, nil without one.
	totals *totalLine
	// lines holds the groups of a source on the lines of the snapshot. listed is set if grouped
	// rows are listed without their groups: see source_snapshot.go.
	lines  map[coord.Item]groupLine
	listed bool
}

// shownColumn is a column of a snapshot.
type shownColumn struct {
	*column.Def
	ID string
	// leaf is the index of the column on the screen, -1 if it does not show.
	leaf int
	// Groups holds the headers of the column groups above it in an export, the outermost first.
	Groups []string
	// level, if not nil, makes the column hold the group names of a level under the header header.
	level  *column.GroupBy
	header string
}

// Items returns a snapshot of n items from lo on, counted over all pages.
func (sn *snapshots) Items(lo coord.Index, n int) *Snapshot {
	o := &sn.rows.Order
	s := &Snapshot{tree: o.Now.Tree, by: o.Now.By, lo: lo, N: n, rowID: sn.rows.Funcs.RowID, Label: -1}
	s.texts, s.total, s.decimal = &sn.rows.Cols.Grouping, sn.rows.Cols.Total, sn.rows.Cols.Numbers.Decimal
	s.Rows = sn.rows.Given()
	if o.Now.Records != nil {
		s.Rows, s.made = o.Now.Records.Source, o.Now.Records.made
	}
	s.Rows = s.Rows.Lease()
	if o.On {
		s.groups, s.Outline = o.Model.Groups(), o.Model.Outline()
		s.items = itemsShown(&o.Model, s.lo, s.N)
	}
	s.lines = sn.groupLines(lo, n)
	s.mode, s.keys = sn.rows.Options.Spans.Mode, sn.rows.Options.Sorting.Keys
	s.cover, s.full = sn.rows.Cols.Cover(s.mode), sn.rows.Cols.Full
	for i := range sn.rows.Cols.Leaves {
		leaf := &sn.rows.Cols.Leaves[i]
		d := sn.rows.Cols.Defs[leaf.Def]
		if !d.Copies() {
			continue
		}
		if i == sn.rows.Cols.Outline {
			s.Label = len(s.Cols)
		}
		s.Cols = append(s.Cols, shownColumn{Def: d, ID: leaf.ID, leaf: i})
	}
	return s
}

// OnScreen returns a snapshot of the rows drawn in the last frame.
func (sn *snapshots) OnScreen() *Snapshot {
	first, end := sn.rows.Host.Visible()
	return sn.Items(sn.rows.Order.Lo+coord.Index(first), max(min(int(end), sn.rows.ShownCount())-int(first), 0))
}

// total returns the number of items on all pages.
func (sn *snapshots) total() int {
	if sn.rows.Order.On {
		return sn.rows.Order.Model.Len()
	}
	return sn.rows.sourceLen()
}

// itemsShown returns n items from lo on.
func itemsShown(m *rowmodel.Model, lo coord.Index, n int) []int32 {
	items := make([]int32, n)
	o := m.Outline()
	if o == nil {
		for i := range items {
			items[i] = int32(m.Item(lo + coord.Index(i)))
		}
		return items
	}
	for i, place := 0, coord.Place(0); i < n; i++ {
		switch {
		case i == 0:
			place = o.At(lo)
		case o.Open(place):
			place++
		default:
			place = o.End(place)
		}
		items[i] = int32(o.Item(place))
	}
	return items
}

// Item returns the item at a line of the snapshot, which has N lines.
func (s *Snapshot) Item(i int) coord.Item {
	if len(s.Top)+len(s.bottom) > 0 {
		var pinned bool
		var record coord.Record
		if i, record, pinned = s.unpin(i); pinned {
			return record.Item()
		}
	}
	if s.items == nil {
		at := int(s.lo) + i
		if it := coord.GroupItem(at + 1); s.isLine(it) {
			return it
		}
		return coord.Item(at)
	}
	return coord.Item(s.items[i])
}

// Block returns the records of the data rows at the lines [first, end). It may use buf.
func (s *Snapshot) Block(buf []coord.Record, first, end int) rowdata.Block {
	if s.items == nil && s.tree == nil && s.groups == nil && len(s.Top)+len(s.bottom) == 0 {
		return rowdata.Block{First: coord.Record(s.lo) + coord.Record(first), N: end - first}
	}
	list := buf[:0]
	for i := first; i < end; i++ {
		if it := s.Item(i); s.Kind(it) == ItemRow {
			list = append(list, it.Record())
		}
	}
	return rowdata.Block{List: list}
}

// Kind returns the kind of an item. It does not distinguish failed loads from running ones.
func (s *Snapshot) Kind(it coord.Item) ItemKind {
	switch {
	case it >= 0 && s.tree.IsFiller(it.Record()):
		return ItemFiller
	case it >= 0:
		return ItemRow
	case s.tree == nil && s.isLine(it):
		return ItemGroup
	case s.tree == nil && s.groups != nil:
		return groupKind(it)
	}
	return ItemLoading
}

// ID returns the id of a row.
func (s *Snapshot) ID(row coord.Record) string {
	if s.tree != nil {
		return s.tree.ID(row)
	}
	return (&heldRows{s.Rows, s.made}).id(s.rowID, row)
}

// RowsBelow calls each with the rows of a group or below a filler, until it returns false.
func (s *Snapshot) RowsBelow(it coord.Item, each func(row coord.Record) bool) {
	if s.isLine(it) {
		return
	}
	if it < 0 {
		group := s.groups.List[it.Group()]
		for _, row := range s.groups.Rows[group.Lo:group.Hi] {
			if !each(coord.Record(row)) {
				return
			}
		}
		return
	}
	place := s.Outline.Place(it.Record())
	for at := place + 1; at < s.Outline.End(place); at++ {
		if row := s.Outline.Item(at); s.Kind(row) == ItemRow && !each(row.Record()) {
			return
		}
	}
}

// sum returns the displayed aggregate of a cell of a group or a branch.
func (s *Snapshot) sum(it coord.Item, col int) (sum column.Aggregate, ok bool) {
	if col == s.Label || it < 0 && (s.tree != nil || s.groups == nil) {
		return sum, false
	}
	if s.isLine(it) {
		return s.lineSum(it, s.Cols[col].Def)
	}
	return s.sums().OfItem(s.Cols[col].Def, it)
}

// sums returns the aggregates that show.
func (s *Snapshot) sums() groupSums {
	return groupSums{&s.by, s.groups, s.Outline, s.Rows, s.tree != nil, s.decimal}
}

// ownLabel returns the name of a group, a footer or a total.
func (s *Snapshot) ownLabel(it coord.Item) string {
	if s.Kind(it) == ItemTotal {
		return s.total
	}
	title := s.by.Title(s.Rows, &s.groups.List[it.Group()], s.texts)
	if it.IsFooter() && s.texts.Footer != nil {
		return s.texts.Footer(title)
	}
	return title
}

// value returns the value of a cell: an aggregate for groups and branches, or the value shared by
// the rows of a group.
func (s *Snapshot) value(it coord.Item, col int) any {
	d := s.Cols[col].Def
	if sum, ok := s.sum(it, col); ok {
		return d.Sums.SumValue(sum)
	}
	switch s.Kind(it) {
	case ItemRow:
		return d.Value(s.Rows.At(int(it)))
	case ItemFiller:
		if col == s.Label {
			return s.tree.Names[it.Record()]
		}
	case ItemGroup, ItemFooter:
		if col == s.Label && s.isLine(it) {
			return s.lines[it].label
		}
		if col == s.Label {
			return s.ownLabel(it)
		}
	case ItemTotal:
		if col == max(s.Label, 0) {
			return s.ownLabel(it)
		}
	}
	return nil
}

// appendText appends the text of a cell.
func (s *Snapshot) appendText(dst []byte, it coord.Item, col int) []byte {
	d := s.Cols[col].Def
	if sum, ok := s.sum(it, col); ok {
		return d.Sums.AppendSum(dst, sum)
	}
	if s.listed && col == s.Label {
		return s.appendPath(dst, it.Record())
	}
	if s.Kind(it) == ItemRow {
		return d.AppendText(dst, s.Rows.At(int(it)))
	}
	text, _ := s.value(it, col).(string)
	return append(dst, text...)
}

// KeepColumn drops all columns except one.
func (s *Snapshot) KeepColumn(col int) {
	s.Label -= col
	s.Cols = s.Cols[col : col+1]
}

// Find returns the index of a column by id, or -1.
func (s *Snapshot) Find(columnID string) int {
	return slices.IndexFunc(s.Cols, func(c shownColumn) bool { return c.ID == columnID })
}
