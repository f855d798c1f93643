// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Analysis answers questions about all rows. Jobs read rows in memory; a source computes where its rows are. The
// callers do not distinguish the two.
type Analysis interface {
	// Reads reports whether jobs may read all rows, one after the other, and frames some that do not show. Where
	// it returns false, what needs all rows works with those on the screen, or is off.
	Reads() bool
	// Sample returns some of the first rows that show, at most so many, for previews and suggestions: none where
	// they may not all be read.
	Sample(most int) []rowdata.Row
	// Filters returns in words why rows cannot be filtered by a column in a way, empty where they can.
	Filters(d *column.Def, op filter.Op, loc *locale.Texts) string
	// Distinct begins to find the values of a column among the rows that pass the filters of other columns.
	// It returns nil, and reports the reason, where values cannot be listed.
	Distinct(d *column.Def, by FilterState) *rowmodel.Values
	// Sum begins to add cells up. last is the sum before, nil if there is none.
	Sum(of SumOf, last *Sum) *Sum
	// SumRev identifies what the next sum depends on beside the cells, last being the one before.
	SumRev(last *Sum) SumRev
	// Searcher returns what searches the rows in place of the grid, nil where the grid searches what it has.
	Searcher() *Searcher

	// given identifies the rows that values are found among.
	given() rowsGiven
}

// answers is the two ways to answer what is asked of all rows.
type answers struct {
	rows   *shownRows
	memory inMemory
	source inSource
}

// now returns what answers for the present rows.
func (a *answers) now() Analysis {
	if a.rows.remote != nil {
		return &a.source
	}
	return &a.memory
}

// maxValues is the most values of a list.
const maxValues = 100_000

// inMemory answers for rows in memory.
type inMemory struct {
	rows      *shownRows
	jobs      *jobs
	fields    *fields
	snapshots *snapshots
}

// inSource asks the source, and reads what is loaded.
type inSource struct {
	inMemory
	remote   *remoteRows
	searcher *Searcher
}

// Reads reports whether the program lets jobs read the rows.
func (m *inMemory) Reads() bool { return m.rows.Scans() }

// Reads returns false: most rows are in the source alone.
func (*inSource) Reads() bool { return false }

// Sample returns the first visible rows, without groups.
func (m *inMemory) Sample(most int) (rows []rowdata.Row) {
	if !m.rows.Scans() {
		return nil
	}
	for i := range min(m.rows.ShownCount(), most) {
		if row, ok := m.rows.Row(layoutx.Body, coord.Slot(i)); ok {
			rows = append(rows, row)
		}
	}
	return rows
}

// Sample returns none.
func (*inSource) Sample(int) []rowdata.Row { return nil }

// Filters denies what the values of a column cannot be compared for.
func (*inMemory) Filters(d *column.Def, op filter.Op, loc *locale.Texts) string {
	if (column.CellValues{Def: d}).Compares(op) {
		return ""
	}
	return loc.FilterInexact
}

// Filters denies what the source has no operator for.
func (s *inSource) Filters(d *column.Def, op filter.Op, loc *locale.Texts) string {
	can, texts := s.rows.remote.Can().Matches, d.FilterKind() == option.KindText
	able := op != filter.OpCustom && !op.Counts()
	switch op {
	case filter.OpContains, filter.OpNotContains:
		able = can.Contains
	case filter.OpEquals, filter.OpNotEquals:
		able = can.Whole || !texts
	case filter.OpStarts:
		able = can.Starts
	case filter.OpEnds:
		able = can.Ends
	}
	if able {
		return ""
	}
	return loc.Source.NoFilter
}

func (m *inMemory) given() rowsGiven { return m.rows.Order.rowsGiven() }

// given returns one identity for all rows of a source, since rows arrive all the time. A swap of rows drops the lists.
func (*inSource) given() rowsGiven { return rowsGiven{} }

// Distinct reads the values of all rows.
func (m *inMemory) Distinct(d *column.Def, by FilterState) *rowmodel.Values {
	o := &m.rows.Order
	if o.Records == nil || m.rows.Unscanned("a list of the values of a column", "it is empty") {
		return nil
	}
	others := m.fields.columnFilters(by, d.ID, m.fields.toList)
	if tree := o.Tree; tree != nil && len(tree.Names) > 0 {
		others = append(others, rowmodel.Func{Keep: func(row coord.Record) bool { return !tree.IsFiller(row) }})
	}
	if gone := o.Gone.set; gone != nil {
		others = append(others, rowmodel.Func{Keep: func(row coord.Record) bool { return !gone.Has(int(row)) }})
	}
	n := o.Records.Len()
	v := rowmodel.FindValues(m.fields.toList(d), n, joined(others), maxValues)
	m.jobs.Launch(v.Job, n)
	return v
}

// Distinct asks the source for the groups of the column.
func (s *inSource) Distinct(d *column.Def, by FilterState) *rowmodel.Values {
	v := s.rows.remote.Jobs().Values(s.fields.remoteQuery(by, d.ID), d.ID, maxValues)
	s.jobs.LaunchWaiting(v.Job)
	return v
}
