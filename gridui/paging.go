// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// SetPage shows a page, counted from 0, in the next frame: the nearest there is.
func (g *Grid[T]) SetPage(index int) { g.bound().Paging.Index = max(index, 0) }

// PageCount is the number of pages, at least 1, and whether it is known.
func (g *Grid[T]) PageCount() (count int, known bool) { return g.bound().PageCount() }

func (g *core) PageCount() (count int, known bool) {
	g.prepare(layout.Context{})
	if !g.Paging.IsOn() {
		return 1, true
	}
	n := rowmodel.Page(g.data.Pages.Shown).Count(g.data.Pages.Total)
	return max(n, 0), n >= 0
}
