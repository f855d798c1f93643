// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/errwords"
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

// Explain is what users read of an error.
func (g placeholderGrid) Explain(err error) string {
	if explain := g.grid.Options.Placeholder.Explain; explain != nil {
		return explain(err)
	}
	return errwords.Of(err)
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

// ClearAllFilters takes all filters away as a user does, of columns and of all of them.
func (g placeholderGrid) ClearAllFilters() {
	f := &g.grid.Options.Filtering
	g.grid.ClearFilters()
	dataset.SetExpression(f, filter.Expr{}, &g.grid.Report)
	dataset.SetQuick(f, "", &g.grid.Report)
}
