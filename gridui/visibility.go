// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "slices"

// Visibility shows and hides columns on top of what they say themselves, see
// Typed.Hidden. The zero value leaves that to them.
type Visibility struct {
	// Shown and Hidden are ids of columns; a group's stands for all of its columns.
	// Ids of no column change nothing, one in both lists is hidden. Required columns
	// cannot be hidden, nor can columns of the grid's own.
	Shown, Hidden []string
	// Button puts a button above the header that opens the list of all columns, see
	// OpenColumns, beside the toolbar of the Style if there is one.
	Button bool
	// Controlled proposes what a user does as a VisibilityChanged event and leaves
	// the lists to the caller.
	Controlled bool
	// Persistence, if not nil, keeps which columns show and their order, and shows the
	// button that opens the list of columns.
	Persistence *ColumnPersistence
}

// VisibilityChanged says that columns were shown or hidden, or asks for it where
// Visibility is Controlled.
type VisibilityChanged struct {
	// Shown and Hidden are the ids of the columns that changed.
	Shown, Hidden []string
}

func (VisibilityChanged) gridEvent() {}

// Apply makes the change.
func (e VisibilityChanged) Apply(to *Visibility) {
	to.Shown = unionOf(without(to.Shown, e.Hidden, e.Shown), e.Shown)
	to.Hidden = unionOf(without(to.Hidden, e.Hidden, e.Shown), e.Hidden)
}

// without is a list without the elements of others.
func without(list []string, others ...[]string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(id string) bool {
		return slices.ContainsFunc(others, func(o []string) bool { return hasID(o, id) })
	})
}

// unionOf is two lists, nil if both are empty.
func unionOf(a, b []string) []string {
	if len(a)+len(b) == 0 {
		return nil
	}
	return append(slices.Clip(a), b...)
}

// ShownColumns are the ids of the columns that show, from the reading start on,
// without those of the grid's own.
func (g *Core) ShownColumns() []string {
	g.resolveColumns()
	var ids []string
	for i := range g.engine.cols.leaves {
		if l := &g.engine.cols.leaves[i]; !l.own {
			ids = append(ids, l.id)
		}
	}
	return ids
}

// ShowColumn shows a hidden column as a user does, HideColumn hides one. They do
// nothing for ids of no column; Required columns and the last one that shows stay.
func (g *Core) ShowColumn(columnID string) { g.setShown([]string{columnID}, true) }

// HideColumn hides a column, see ShowColumn.
func (g *Core) HideColumn(columnID string) { g.setShown([]string{columnID}, false) }

// setShown shows or hides columns and groups of them as a user does.
func (g *Core) setShown(ids []string, show bool) {
	g.resolveColumns()
	c := &g.engine.cols
	var ev VisibilityChanged
	shows := 0
	for i := range c.all {
		l := &c.all[i]
		meant := slices.ContainsFunc(ids, func(id string) bool { return c.named(l, id) })
		switch {
		case l.own:
		case meant && show && l.out && !l.grouped:
			ev.Shown = append(ev.Shown, l.id)
		case meant && !show && !l.out && !l.required:
			ev.Hidden = append(ev.Hidden, l.id)
		case !l.out:
			shows++
		}
	}
	if n := len(ev.Hidden); shows == 0 && n > 0 {
		ev.Hidden = ev.Hidden[1:]
	}
	g.changeShown(ev)
}

// changeShown makes a change of what shows, or proposes it.
func (g *Core) changeShown(ev VisibilityChanged) {
	if len(ev.Shown)+len(ev.Hidden) == 0 {
		return
	}
	if !g.Visibility.Controlled {
		ev.Apply(&g.Visibility)
	}
	g.report.emit(ev)
}

// hideLeaves notes which columns do not show.
func (g *Core) hideLeaves(places *columnPlaces) {
	c := &g.engine.cols
	names := func(l *leaf, ids []string) bool {
		return slices.ContainsFunc(ids, func(id string) bool { return c.named(l, id) })
	}
	for i := range c.all {
		l := &c.all[i]
		switch {
		case l.own:
		case l.grouped:
			l.out = true
		case l.required:
		case names(l, places.hidden):
			l.out = true
		case l.hidden:
			l.out = !names(l, places.shown)
		}
	}
}
