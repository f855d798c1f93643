// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// tools returns the buttons that the toolbar draws.
func (f *Feature) tools() []feature.Tool {
	if f.taken {
		return nil
	}
	return f.Tools()
}

// Tools returns the buttons in reading order, valid until the next call.
func (f *Feature) Tools() []feature.Tool {
	st := &f.Painter.Style
	f.list = f.list[:0]
	for _, p := range f.providers {
		if b, face, ok := p.Tool(); ok {
			f.list = append(f.list, feature.Tool{Button: b, Face: face, Of: p})
		}
	}
	if settings.SortClears(f.Sorting) {
		f.list = append(f.list, feature.Tool{Button: &f.clear, Face: ui.ButtonFace{Label: st.Texts.SortClear, Icon: st.Icons.Close, Off: !f.isSorted()}})
	}
	if f.Chooser != nil && f.Chooser.ShowsOpener() {
		f.list = append(f.list, feature.Tool{Button: f.Opener, Face: ui.ButtonFace{Label: st.Texts.Columns, Icon: st.Icons.Columns}})
	}
	return f.list
}

// width returns the total width of the buttons in pixels, without the gaps between them. It leaves out their
// texts if they would take more than half of the width of the grid.
func (f *Feature) width(gtx layout.Context, list []feature.Tool) (width int, texts bool) {
	st := &f.Painter.Style
	for i := range list {
		width += f.Buttons.Width(gtx, st, list[i].Text(), true)
	}
	if width > gtx.Constraints.Max.X/2 {
		return len(list) * f.Buttons.Side(gtx, st), false
	}
	return width, true
}

// room returns the width in pixels that the buttons and the gaps around them take.
func (f *Feature) room(gtx layout.Context, list []feature.Tool) int {
	if len(list) == 0 {
		return 0
	}
	w, _ := f.width(gtx, list)
	return w + (len(list)+1)*gtx.Dp(ui.ButtonGap)
}
