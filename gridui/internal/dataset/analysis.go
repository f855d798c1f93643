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

// Analysis evaluates all rows. Jobs evaluate rows in memory; a source evaluates its own rows.
// Callers do not distinguish the two.
type Analysis interface {
	// Reads reports whether jobs may read all rows in sequence, and whether frames may read rows
	// that do not show. If not, features that need all rows are limited to the screen or disabled.
	Reads() bool
	// Sample returns up to most of the first visible rows, for previews and suggestions. It
	// returns none if Reads returns false.
	Sample(most int) []rowdata.Row
	// Filters returns a message that explains why a column does not support an operator, empty if
	// it does.
	Filters(d *column.Def, op filter.Op, loc *locale.Texts) string
	// Distinct starts a search for the values of a column among the rows that pass the filters of
	// other columns. If values cannot be listed it reports a problem and returns nil.
	Distinct(d *column.Def, by FilterState) *rowmodel.Values
	// Sum starts a summation of cells. last is the previous sum, nil if there is none.
	Sum(of SumOf, last *Sum) *Sum
	// SumRev identifies the state, apart from the cells, that the next sum depends on; last is the
	// previous sum.
	SumRev(last *Sum) SumRev
	// Searcher returns the searcher of the source, nil if the grid itself searches the rows.
	Searcher() *Searcher

	// given identifies the rows among which values are searched.
	given() rowsGiven
}

// answers holds the two implementations of Analysis.
type answers struct {
	rows   *shownRows
	memory inMemory
	source inSource
}

// now returns the Analysis of the present rows.
func (a *answers) now() Analysis {
	if a.rows.remote != nil {
		return &a.source
	}
	return &a.memory
}

// maxValues is the maximum number of values of a list.
const maxValues = 100_000

// inMemory implements Analysis for rows in memory.
type inMemory struct {
	rows      *shownRows
	jobs      *jobs
	fields    *fields
	snapshots *snapshots
}

// inSource implements Analysis with requests to the source, and reads loaded rows.
type inSource struct {
	inMemory
	remote   *remoteRows
	searcher *Searcher
}

// Reads reports whether the program allows jobs to read the rows.
func (m *inMemory) Reads() bool { return m.rows.Scans() }

// Reads returns false, because only the source has all rows.
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

// Sample returns no rows.
func (*inSource) Sample(int) []rowdata.Row { return nil }

// Filters denies operators that compare values which cannot be compared.
func (*inMemory) Filters(d *column.Def, op filter.Op, loc *locale.Texts) string {
	if (column.CellValues{Def: d}).Compares(op) {
		return ""
	}
	return loc.FilterInexact
}

// Filters denies operators that the source does not support.
func (s *inSource) Filters(d *column.Def, op filter.Op, loc *locale.Texts) string {
	can, texts := s.rows.remote.Can().Matches, d.FilterKind() == option.KindText
	able := op != filter.Custom && !op.Counts() && op < filter.Has
	switch op {
	case filter.Contains, filter.NotContains:
		able = can.Contains
	case filter.Equals, filter.NotEquals:
		able = can.Whole || !texts
	case filter.StartsWith:
		able = can.Starts
	case filter.EndsWith:
		able = can.Ends
	}
	if able {
		return ""
	}
	return loc.Source.NoFilter
}

func (m *inMemory) given() rowsGiven { return m.rows.Order.rowsGiven() }

// given returns one identity for all rows of a source, because rows arrive continuously. A
// replacement of the rows drops the lists.
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

// Distinct requests the groups of the column from the source.
func (s *inSource) Distinct(d *column.Def, by FilterState) *rowmodel.Values {
	v := s.rows.remote.Jobs().Values(s.fields.remoteQuery(by, d.ID), d.ID, maxValues)
	s.jobs.LaunchWaiting(v.Job)
	return v
}

// mostSample bounds the rows whose values an editor offers.
const mostSample = 1000

// SampleFor returns rows whose tags the editor of a column offers, nil unless the column has no list of tags.
func (s *Set) SampleFor(d *column.Def) []rowdata.Row {
	if d.Tags == nil || d.Tags.Choices != nil || d.Tags.Load != nil {
		return nil
	}
	return s.Analysis().Sample(mostSample)
}
