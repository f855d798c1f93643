// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// Exported returns a snapshot of the rows and columns of an export, for rows in memory and of a
// source.
func (sn *snapshots) Exported(scope option.ExportScope) *Snapshot {
	var s *Snapshot
	switch {
	case scope.Rows == option.ExportRowsAll:
		s = sn.everything()
	case sn.rows.remote != nil:
		s = sn.Streamed(sn.Pages())
		s.listed = s.listed && scope.Outline
	case sn.rows.Order.Outline() == nil || scope.Rows == option.ExportRowsShown:
		s = sn.Pages()
	default:
		s = sn.All()
	}
	grouped := scope.Rows != option.ExportRowsAll && sn.groupedBy().groups()
	flat := grouped && !scope.Outline
	if s.Outline != nil && s.tree == nil {
		s.narrow(grouped && !flat)
	}
	sn.setColumns(s, scope.HiddenColumns, flat || scope.Rows == option.ExportRowsAll)
	if scope.Rows != option.ExportRowsAll && !scope.TotalDisabled {
		s.totals = sn.totalLine(s)
	}
	return s
}

// groupedBy returns the grouping of the visible rows.
func (sn *snapshots) groupedBy() *grouping {
	if sn.rows.remote != nil {
		if sn.rows.grouped.lines() == nil {
			return &grouping{}
		}
		return &sn.rows.grouped.shown
	}
	return &sn.rows.Order.Now.By
}

// everything returns a snapshot of all rows of the source.
func (sn *snapshots) everything() *Snapshot {
	s := sn.Items(0, 0)
	s.Outline, s.groups, s.items, s.by = nil, nil, nil, grouping{}
	if r := sn.rows.remote; r != nil {
		s.lines = nil
		s.Rows, s.Waits = r.Everything(), true
		s.N = s.Rows.Len()
		return s
	}
	r, ok := sn.Records()
	if !ok {
		return s
	}
	s.Rows.Release()
	s.Rows, s.tree, s.N = r.Rows, r.tree, r.N
	if r.gone == nil && r.tree == nil {
		return s
	}
	s.items = make([]int32, 0, r.N)
	for _, record := range r.Append(nil, 0, r.N) {
		s.items = append(s.items, int32(record))
	}
	s.N = len(s.items)
	return s
}

// narrow keeps the data rows in their order, with groups and their footers if groups is set. The
// total of all rows is written separately.
func (s *Snapshot) narrow(groups bool) {
	items := make([]int32, 0, s.N)
	for i := len(s.Top); i < s.N-len(s.bottom); i++ {
		it := s.Item(i)
		switch s.Kind(it) {
		case ItemRow:
		case ItemGroup, ItemFooter:
			if !groups {
				continue
			}
		default:
			continue
		}
		items = append(items, int32(it))
	}
	s.items, s.lo, s.skip = items, 0, nil
	s.N = len(s.Top) + len(items) + len(s.bottom)
}

// setColumns sets the columns of an export. flat replaces the column of groups by a column for each
// level.
func (sn *snapshots) setColumns(s *Snapshot, hidden, flat bool) {
	cols := sn.rows.Cols
	leaves := slices.Clone(cols.Kept())
	if hidden {
		leaves = withHidden(leaves, cols.All)
	}
	by, outline := sn.groupedBy().By, ""
	if cols.Outline >= 0 {
		outline = cols.Leaves[cols.Outline].ID
	}
	s.Cols, s.Label = nil, -1
	for i := range leaves {
		leaf := &leaves[i]
		d := cols.Defs[leaf.Def]
		switch {
		case !d.Copies():
			continue
		case flat && leaf.ID == column.GroupColumnID:
			sn.addLevels(s, by)
			continue
		case leaf.ID == outline:
			s.Label = len(s.Cols)
		}
		s.Cols = append(s.Cols, shownColumn{Def: d, ID: leaf.ID, leaf: cols.Find(leaf.ID), Groups: sn.headersAbove(leaf)})
	}
	if flat {
		s.dropTwins()
	}
}

// withHidden adds the hidden columns, each after its predecessor in the order of all columns.
func withHidden(shown, all []column.Leaf) []column.Leaf {
	at := 0
	for i := range all {
		if k := slices.IndexFunc(shown, func(l column.Leaf) bool { return l.ID == all[i].ID }); k >= 0 {
			at = k + 1
			continue
		}
		if !all[i].Own {
			shown = slices.Insert(shown, at, all[i])
			at++
		}
	}
	return shown
}

// headersAbove returns the headers of the column groups above a column, the outermost first.
func (sn *snapshots) headersAbove(leaf *column.Leaf) (headers []string) {
	for _, group := range leaf.Groups {
		headers = append(headers, sn.rows.Cols.Groups[group].Header)
	}
	return headers
}

// addLevels adds a column for each level of the groups: the grouped column, preceded by a column
// with the group's name if a group covers several values.
func (sn *snapshots) addLevels(s *Snapshot, by []column.GroupBy) {
	for i := range by {
		level := &by[i]
		if !level.Def.Copies() {
			continue
		}
		if level.Level.Interval != option.GroupByValue || level.Def.GroupText != nil {
			id := fmt.Sprintf("%s:%d", level.Def.ID, i+1)
			s.Cols = append(s.Cols, shownColumn{Def: level.Def, ID: id, level: level, header: level.Name(i, len(by), &sn.rows.Cols.Grouping)})
		}
		c := shownColumn{Def: level.Def, ID: level.Def.ID}
		for k := range sn.rows.Cols.All {
			if leaf := &sn.rows.Cols.All[k]; leaf.ID == c.ID {
				c.Groups = sn.headersAbove(leaf)
			}
		}
		s.Cols = append(s.Cols, c)
	}
}

// dropTwins keeps a repeated column only at its last place: behind its levels, or where it shows.
func (s *Snapshot) dropTwins() {
	last := map[string]int{}
	for i := range s.Cols {
		last[s.Cols[i].ID] = i
	}
	kept := s.Cols[:0:0]
	for i := range s.Cols {
		if last[s.Cols[i].ID] == i {
			kept = append(kept, s.Cols[i])
		}
	}
	s.Cols = kept
}

// totalLine is the row of totals of an export.
type totalLine struct {
	// first is set if the row comes before the other rows.
	first bool
	// label is the column with its name, -1 if none has room.
	label int
	// sums holds the aggregates by column index, nil for columns without one.
	sums []*column.Aggregate
	// late is set if the source has not computed them yet.
	late bool
}

// totalLine returns the visible row of totals, nil if there is none.
func (sn *snapshots) totalLine(s *Snapshot) *totalLine {
	where := sn.rows.Options.Grouping.Total
	if where == option.TotalRowNone {
		return nil
	}
	t := &totalLine{first: where == option.TotalRowTop || where == option.TotalRowFirst, label: -1}
	t.sums = make([]*column.Aggregate, len(s.Cols))
	for i := range s.Cols {
		sum, ok, late := sn.totalOf(s, s.Cols[i].Def)
		if ok && s.Cols[i].level == nil {
			t.sums[i] = &sum
		} else if t.label < 0 && !late {
			t.label = i
		}
		t.late = t.late || late
	}
	return t
}

// totalOf returns the aggregate of a column over all rows that pass. late is set if it is not known
// yet.
func (sn *snapshots) totalOf(s *Snapshot, d *column.Def) (sum column.Aggregate, ok, late bool) {
	if sn.rows.remote == nil {
		sum, ok = s.sums().of(d, 0)
		return sum, ok, false
	}
	by := &sn.rows.grouped.wanted
	at, totals := by.SumOf(d), sn.rows.remote.Totals()
	if at < 0 || totals.Err != nil {
		return sum, false, false
	}
	if at >= len(totals.Values) {
		return sum, false, true
	}
	return by.given(at, totals.Values[at]), true, false
}

// Total reports whether a row of totals is exported, and whether it comes first.
func (s *Snapshot) Total() (first, ok bool) {
	if s.totals == nil {
		return false, false
	}
	return s.totals.first, true
}

// CopiedTotal fills in a cell of the row of totals.
func (s *Snapshot) CopiedTotal(to *export.Cell, col int) {
	d := s.Cols[col].Def
	if sum := s.totals.sums[col]; sum != nil {
		text := func() string { return string(d.Sums.AppendSum(nil, *sum)) }
		if d.CopyShown || sum.Shared {
			to.SetText(text())
			return
		}
		d.CopyValue(to, d.Sums.SumValue(*sum), text)
		return
	}
	if col == s.totals.label {
		to.SetText(s.total)
	}
}

// Title returns the header of a column in an export.
func (c *shownColumn) Title() string { return cmp.Or(c.header, c.Def.Header) }

// More reports whether a snapshot has a line. If the number of rows is unknown, it reads the row.
func (s *Snapshot) More(line int) bool {
	if open := s.open(); open != nil {
		return open.Has(line)
	}
	return line < s.N
}

// Exact reports whether N is the exact number of lines.
func (s *Snapshot) Exact() bool {
	if open := s.open(); open != nil {
		return open.Exact()
	}
	return s.tree == nil
}

// open returns the rows if they come only from a source, in its order, else nil.
func (s *Snapshot) open() remote.Open {
	if !s.Waits || s.items != nil || len(s.Top)+len(s.bottom) > 0 {
		return nil
	}
	open, _ := s.Rows.(remote.Open)
	return open
}
