// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
)

// ShownColumns are the ids of the columns that show, from the reading start on,
// without those of the grid's own.
func (g *Grid[T]) ShownColumns() []string { return g.bound().ShownColumns() }

func (g *core) ShownColumns() []string {
	g.resolveColumns()
	var ids []string
	for i := range g.engine.cols.Leaves {
		if l := &g.engine.cols.Leaves[i]; !l.Own {
			ids = append(ids, l.ID)
		}
	}
	return ids
}

// ShowColumn shows a hidden column as a user does, HideColumn hides one. They do
// nothing for ids of no column; columns with NoHide and the last one that shows stay.
func (g *Grid[T]) ShowColumn(columnID string) { g.bound().ShowColumn(columnID) }

func (g *core) ShowColumn(columnID string) { g.SetShown([]string{columnID}, true) }

// HideColumn hides a column, see ShowColumn.
func (g *Grid[T]) HideColumn(columnID string) { g.bound().HideColumn(columnID) }

func (g *core) HideColumn(columnID string) { g.SetShown([]string{columnID}, false) }

// SetShown shows or hides columns and groups of them as a user does.
func (g *core) SetShown(ids []string, show bool) {
	g.resolveColumns()
	c := &g.engine.cols
	var ev events.ColumnVisibilityChanged
	shows := 0
	for i := range c.All {
		l := &c.All[i]
		meant := slices.ContainsFunc(ids, func(id string) bool { return c.Named(l, id) })
		switch {
		case l.Own:
		case meant && show && l.Out && !l.Grouped:
			ev.Shown = append(ev.Shown, l.ID)
		case meant && !show && !l.Out && !l.Required:
			ev.Hidden = append(ev.Hidden, l.ID)
		case !l.Out:
			shows++
		}
	}
	if n := len(ev.Hidden); shows == 0 && n > 0 {
		ev.Hidden = ev.Hidden[1:]
	}
	g.changeShown(ev)
}

// changeShown makes a change of what shows, or proposes it.
func (g *core) changeShown(ev events.ColumnVisibilityChanged) {
	if len(ev.Shown)+len(ev.Hidden) == 0 {
		return
	}
	if !g.ColumnVisibility.Controlled {
		ev.Apply(&g.ColumnVisibility)
	}
	g.report.Emit(ev)
}

// OpenColumns opens a list of all columns in the next frame, in which users show and
// hide them and bring back how they were defined.
// The list opens at the button of ColumnVisibility, or at the end of the header without one.
func (g *Grid[T]) OpenColumns() { g.bound().OpenColumns() }

func (g *core) OpenColumns() { g.engine.features.columnChooser.Open() }
