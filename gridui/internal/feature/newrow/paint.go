// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package newrow

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintSheet draws the text of the row while it is not edited. If no row can be added, it is grey and says why.
func (f *Feature) PaintSheet() {
	r := f.rect()
	if r.Empty() || !f.Dataset.BlankRow().IsNil() {
		return
	}
	p, st := f.Painter, &f.Painter.Style
	text, ink := st.Texts.Editing.NewRow, st.Theme.FgMuted
	err := f.Rows.AppendRefusal()
	if err != nil {
		ink = ui.Faded(ink)
	}
	defer draw.Clip(p.Ops, r).Pop()
	if p.Describes {
		draw.NodeClass(p.Ops, semantic.Button)
		draw.NodeLabel(p.Ops, text)
		draw.NodeEnabled(p.Ops, err == nil)
		if err != nil {
			draw.NodeAbout(p.Ops, p.Phrase(text, f.reason(err)))
		}
	}
	if err == nil {
		p.Cursor(r, pointer.CursorPointer)
	} else {
		text = p.Phrase(text, f.reason(err))
	}
	p.Text(text, image.Rect(r.Min.X+st.Padding, r.Min.Y, r.Max.X-st.Padding, r.Max.Y), option.AlignStart, ink)
}

// reason returns why no row can be added, in words for users.
func (f *Feature) reason(err error) string {
	texts := &f.Painter.Style.Texts
	if why := edit.SourceReason(err, &texts.Source); why != "" {
		return why
	}
	return edit.ErrorText(err, &texts.Editing, "")
}

// pillGap is the distance of the button from the end of the rows.
const pillGap = unit.Dp(8)

// Localize drops the text of the button when the language changed.
func (f *Feature) Localize() { f.notice = "" }

// Paint draws the button that shows the added row, over the rows next to the blank row.
func (f *Feature) Paint() {
	if !f.offers() {
		return
	}
	p, st := f.Painter, &f.Painter.Style
	if f.notice == "" {
		f.notice = st.Texts.Editing.NewRowHidden + " " + st.Texts.Editing.ShowNewRow
	}
	body := f.Viewport.ScrolledBody().Add(image.Pt(0, f.Viewport.Geometry.Top))
	gap, height := p.Dp(pillGap), f.Buttons.Side(p.Gtx, st)
	width := min(f.Buttons.Width(p.Gtx, st, f.notice, true)+height/2, body.Dx()-2*gap)
	if width < height || body.Dy() < height+2*gap {
		return
	}
	y := body.Max.Y - gap - height
	if b, _, _ := f.Dataset.BlankAt(); b == layoutx.Top {
		y = body.Min.Y + gap
	}
	x := body.Min.X + (body.Dx()-width)/2
	f.Buttons.Draw(&f.pill, ui.ButtonFace{
		At: image.Rect(x, y, x+width, y+height), Label: f.notice, Text: f.notice, Icon: st.Icons.Filter, Framed: true, Pill: true, Fill: st.Theme.MenuBg,
	})
}
