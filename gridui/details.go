// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"sort"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// DetailContext tells Grid.Detail of the row that it draws the detail of.
type DetailContext[T any] struct {
	RowContext[T]
	// Width is the room in pixels: that of the grid, however wide its columns are and
	// however far they are scrolled.
	Width int

	core *core
}

// Collapse closes the detail as a user does, in the next frame.
func (c DetailContext[T]) Collapse() {
	if c.core == nil {
		return
	}
	c.core.engine.view.Open.RequestClose(c.RowID)
}

// SetDetail opens or closes the detail of a row by its id; it need not show.
func (g *Grid[T]) SetDetail(rowID string, open bool) { g.bound().SetDetail(rowID, open) }

func (g *core) SetDetail(rowID string, open bool) {
	from := g.Details.Rows.Rev()
	g.Details.Rows.Set(rowID, open)
	if v := &g.engine.view; v.HasDetails() {
		v.Open.NoteFlips([]string{rowID}, from, g.Details.Rows.Rev())
	}
}

// toggleDetail opens or closes the detail of a row of the body as a user does, and
// says whether it has one.
func (g *core) toggleDetail(shown int) bool {
	has, open := g.cells.DetailState(shown)
	if has {
		g.changeDetails(events.DetailsChanged{RowIDs: []string{g.data.RowID(shown)}, Open: !open})
	}
	return has
}

func (g *core) changeDetails(ev events.DetailsChanged) {
	from := g.Details.Rows.Rev()
	after := &g.Details
	if g.Details.Controlled {
		after = &option.Details{Rows: g.Details.Rows.Clone()}
	}
	ev.Apply(after)
	g.engine.view.Open.NoteFlips(ev.RowIDs, from, g.Details.Rows.Rev())
	ev.Expanded = g.expandedAfter(&after.Rows, &ev, from)
	g.report.Emit(ev)
	if told := g.engine.view.Open.Told; told != nil {
		told(ev.Expanded)
	}
}

// collapseAsked closes the details that asked for it while they were drawn.
func (g *core) collapseAsked() {
	var ids []string
	for _, id := range g.engine.view.Open.TakeCloseRequests() {
		if g.Details.Rows.Has(id) && !idlist.Has(ids, id) {
			ids = append(ids, id)
		}
	}
	if len(ids) > 0 {
		g.engine.view.KeepInView(ids)
		g.changeDetails(events.DetailsChanged{RowIDs: ids})
	}
}

// expandedAfter are the open details after a change that was made to a set in a state.
func (g *core) expandedAfter(rows *idset.Set, ev *events.DetailsChanged, from uint64) []string {
	e := &g.engine
	if g.data.ShownCount() <= dataset.InlineRows || rows.IsAll() {
		return g.expandedDetails(rows)
	}
	if len(ev.RowIDs) != 1 || !e.view.Open.Relist(ev.RowIDs[0], ev.Open, from, rows.Rev()) {
		e.view.Open.Keep(g.expandedDetails(rows), rows.Rev())
	}
	return e.view.Open.IDs()
}

// expandedDetails are the ids of a set in the order their rows show.
func (g *core) expandedDetails(rows *idset.Set) []string {
	n := g.data.ShownCount()
	out := []string{}
	few := n <= dataset.InlineRows && g.data.Scans()
	if few {
		for i := range g.data.NavCount() {
			row := g.data.NavRow(i)
			if has, _ := g.cells.DetailState(row); has && rows.Has(g.data.RowID(row)) {
				out = append(out, g.data.RowID(row))
			}
		}
	} else if rows.IsAll() {
		return nil
	}
	if rows.IsAll() {
		return out
	}
	if few && len(out) == rows.ExceptionCount() {
		return out
	}
	return append(out, g.restInOrder(rows, out)...)
}

// restInOrder are the ids of a set that are not listed yet: those known to show in
// their order, then the others by id.
func (g *core) restInOrder(rows *idset.Set, listed []string) []string {
	type placed struct {
		id string
		at int
	}
	seen := make(map[string]bool, len(listed))
	for _, id := range listed {
		seen[id] = true
	}
	var rest []placed
	for id := range rows.Exceptions() {
		if !seen[id] {
			at, ok := g.engine.view.Details.KnownPlace(id)
			if !ok {
				at = g.data.ShownCount()
			}
			rest = append(rest, placed{id, at})
		}
	}
	sort.Slice(rest, func(i, j int) bool {
		a, b := rest[i], rest[j]
		if a.at != b.at {
			return a.at < b.at
		}
		return a.id < b.id
	})
	var out []string
	for _, p := range rest {
		out = append(out, p.id)
	}
	return out
}

// detailAct does what a key asks for of a detail and says whether it did.
func (e *engine) detailAct(a option.Action) bool {
	at := e.focus.at()
	row, ok := e.view.RowAt(at)
	if !e.view.HasDetails() || !ok {
		return false
	}
	switch a {
	case option.ActionActivate:
		return !e.isBox(at.Col) && e.toggleDetail(row)
	case option.ActionDetail, option.ActionFilter:
		return e.toggleDetail(row)
	}
	return false
}

// toggleDetail opens or closes the detail of a row and says whether it has one.
func (e *engine) toggleDetail(row int) bool {
	has, open := e.ask.cells.DetailState(row)
	if has && open {
		e.view.KeepRow(row)
	}
	if has && !open {
		// It shows among those that are known to from now on.
		e.view.Details.Expect(row, e.view.Heights.Estimate(row))
	}
	return has && e.ask.toggleDetail(row)
}

// endDetails asks for the frame in which details close that asked for it.
func (e *engine) endDetails(gtx layout.Context) {
	if e.view.Open.CloseRequested() {
		gtx.Execute(op.InvalidateCmd{})
	}
}

// detailOptions are the caller's settings of details and heights in this frame.
func (g *core) detailOptions() viewport.RowOptions {
	return viewport.RowOptions{
		Details: g.shows.detail != nil, Heights: g.shows.rowHeight != nil, Wraps: g.engine.view.Wraps.InUse(),
		Given: len(g.RowSizing.Heights) > 0,
		All:   g.Details.Rows.IsAll(), Rev: g.Details.Rows.Rev(), Guess: g.Details.EstimatedHeight, Whole: g.wholeHeight,
	}
}
