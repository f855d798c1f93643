// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Paging shows the rows page by page, with a bar below them. The zero value shows
// all of them.
//
// What is out of range counts as the nearest there is: an Index below the first
// page or past the last, a Size below 1 as unset. A new Size with the Index left
// alone keeps the first row of the page on it. Other rows, another order, filter
// or grouping lead back to the first page, unless the Index is set at the same
// time.
type Paging struct {
	// Enabled shows pages.
	Enabled bool
	// Index is the page that shows, from 0, Size how many rows a page has; 0 = 10.
	Index, Size int
	// Sizes are offered to choose from; nil: 10, 20, 50 and 100. The present Size is
	// offered in any case, what is below 1 is not.
	Sizes []int
	// Manual treats the rows as those of the page only, for a program that fetches each page: a turn changes Index
	// and is reported, and does nothing else.
	Manual bool
	// Total is the number of rows of all pages with Manual; negative: 0.
	Total int
	// UnknownTotal reports that Total is not known, with Manual: there is a next page as long as pages are full.
	UnknownTotal bool
	// KeepIndex stays on the page where the grid would go back to the first.
	KeepIndex bool
	// Roots counts only the rows at the top of a tree or of groups: what is below
	// them stays on their page. Without it every row counts that shows.
	Roots bool
	// Controlled proposes a turn as a PageChanged event and leaves Index and Size
	// to the caller.
	Controlled bool
	// BarDisabled leaves out the bar below the rows.
	BarDisabled bool
	// Fit gives pages as many rows of the height that the style gives them as the window has room for, at
	// least one, and changes Size with it. The row that came first on the page when it was turned last stays
	// on it. The bar has no choice of sizes then.
	Fit bool
}

// PageState is a page: which one, from 0, and how many rows it has room for.
type PageState struct {
	Index int `json:"index"`
	Size  int `json:"size"`
}

const (
	defaultPageSize = 10
	maxPageSize     = 1 << 30
)

// IsOn reports whether there are pages.
func (p *Paging) IsOn() bool { return p.Enabled }

// State returns the requested page, with Index and Size in their limits, whatever the number of pages.
func (p *Paging) State() PageState {
	s := PageState{max(p.Index, 0), p.Size}
	if s.Size < 1 {
		s.Size = defaultPageSize
	}
	s.Size = min(s.Size, maxPageSize)
	return s
}
