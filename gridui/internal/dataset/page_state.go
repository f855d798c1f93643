// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// unknownTotal stands for a number of rows that is not known.
const unknownTotal = -1

// ClampPage is the nearest page that exists.
func ClampPage(s option.PageState, total int) option.PageState {
	return option.PageState(rowmodel.Page(s).Clamp(total))
}

// ResizePage is the page of another size that contains the first row of this one.
func ResizePage(s option.PageState, size int) option.PageState {
	return option.PageState(rowmodel.Page(s).Resize(size))
}

// Pages is the page that shows, and what it depends on.
type Pages struct {
	on bool
	// Asked is the page in Paging, Shown the same within bounds, told the page that the program
	// knows of, proposed the last page that a Controlled grid asked for.
	Asked, Shown, told, proposed option.PageState
	// Total is the number of rows on all pages, or unknownTotal.
	Total int
	// back says that the first page shows when the new order is ready.
	back bool
	// keys, filter, groups and sources are what the rows were last sorted, filtered and grouped
	// by, and how often rows were given.
	keys    []option.SortKey
	filter  FilterState
	groups  option.Grouping
	sources uint32
	// roots are the places at depth 0 of the outline rootsOf.
	roots   []int32
	rootsOf *rowmodel.Outline
}

// MarkChosen marks the page in Paging as chosen, even if it is the same as before: a new order
// does not lead back to the first page.
func (p *Pages) MarkChosen() { p.Asked.Index = -1 }

// PageView is the page as the paging bar shows it.
type PageView struct {
	option.PageState
	On, Bar bool
	// Total and Pages are negative if not known.
	Total, Pages int
	Prev, Next   bool
}
