// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// pager keeps the visible page consistent with Paging and with the rows.
type pager struct {
	rows *shownRows
	want *want
	Pages
}

// Reorder replaces the source by the same rows in another order, and keeps the page.
func (pg *pager) Reorder(rows rowdata.Slice, order []coord.Record) {
	pg.rows.Give(rows.Pick(order))
	pg.sources++
}

// turn computes the range of items on the page.
func (pg *pager) turn(items int) {
	p := &pg.Pages
	switch {
	case !pg.rows.Options.Paging.IsOn():
		pg.showItems(0, coord.Index(items), p.on)
		*p = Pages{}
		return
	case pg.rows.source == nil && !p.on:
		// Keep the page that the program set until there are rows.
		pg.rows.Order.Lo, pg.rows.Order.Hi = 0, 0
		return
	}
	fresh, was := !p.on, p.Shown
	p.Total = pg.total(items)
	how := pg.sync()
	lo, hi := pg.stretch(items)
	pg.showItems(lo, hi, fresh || was.Size != p.Shown.Size)
	if !fresh && was != p.Shown && how != TurnNone {
		pg.rows.StaleRows = true
		pg.rows.Host.PageTurned(how)
	}
}

// showItems shows the items lo … hi-1. With hold the screen and the focus stay at their rows.
func (pg *pager) showItems(lo, hi coord.Index, hold bool) {
	o := &pg.rows.Order
	if hold && !pg.rows.StaleRows && (o.Lo != lo || o.Hi != hi) {
		pg.rows.Host.HoldOrder(false)
		pg.rows.OrderChanged()
	}
	o.Lo, o.Hi = lo, hi
}

// total returns the number of rows on all pages.
func (pg *pager) total(items int) int {
	switch {
	case pg.rows.Options.Paging.Manual && pg.rows.Options.Paging.UnknownTotal:
		return unknownTotal
	case pg.rows.Options.Paging.Manual:
		return max(pg.rows.Options.Paging.Total, 0)
	case pg.rows.Options.Paging.Roots && pg.rows.Order.Outline() != nil:
		return len(pg.rootPlaces())
	}
	return items
}

// rootPlaces returns the places of the outline at depth 0.
func (pg *pager) rootPlaces() []int32 {
	p, o := &pg.Pages, pg.rows.Order.Model.Outline()
	if p.rootsOf == o {
		return p.roots
	}
	p.roots, p.rootsOf = p.roots[:0], o
	for at := coord.Place(0); int(at) < o.Places(); at = o.End(at) {
		p.roots = append(p.roots, int32(at))
	}
	return p.roots
}

// stretch returns the bounds of the items on the page.
func (pg *pager) stretch(items int) (lo, hi coord.Index) {
	p := &pg.Pages
	switch {
	case pg.rows.Options.Paging.Manual:
		return 0, coord.Index(items)
	case !pg.rows.Options.Paging.Roots || pg.rows.Order.Outline() == nil:
		first, end := rowmodel.Page(p.Shown).Rows(items)
		return coord.Index(first), coord.Index(end)
	}
	roots := pg.rootPlaces()
	index := func(i int) coord.Index {
		if i == len(roots) {
			return coord.Index(items)
		}
		return pg.rows.Order.Model.Outline().Index(coord.Place(roots[i]))
	}
	first, end := rowmodel.Page(p.Shown).Rows(len(roots))
	return index(first), index(end)
}

// sync clamps the page in Paging to the rows and writes the visible page back.
func (pg *pager) sync() Turning {
	p, busy := &pg.Pages, pg.busy()
	fresh, want := !p.on, pg.rows.Options.Paging.State()
	rows, order := pg.noteOrder()
	set, sized := want.Index != p.Asked.Index, want.Size != p.Asked.Size
	p.on = true
	p.back = !fresh && !pg.rows.Options.Paging.Manual && !pg.rows.Options.Paging.KeepIndex && (p.back || (rows || order) && !set)
	how := TurnOver
	switch {
	case fresh:
		how = TurnNone
	case p.back && (rows || !busy):
		p.back, how = false, turnBack
		want = pg.goBack(want)
	case sized && !set && !pg.rows.Options.Paging.Controlled:
		want, how = ResizePage(p.Shown, want.Size), TurnNone
	case sized:
		how = TurnNone
	case !set:
		how = turnBack
	}
	p.Shown = ClampPage(want, p.Total)
	pg.settle(want, !busy && p.Total != 0, fresh || set || sized)
	return how
}

// restart makes the next sync take the page of Paging, as the first one does, though the order of the rows has changed.
func (pg *pager) restart() { pg.Pages.on = false }

// busy reports whether the visible rows do not yet match the options.
func (pg *pager) busy() bool {
	return pg.rows.Order.Pending() || pg.rows.remote != nil && pg.rows.remote.Status().Pending
}

// noteOrder reports whether rows were given since the last frame, and whether the options request
// another order.
func (pg *pager) noteOrder() (rows, order bool) {
	p, keys, filters := &pg.Pages, pg.want.Keys(), pg.want.filterState()
	if pg.rows.remote != nil {
		keys, filters = pg.want.askedKeys(), pg.want.askedFilters()
	}
	order = p.filter.Take(filters.withoutNumbers(), false)
	if !slices.Equal(p.keys, keys) {
		p.keys, order = slices.Clone(keys), true
	}
	if !settings.SameGroupOrder(&p.groups, &pg.rows.Options.Grouping) {
		p.groups, order = settings.CloneGrouping(&pg.rows.Options.Grouping), true
	}
	sources := pg.rows.Told - pg.rows.Refreshes - pg.rows.Arrivals
	rows = p.sources != sources
	p.sources = sources
	return rows, order
}

// goBack returns the first page, or want if the program controls the page.
func (pg *pager) goBack(want option.PageState) option.PageState {
	first := option.PageState{Index: 0, Size: want.Size}
	if !pg.rows.Options.Paging.Controlled {
		return first
	}
	if shown := pg.Pages.Shown; shown.Index != 0 {
		pg.rows.Report.Emit(events.PageChanged{From: shown, To: first})
	}
	return want
}

// settle writes the page into Paging and emits an event unless the program set the page. It does so
// only when the number of rows is known.
func (pg *pager) settle(want option.PageState, settled, set bool) {
	p := &pg.Pages
	if set {
		p.told, p.proposed = p.Shown, p.Shown
	}
	switch {
	case pg.rows.Options.Paging.Controlled:
		if settled && p.Shown.Index != want.Index && p.proposed != p.Shown {
			p.proposed = p.Shown
			pg.rows.Report.Emit(events.PageChanged{From: want, To: p.Shown})
		}
	case settled:
		pg.rows.Options.Paging.Index = p.Shown.Index
		if p.told != p.Shown {
			pg.rows.Report.Emit(events.PageChanged{From: p.told, To: p.Shown})
			p.told = p.Shown
		}
	default:
		pg.rows.Options.Paging.Index = want.Index
	}
	p.Asked = pg.rows.Options.Paging.State()
}

// view describes the page for the paging bar.
func (pg *pager) view() PageView {
	p := &pg.Pages
	v := PageView{PageState: ClampPage(pg.rows.Options.Paging.State(), p.Total), On: pg.rows.Options.Paging.IsOn(), Total: p.Total}
	if !v.On {
		return PageView{}
	}
	v.Bar = !pg.rows.Options.Paging.BarDisabled
	v.Pages = rowmodel.Page(v.PageState).Count(p.Total)
	v.Prev, v.Next = rowmodel.Page(v.PageState).Previous(), rowmodel.Page(v.PageState).Next(p.Total)
	if p.Total == unknownTotal {
		v.Next = pg.rows.GivenCount() >= v.Size
	}
	return v
}

// Change turns to another page for the user, and emits an event.
func (pg *pager) Change(from, to option.PageState) {
	if from == to {
		return
	}
	if !pg.rows.Options.Paging.Controlled {
		pg.rows.Options.Paging.Index = to.Index
		if to.Size != from.Size {
			pg.rows.Options.Paging.Size = to.Size
		}
	}
	pg.rows.Report.Emit(events.PageChanged{From: from, To: to})
}
