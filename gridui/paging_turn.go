// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// turnTo shows a page as a user does.
func (g *core) turnTo(index int) {
	v := g.data.Page()
	if !v.On || index > v.Index && !v.Next {
		return
	}
	g.data.Pages.Change(v.PageState, dataset.ClampPage(option.PageState{Index: max(index, 0), Size: v.Size}, v.Total))
}

// setPageSize gives pages another size as a user does.
func (g *core) setPageSize(n int) {
	if v := g.data.Page(); v.On && n > 0 {
		g.data.Pages.Change(v.PageState, dataset.ClampPage(dataset.ResizePage(v.PageState, min(n, option.MaxPageSize)), v.Total))
	}
}

// focusSamePlace puts the focus at its place on another page.
func (e *engine) focusSamePlace() {
	f := &e.focus
	if !f.set || f.band != layoutx.Body {
		return
	}
	if e.view.Count == 0 {
		f.set = false
		return
	}
	from := f.public()
	f.row = min(max(f.row, 0), e.view.Count-1)
	f.rowID = e.ask.data.RowID(f.row)
	if to := f.public(); to != from {
		e.ask.report.Emit(events.FocusMoved{From: from, To: to})
	}
}
