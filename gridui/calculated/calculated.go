// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package calculated is an extension of grids: columns that users make of an expression over the others,
// such as
//
//	[Unit price] * Quantity
//
// The menus of headers have items that make, change and delete them in a dialogue, which completes what
// is written, points at what is wrong and shows the result for the first rows. The columns are typed,
// and sorted, filtered, grouped, copied, exported and kept in views like those of the program. They may
// name one another; one that leads back to itself is refused. What cannot be computed for a row, such as
// a division by zero, stands in its cell in words and is sorted like a missing value.
//
//	grid.HeaderMenu.Enabled = true
//	grid.Extensions = []gridui.Extension{&calculated.Columns{}}
//
// # Expressions
//
// From weak to strong: or, and, not; = <> < <= > >=, in (…), between … and …, contains, starts with, ends
// with, is empty, is missing; & joins texts; + -; * / and %, the remainder; ^. Columns are named by their
// headers, in brackets where these are more than one word; texts stand in quotes, dates are written as
// 2024-03-05. Functions are if, coalesce, iferror, isempty, ismissing, iserror; round, floor, ceiling,
// trunc, abs, sign, sqrt, exp, ln, log10, power, mod, sum, average, min, max; len, upper, lower, trim,
// left, right, mid, replace, find, text, number, contains, startswith, endswith, exact; today, now, date,
// datevalue, year, quarter, month, week, day, weekday, hour, minute, second, startof, datediff, dateadd,
// weeks, days, hours, minutes and seconds. A missing value makes the result missing, as in SQL.
//
// Numbers are computed exactly as long as the columns are whole or decimal numbers, and are held as the
// float64 next to the result. Of rows that a source holds elsewhere the columns show, but cannot be
// sorted or filtered by.
package calculated

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/feature/calculated"
	"github.com/giogrid/giogrid/gridui/option"
)

// Columns are the calculated columns of a grid. The zero value has none, and lets users make them. What
// users change is reported by events.CalculatedChanged.
type Columns struct {
	// Calculated are the columns and the options.
	option.Calculated
	// Clock is what today and now stand for, time.Now where it is nil. The columns follow when the day
	// changes; now is the time at which they were last made.
	Clock func() time.Time

	owner   core.Owner
	feature calculated.Feature
}

// Edit opens the dialogue in the next frame: of a column by its id, or with an empty id for a new one. It
// does nothing for columns that are not there or Locked.
func (c *Columns) Edit(id string) { c.feature.Open(id) }

// Extend connects the columns with their grid: the grid calls it.
func (c *Columns) Extend(g *core.Grid) {
	if !c.owner.Take(g, c) {
		return
	}
	c.feature.Wire(calculated.Sources{
		Options: &c.Calculated, Grid: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Requests: &g.View.Requests, Painter: &g.Painter,
		Buttons: &g.Buttons, Report: &g.Report, Editing: &g.Editing, Keyboard: g.Typing.Tag(), Clock: c.now,
	})
	g.Data.AddColumns(&c.feature)
	g.Features.Persist.AddKeeper(&c.feature)
	g.Features.Add(&c.feature)
}

// now is the time of the Clock.
func (c *Columns) now() time.Time {
	if c.Clock != nil {
		return c.Clock()
	}
	return time.Now()
}
