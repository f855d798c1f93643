// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// groupLine is a group of a source at the time of a snapshot.
type groupLine struct {
	label string
	sums  []any
}

// groupLines returns the groups on the screen among the items of a snapshot. Groups off the screen
// may not be loaded.
func (sn *snapshots) groupLines(lo coord.Index, n int) map[coord.Item]groupLine {
	s := &sn.rows.grouped
	lines := s.lines()
	if lines == nil {
		return nil
	}
	found := map[coord.Item]groupLine{}
	first, end := sn.rows.Host.Visible()
	from, to := max(lo, sn.rows.Order.Lo+coord.Index(first)), min(lo+coord.Index(n), sn.rows.Order.Lo+coord.Index(end))
	for i := from; i < to; i++ {
		if it := s.item(i); it < 0 {
			found[it] = s.groupLine(lines, it)
		}
	}
	return found
}

func (s *sourceGroups) groupLine(lines remote.Outline, it coord.Item) (g groupLine) {
	g.label, _ = s.named(it)
	for i := range s.shown.sums {
		g.sums = append(g.sums, lines.Sum(lineOf(it), i))
	}
	return g
}

// isLine reports whether an item is a group of a source in the snapshot.
func (s *Snapshot) isLine(it coord.Item) bool {
	if len(s.lines) == 0 {
		return false
	}
	_, ok := s.lines[it]
	return ok
}

// lineSum returns the aggregate of a column for a group of a source.
func (s *Snapshot) lineSum(it coord.Item, d *column.Def) (sum column.Aggregate, ok bool) {
	at, sums := s.by.SumOf(d), s.lines[it].sums
	if at < 0 || at >= len(sums) {
		return sum, false
	}
	return s.by.given(at, sums[at]), true
}

// Single returns a snapshot of only the row or the group at an item.
func (sn *snapshots) Single(it coord.Item) *Snapshot {
	s := sn.Items(0, 0)
	s.Top, s.N = []coord.Record{it.Record()}, 1
	if lines := sn.rows.grouped.lines(); lines != nil {
		if it < 0 {
			s.lines = map[coord.Item]groupLine{it: sn.rows.grouped.groupLine(lines, it)}
		} else {
			s.Rows = oneRow{s.Rows.At(int(it))}
		}
	}
	return s
}

// oneRow is a source with a single row, whatever its number, that does not change.
type oneRow struct{ row rowdata.Row }

func (oneRow) Len() int                { return 1 }
func (r oneRow) At(int) rowdata.Row    { return r.row }
func (r oneRow) Lease() rowdata.Source { return r }
func (oneRow) Release()                {}

// held reports whether the snapshot holds a single copied row, or a single group.
func (s *Snapshot) held() bool {
	_, one := s.Rows.(oneRow)
	return one || s.N == 1 && len(s.Top) == 1 && s.isLine(s.Top[0].Item())
}

// list makes the snapshot hold all source rows that pass, group by group or the rows of a tree one after
// the other, instead of its lines. The column with the names of groups shows their path.
func (s *Snapshot) list(rows remote.Rows) {
	if s.held() {
		return
	}
	s.listed, s.lines, s.items, s.lo, s.N = len(s.by.By) > 0, nil, nil, 0, rows.Totals().Rows
	s.Top, s.bottom, s.skip = nil, nil, nil
}

// pick narrows a snapshot of all source rows to the rows with the given ids, in the order of the rows.
// count returns the number of found rows, and waits for the source. ok is false if a search through
// all rows is better.
func (s *Snapshot) pick(rows remote.Rows, ids []string) (count func() int, ok bool) {
	picker, ok := rows.(remote.Picker)
	if !ok || len(s.Top)+len(s.bottom) > 0 {
		return nil, false
	}
	picked := picker.Pick(ids)
	if picked == nil {
		return nil, false
	}
	s.Rows, s.N, s.Waits = picked, len(ids), true
	return picked.Count, true
}

// appendPath appends the group values of a row.
func (s *Snapshot) appendPath(dst []byte, record coord.Record) []byte {
	row := s.Rows.At(int(record))
	for i, d := range s.by.By {
		if i > 0 {
			dst = append(dst, " › "...)
		}
		dst = d.Def.AppendText(dst, row)
	}
	return dst
}

// First returns the record on the first line of a snapshot of the rows on the screen.
func (s *Snapshot) First() coord.Record { return coord.Record(s.lo) }
