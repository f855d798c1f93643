// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/jsonid"
)

// expander opens and closes rows for the user.
type expander struct {
	rows  *shownRows
	index *idIndex
	open  *openState
	pins  *pins
	pages *pager
	loads *childLoads
}

// DepthOf returns the depth of a row of a tree or of a group by id, visible or not; 0 if it does
// not exist. Rows of a source have a depth near the screen only.
func (ex *expander) DepthOf(id string) (depth int) {
	if isGroupID(id) {
		_, path, _ := strings.Cut(id, ":")
		texts, _ := jsonid.Texts(path)
		return max(len(texts)-1, 0)
	}
	t, lines := ex.rows.Order.Tree, ex.rows.grouped.lines()
	if lines != nil {
		if at, ok := ex.rows.remote.Find(id, 0); ok {
			depth = lines.Line(at).Depth
		}
	}
	if t == nil {
		return depth
	}
	ex.index.buildNow()
	row, ok := ex.index.Find(id)
	if !ok {
		return 0
	}
	for up := t.Tree.Parent(row); up >= 0; up = t.Tree.Parent(up) {
		depth++
	}
	return depth
}

// ToggleRow opens a closed row and closes an open one, and reports whether the row can be opened. A
// failed load is retried.
func (ex *expander) ToggleRow(shown coord.Pos) bool {
	it := ex.rows.Node(shown)
	switch {
	case it.Kind == ItemFailed:
		ex.loads.load(ex.rows.SourceOf(shown).Owner())
		return true
	case !it.Expandable:
		return false
	}
	ex.ExpandRows([]coord.Pos{shown}, !it.Open)
	return true
}

// ExpandRows opens or closes rows of the body for the user, and emits an event.
func (ex *expander) ExpandRows(shown []coord.Pos, open bool) {
	ev := events.ExpansionChanged{Open: open, Filtered: ex.open.filtered}
	for _, row := range shown {
		if it := ex.rows.Node(row); it.Expandable && it.Open != open {
			ev.RowIDs = append(ev.RowIDs, ex.rows.RowID(row))
			ev.Depths = append(ev.Depths, it.Depth)
		}
	}
	if len(ev.RowIDs) == 0 {
		return
	}
	if !ex.rows.Options.Expansion.Controlled {
		ex.apply(ev, shown)
	}
	ex.rows.Report.Emit(ev)
}

// ExpandAll opens or closes all rows or groups for the user, and emits an event.
func (ex *expander) ExpandAll(open bool) {
	ev := events.ExpansionChanged{All: true, Open: open, Filtered: ex.open.filtered}
	if !ex.rows.Options.Expansion.Controlled {
		ev.Apply(ex.rows.Options)
	}
	ex.rows.Report.Emit(ev)
}

// OpenGroups opens groups of a source for the user by their ids, outermost first, and emits an
// event. The groups may be unread.
func (ex *expander) OpenGroups(ids []string) {
	e := &ex.rows.Options.Expansion
	ev := events.ExpansionChanged{Open: true}
	for depth, id := range ids {
		if !e.IsOpen(id, depth) {
			ev.RowIDs, ev.Depths = append(ev.RowIDs, id), append(ev.Depths, depth)
		}
	}
	if len(ev.RowIDs) == 0 {
		return
	}
	if !e.Controlled {
		ev.Apply(ex.rows.Options)
	}
	ex.rows.Report.Emit(ev)
}

// apply opens or closes rows in the present outline.
func (ex *expander) apply(ev events.ExpansionChanged, shown []coord.Pos) {
	settled := ex.open.shown == ex.open.now()
	ev.Apply(ex.rows.Options)
	if ex.rows.grouped.lines() != nil {
		ex.applySource(shown)
		return
	}
	if !settled {
		return
	}
	ex.rows.Host.HoldOrder(true)
	o := ex.rows.Order.Model.Outline()
	places := make([]coord.Place, len(shown))
	for i, row := range shown {
		places[i] = ex.rows.PlaceOf(row)
	}
	for _, place := range places {
		o.SetOpen(place, ev.Open)
	}
	ex.open.shown = ex.open.now()
	ex.rows.OrderChanged()
	ex.pins.place()
	ex.loads.loadOpened(places)
	// Later events of this frame need the new number of rows.
	ex.pages.turn(ex.rows.Order.Model.Len())
	ex.rows.Host.SyncRows()
}

// applySource opens or closes groups of a source according to the present expansion.
func (ex *expander) applySource(shown []coord.Pos) {
	lines := ex.rows.grouped.lines()
	ex.rows.Host.HoldOrder(true)
	at := make([]coord.Record, len(shown))
	for i, row := range shown {
		at[i] = ex.rows.grouped.lineAt(row)
	}
	slices.Sort(at)
	for _, line := range slices.Backward(at) { // lines above stay where they are
		lines.Reopen(line)
	}
	ex.open.shown = ex.open.now()
	ex.rows.grouped.changed()
	ex.pages.turn(ex.rows.sourceLen())
	ex.rows.Host.SyncRows()
}
