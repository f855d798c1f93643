// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
)

// FilterState is what of the filters the model was told.
type FilterState struct {
	Columns []filter.Column
	quick   string
	keep    bool
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

// sameBut says whether the filters of all columns but one are the same.
func (s FilterState) sameBut(id string, other FilterState) bool {
	if s.quick != other.quick {
		return false
	}
	a, b := s.Columns, other.Columns
	for {
		for len(a) > 0 && a[0].ColumnID == id {
			a = a[1:]
		}
		for len(b) > 0 && b[0].ColumnID == id {
			b = b[1:]
		}
		if len(a) == 0 || len(b) == 0 {
			return len(a) == len(b)
		}
		if !a[0].Equal(b[0]) {
			return false
		}
		a, b = a[1:], b[1:]
	}
}
