// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package paging

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/option"
)

// TurnTo shows a page as a user does.
func (f *Feature) TurnTo(index int) {
	v := f.Dataset.Page()
	if !v.On || index > v.Index && !v.Next {
		return
	}
	f.Dataset.Pages.Change(v.PageState, dataset.ClampPage(option.PageState{Index: max(index, 0), Size: v.Size}, v.Total))
}

// SetPageSize gives pages another size as a user does.
func (f *Feature) SetPageSize(n int) {
	if v := f.Dataset.Page(); v.On && n > 0 {
		f.Dataset.Pages.Change(v.PageState, dataset.ClampPage(dataset.ResizePage(v.PageState, min(n, option.MaxPageSize)), v.Total))
	}
}
