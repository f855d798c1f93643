// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"slices"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/formulacolumns"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// made holds the definitions of the columns, and their inputs.
type made struct {
	f        *Feature
	from     []option.CalculatedColumn
	about    surroundings
	base     []*column.Def
	defs     []*column.Def
	resolved []formulacolumns.Resolved
	rev      uint32
	stale    bool
	clocked  bool
}

// surroundings holds the inputs of the definitions other than formulas.
type surroundings struct {
	language string
	texts    *locale.Calculated
	numbers  locale.Numbers
	// scans reports that rows can be sorted and filtered here.
	scans bool
	// day is the day of today, if a formula reads the clock.
	day int
}

// surroundings returns the inputs in this frame.
func (m *made) surroundings() surroundings {
	f := m.f
	s := surroundings{
		language: f.Columns.Language, texts: f.Options.Texts,
		numbers: f.Columns.Numbers, scans: f.ordered(),
	}
	if m.clocked {
		now := f.now()
		s.day = now.Year()*1000 + now.YearDay()
	}
	return s
}

// ordered reports whether rows can be sorted and filtered by calculated columns. A source lacks such columns.
func (f *Feature) ordered() bool { return f.Dataset.Analysis().Reads() }

func (f *Feature) now() time.Time {
	if f.Clock != nil {
		return f.Clock()
	}
	return time.Now()
}

// ColumnsRev returns a revision that changes when the columns do.
func (f *Feature) ColumnsRev() uint32 {
	m := &f.made
	if about := m.surroundings(); m.about != about || !slices.Equal(m.from, f.Options.Columns) {
		m.about, m.from = about, slices.Clone(f.Options.Columns)
		m.stale = true
		m.rev++
	}
	return m.rev
}

// AppendColumns appends the calculated columns to dst, the columns of the program.
func (f *Feature) AppendColumns(dst []*column.Def) []*column.Def {
	f.ColumnsRev()
	m := &f.made
	if m.stale || len(m.from) > 0 && !slices.Equal(m.base, dst) {
		m.make(dst)
	}
	return append(dst, m.defs...)
}

// make rebuilds the definitions. base holds the program's definitions.
func (m *made) make(base []*column.Def) {
	f := m.f
	if !m.stale {
		m.rev++
	}
	m.stale, m.base, m.defs, m.clocked = false, slices.Clone(base), m.defs[:0:0], false
	cols := m.columns()
	m.resolved = cols.Resolve(calculations(m.from), f.now())
	for i := range m.resolved {
		r := &m.resolved[i]
		m.clocked = m.clocked || r.Expr.UsesClock()
		m.defs = append(m.defs, f.def(r, &m.from[i]))
		if r.Err != nil && m.from[i].Locked {
			f.Report.Problem("calculated "+r.ID, "the calculated column %q cannot be calculated: %w", r.ID, r.Err)
		}
	}
	m.about = m.surroundings() // which includes the day from now on
}

// columns returns the columns of the program for expressions.
func (m *made) columns() *formulacolumns.Columns {
	n := m.f.Columns.Numbers
	return &formulacolumns.Columns{
		Defs:    m.base,
		Numbers: numtext.Reader{Decimal: n.Decimal, Grouping: n.Grouping, Indian: n.Indian},
		Values:  m.f.valuesOf,
	}
}

// calculations returns the columns in the form for resolving them.
func calculations(all []option.CalculatedColumn) []formulacolumns.Calculated {
	out := make([]formulacolumns.Calculated, len(all))
	for i, c := range all {
		out[i] = formulacolumns.Calculated{ID: c.ID, Name: c.Name, Formula: c.Formula}
	}
	return out
}

// index returns the index of a column among the calculated ones, or -1.
func (f *Feature) index(id string) int {
	return slices.IndexFunc(f.Options.Columns, func(c option.CalculatedColumn) bool { return c.ID == id })
}
