// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// bar is the line above the fields: which row shows, and the buttons.
type bar struct {
	back, prev, next, exit ui.Button
	// filters are those of the keys of the form, by the button that has the keyboard.
	filters [4][]event.Filter
	// number and total are those that text tells, in the words of a style.
	number, total int
	style         uint32
	text          string
}

// tags are the buttons.
func (b *bar) tags() [4]*ui.Button { return [...]*ui.Button{&b.back, &b.prev, &b.next, &b.exit} }

// barStep reads a click on a button, or a key of the form where one has the keyboard.
func (f *Feature) barStep(gtx layout.Context) bool {
	b := &f.bar
	switch {
	case f.room.instead && b.back.ClickedIf(gtx, true), !f.room.instead && b.exit.ClickedIf(gtx, true):
		if f.commit() {
			f.close(gtx)
		}
	case b.prev.ClickedIf(gtx, f.canGo(-1)):
		f.click(-1)
	case b.next.ClickedIf(gtx, f.canGo(1)):
		f.click(1)
	default:
		return f.barKey(gtx)
	}
	return true
}

// click is Go by a button: a cell that is edited is left first.
func (f *Feature) click(by int) {
	if f.Grid.CommitCell() {
		f.Go(by)
	}
}

// barKey reads a key of the form where a button has the keyboard.
func (f *Feature) barKey(gtx layout.Context) bool {
	for i, button := range f.bar.tags() {
		tag := &button.Clickable
		if !gtx.Focused(tag) {
			continue
		}
		if f.bar.filters[i] == nil {
			f.bar.filters[i] = []event.Filter{
				key.Filter{Focus: tag, Name: key.NameEscape}, key.Filter{Focus: tag, Name: key.NamePageUp, Required: key.ModAlt},
				key.Filter{Focus: tag, Name: key.NamePageDown, Required: key.ModAlt},
			}
		}
		ev, ok := gtx.Event(f.bar.filters[i]...)
		if k, is := ev.(key.Event); is && k.State == key.Press {
			f.press(gtx, k)
		}
		return ok
	}
	return false
}

// paintBar draws the line in a rectangle: from the reading start on the way back or the position, at
// the end the buttons.
func (f *Feature) paintBar(r image.Rectangle) {
	p, t, b := f.Painter, &f.Painter.Style.Texts.Record, &f.bar
	defer draw.Clip(p.Ops, r).Pop()
	p.Fill(r, p.Style.Theme.FooterBg)
	p.Fill(image.Rect(r.Min.X, r.Max.Y-p.Style.Line, r.Max.X, r.Max.Y), p.Style.Theme.Border)
	side, gap, fill := f.barSide(p.Gtx), p.Dp(ui.ButtonGap), p.Style.Theme.FooterBg
	start, end := r.Min.X+max(p.Style.Padding, gap), r.Max.X-gap
	place := func(from, width int) image.Rectangle {
		at := image.Rect(from, r.Min.Y+(r.Dy()-side)/2, from+max(width, 0), r.Min.Y+(r.Dy()+side)/2)
		if p.Style.RTL {
			return layoutx.Mirror(at, r)
		}
		return at
	}
	prev, next := p.Style.Icons.Prev, p.Style.Icons.Next
	if p.Style.RTL {
		prev, next = next, prev
	}
	if f.room.instead {
		width := f.buttons.Width(p.Gtx, &p.Style, t.Back, true)
		start = r.Min.X + gap
		f.buttons.Draw(&b.back, ui.ButtonFace{At: place(start, width), Label: t.Back, Text: t.Back, Icon: prev, Fill: fill})
		start += width + gap
	} else {
		end -= side
		f.buttons.Draw(&b.exit, ui.ButtonFace{At: place(end, side), Label: t.Close, Icon: p.Style.Icons.Close, Fill: fill})
	}
	end -= 2 * side
	f.buttons.Draw(&b.prev, ui.ButtonFace{At: place(end, side), Label: t.Previous, Icon: prev, Off: !f.canGo(-1), Fill: fill})
	f.buttons.Draw(&b.next, ui.ButtonFace{At: place(end+side, side), Label: t.Next, Icon: next, Off: !f.canGo(1), Fill: fill})
	if says := place(start, end-gap-start); !says.Empty() {
		text := f.positionText()
		p.Text(text, says, option.AlignStart, p.Style.Theme.Fg)
		p.Node(says, text, "")
	}
}

// barSide is the height of the buttons: those of a form in place of the table are for fingers.
func (f *Feature) barSide(gtx layout.Context) int {
	side := f.buttons.Side(gtx, &f.Painter.Style)
	if f.room.instead {
		side = max(side, gtx.Dp(fingerSize))
	}
	return side
}

// fingerSize is the least height of what fingers press.
const fingerSize = unit.Dp(44)

// positionText tells which of how many rows shows, empty where none does.
func (f *Feature) positionText() string {
	b := &f.bar
	number, total, ok := f.position()
	if !ok {
		return ""
	}
	if b.text == "" || number != b.number || total != b.total || b.style != f.Painter.StyleRev {
		b.number, b.total, b.style = number, total, f.Painter.StyleRev
		b.text = f.Painter.Style.Texts.Record.Position(number, total)
	}
	return b.text
}
