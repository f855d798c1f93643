// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

// Filters holds texts of filters. The texts of the filter row and the filter panel are fields of Texts.
type Filters struct {
	// ByValue and ExcludeValue are items of the cell menu. They filter by the values of the selected cells.
	ByValue, ExcludeValue string
	// Not precedes a negated condition.
	Not string
	// Periods holds the names of relative dates.
	Periods Periods

	// The other fields are the texts of the bar that shows filters above a grid, and of the popup that builds a
	// filter over several columns.

	// Bar names the bar to assistive technology. Clear removes all filters. Remove precedes the filter that a button
	// removes, Quick precedes the text of the quick filter. More labels the button that opens the filters for which
	// the bar has no room; it receives their number.
	Bar, Clear, Remove, Quick string
	More                      func(n int) string
	// Build opens the popup, Title is its title, and Text is the hint of the field for an expression.
	Build, Title, Text string
	// NoCondition states that an expression does not compare a column with values, NoText that a filter cannot be
	// written as an expression.
	NoCondition, NoText string
	// All and Any label the ways to combine the parts of a group.
	All, Any string
	// AddCondition and AddGroup add a part to a group, Delete removes a part. Move names the menu of MoveUp,
	// MoveDown, Nest and Unnest, which move a part.
	AddCondition, AddGroup, Delete string
	Move, MoveUp, MoveDown         string
	Nest, Unnest                   string
	// Language is the language of messages about expressions, as CalculatedFor accepts it.
	Language string
	// Column and Operator label the choices of a condition, Start and End the bounds of a range.
	Column, Operator, Start, End string
}

// Periods holds the names of relative dates.
type Periods struct {
	// List names the button that lists the relative dates.
	List string

	Today, Yesterday, Tomorrow                                    string
	ThisWeek, LastWeek, NextWeek                                  string
	ThisMonth, LastMonth, NextMonth                               string
	ThisQuarter, LastQuarter, NextQuarter                         string
	ThisYear, LastYear, NextYear                                  string
	DayToDate, WeekToDate, MonthToDate, QuarterToDate, YearToDate string
	// Last formats n units up to today, Next n units from today on. unit is 0 for days, 1 for weeks, 2 for months, 3
	// for quarters and 4 for years.
	Last, Next func(n, unit int) string
}
