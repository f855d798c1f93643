// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package calculated is an extension of grids. It lets users add columns that an expression computes from other
// columns, such as
//
//	[Unit price] * Quantity
//
// Items in the header menus add, change and delete these columns. Their dialogue completes names, marks errors and
// shows the result for the first rows. Calculated columns have types, and can be sorted, filtered, grouped, copied,
// exported and saved in views like the program's columns. They may refer to one another; the dialogue rejects a
// column that depends on itself. If a value cannot be computed, for instance because of a division by zero, the cell
// shows the error, and is sorted like a missing value.
//
//	grid.HeaderMenu.Enabled = true
//	grid.Extensions = []gridui.Extension{&calculated.Columns{}}
//
// # Expressions
//
// Operators from the lowest precedence to the highest: or, and, not; = <> < <= > >=, in (…), between … and …,
// contains, starts with, ends with, is empty, is missing; & joins texts; + -; * / and %, the remainder; ^. Columns
// are named by their headers, in brackets if a header has several words; texts are in quotes, dates are written as
// 2024-03-05. Functions are if, coalesce, iferror, isempty, ismissing, iserror; round, floor, ceiling, trunc, abs,
// sign, sqrt, exp, ln, log10, power, mod, sum, average, min, max; len, upper, lower, trim, left, right, mid, replace,
// find, text, number, contains, startswith, endswith, exact; today, now, date, datevalue, year, quarter, month, week,
// day, weekday, hour, minute, second, startof, datediff, dateadd, weeks, days, hours, minutes and seconds. A missing
// value makes the result missing, as in SQL.
//
// Numbers are computed exactly if the columns hold whole or decimal numbers, and the result is rounded to the nearest
// float64. If a source holds the rows elsewhere, the columns are shown, but rows cannot be sorted or filtered by
// them.
package calculated

import (
	"time"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/feature/calculated"
	"github.com/giogrid/giogrid/gridui/option"
)

// Columns holds the calculated columns of a grid. The zero value has no columns, and lets users add some. Each change
// by a user is reported by events.CalculatedChanged.
type Columns struct {
	// Calculated holds the columns and the options.
	option.Calculated
	// Clock returns the time for the functions today and now. nil selects time.Now. The columns are computed again
	// when the day changes; now is the time of the last computation.
	Clock func() time.Time

	owner   core.Owner
	feature calculated.Feature
}

// Edit opens the dialogue in the next frame, for the column with the id or, if id is empty, for a new column. It does
// nothing if the column is unknown or Locked.
func (c *Columns) Edit(id string) { c.feature.Open(id) }

// Apply makes the change that the event proposes. A program calls it if Calculated is Controlled.
func (c *Columns) Apply(ev events.CalculatedChanged) { calculated.Apply(ev, &c.Calculated) }

// Extend connects the columns to a grid. Only the grid calls it.
func (c *Columns) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if !c.owner.Take(g, c) {
		return
	}
	c.feature.Wire(calculated.Sources{
		Options: &c.Calculated, Grid: g.Options, Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View.Frame, Requests: &g.View.Requests, Painter: &g.Painter,
		Buttons: &g.Buttons, Report: &g.Report, Editing: &g.Editing, Keyboard: g.Typing.Tag(), Clock: c.now,
	})
	g.Data.AddColumns(&c.feature)
	g.Views().AddKeeper(&c.feature)
	g.Features.Add(&c.feature)
}

// now returns the time of Clock.
func (c *Columns) now() time.Time {
	if c.Clock != nil {
		return c.Clock()
	}
	return time.Now()
}
