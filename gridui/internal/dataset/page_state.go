// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// unknownTotal is the number of rows if it is not known.
const unknownTotal = -1

// ClampPage returns the nearest page that exists.
func ClampPage(s option.PageState, total int) option.PageState {
	return option.PageState(rowmodel.Page(s).Clamp(total))
}

// ResizePage returns the page of another size that contains the first row of s.
func ResizePage(s option.PageState, size int) option.PageState {
	return option.PageState(rowmodel.Page(s).Resize(size))
}

// Pages holds the visible page and the state that it depends on.
type Pages struct {
	on bool
	// Asked is the page in Paging and Shown the same within bounds. told is the last page reported
	// to the program, proposed the last page that a Controlled grid proposed.
	Asked, Shown, told, proposed option.PageState
	// Total is the number of rows on all pages, or unknownTotal.
	Total int
	// back is set if the first page is to show when the new order is ready.
	back bool
	// keys, filter and groups are the options for which the order of the rows was noted last,
	// sources the number of replacements of the rows.
	keys    []option.SortKey
	filter  FilterState
	groups  option.Grouping
	sources uint32
	// roots holds the places at depth 0 of the outline rootsOf.
	roots   []int32
	rootsOf *rowmodel.Outline
}

// MarkChosen marks the page in Paging as chosen, even if it is unchanged, so that a new order does
// not return to the first page.
func (p *Pages) MarkChosen() { p.Asked.Index = -1 }

// PageView describes the page for the paging bar.
type PageView struct {
	option.PageState
	On, Bar bool
	// Total and Pages are negative if not known.
	Total, Pages int
	Prev, Next   bool
}
