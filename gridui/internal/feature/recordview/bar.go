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
	"github.com/giogrid/giogrid/gridui/internal/ui/dock"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// bar is the line above the fields: the position of the row, and the buttons.
type bar struct {
	*Sources
	record                 *record
	room                   *dock.Room
	buttons                *ui.Buttons
	back, prev, next, exit ui.Button
	// filters holds the filters for the keys of the form, by the button with the keyboard focus.
	filters [4][]event.Filter
	// number and total are the numbers in text; style is the revision of its words.
	number, total int
	style         uint32
	text          string
}

// tags returns the buttons.
func (b *bar) tags() [4]*ui.Button { return [...]*ui.Button{&b.back, &b.prev, &b.next, &b.exit} }

// fingerSize is the least height of a touch target.
const fingerSize = unit.Dp(44)

// key reads a key event of a button with the keyboard focus. pressed has no name if no key was pressed.
func (b *bar) key(gtx layout.Context) (pressed key.Event, ok bool) {
	for i, button := range b.tags() {
		tag := &button.Clickable
		if !gtx.Focused(tag) {
			continue
		}
		if b.filters[i] == nil {
			b.filters[i] = []event.Filter{
				key.Filter{Focus: tag, Name: key.NameEscape}, key.Filter{Focus: tag, Name: key.NamePageUp, Required: key.ModAlt},
				key.Filter{Focus: tag, Name: key.NamePageDown, Required: key.ModAlt},
			}
		}
		ev, ok := gtx.Event(b.filters[i]...)
		if k, is := ev.(key.Event); is && k.State == key.Press {
			pressed = k
		}
		return pressed, ok
	}
	return key.Event{}, false
}

// paint draws the line in a rectangle: at the reading start the way back or the position, at the end the
// buttons.
func (b *bar) paint(r image.Rectangle) {
	p, t := b.Painter, &b.Painter.Style.Texts.Record
	defer draw.Clip(p.Ops, r).Pop()
	p.Fill(r, p.Style.Theme.FooterBg)
	p.Fill(image.Rect(r.Min.X, r.Max.Y-p.Style.Line, r.Max.X, r.Max.Y), p.Style.Theme.Border)
	side, gap, fill := b.side(p.Gtx), p.Dp(ui.ButtonGap), p.Style.Theme.FooterBg
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
	if b.room.Place == dock.Instead {
		width := b.buttons.Width(p.Gtx, &p.Style, t.Back, true)
		start = r.Min.X + gap
		b.buttons.Draw(&b.back, ui.ButtonFace{At: place(start, width), Label: t.Back, Text: t.Back, Icon: prev, Fill: fill})
		start += width + gap
	} else {
		end -= side
		b.buttons.Draw(&b.exit, ui.ButtonFace{At: place(end, side), Label: t.Close, Icon: p.Style.Icons.Close, Fill: fill})
	}
	end -= 2 * side
	b.buttons.Draw(&b.prev, ui.ButtonFace{At: place(end, side), Label: t.Previous, Icon: prev, Off: !b.record.canGo(-1), Fill: fill})
	b.buttons.Draw(&b.next, ui.ButtonFace{At: place(end+side, side), Label: t.Next, Icon: next, Off: !b.record.canGo(1), Fill: fill})
	if says := place(start, end-gap-start); !says.Empty() {
		text := b.positionText()
		p.Text(text, says, option.AlignStart, p.Style.Theme.Fg)
		p.Node(says, text, "")
	}
}

// side returns the height of the buttons. In a form in place of the table, they are large enough for fingers.
func (b *bar) side(gtx layout.Context) int {
	side := b.buttons.Side(gtx, &b.Painter.Style)
	if b.room.Place == dock.Instead {
		side = max(side, gtx.Dp(fingerSize))
	}
	return side
}

// positionText returns the position of the row among all rows, empty if none is shown.
func (b *bar) positionText() string {
	number, total, ok := b.record.position()
	if !ok {
		return ""
	}
	if b.text == "" || number != b.number || total != b.total || b.style != b.Painter.StyleRev {
		b.number, b.total, b.style = number, total, b.Painter.StyleRev
		b.text = b.Painter.Style.Texts.Record.Position(number, total)
	}
	return b.text
}
