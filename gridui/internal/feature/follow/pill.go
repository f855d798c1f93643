// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package follow

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// pillGap is the distance of the button from the end of the rows.
const pillGap = unit.Dp(8)

// label holds the texts of the button, and what they were made from.
type label struct {
	n           int
	made        bool
	text, about string
}

// sync makes the texts for a number of rows.
func (l *label) sync(f *Feature) {
	texts := &f.Painter.Style.Texts.Following
	if l.made && l.n == f.count.n {
		return
	}
	*l = label{n: f.count.n, made: true, text: texts.New(f.count.n), about: texts.Resume}
}

// Localize drops the texts when the language changed.
func (f *Feature) Localize() { f.label.made = false }

// shows reports whether the button shows.
func (f *Feature) shows() bool {
	return f.end != viewport.NoEnd && f.Options.Follow.Paused && f.count.n > 0 && f.Painter.Styled() && !f.Viewport.Geometry.Empty && !f.Viewport.Geometry.Skeleton
}

// Paint draws the button over the end of the rows.
func (f *Feature) Paint() {
	if !f.shows() {
		return
	}
	f.label.sync(f)
	p, st := f.Painter, &f.Painter.Style
	body := f.Viewport.ScrolledBody().Add(image.Pt(0, f.Viewport.Geometry.Top))
	gap, height := p.Dp(pillGap), f.Buttons.Side(p.Gtx, st)
	width := min(f.Buttons.Width(p.Gtx, st, f.label.text, true)+height/2, body.Dx()-2*gap)
	if width < height || body.Dy() < height+2*gap {
		return
	}
	icon, y := st.Icons.Desc, body.Max.Y-gap-height
	if f.end == viewport.FirstRow {
		icon, y = st.Icons.Asc, body.Min.Y+gap
	}
	x := body.Min.X + (body.Dx()-width)/2
	f.Buttons.Draw(&f.pill, ui.ButtonFace{
		At: image.Rect(x, y, x+width, y+height), Label: f.label.about, Text: f.label.text, Icon: icon, Framed: true, Pill: true, Fill: st.Theme.MenuBg,
	})
}

// AppendControls appends the button, which takes the keyboard.
func (f *Feature) AppendControls(dst []event.Tag) []event.Tag {
	if f.shows() {
		dst = append(dst, &f.pill.Clickable)
	}
	return dst
}
