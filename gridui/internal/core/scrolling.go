// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// FocusCell is Grid.FocusCell.
func (g *Grid) FocusCell(row coord.Pos, columnID string) bool {
	g.Sync(layout.Context{})
	col := g.Columns.Find(columnID)
	if col < 0 || row < 0 || row >= coord.Pos(g.View.Count) {
		return false
	}
	to := viewport.Address{Band: layoutx.Body, Row: row.BodySlot(), Col: col}
	if editor := g.Features.Editor; editor.IsOpen() && !editor.Edits(to) && !editor.Commit() {
		return false
	}
	g.Focus.Move(to, focus.Stay)
	g.View.Requests.ToRow(row, virtualize.Nearest)
	g.View.Requests.ToColumn(columnID)
	return true
}

// PageCount is Grid.PageCount.
func (g *Grid) PageCount() (count int, known bool) {
	g.Sync(layout.Context{})
	if !g.Options.Paging.IsOn() {
		return 1, true
	}
	n := rowmodel.Page(g.Data.Pages.Shown).Count(g.Data.Pages.Total)
	return max(n, 0), n >= 0
}

// Refresh is Grid.Refresh.
func (g *Grid) Refresh() {
	g.Data.Refresh()
}
