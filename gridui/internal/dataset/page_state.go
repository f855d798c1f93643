// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
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

// PageView is what the bar shows of the pages.
type PageView struct {
	option.PageState
	On, Bar bool
	// Total and pages are negative where they are not known.
	Total, Pages int
	Prev, Next   bool
}
