// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnchooser

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// A footButton is a button at the foot of the popup.
type footButton struct {
	*ui.Button
	text string
	at   image.Rectangle
}

// flowButtons places the buttons in as many lines as they need, from the top left corner on. Buttons that do not
// fit into the height most get no place. The returned height includes the gaps above and between the lines.
func (f *Feature) flowButtons(width, most int) (out [3]footButton, height int) {
	p := f.Painter
	gap, texts := p.Dp(ui.PartGap), &p.Style.Texts
	out = [3]footButton{
		{Button: &f.showAll, text: texts.ShowAll}, {Button: &f.hideAll, text: texts.HideAll}, {Button: &f.resetButton, text: texts.ResetColumns},
	}
	pitch, x := f.lineHeight+gap, 0
	height = pitch
	for i := range out {
		w := min(f.Buttons.Width(p.Gtx, &p.Style, out[i].text, false), width)
		if x > 0 && x+w > width {
			if height+pitch > most {
				break
			}
			height += pitch
			x = 0
		}
		if i == len(out)-1 && x > 0 {
			x = width - w
		}
		y := height - pitch
		out[i].at = image.Rect(x, y, x+w, y+f.lineHeight)
		x += w + gap
	}
	return out, height
}

// paintButtons draws the buttons that have a place.
func (f *Feature) paintButtons(buttons *[3]footButton) {
	for i := range buttons {
		b := &buttons[i]
		f.Buttons.Draw(b.Button, ui.ButtonFace{At: b.at, Label: b.text, Text: b.text, Framed: true, Fill: f.Painter.Style.Theme.MenuBg})
	}
}
