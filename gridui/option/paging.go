// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Paging shows the rows page by page, with a bar below them. The zero value shows all rows. A PageChanged event
// reports a turn.
//
// Values out of range count as the nearest valid value: an Index below the first or after the last page as that
// page, a Size below 1 as 0. If only Size changes, the new page contains the first row of the old one. New rows, and
// another order, filter or grouping, go back to the first page, unless Index changes at the same time.
type Paging struct {
	// Enabled shows pages.
	Enabled bool
	// Index is the index of the visible page, from 0. Size is the number of rows per page; 0 = 10.
	Index, Size int
	// Sizes are the page sizes that users can choose from; nil: 10, 20, 50 and 100. The current Size is always
	// offered; sizes below 1 are not.
	Sizes []int
	// Manual states that the grid's rows are the rows of one page, for a program that fetches each page. A turn only
	// changes Index and sends a PageChanged event.
	Manual bool
	// Total is the number of rows of all pages with Manual; negative: 0.
	Total int
	// UnknownTotal states, with Manual, that Total is not known: there is a next page as long as pages are full.
	UnknownTotal bool
	// KeepIndex stays on the current page when the grid would go back to the first.
	KeepIndex bool
	// Roots counts only the top rows of a tree or of groups: the rows below them stay on the same page. Without it
	// every visible row counts.
	Roots bool
	// Controlled proposes what users do by PageChanged events and leaves Index and Size to the program, which may
	// Apply the event.
	Controlled bool
	// BarDisabled leaves out the bar below the rows.
	BarDisabled bool
	// Fit sets Size to the number of rows, of the height in Style, that fit into the grid, at least one. When Size
	// changes, the visible page still contains the row that was its first after the last turn. The bar offers no
	// sizes.
	Fit bool
}

// PageState is the index of a page, from 0, and the number of rows per page.
type PageState struct {
	Index int `json:"index"`
	Size  int `json:"size"`
}

const (
	defaultPageSize = 10
	maxPageSize     = 1 << 30
)

// IsOn reports whether pages are enabled.
func (p *Paging) IsOn() bool { return p.Enabled }

// State returns the requested page, with Index and Size limited to valid values. Index may be after the last page.
func (p *Paging) State() PageState {
	s := PageState{max(p.Index, 0), p.Size}
	if s.Size < 1 {
		s.Size = defaultPageSize
	}
	s.Size = min(s.Size, maxPageSize)
	return s
}
