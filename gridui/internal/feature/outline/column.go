// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline

import (
	"slices"
	"strings"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// groupWidth is the width of the column of groups.
const groupWidth = unit.Dp(220)

// grouped holds what the column of groups depends on.
type grouped struct {
	// by holds the columns that rows are grouped by; shows is set if these columns are visible too.
	by     []string
	shows  bool
	header string
}

// SyncOwnColumns reports whether the columns that rows are grouped by, or the header of the column of groups,
// have changed.
func (f *Feature) SyncOwnColumns() (changed bool) {
	by := f.Dataset.Groups.ShownBy(f.Grouping.By)
	if len(by) == 0 {
		changed = len(f.grouped.by) > 0
		f.grouped = grouped{}
		return changed
	}
	if idlist.Same(by, f.grouped.by) && f.grouped.shows == f.Grouping.ShowColumns && f.grouped.header == f.Grouping.Header {
		return false
	}
	f.grouped = grouped{by: slices.Clone(by), shows: f.Grouping.ShowColumns, header: f.Grouping.Header}
	return true
}

// AppendOwnColumns appends the column of groups if rows are grouped.
func (f *Feature) AppendOwnColumns(dst []*column.Def) []*column.Def {
	var names []string
	sorts, flex := false, float32(0)
	for _, id := range f.grouped.by {
		if by := column.Find(f.Dataset.CallerColumns(), id); by != nil {
			names = append(names, by.Header)
			sorts = sorts || by.Sorts()
			if !f.grouped.shows {
				flex = max(flex, by.Flex)
			}
		}
	}
	if len(names) == 0 {
		return dst
	}
	d := column.New(column.GroupColumnID, f.grouped.header)
	if d.Header == "" {
		d.Header = strings.Join(names, " › ")
	}
	d.Outline, d.Width, d.NoFilter, d.NoReorder, d.NoHide = true, groupWidth, true, true, true
	if flex > 0 { // it fills the grid instead of a column that did
		d.Flex, d.Min = flex, groupWidth
	}
	if sorts {
		d.Compare = func(a, b rowdata.Row) int { return 0 }
	}
	return append(dst, d)
}
