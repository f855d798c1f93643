// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// unknownTotal is the number of rows where nobody knows it.
const unknownTotal = -1

// ClampPage is the nearest page that exists.
func ClampPage(s option.PageState, total int) option.PageState {
	return option.PageState(rowmodel.Page(s).Clamp(total))
}

// ResizePage is the page of another size that has the first row of this one.
func ResizePage(s option.PageState, size int) option.PageState {
	return option.PageState(rowmodel.Page(s).Resize(size))
}

// Pages are what shows of the rows, and what that depended on.
type Pages struct {
	on bool
	// Asked is what Paging said, shown that page in bounds, told the one that the
	// caller knows to show, proposed the one that a Controlled grid asked for last.
	Asked, Shown, told, proposed option.PageState
	// Total is how many rows the pages have together, or unknownTotal.
	Total int
	// back says that the first page is due as soon as the new order is there.
	back bool
	// keys, filter, groups and sources are what the rows showed by and came from.
	keys    []option.SortKey
	filter  FilterState
	groups  []string
	Sources uint32
	// roots are the places of the rows at the top of an outline.
	roots   []int32
	rootsOf *rowmodel.Outline
}

// Turning says where a change of the page takes the screen and the focus.
type Turning uint8

const (
	// TurnNone leaves both with their rows.
	TurnNone Turning = iota
	// turnBack shows the top of the page; the focus stays with its row if that is on
	// it.
	turnBack
	// TurnOver shows the top of the page, the focus at the same place on it.
	TurnOver
)

// PageView is what the bar shows of the pages.
type PageView struct {
	option.PageState
	On, Bar bool
	// Total and pages are negative where they are not known.
	Total, Pages int
	Prev, Next   bool
}

// turnPage finds the items that the page shows of a number of them.
func (ds *Set) turnPage(items int) {
	p := &ds.Order.Page
	switch {
	case !ds.Options.Paging.IsOn():
		ds.showItems(0, items, p.on)
		*p = Pages{}
		return
	case ds.rows == nil && !p.on:
		// What the caller set stands until there are rows.
		ds.Order.Lo, ds.Order.Hi = 0, 0
		return
	}
	fresh, was := !p.on, p.Shown
	p.Total = ds.pageTotal(items)
	how := ds.followPaging()
	lo, hi := ds.stretch(items)
	ds.showItems(lo, hi, fresh || was.Size != p.Shown.Size)
	if !fresh && was != p.Shown && how != TurnNone {
		ds.StaleRows = true
		ds.Host.PageTurned(how)
	}
}

// showItems shows a stretch of the items; with hold the screen and the focus stay
// with their rows.
func (ds *Set) showItems(lo, hi int, hold bool) {
	o := &ds.Order
	if hold && !ds.StaleRows && (o.Lo != lo || o.Hi != hi) {
		ds.Host.HoldOrder(false)
		ds.OrderChanged()
	}
	o.Lo, o.Hi = lo, hi
}

// pageTotal is how many rows the pages have together.
func (ds *Set) pageTotal(items int) int {
	switch {
	case ds.Options.Paging.Manual && ds.Options.Paging.UnknownTotal:
		return unknownTotal
	case ds.Options.Paging.Manual:
		return max(ds.Options.Paging.Total, 0)
	case ds.Options.Paging.Roots && ds.Outlined():
		return len(ds.roots())
	}
	return items
}

// roots are the places of the rows at the top of the outline.
func (ds *Set) roots() []int32 {
	p, o := &ds.Order.Page, ds.Order.Model.Outline()
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
func (ds *Set) stretch(items int) (lo, hi int) {
	p := &ds.Order.Page
	switch {
	case ds.Options.Paging.Manual:
		return 0, items
	case !ds.Options.Paging.Roots || !ds.Outlined():
		return rowmodel.Page(p.Shown).Rows(items)
	}
	roots := ds.roots()
	index := func(i int) int {
		if i == len(roots) {
			return items
		}
		return ds.Order.Model.Outline().Index(int(roots[i]))
	}
	lo, hi = rowmodel.Page(p.Shown).Rows(len(roots))
	return index(lo), index(hi)
}

// followPaging brings the page that shows up to date with Paging and with the
// rows, and Paging with it.
func (ds *Set) followPaging() Turning {
	p, busy := &ds.Order.Page, ds.Order.Job != nil || ds.Order.TreeBuild != nil
	fresh, want := !p.on, ds.Options.Paging.State()
	rows, order := ds.noteOrder()
	set, sized := want.Index != p.Asked.Index, want.Size != p.Asked.Size
	p.on = true
	p.back = !fresh && !ds.Options.Paging.Manual && !ds.Options.Paging.KeepIndex && (p.back || (rows || order) && !set)
	how := TurnOver
	switch {
	case fresh:
		how = TurnNone
	case p.back && (rows || !busy):
		p.back, how = false, turnBack
		want = ds.goBack(want)
	case sized && !set && !ds.Options.Paging.Controlled:
		want, how = ResizePage(p.Shown, want.Size), TurnNone
	case sized:
		how = TurnNone
	case !set:
		how = turnBack
	}
	p.Shown = ClampPage(want, p.Total)
	ds.settlePage(want, !busy && p.Total != 0, fresh || set || sized)
	return how
}

// noteOrder says whether other rows were given since the last frame, and whether
// they are to show in another order.
func (ds *Set) noteOrder() (rows, order bool) {
	p, keys := &ds.Order.Page, ds.ActiveKeys()
	order = p.filter.Take(ds.filterState(), false)
	if !slices.Equal(p.keys, keys) {
		p.keys, order = slices.Clone(keys), true
	}
	if !idlist.Same(p.groups, ds.Options.Grouping.By) {
		p.groups, order = slices.Clone(ds.Options.Grouping.By), true
	}
	sources := ds.Told - ds.Refreshes
	rows = p.Sources != sources
	p.Sources = sources
	return rows, order
}

// goBack is the first page, or the present one where that is up to the caller.
func (ds *Set) goBack(want option.PageState) option.PageState {
	first := option.PageState{Index: 0, Size: want.Size}
	if !ds.Options.Paging.Controlled {
		return first
	}
	if shown := ds.Order.Page.Shown; shown.Index != 0 {
		ds.Report.Emit(events.PageChanged{From: shown, To: first})
	}
	return want
}

// settlePage writes the page that shows into Paging, and tells of it unless it is
// the caller's word. While it is open how many rows there are, nothing is settled.
func (ds *Set) settlePage(want option.PageState, settled, set bool) {
	p := &ds.Order.Page
	if set {
		p.told, p.proposed = p.Shown, p.Shown
	}
	switch {
	case ds.Options.Paging.Controlled:
		if settled && p.Shown.Index != want.Index && p.proposed != p.Shown {
			p.proposed = p.Shown
			ds.Report.Emit(events.PageChanged{From: want, To: p.Shown})
		}
	case settled:
		ds.Options.Paging.Index = p.Shown.Index
		if p.told != p.Shown {
			ds.Report.Emit(events.PageChanged{From: p.told, To: p.Shown})
			p.told = p.Shown
		}
	default:
		ds.Options.Paging.Index = want.Index
	}
	p.Asked = ds.Options.Paging.State()
}

// Page describes the page for the bar.
func (ds *Set) Page() PageView {
	p := &ds.Order.Page
	v := PageView{PageState: ClampPage(ds.Options.Paging.State(), p.Total), On: ds.Options.Paging.IsOn(), Total: p.Total}
	if !v.On {
		return PageView{}
	}
	v.Bar = !ds.Options.Paging.NoBar
	v.Pages = rowmodel.Page(v.PageState).Count(p.Total)
	v.Prev, v.Next = rowmodel.Page(v.PageState).Previous(), rowmodel.Page(v.PageState).Next(p.Total)
	if p.Total == unknownTotal {
		v.Next = ds.GivenCount() >= v.Size
	}
	return v
}

func (ds *Set) ChangePage(from, to option.PageState) {
	if from == to {
		return
	}
	if !ds.Options.Paging.Controlled {
		ds.Options.Paging.Index = to.Index
		if to.Size != from.Size {
			ds.Options.Paging.Size = to.Size
		}
	}
	ds.Report.Emit(events.PageChanged{From: from, To: to})
}
