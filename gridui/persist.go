// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/feature/persist"
	"github.com/giogrid/giogrid/gridui/option"
)

// ViewVersion is the version of the JSON form of a View. It grows when older programs could
// not read a newer form; they ignore members that they do not know.
const ViewVersion = persist.Version

// View is what the grid shows and how, as a value of its own. It has all parts.
func (g *Grid[T]) View() option.View { return g.bound().Features.Persist.View() }

// SetView puts a view in place, without events. It ignores columns that do not exist and what
// a user could not do: hide a column with NoHide, resize one with NoResize, pin one with
// NoPin, hide all of them. Columns that the view does not know stand after their neighbour in
// Grid.Columns, and show as they were defined. A filter that does not fit the kind of its
// column is left out. Before the grid has columns the view waits for them.
func (g *Grid[T]) SetView(v option.View) {
	g.bound().Resolve()
	g.core.Features.Persist.SetView(v)
}

// ResetView puts all parts of the view back that the grid had when it first got its columns,
// as the program set it up. It sends no events.
func (g *Grid[T]) ResetView() {
	g.bound().Resolve()
	g.core.Features.Persist.Reset()
}

// SaveView writes changes of the view now, and returns when the store has them. The grid does
// so by itself after a delay; in a browser, call it when the page is hidden.
func (g *Grid[T]) SaveView() error { return g.bound().Features.Persist.Flush() }
