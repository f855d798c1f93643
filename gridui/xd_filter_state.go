// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

// filterState is what of the filters the model was told.
type filterState struct {
	columns []filter.Column
	quick   string
	keep    bool
}

// filterState is what of the filters the model has to know, which shares the
// caller's memory.
func (ds *dataset) filterState() filterState {
	f := &ds.opt.Filtering
	if f.Mode == option.FilterOff || f.Manual {
		return filterState{}
	}
	now := filterState{f.Columns, f.Quick, f.KeepText}
	if now.active() && ds.unscanned("filtering", "all rows show: see Filtering.Manual") {
		return filterState{}
	}
	return now
}

func (s *filterState) same(other filterState) bool {
	return s.quick == other.quick && s.keep == other.keep && slices.EqualFunc(s.columns, other.columns, filter.Column.Equal)
}

// take notes a state and says whether it is another; fresh makes it so.
func (s *filterState) take(now filterState, fresh bool) bool {
	if !fresh && s.same(now) {
		return false
	}
	*s = now.clone()
	return true
}

func (s filterState) clone() filterState {
	s.columns = filter.CloneColumns(s.columns)
	return s
}

// active says whether any filter is on.
func (s filterState) active() bool {
	for i := range s.columns {
		if s.columns[i].Filter.Active() {
			return true
		}
	}
	return strings.TrimSpace(s.quick) != ""
}

// filters says whether any filter is on.
func (ds *dataset) filters() bool { return ds.filterState().active() }
