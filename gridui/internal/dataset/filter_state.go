// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

// FilterState is what of the filters the model was told.
type FilterState struct {
	Columns []filter.Column
	quick   string
	keep    bool
}

// filterState is what of the filters the model has to know, which shares the
// caller's memory.
func (ds *Set) filterState() FilterState {
	f := &ds.Options.Filtering
	if f.Mode == option.FilterOff || f.Manual {
		return FilterState{}
	}
	now := FilterState{f.Columns, f.Quick, f.KeepText}
	if now.active() && ds.Unscanned("filtering", "all rows show: see Filtering.Manual") {
		return FilterState{}
	}
	return now
}

func (s *FilterState) same(other FilterState) bool {
	return s.quick == other.quick && s.keep == other.keep && slices.EqualFunc(s.Columns, other.Columns, filter.Column.Equal)
}

// Take notes a state and says whether it is another; fresh makes it so.
func (s *FilterState) Take(now FilterState, fresh bool) bool {
	if !fresh && s.same(now) {
		return false
	}
	*s = now.Clone()
	return true
}

func (s FilterState) Clone() FilterState {
	s.Columns = filter.CloneColumns(s.Columns)
	return s
}

// active says whether any filter is on.
func (s FilterState) active() bool {
	for i := range s.Columns {
		if s.Columns[i].Filter.Active() {
			return true
		}
	}
	return strings.TrimSpace(s.quick) != ""
}

// Filters says whether any filter is on.
func (ds *Set) Filters() bool { return ds.filterState().active() }
