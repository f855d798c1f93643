// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// openAfter is the time for which the pointer rests with dragged rows on a closed row before it opens.
const openAfter = 600 * time.Millisecond

// An opening is a closed row that the pointer rests on.
type opening struct {
	on    bool
	row   coord.Pos
	since time.Time
}

// due returns the time at which the row opens.
func (o *opening) due(now time.Time) time.Time { return ui.NotAfter(&o.since, now).Add(openAfter) }

// restOn notes the closed row that the pointer rests on, and requests a frame at the time it opens.
func (f *Feature) restOn(gtx layout.Context) {
	to := f.gap
	closed := to.ok && to.where == option.RowInside
	if closed {
		it := f.Dataset.Node(to.row)
		closed = it.Expandable && !it.Open
	}
	if !closed {
		f.opening = opening{}
		return
	}
	if !f.opening.on || f.opening.row != to.row {
		f.opening = opening{on: true, row: to.row, since: gtx.Now}
	}
	gtx.Execute(op.InvalidateCmd{At: f.opening.due(gtx.Now)})
}

// openRested opens the row that the pointer has rested on for long enough.
func (f *Feature) openRested(gtx layout.Context) {
	o := f.opening
	if !o.on || gtx.Now.Before(o.due(gtx.Now)) {
		return
	}
	f.opening = opening{}
	if o.row < coord.Pos(f.Viewport.Count) {
		f.Dataset.Expansion.ToggleRow(o.row)
	}
}
