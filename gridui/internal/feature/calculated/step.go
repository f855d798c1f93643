// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"errors"
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

// step is a change of a calculated column that can be undone.
type step struct {
	f             *Feature
	id            string
	before, after state
}

// state holds the options that a change of a column may affect. It shares the lists of the grid, which are
// replaced and never modified.
type state struct {
	columns []option.CalculatedColumn
	sorting []option.SortKey
	filters []filter.Column
}

func (f *Feature) state() state {
	return state{slices.Clone(f.Options.Columns), f.Grid.Sorting.Keys, f.Grid.Filtering.Columns}
}

// find returns the index of the step's column in a list, or -1.
func (s *step) find(in []option.CalculatedColumn) int {
	return slices.IndexFunc(in, func(c option.CalculatedColumn) bool { return c.ID == s.id })
}

// Undo restores the column before the step.
func (s *step) Undo() error { return s.change(&s.after, &s.before) }

// Redo restores the column after the step.
func (s *step) Redo() error { return s.change(&s.before, &s.after) }

// Place returns no cell: a step concerns a whole column.
func (s *step) Place() (rowID, columnID string) { return "", "" }

// errOther is the error of a step with a column that was changed after the step.
var errOther = errors.New("gridui: the calculated column has been changed since")

// change changes the options from one state to another. It keeps later changes by the program or users.
func (s *step) change(from, to *state) error {
	f := s.f
	all := slices.Clone(f.Options.Columns)
	was, is, next := s.find(from.columns), s.find(all), s.find(to.columns)
	if f.Options.Controlled || (was < 0) != (is < 0) || was >= 0 && from.columns[was] != all[is] {
		return errOther
	}
	var ev events.CalculatedChanged
	switch {
	case next < 0:
		ev = events.CalculatedChanged{Column: all[is], Deleted: true}
		all = slices.Delete(all, is, is+1)
	case is < 0:
		ev.Column = to.columns[next]
		all = slices.Insert(all, min(next, len(all)), ev.Column)
	default:
		ev.Column = to.columns[next]
		all[is] = ev.Column
	}
	f.Options.Columns = all
	f.rev++
	f.Report.Emit(ev)
	s.order(from, to)
	return nil
}

// order applies the sort order and the filters, unless they were changed meanwhile.
func (s *step) order(from, to *state) {
	f, o := s.f, s.f.Grid
	if slices.Equal(o.Sorting.Keys, from.sorting) && !slices.Equal(from.sorting, to.sorting) {
		o.Sorting.Keys = to.sorting
		f.Report.Emit(events.SortChanged{From: from.sorting, To: to.sorting})
	}
	if len(from.filters) != len(to.filters) && len(o.Filtering.Columns) == len(from.filters) {
		o.Filtering.Columns = to.filters
		f.Report.Emit(events.FilterChanged{ColumnID: s.id, From: from.filters, To: to.filters})
	}
	if s.find(to.columns) < 0 {
		f.release(s.id)
	}
}

// ColumnIDs returns the id of the column.
func (s *step) ColumnIDs() []string { return []string{s.id} }

// Describe describes the step for screen readers.
func (s *step) Describe() string {
	texts := &s.f.words.sync().texts
	was, now := s.find(s.before.columns), s.find(s.after.columns)
	switch {
	case was < 0:
		return texts.Added(s.after.columns[now].Name)
	case now < 0:
		return texts.Deleted(s.before.columns[was].Name)
	}
	return texts.Changed(s.after.columns[now].Name)
}
