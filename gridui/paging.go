// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Paging shows the rows page by page, with a bar below them. The zero value shows
// all of them.
//
// What is out of range counts as the nearest there is: an Index below the first
// page or past the last, a Size below 1 as unset. A new Size with the Index left
// alone keeps the first row of the page on it. Other rows, another order, filter
// or grouping lead back to the first page, unless the Index is set at the same
// time.
type Paging struct {
	Mode PagingMode
	// Index is the page that shows, from 0, Size how many rows a page has; 0 = 10.
	Index, Size int
	// Sizes are offered to choose from; nil: 10, 20, 50 and 100. The present Size is
	// offered in any case, what is below 1 is not.
	Sizes []int
	// Manual takes the rows for those of the page alone, for a caller that fetches
	// each page: a turn changes Index and is told of, that is all.
	Manual bool
	// Total is how many rows there are on all pages with Manual; negative: 0.
	Total int
	// UnknownTotal says that nobody knows, with Manual: there is a next page for as
	// long as pages are full.
	UnknownTotal bool
	// KeepIndex stays on the page where the grid would go back to the first.
	KeepIndex bool
	// Roots counts only the rows at the top of a tree or of groups: what is below
	// them stays on their page. Without it every row counts that shows.
	Roots bool
	// Controlled proposes a turn as a PageChanged event and leaves Index and Size
	// to the caller.
	Controlled bool
	// NoBar leaves out the bar below the rows.
	NoBar bool
}

// PagingMode says whether there are pages.
type PagingMode uint8

const (
	PagingOff PagingMode = iota
	PagingOn
)

// PageState is a page: which one, from 0, and how many rows it has room for.
type PageState struct {
	Index int `json:"index"`
	Size  int `json:"size"`
}

// PageChanged says that another page shows, because a user turned it or because
// rows changed, or asks for it where the paging is Controlled. It is not sent for
// what the caller sets.
type PageChanged struct{ From, To PageState }

func (PageChanged) gridEvent() {}

const (
	defaultPageSize = 10
	// maxPageSize is far more rows than anybody turns pages of.
	maxPageSize = 1 << 30
)

var defaultPageSizes = []int{10, 20, 50, 100}

// on says whether there are pages.
func (p *Paging) on() bool { return p.Mode == PagingOn }

// state is the page asked for, in bounds but for the number of pages.
func (p *Paging) state() PageState {
	s := PageState{max(p.Index, 0), p.Size}
	if s.Size < 1 {
		s.Size = defaultPageSize
	}
	s.Size = min(s.Size, maxPageSize)
	return s
}

func (s PageState) page() rowmodel.Page { return rowmodel.Page{Index: s.Index, Size: s.Size} }

// clamp is the nearest page that exists.
func (s PageState) clamp(total int) PageState {
	s.Index = s.page().Clamp(total).Index
	return s
}

// resize is the page of another size that has the first row of this one.
func (s PageState) resize(size int) PageState {
	return PageState{s.page().Resize(size).Index, size}
}

// unknownTotal is the number of rows where nobody knows it.
const unknownTotal = -1

// SetPage shows a page, counted from 0, in the next frame: the nearest there is.
func (g *Core) SetPage(index int) { g.Paging.Index = max(index, 0) }

// PageCount is the number of pages, at least 1, and whether it is known.
func (g *Core) PageCount() (count int, known bool) {
	g.prepare(layout.Context{})
	if !g.Paging.on() {
		return 1, true
	}
	n := g.order.page.shown.page().Count(g.order.page.total)
	return max(n, 0), n >= 0
}

// loading is what is shown while rows are on their way: as many as a page has, if
// the caller set its size.
func (g *Core) loading() Loading {
	l := g.Loading
	if l.Rows <= 0 && g.Paging.on() && g.Paging.Size > 0 {
		l.Rows = g.Paging.state().Size
	}
	return l
}
