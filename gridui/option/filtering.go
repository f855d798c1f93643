// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"strings"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
)

// Filtering sets which rows pass the filters; the grid shows only these. The zero value shows all rows.
// FilterChanged, ExpressionChanged and QuickFilterChanged events report what users change.
//
// A grid of gridui.NewWith needs gridui.FeatureRowFilters, or a feature that brings it. To export a grid without drawing it,
// call gridui.NewWith(nil, &grid, gridui.FeatureRowFilters) first.
type Filtering struct {
	// Enabled lets users filter. Columns, Expression and Quick have no effect without it.
	Enabled bool
	// Columns are the filters of columns; a row must pass all of them. A filter of an unknown column, or of a column
	// that cannot be filtered, is skipped and reported by a ProblemFound event.
	Columns []filter.Column
	// Expression is a filter over several columns, which rows must pass too. The grid itself does not show it;
	// package filterbar does. A condition on an unknown column, or on a column that cannot be filtered, is skipped
	// and reported by a ProblemFound event.
	Expression filter.Expr
	// Quick is the text of a search box over the grid. A row passes if it contains all words of the text, each in
	// any column that can be filtered.
	Quick string
	// QuickPhrase searches for the text of Quick as a whole, without the spaces around it, instead of its words.
	QuickPhrase bool
	// Row shows a field for each column below the header, to type filters into. An
	// operator may precede the value: >=5, <10, =x, !=x, 5..10.
	Row bool
	// Cell draws the part of the filter row below the header of a column; nil: the grid draws its own field.
	Cell func(gtx layout.Context, c FilterCell) layout.Dimensions
	// Manual shows all rows, for a program that filters them elsewhere. What users do changes Columns and is
	// reported by FilterChanged; nothing else happens.
	Manual bool
	// Controlled proposes what users do by these events and leaves Columns, Expression and Quick to the program,
	// which may Apply the events.
	Controlled bool
	// KeepText keeps the case-folded text of filtered columns after the first search, which makes the next search
	// several times faster. For each column that was filtered by its text, and with Quick for every column, it takes
	// the bytes of the text plus 5 bytes per row. A column with few different values takes 2 bytes per row instead,
	// from its second filter on also without KeepText.
	KeepText bool
	// Apply delays the filters of panels, in headers and in package sidebar, until users press the button Apply. Closing
	// the panel in another way discards them. The filter row filters at once.
	Apply bool
	// Delay is the time between the last key in the filter row or the filter panel, or the last change of Quick, and
	// the filtering: it avoids an event and a query of the source for each letter. Enter, Tab and leaving the field
	// filter at once, and so does an empty Quick. Zero or negative: no delay.
	Delay time.Duration
	// Location is the time zone of relative dates such as "today". nil: the time zone of the first value of the
	// column, or, if that is not known, of the clock of the frames.
	Location *time.Location
}

// Active reports whether there is a filter that may leave rows out.
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

// FilterCell describes the part of the filter row below one header, for a program that draws it.
type FilterCell struct {
	ColumnID string
	Kind     Kind
	// Value is the current filter of the column.
	Value filter.Filter
	// Ops are the operators that the column supports.
	Ops []filter.Op

	// Set is called by SetValue and Clear. They do nothing if it is nil.
	Set func(columnID string, f filter.Filter)
}

// SetValue filters the column, as a user does.
func (c FilterCell) SetValue(f filter.Filter) {
	if c.Set != nil {
		c.Set(c.ColumnID, f)
	}
}

// Clear removes the filter of the column, as a user does.
func (c FilterCell) Clear() { c.SetValue(filter.Filter{}) }
