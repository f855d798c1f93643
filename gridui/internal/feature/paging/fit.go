// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package paging

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/option"
)

// A fit is the page that was fitted to the body.
type fit struct {
	// page is the last requested page, anchor the first row of the page when it was turned to.
	page   option.PageState
	anchor int
}

// FitLayout sets the page size to the number of rows that the body has room for, and reports whether another page
// shows as a result. It requests each size only once from a program that controls the page.
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
