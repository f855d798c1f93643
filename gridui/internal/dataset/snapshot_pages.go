// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/storage/export"
)

// Page returns a snapshot of all rows of the page with the pinned rows above and below the others.
func (sn *snapshots) Page() *Snapshot {
	p, lo := &sn.rows.Pinned, sn.rows.Order.Lo
	s := sn.Items(lo, int(sn.rows.Order.Hi-lo))
	s.Top, s.bottom = p.Records[:p.Tops], p.Records[p.Tops:]
	s.skip = make([]coord.Index, len(p.Page))
	for i, item := range p.Page {
		s.skip[i] = item - lo
	}
	s.N += len(p.Records) - len(p.Page)
	return s
}

// Streamed returns a snapshot whose rows a job may read in full: rows of a source are read from the
// source.
func (sn *snapshots) Streamed(s *Snapshot) *Snapshot {
	if sn.rows.grouped.lines() != nil {
		s.list(sn.rows.remote)
	}
	if sn.rows.remote != nil && !s.held() {
		s.Rows, s.Waits = sn.rows.remote.Stream(), true
	}
	return s
}

// Picked returns a snapshot of the source rows in a set that pass the filters, and a function that
// returns their number after a job has read it. ok is false if a search through all rows is better,
// or if rows may be on other pages.
func (sn *snapshots) Picked(set *idset.Set) (s *Snapshot, count func() int, ok bool) {
	if sn.rows.remote == nil || set.IsAll() || set.ExceptionCount() > remote.MostPicked {
		return nil, nil, false
	}
	if sn.rows.Order.Lo > 0 || int(sn.rows.Order.Hi) < sn.total() {
		return nil, nil, false
	}
	s = sn.Page()
	if sn.rows.grouped.lines() != nil {
		s.list(sn.rows.remote)
	}
	count, ok = s.pick(sn.rows.remote, slices.Collect(set.Exceptions()))
	return s, count, ok
}

// Source returns a snapshot of all records in the order of the source, including removed rows.
func (sn *snapshots) Source() *Snapshot {
	s := sn.Items(0, 0)
	s.items, s.groups, s.N = nil, nil, 0
	if records := sn.rows.Order.Now.Records; records != nil {
		s.N = max(records.Len(), 0)
	}
	return s
}

// Pages returns a snapshot of all rows of all pages with the pinned rows above and below the
// others.
func (sn *snapshots) Pages() *Snapshot {
	p := &sn.rows.Pinned
	s := sn.Items(0, sn.total())
	s.Top, s.bottom = p.Records[:p.Tops], p.Records[p.Tops:]
	for _, record := range p.Records {
		item := coord.Index(record)
		if sn.rows.Order.On {
			item = sn.rows.Order.Model.Index(record)
		}
		if item >= 0 && int(item) < s.N {
			s.skip = append(s.skip, item)
		}
	}
	slices.Sort(s.skip)
	s.N += len(p.Records) - len(s.skip)
	return s
}

// unpin returns the pinned row at a line, or else the line's place among the other rows.
func (s *Snapshot) unpin(i int) (at int, record coord.Record, pinned bool) {
	if i < len(s.Top) {
		return 0, s.Top[i], true
	}
	if b := i - (s.N - len(s.bottom)); b >= 0 {
		return 0, s.bottom[b], true
	}
	i -= len(s.Top)
	return i + sort.Search(len(s.skip), func(k int) bool { return int(s.skip[k])-k > i }), coord.NoRecord, false
}

// Copied fills in a cell for copying. It returns buf, which it may use for the text.
func (s *Snapshot) Copied(to *export.Cell, buf []byte, it coord.Item, col int) []byte {
	d := s.Cols[col].Def
	isRow := s.Kind(it) == ItemRow
	if level := s.Cols[col].level; level != nil {
		if isRow {
			to.SetText(level.Title(s.Rows.At(int(it)), s.texts))
		}
		return buf
	}
	if isRow && s.IsFull(it) {
		to.SetText("")
		if col == s.firstOwn() {
			to.SetText(s.full.Text(s.Rows.At(int(it))))
		}
		return buf
	}
	if s.listed && isRow && col == s.Label {
		buf = s.appendPath(buf[:0], it.Record())
		to.SetText(string(buf))
		return buf
	}
	if isRow && s.covered(it, col) {
		to.SetText("")
		return buf
	}
	if isRow && !s.hasSum(it, col) {
		return d.CopyCell(to, buf, s.Rows.At(int(it)))
	}
	text := func() string {
		buf = s.appendText(buf[:0], it, col)
		return string(buf)
	}
	if sum, ok := s.sum(it, col); d.CopyShown || ok && sum.Shared {
		to.SetText(text())
		return buf
	}
	v := s.value(it, col)
	if label, ok := v.(string); ok && col == s.Label && !isRow {
		to.SetText(label)
		return buf
	}
	d.CopyValue(to, v, text)
	return buf
}

// IsFull reports whether an item is a full row.
func (s *Snapshot) IsFull(it coord.Item) bool {
	return s.full.Any() && s.Kind(it) == ItemRow && s.full.Has(s.Rows.At(int(it)))
}

// HasCells reports whether an item is a row with cells of the program: neither a row that the grid made nor a full row.
func (s *Snapshot) HasCells(it coord.Item) bool { return s.Kind(it) == ItemRow && !s.IsFull(it) }

// firstOwn returns the column that holds the texts of full rows: the first one after the levels of groups.
func (s *Snapshot) firstOwn() int {
	return max(slices.IndexFunc(s.Cols, func(c shownColumn) bool { return c.level == nil }), 0)
}

// covered reports whether the cell of a data row does not show.
func (s *Snapshot) covered(it coord.Item, col int) bool {
	return s.cover.Reaches(s.Cols[col].leaf) && s.cover.Covers(s.Rows.At(int(it)), s.Cols[col].leaf)
}

// Covers reports whether the cell of a data row in a shown column does not show.
func (s *Snapshot) Covers(record coord.Record, leaf int) bool {
	return s.cover.Covers(s.Rows.At(int(record)), leaf)
}

// Cover returns what covers cells, nil if nothing does.
func (s *Snapshot) Cover() *column.Cover { return s.cover }

// hasSum reports whether the cell of a row shows an aggregate, as branches of a tree and rows with
// shares do.
func (s *Snapshot) hasSum(it coord.Item, col int) bool {
	if !s.by.HidesOwn() {
		return false
	}
	_, ok := s.sum(it, col)
	return ok
}

// CopiedValue returns the value of a data cell whose text Copied writes, nil for a sum, the title
// of a group or a path.
func (s *Snapshot) CopiedValue(it coord.Item, col int) any {
	if s.Kind(it) != ItemRow || s.Cols[col].level != nil || s.listed && col == s.Label || s.hasSum(it, col) || s.covered(it, col) || s.IsFull(it) {
		return nil
	}
	return s.Cols[col].Def.Value(s.Rows.At(int(it)))
}
