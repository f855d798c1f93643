// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// unknownTotal is the number of rows where nobody knows it.
const unknownTotal = -1

// clampPage is the nearest page that exists.
func clampPage(s option.PageState, total int) option.PageState {
	return option.PageState(rowmodel.Page(s).Clamp(total))
}

// resizePage is the page of another size that has the first row of this one.
func resizePage(s option.PageState, size int) option.PageState {
	return option.PageState(rowmodel.Page(s).Resize(size))
}

// pages are what shows of the rows, and what that depended on.
type pages struct {
	on bool
	// asked is what Paging said, shown that page in bounds, told the one that the
	// caller knows to show, proposed the one that a Controlled grid asked for last.
	asked, shown, told, proposed option.PageState
	// total is how many rows the pages have together, or unknownTotal.
	total int
	// back says that the first page is due as soon as the new order is there.
	back bool
	// keys, filter, groups and sources are what the rows showed by and came from.
	keys    []option.SortKey
	filter  filterState
	groups  []string
	sources uint32
	// roots are the places of the rows at the top of an outline.
	roots   []int32
	rootsOf *rowmodel.Outline
}

// turning says where a change of the page takes the screen and the focus.
type turning uint8

const (
	// turnNone leaves both with their rows.
	turnNone turning = iota
	// turnBack shows the top of the page; the focus stays with its row if that is on
	// it.
	turnBack
	// turnOver shows the top of the page, the focus at the same place on it.
	turnOver
)

// pageView is what the bar shows of the pages.
type pageView struct {
	option.PageState
	on, bar bool
	// total and pages are negative where they are not known.
	total, pages int
	prev, next   bool
}

// turnPage finds the items that the page shows of a number of them.
func (ds *dataset) turnPage(items int) {
	p := &ds.order.page
	switch {
	case !ds.opt.Paging.IsOn():
		ds.showItems(0, items, p.on)
		*p = pages{}
		return
	case ds.rows == nil && !p.on:
		// What the caller set stands until there are rows.
		ds.order.lo, ds.order.hi = 0, 0
		return
	}
	fresh, was := !p.on, p.shown
	p.total = ds.pageTotal(items)
	how := ds.followPaging()
	lo, hi := ds.stretch(items)
	ds.showItems(lo, hi, fresh || was.Size != p.shown.Size)
	if !fresh && was != p.shown && how != turnNone {
		ds.staleRows = true
		ds.host.PageTurned(how)
	}
}

// showItems shows a stretch of the items; with hold the screen and the focus stay
// with their rows.
func (ds *dataset) showItems(lo, hi int, hold bool) {
	o := &ds.order
	if hold && !ds.staleRows && (o.lo != lo || o.hi != hi) {
		ds.host.HoldOrder(false)
		ds.orderChanged()
	}
	o.lo, o.hi = lo, hi
}

// pageTotal is how many rows the pages have together.
func (ds *dataset) pageTotal(items int) int {
	switch {
	case ds.opt.Paging.Manual && ds.opt.Paging.UnknownTotal:
		return unknownTotal
	case ds.opt.Paging.Manual:
		return max(ds.opt.Paging.Total, 0)
	case ds.opt.Paging.Roots && ds.outlined():
		return len(ds.roots())
	}
	return items
}

// roots are the places of the rows at the top of the outline.
func (ds *dataset) roots() []int32 {
	p, o := &ds.order.page, ds.order.model.Outline()
	if p.rootsOf == o {
		return p.roots
	}
	p.roots, p.rootsOf = p.roots[:0], o
	for at := 0; at < o.Places(); at = o.End(at) {
		p.roots = append(p.roots, int32(at))
	}
	return p.roots
}

// stretch is where the items of the page begin and end.
func (ds *dataset) stretch(items int) (lo, hi int) {
	p := &ds.order.page
	switch {
	case ds.opt.Paging.Manual:
		return 0, items
	case !ds.opt.Paging.Roots || !ds.outlined():
		return rowmodel.Page(p.shown).Rows(items)
	}
	roots := ds.roots()
	index := func(i int) int {
		if i == len(roots) {
			return items
		}
		return ds.order.model.Outline().Index(int(roots[i]))
	}
	lo, hi = rowmodel.Page(p.shown).Rows(len(roots))
	return index(lo), index(hi)
}

// followPaging brings the page that shows up to date with Paging and with the
// rows, and Paging with it.
func (ds *dataset) followPaging() turning {
	p, busy := &ds.order.page, ds.order.job != nil || ds.order.treeBuild != nil
	fresh, want := !p.on, ds.opt.Paging.State()
	rows, order := ds.noteOrder()
	set, sized := want.Index != p.asked.Index, want.Size != p.asked.Size
	p.on = true
	p.back = !fresh && !ds.opt.Paging.Manual && !ds.opt.Paging.KeepIndex && (p.back || (rows || order) && !set)
	how := turnOver
	switch {
	case fresh:
		how = turnNone
	case p.back && (rows || !busy):
		p.back, how = false, turnBack
		want = ds.goBack(want)
	case sized && !set && !ds.opt.Paging.Controlled:
		want, how = resizePage(p.shown, want.Size), turnNone
	case sized:
		how = turnNone
	case !set:
		how = turnBack
	}
	p.shown = clampPage(want, p.total)
	ds.settlePage(want, !busy && p.total != 0, fresh || set || sized)
	return how
}

// noteOrder says whether other rows were given since the last frame, and whether
// they are to show in another order.
func (ds *dataset) noteOrder() (rows, order bool) {
	p, keys := &ds.order.page, ds.activeKeys()
	order = p.filter.take(ds.filterState(), false)
	if !slices.Equal(p.keys, keys) {
		p.keys, order = slices.Clone(keys), true
	}
	if !idlist.Same(p.groups, ds.opt.Grouping.By) {
		p.groups, order = slices.Clone(ds.opt.Grouping.By), true
	}
	sources := ds.told - ds.refreshes
	rows = p.sources != sources
	p.sources = sources
	return rows, order
}

// goBack is the first page, or the present one where that is up to the caller.
func (ds *dataset) goBack(want option.PageState) option.PageState {
	first := option.PageState{Index: 0, Size: want.Size}
	if !ds.opt.Paging.Controlled {
		return first
	}
	if shown := ds.order.page.shown; shown.Index != 0 {
		ds.report.Emit(events.PageChanged{From: shown, To: first})
	}
	return want
}

// settlePage writes the page that shows into Paging, and tells of it unless it is
// the caller's word. While it is open how many rows there are, nothing is settled.
func (ds *dataset) settlePage(want option.PageState, settled, set bool) {
	p := &ds.order.page
	if set {
		p.told, p.proposed = p.shown, p.shown
	}
	switch {
	case ds.opt.Paging.Controlled:
		if settled && p.shown.Index != want.Index && p.proposed != p.shown {
			p.proposed = p.shown
			ds.report.Emit(events.PageChanged{From: want, To: p.shown})
		}
	case settled:
		ds.opt.Paging.Index = p.shown.Index
		if p.told != p.shown {
			ds.report.Emit(events.PageChanged{From: p.told, To: p.shown})
			p.told = p.shown
		}
	default:
		ds.opt.Paging.Index = want.Index
	}
	p.asked = ds.opt.Paging.State()
}

// page describes the page for the bar.
func (ds *dataset) page() pageView {
	p := &ds.order.page
	v := pageView{PageState: clampPage(ds.opt.Paging.State(), p.total), on: ds.opt.Paging.IsOn(), total: p.total}
	if !v.on {
		return pageView{}
	}
	v.bar = !ds.opt.Paging.NoBar
	v.pages = rowmodel.Page(v.PageState).Count(p.total)
	v.prev, v.next = rowmodel.Page(v.PageState).Previous(), rowmodel.Page(v.PageState).Next(p.total)
	if p.total == unknownTotal {
		v.next = ds.givenCount() >= v.Size
	}
	return v
}

func (ds *dataset) changePage(from, to option.PageState) {
	if from == to {
		return
	}
	if !ds.opt.Paging.Controlled {
		ds.opt.Paging.Index = to.Index
		if to.Size != from.Size {
			ds.opt.Paging.Size = to.Size
		}
	}
	ds.report.Emit(events.PageChanged{From: from, To: to})
}
