// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/filterlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// change makes a change like a user, and reports it to the program.
func (f *Feature) change(ev events.CalculatedChanged) {
	if f.Options.Controlled {
		f.Report.Emit(ev)
		return
	}
	s := &step{f: f, id: ev.Column.ID, before: f.state()}
	Apply(ev, f.Options)
	f.rev++
	if ev.Deleted {
		f.release(ev.Column.ID)
	}
	f.Report.Emit(ev)
	s.after = f.state()
	f.Editing.PushStep(s)
}

// Apply makes a change of calculated columns.
func Apply(ev events.CalculatedChanged, to *option.Calculated) {
	all := slices.Clone(to.Columns)
	at := slices.IndexFunc(all, func(c option.CalculatedColumn) bool { return c.ID == ev.Column.ID })
	switch {
	case at < 0 && !ev.Deleted:
		all = append(all, ev.Column)
	case at < 0:
	case ev.Deleted:
		all = slices.Delete(all, at, at+1)
	default:
		all[at] = ev.Column
	}
	to.Columns = all
}

// release removes a deleted column from the sort order and the filters.
func (f *Feature) release(id string) {
	o := f.Grid
	if keys := slices.DeleteFunc(slices.Clone(o.Sorting.Keys), func(k option.SortKey) bool { return k.ColumnID == id }); len(keys) < len(o.Sorting.Keys) {
		from := o.Sorting.Keys
		o.Sorting.Keys = keys
		f.Report.Emit(events.SortChanged{From: from, To: keys})
	}
	if all := filterlist.With(o.Filtering.Columns, id, filter.Filter{}); len(all) < len(o.Filtering.Columns) {
		from := o.Filtering.Columns
		o.Filtering.Columns = all
		f.Report.Emit(events.FilterChanged{ColumnID: id, From: from, To: all})
	}
}

// freeID returns an unused column id.
func (f *Feature) freeID() string {
	for n := 1; ; n++ {
		id := "calculated-" + strconv.Itoa(n)
		if column.Find(f.Dataset.CallerColumns(), id) == nil {
			return id
		}
	}
}

// ViewName returns the name of the feature in views.
func (f *Feature) ViewName() string { return "calculated" }

// ViewState returns the columns of users, nil for none.
func (f *Feature) ViewState() any {
	mine := slices.DeleteFunc(slices.Clone(f.Options.Columns), func(c option.CalculatedColumn) bool { return c.Locked })
	if len(mine) == 0 {
		return nil
	}
	for i := range mine {
		if _, err := mine[i].Aggregate.MarshalText(); err != nil {
			mine[i].Aggregate = option.AggregateNone // same effect as the unknown value
		}
	}
	return mine
}

// ViewRev returns a revision that changes when users change columns.
func (f *Feature) ViewRev() uint64 { return f.rev }

// mostColumns limits the columns of a view.
const mostColumns = 200

// SetViewState replaces the users' columns, and keeps Locked columns.
func (f *Feature) SetViewState(state json.RawMessage) error {
	var mine []option.CalculatedColumn
	if state != nil {
		if err := json.Unmarshal(state, &mine); err != nil {
			return fmt.Errorf("no list of calculated columns: %w", err)
		}
	}
	if len(mine) > mostColumns {
		return fmt.Errorf("%d calculated columns are more than %d", len(mine), mostColumns)
	}
	seen := map[string]bool{"": true}
	all := slices.DeleteFunc(slices.Clone(f.Options.Columns), func(c option.CalculatedColumn) bool { return !c.Locked })
	for _, c := range all {
		seen[c.ID] = true
	}
	for _, c := range mine {
		if seen[c.ID] || column.Find(f.made.base, c.ID) != nil {
			return errors.New("a calculated column without an id of its own: " + strconv.Quote(c.ID))
		}
		seen[c.ID] = true
		all = append(all, c)
	}
	f.Options.Columns = all
	f.rev++
	return nil
}
