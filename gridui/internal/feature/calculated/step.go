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

// state is what a change of a column may change. It shares the lists of the grid, which are replaced
// and never modified.
type state struct {
	columns []option.CalculatedColumn
	sorting []option.SortKey
	filters []filter.Column
}

func (f *Feature) state() state {
	return state{slices.Clone(f.Options.Columns), f.Grid.Sorting.Keys, f.Grid.Filtering.Columns}
}

// find is the column of a step in a state and its place, or -1.
func (s *step) find(in []option.CalculatedColumn) int {
	return slices.IndexFunc(in, func(c option.CalculatedColumn) bool { return c.ID == s.id })
}

// Undo brings the column back as it was.
func (s *step) Undo() error { return s.change(&s.after, &s.before) }

// Redo makes the column again what it became.
func (s *step) Redo() error { return s.change(&s.before, &s.after) }

// Place is no cell: a step concerns a whole column.
func (s *step) Place() (rowID, columnID string) { return "", "" }

// errOther is the error of a step whose column is no longer what the step made of it.
var errOther = errors.New("gridui: the calculated column has been changed since")

// change leads from a state to another. What else the program or users have changed since then stays.
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

// order brings the sort order and the filters along, unless others are in place by now.
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

// ColumnIDs is the column.
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
