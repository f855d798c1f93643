// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// isBox reports whether a column is that of the check boxes.
func (e *engine) isBox(col int) bool {
	if col < 0 || col >= len(e.cols.Leaves) {
		return false
	}
	l := &e.cols.Leaves[col]
	return l.Utility && l.ID == SelectColumn
}

// selectClick does what a click on a cell or a header does, and says whether it was
// on a box.
func (g *core) selectClick(at viewport.Address, by events.Click) (box bool) {
	s := &g.Selection
	box = g.engine.isBox(at.Col)
	row, _ := g.engine.view.RowAt(at)
	switch {
	case s.Mode == option.SelectOff:
	case at.Band == layoutx.Head && box:
		g.selection.ToggleScope()
	case !g.engine.view.IsRow(at):
	case box:
		g.selection.BoxClick(row, by)
	case s.RowClick:
		g.selection.RowClick(row, by)
	}
	return box && s.Mode != option.SelectOff
}

// selectKey does what a key does to the selection at a focused place.
func (g *core) selectKey(a option.Action, at viewport.Address) {
	s := &g.Selection
	row, _ := g.engine.view.RowAt(at)
	switch {
	case s.Mode == option.SelectOff:
	case a == option.ActionSelectAll:
		if s.Mode == option.SelectMulti {
			g.selection.SelectScope(true, !selection.Quietly)
		}
	case at.Band == layoutx.Head:
		if g.engine.isBox(at.Col) {
			g.selection.ToggleScope()
		}
	case !g.engine.view.IsRow(at):
	case a == option.ActionSelect:
		g.selection.ToggleSelected(row)
	case a == option.ActionSelectRow && g.selection.MarkOf(row).Share != rowmodel.Every:
		g.selection.ToggleSelected(row)
	}
}

// selectBy does what a key does to the selection, if that is wanted, and says
// whether it was. Under the loading overlay nothing is selected.
func (e *engine) selectBy(a option.Action, wanted bool) bool {
	if wanted && !e.hasOverlay() {
		e.ask.selectKey(a, e.focus.at())
	}
	return wanted
}

// extend moves the focus and extends the selection to where it goes.
func (e *engine) extend(a option.Action) {
	from, ok := e.view.RowAt(e.focus.at())
	if !e.ask.selection.Extends() || !ok || e.hasOverlay() {
		return
	}
	at := e.focus.at()
	switch a {
	case option.ActionExtendUp:
		at = e.stepFrom(at, -1)
	case option.ActionExtendDown:
		at = e.stepFrom(at, 1)
	case option.ActionExtendStart:
		at = e.view.NavAddress(0, at.Col)
	case option.ActionExtendEnd:
		at = e.view.NavAddress(e.ask.data.NavCount()-1, at.Col)
	case option.ActionExtendPageUp:
		e.page(-1)
		at = e.focus.at()
	case option.ActionExtendPageDown:
		e.page(1)
		at = e.focus.at()
	}
	e.moveFocus(at, showCell)
	if to, ok := e.view.RowAt(e.focus.at()); ok {
		e.ask.selection.ExtendTo(from, to, false)
	}
}
