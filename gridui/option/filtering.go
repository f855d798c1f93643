// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"strings"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
)

// Filtering leaves rows out. The zero value shows all of them.
type Filtering struct {
	// Enabled lets users filter, and has Columns and Quick take effect.
	Enabled bool
	// Columns are the filters of columns; rows must pass all of them. One of an
	// unknown column, or of one that cannot be filtered, is skipped and reported once.
	Columns []filter.Column
	// Expression is a filter over several columns, which rows must pass too. It is the program's:
	// the grid itself shows nothing of it, package filterbar does. A condition on a column that is
	// unknown, or that cannot be filtered, is left out and reported once.
	Expression filter.Expr
	// Quick is a text whose words must all be found in a row, each in any of the
	// columns that can be filtered: what one search box over the grid does.
	Quick string
	// Row shows a field for each column below the header, to type filters into. An
	// operator may precede the value: >=5, <10, =x, !=x, 5..10.
	Row bool
	// Cell draws what is below the header of a column in place of the grid's own
	// field; nil is the grid's.
	Cell func(gtx layout.Context, c FilterCell) layout.Dimensions
	// Manual leaves all rows, for a caller that filters them elsewhere: what users do
	// changes Columns and is reported, that is all.
	Manual bool
	// Controlled proposes a user's filter as a FilterChanged event and leaves Columns
	// to the caller.
	Controlled bool
	// KeepText keeps the text of filtered columns without letter case, once it was
	// searched, so that the next search is some times faster. It takes as many bytes
	// a row as its text has, and 5 more, for each column that was filtered by its
	// text; with Quick, for every column. A column of few different values takes 2
	// bytes a row instead; without KeepText too, from its second filter on.
	KeepText bool
	// Delay is how long the grid waits after the last key before it filters by what is typed
	// into the filter row or the filter panel, and after the last change of Quick, so that no
	// event is sent and no source is asked for each letter. Enter, Tab and leaving the field end
	// the wait, and a Quick that becomes empty ends at once. Zero, or less: no wait.
	Delay time.Duration
	// Location is the time zone whose days relative dates such as "today" are. Nil is that of
	// the first value of the column, and where that is not known, of the clock of the frames.
	Location *time.Location
}

// Active reports whether there is a filter that leaves rows out, or may.
func (f *Filtering) Active() bool {
	if !f.Enabled {
		return false
	}
	for i := range f.Columns {
		if f.Columns[i].Filter.Active() {
			return true
		}
	}
	return f.Expression.Active() || strings.TrimSpace(f.Quick) != ""
}

// FilterCell is a column's part of the filter row, for a caller who draws it.
type FilterCell struct {
	ColumnID string
	Kind     Kind
	// Value is the filter that the column has.
	Value filter.Filter
	// Ops are the operators that the column has.
	Ops []filter.Op

	// Set is called by SetValue and Clear; nil: they do nothing.
	Set func(columnID string, f filter.Filter)
}

// SetValue filters the column, as a user does.
func (c FilterCell) SetValue(f filter.Filter) {
	if c.Set != nil {
		c.Set(c.ColumnID, f)
	}
}

// Clear takes the column's filter away.
func (c FilterCell) Clear() { c.SetValue(filter.Filter{}) }
