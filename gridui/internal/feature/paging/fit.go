// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package paging

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/option"
)

// fit is what pages were fitted to.
type fit struct {
	// page is the page that was asked for last, anchor the row that came first when it was turned to.
	page   option.PageState
	anchor int
}

// FitLayout gives pages as many rows as the body has room for, and reports whether another page shows for
// it. A program that controls the page is asked once for each size.
func (f *Feature) FitLayout(layout.Context) (changed bool) {
	v := f.Dataset.Page()
	if !f.Options.Fit || !v.On {
		f.fit = fit{}
		return false
	}
	rows := max(f.Viewport.BodyHeight()/max(f.Painter.Style.RowHeight, 1), 1)
	if v.Size == rows || f.Options.Controlled && f.fit.page.Size == rows {
		return false
	}
	if v.PageState != f.fit.page {
		f.fit.anchor = v.Index * v.Size
	}
	f.fit.page = option.PageState{Index: f.fit.anchor / rows, Size: rows}
	f.Dataset.ShowPage(f.fit.page)
	return f.Dataset.Page().PageState != v.PageState
}
