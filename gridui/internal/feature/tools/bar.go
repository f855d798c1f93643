// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tools

import (
	"image"
	"slices"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

// bar is the line of tools.
type bar struct {
	// all is the buffer of Feature.all.
	all []Tool
	// places holds the tools with room in reading order, hidden holds the others.
	places []place
	hidden []Tool
	// hints identify the tools among the controls with a tooltip.
	hints  []ui.Button
	height int
}

// place is a tool with its place in pixels of the grid, and the text that it has room for.
type place struct {
	tool Tool
	face ui.ButtonFace
	text string
	at   image.Rectangle
}

// drawn returns what the button shows at its place.
func (t *place) drawn() ui.ButtonFace {
	face := t.face
	face.Text, face.At = t.text, t.at
	return face
}

// TopHeight returns the height of the bar in pixels, 0 without tools.
func (f *Feature) TopHeight(gtx layout.Context) int {
	f.bar.height = 0
	if len(f.all()) > 0 {
		f.bar.height = min(f.Buttons.Line(gtx, &f.Painter.Style), gtx.Constraints.Max.Y)
	}
	return f.bar.height
}

// TopShare returns the width of the tools with their texts.
func (f *Feature) TopShare(gtx layout.Context) feature.Share {
	if len(f.all()) == 0 {
		return feature.Share{}
	}
	f.show()
	gap := gtx.Dp(ui.ButtonGap)
	m := f.measured(gtx, measures{texts: true, quick: f.Painter.Style.Scaled(quickWidth), gap: gap})
	return feature.Share{Width: m.total + 2*gap, Grows: true}
}

// PaintTop draws the bar at a place in pixels of the grid.
func (f *Feature) PaintTop(line image.Rectangle) {
	b, p := &f.bar, f.Painter
	if b.height == 0 {
		return
	}
	f.arrange(line)
	ui.BarGround(p, line, p.Style.Theme.Bg)
	area := draw.Clip(p.Ops, line)
	draw.Listen(p.Ops, &f.tag)
	draw.NodeLabel(p.Ops, p.Style.Texts.Toolbar.Bar)
	for i := range b.places {
		f.paint(i)
	}
	area.Pop()
}

// paint draws a tool.
func (f *Feature) paint(i int) {
	t := &f.bar.places[i]
	focused := i == f.at && f.Painter.Gtx.Focused(&f.tag)
	if q, ok := t.tool.(*Quick); ok {
		q.paint(t.at, focused)
		return
	}
	f.Buttons.Paint(t.drawn(), ui.ButtonState{Focused: focused, Hovered: i == f.pointer.over && !f.pointer.touch, Pressed: i == f.pointer.pressed})
	for len(f.bar.hints) <= i {
		f.bar.hints = append(f.bar.hints, ui.Button{})
	}
	switch {
	case i != f.pointer.over || f.pointer.touch || i == f.pointer.pressed:
	case t.face.Off && t.face.Reason != "":
		f.Buttons.Hint(&f.bar.hints[i], t.at, f.Painter.Phrase(t.face.Label, t.face.Reason))
	case t.text != t.face.Label:
		f.Buttons.Hint(&f.bar.hints[i], t.at, t.face.Label)
	}
}

// show lists the tools that show.
func (f *Feature) show() {
	b := &f.bar
	clear(b.places)
	b.places = b.places[:0]
	for _, t := range b.all {
		if face, ok := t.Face(); ok {
			face.Fill = f.Painter.Style.Theme.Bg
			b.places = append(b.places, place{tool: t, face: face})
		}
	}
}

// arrange gives the tools their places in a line. It shortens the tools in steps until they fit: without texts, with
// a narrow field, and at last with a menu for those at the end.
func (f *Feature) arrange(line image.Rectangle) {
	b, p := &f.bar, f.Painter
	f.show()
	gap := p.Dp(ui.ButtonGap)
	room := line.Dx() - 2*gap
	m := f.measure(room, gap)
	b.hidden = b.hidden[:0]
	if !m.fits() {
		f.overflow(&m)
	}
	f.put(line, gap, m)
	f.at = max(min(f.at, len(b.places)-1), 0)
	f.skipGap(1)
}

// measures holds what the tools take of a room in pixels.
type measures struct {
	room, gap int
	// texts reports that buttons show their texts. quick is the width of the field.
	texts bool
	quick int
	// total is the width of all tools with the gaps between them.
	total int
}

func (m *measures) fits() bool { return m.total <= m.room }

// measure returns the widest look of the tools that fits into a room.
func (f *Feature) measure(room, gap int) (m measures) {
	st := &f.Painter.Style
	for _, m = range [...]measures{
		{texts: true, quick: st.Scaled(quickWidth)}, {quick: st.Scaled(quickWidth)}, {quick: st.Scaled(quickLeast)},
	} {
		m.room, m.gap = room, gap
		if m = f.measured(f.Painter.Gtx, m); m.fits() {
			break
		}
	}
	return m
}

// measured returns measures with the width of all tools.
func (f *Feature) measured(gtx layout.Context, m measures) measures {
	m.total = -m.gap
	for i := range f.bar.places {
		m.total += f.width(gtx, &f.bar.places[i], &m) + m.gap
	}
	return m
}

// width returns the width of a tool in pixels.
func (f *Feature) width(gtx layout.Context, t *place, m *measures) int {
	switch t.tool.(type) {
	case *Quick:
		return m.quick
	case Gap:
		return 0
	}
	t.text = textOf(&t.face, m.texts)
	if t.text == "" {
		return f.Buttons.Side(gtx, &f.Painter.Style)
	}
	return f.Buttons.Width(gtx, &f.Painter.Style, t.text, !t.face.Icon.IsZero())
}

// textOf returns the text of a button: none if it has an icon and texts are off.
func textOf(face *ui.ButtonFace, texts bool) string {
	switch {
	case !texts && !face.Icon.IsZero():
		return ""
	case face.Text == "":
		return face.Label
	}
	return face.Text
}

// overflow hides tools from the end until the rest fits with the button that opens them.
func (f *Feature) overflow(m *measures) {
	b := &f.bar
	m.total += m.gap + f.Buttons.Side(f.Painter.Gtx, &f.Painter.Style)
	for i := len(b.places) - 1; i >= 0 && !m.fits(); i-- {
		t := b.places[i]
		if _, is := t.tool.(*Quick); is {
			continue
		}
		m.total -= f.width(f.Painter.Gtx, &t, m) + m.gap
		if _, is := t.tool.(Gap); !is {
			b.hidden = append(b.hidden, t.tool)
		}
		b.places = append(b.places[:i], b.places[i+1:]...)
	}
	slices.Reverse(b.hidden)
	texts := &f.Painter.Style.Texts.Toolbar
	face := ui.ButtonFace{Label: texts.More, Icon: f.Painter.Style.Icons.Menu, Fill: f.Painter.Style.Theme.Bg}
	b.places = append(b.places, place{tool: (*more)(f), face: face})
}

// put sets the places of the tools in a line.
func (f *Feature) put(line image.Rectangle, gap int, m measures) {
	b := &f.bar
	side := f.Buttons.Side(f.Painter.Gtx, &f.Painter.Style)
	y := line.Min.Y + (line.Dy()-f.Painter.Style.Line-side)/2
	x, spare := line.Min.X+gap, max(m.room-m.total, 0)
	for i := range b.places {
		t := &b.places[i]
		w := min(f.width(f.Painter.Gtx, t, &m), max(line.Max.X-gap-x, 0))
		if _, is := t.tool.(Gap); is {
			x, spare = x+spare, 0
		}
		t.at = image.Rect(x, y, x+w, y+side)
		if f.Painter.Style.RTL {
			t.at = layoutx.Mirror(t.at, line)
		}
		if of, is := t.tool.(*moved); is {
			f.Others.Place(&of.Tool, t.at, &f.tag)
		}
		x += w + gap
	}
}

// more is the button that opens the tools without room.
type more Feature

// Face returns what the button shows.
func (m *more) Face() (face ui.ButtonFace, ok bool) { return face, true }

// Do does nothing: the bar opens the list.
func (m *more) Do(layout.Context, image.Rectangle) {}

// Choices returns nothing: the menu lists the hidden tools.
func (m *more) Choices() []Choice { return nil }
