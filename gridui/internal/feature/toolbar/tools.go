// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// tool is a button of the grid's own.
type tool struct {
	*ui.Button
	label string
	icon  icon.Icon
	off   bool
}

// tools are the first n buttons of list, in reading order.
func (f *Feature) tools() (list [2]tool, n int) {
	st := &f.Painter.Style
	if f.Sorting.Clears() {
		list[n] = tool{Button: &f.clear, label: st.Texts.SortClear, icon: st.Icons.Close, off: !f.isSorted()}
		n++
	}
	if f.Chooser.ShowsOpener() {
		list[n] = tool{Button: f.Opener, label: st.Texts.Columns, icon: st.Icons.Columns}
		n++
	}
	return list, n
}

// width is how wide the buttons are together in pixels, without the gaps between them. Their
// texts are left out where they would take more than half of the grid's width.
func (f *Feature) width(gtx layout.Context, list []tool) (width int, texts bool) {
	st := &f.Painter.Style
	for _, b := range list {
		width += f.Buttons.Width(gtx, st, b.label, true)
	}
	if width > gtx.Constraints.Max.X/2 {
		return len(list) * f.Buttons.Side(gtx, st), false
	}
	return width, true
}

// room is the width in pixels that the buttons and the gaps around them take.
func (f *Feature) room(gtx layout.Context, list []tool) int {
	if len(list) == 0 {
		return 0
	}
	w, _ := f.width(gtx, list)
	return w + (len(list)+1)*gtx.Dp(ui.ButtonGap)
}
