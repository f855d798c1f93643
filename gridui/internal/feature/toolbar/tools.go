// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// A tool is a button in the toolbar. It shows the Text of face, or its Label without a Text.
type tool struct {
	*ui.Button
	face ui.ButtonFace
	// of is the provider that draws the button, nil for a button of the grid.
	of Provider
}

// text returns what the button shows if there is room.
func (t *tool) text() string {
	if t.face.Text != "" {
		return t.face.Text
	}
	return t.face.Label
}

// tools returns the buttons in reading order, valid until the next call.
func (f *Feature) tools() []tool {
	st := &f.Painter.Style
	f.list = f.list[:0]
	for _, p := range f.providers {
		if b, face, ok := p.Tool(); ok {
			f.list = append(f.list, tool{Button: b, face: face, of: p})
		}
	}
	if settings.SortClears(f.Sorting) {
		f.list = append(f.list, tool{Button: &f.clear, face: ui.ButtonFace{Label: st.Texts.SortClear, Icon: st.Icons.Close, Off: !f.isSorted()}})
	}
	if f.Chooser != nil && f.Chooser.ShowsOpener() {
		f.list = append(f.list, tool{Button: f.Opener, face: ui.ButtonFace{Label: st.Texts.Columns, Icon: st.Icons.Columns}})
	}
	return f.list
}

// width returns the total width of the buttons in pixels, without the gaps between them. It leaves out their
// texts if they would take more than half of the width of the grid.
func (f *Feature) width(gtx layout.Context, list []tool) (width int, texts bool) {
	st := &f.Painter.Style
	for i := range list {
		width += f.Buttons.Width(gtx, st, list[i].text(), true)
	}
	if width > gtx.Constraints.Max.X/2 {
		return len(list) * f.Buttons.Side(gtx, st), false
	}
	return width, true
}

// room returns the width in pixels that the buttons and the gaps around them take.
func (f *Feature) room(gtx layout.Context, list []tool) int {
	if len(list) == 0 {
		return 0
	}
	w, _ := f.width(gtx, list)
	return w + (len(list)+1)*gtx.Dp(ui.ButtonGap)
}
