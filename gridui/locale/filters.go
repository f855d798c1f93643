// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/gridui/internal/override"

// Filters are texts of filters in addition to those of the filter row and the filter panel, which are in Texts.
type Filters struct {
	// ByValue and ExcludeValue are entries of the cell menu: they filter by the values of the
	// selected cells.
	ByValue, ExcludeValue string
	// Not precedes what is turned round.
	Not string
	// Periods are relative dates.
	Periods Periods

	// The others are the texts of the bar that shows filters above a grid, and of the popup that builds a filter over
	// several columns.

	// Bar names the bar to assistive technology. Clear takes all filters away, Remove stands
	// before the filter that a button takes away, Quick before the text of the quick filter, More
	// opens those that the bar has no room for.
	Bar, Clear, Remove, Quick string
	More                      func(n int) string
	// Build opens the popup, Title heads it. Text is the hint of the field for an expression.
	Build, Title, Text string
	// NoCondition states that a text is no comparison of a column with values, NoText that a filter
	// cannot be said as text.
	NoCondition, NoText string
	// All and Any state how a group joins its parts.
	All, Any string
	// AddCondition and AddGroup add a part to a group, Delete takes one away; MoveUp, MoveDown,
	// Nest and Unnest move it, which Move names.
	AddCondition, AddGroup, Delete string
	Move, MoveUp, MoveDown         string
	Nest, Unnest                   string
	// Language is that of messages about expressions, which FormulaFor has.
	Language string
	// Column and Operator name the choices of a condition, Start and End the ends of a range.
	Column, Operator, Start, End string
}

// Periods are relative dates.
type Periods struct {
	// List names the button that lists them.
	List string

	Today, Yesterday, Tomorrow                                    string
	ThisWeek, LastWeek, NextWeek                                  string
	ThisMonth, LastMonth, NextMonth                               string
	ThisQuarter, LastQuarter, NextQuarter                         string
	ThisYear, LastYear, NextYear                                  string
	DayToDate, WeekToDate, MonthToDate, QuarterToDate, YearToDate string
	// Last and Next are so many units up to today, and from today on: 0 is days, 1 weeks, 2
	// months, 3 quarters and 4 years.
	Last, Next func(n, unit int) string
}

// override returns the texts, replaced by the texts of part that are set.
func (t Filters) override(part Filters) Filters {
	t.ByValue = override.Or(part.ByValue, t.ByValue)
	t.ExcludeValue = override.Or(part.ExcludeValue, t.ExcludeValue)
	t.Not = override.Or(part.Not, t.Not)
	t.Periods = t.Periods.override(part.Periods)
	if part.More != nil {
		t.More = part.More
	}
	for _, text := range [...][2]*string{
		{&t.Language, &part.Language}, {&t.Bar, &part.Bar}, {&t.Clear, &part.Clear}, {&t.Remove, &part.Remove}, {&t.Quick, &part.Quick},
		{&t.Build, &part.Build}, {&t.Title, &part.Title}, {&t.Text, &part.Text}, {&t.NoCondition, &part.NoCondition}, {&t.NoText, &part.NoText},
		{&t.All, &part.All}, {&t.Any, &part.Any},
		{&t.AddCondition, &part.AddCondition}, {&t.AddGroup, &part.AddGroup}, {&t.Delete, &part.Delete},
		{&t.Move, &part.Move}, {&t.MoveUp, &part.MoveUp}, {&t.MoveDown, &part.MoveDown}, {&t.Nest, &part.Nest}, {&t.Unnest, &part.Unnest},
		{&t.Column, &part.Column}, {&t.Operator, &part.Operator}, {&t.Start, &part.Start}, {&t.End, &part.End},
	} {
		*text[0] = override.Or(*text[1], *text[0])
	}
	return t
}

// override returns the texts, replaced by the texts of part that are set.
func (t Periods) override(part Periods) Periods {
	if part.Last != nil {
		t.Last = part.Last
	}
	if part.Next != nil {
		t.Next = part.Next
	}
	for _, text := range [...][2]*string{
		{&t.List, &part.List},
		{&t.Today, &part.Today}, {&t.Yesterday, &part.Yesterday}, {&t.Tomorrow, &part.Tomorrow},
		{&t.ThisWeek, &part.ThisWeek}, {&t.LastWeek, &part.LastWeek}, {&t.NextWeek, &part.NextWeek},
		{&t.ThisMonth, &part.ThisMonth}, {&t.LastMonth, &part.LastMonth}, {&t.NextMonth, &part.NextMonth},
		{&t.ThisQuarter, &part.ThisQuarter}, {&t.LastQuarter, &part.LastQuarter}, {&t.NextQuarter, &part.NextQuarter},
		{&t.ThisYear, &part.ThisYear}, {&t.LastYear, &part.LastYear}, {&t.NextYear, &part.NextYear},
		{&t.DayToDate, &part.DayToDate}, {&t.WeekToDate, &part.WeekToDate}, {&t.MonthToDate, &part.MonthToDate},
		{&t.QuarterToDate, &part.QuarterToDate}, {&t.YearToDate, &part.YearToDate},
	} {
		*text[0] = override.Or(*text[1], *text[0])
	}
	return t
}
