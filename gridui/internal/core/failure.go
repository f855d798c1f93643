// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

// placeholderGrid is what stands in place of rows, and below them, asks of the grid.
type placeholderGrid struct{ grid *Grid }

// Failure is why rows could not be read, by the grid or the program, nil if nothing is wrong.
func (g placeholderGrid) Failure() error {
	if status, ok := g.grid.Data.Remote.Status(); ok && status.Err != nil {
		return status.Err
	}
	return g.grid.Options.Placeholder.Err
}

// Retries reports whether a user may try to read rows again.
func (g placeholderGrid) Retries() bool { return !g.grid.Options.Placeholder.NoRetry }

// Retry reads again what could not be read, and tells the program.
func (g placeholderGrid) Retry() {
	err := g.Failure()
	g.grid.Data.Remote.Retry()
	if again := g.grid.Options.Placeholder.Retry; again != nil {
		again()
	}
	g.grid.Report.Emit(events.PlaceholderClicked{State: option.PlaceholderFailed, Err: err})
}

// Progress is that of the background job.
func (g placeholderGrid) Progress() (done float64, ok bool) { return g.grid.Progress() }

// setQuick changes the quick filter as a user does, or proposes that where filters are controlled.
func (g placeholderGrid) setQuick(to string) {
	f := &g.grid.Options.Filtering
	if !f.Enabled || f.Quick == to {
		return
	}
	ev := events.QuickFilterChanged{From: f.Quick, To: to}
	if !f.Controlled {
		f.Quick = to
	}
	g.grid.Report.Emit(ev)
}

// ClearAllFilters takes all filters away as a user does, of columns and of all of them.
func (g placeholderGrid) ClearAllFilters() {
	g.grid.ClearFilters()
	g.clearExpression()
	g.setQuick("")
}

// clearExpression takes the filter over several columns away.
func (g placeholderGrid) clearExpression() {
	f := &g.grid.Options.Filtering
	if f.Expression.IsZero() {
		return
	}
	ev := events.ExpressionChanged{From: f.Expression}
	if !f.Controlled {
		f.Expression = filter.Expr{}
	}
	g.grid.Report.Emit(ev)
}
