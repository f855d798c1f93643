// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package paging

import (
	"image"
	"slices"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

// A sizeMenu is the choice of page sizes: a button and, while it is open, a list over the bar. The button keeps
// the keyboard for the list.
type sizeMenu struct {
	ui.Button
	open bool
	// held is set if the button has had the keyboard since the list was opened.
	held  bool
	sizes []int
	texts []string
	// at is the entry that a key or a click picks. The list shows fit entries from first on.
	at, first, fit int
	// list is the bounds of the drawn list, row the height of an entry, in pixels.
	list image.Rectangle
	row  int
	// finger tracks a finger on the list.
	finger ui.Finger
	// listTag receives the pointer on the list, coverTag everywhere else.
	listTag, coverTag int
}

// defaultSizes holds the sizes to choose from if the program sets none.
var defaultSizes = []int{10, 20, 50, 100}

// pageSizes returns the sizes to choose from, with the current one among them.
func (f *Feature) pageSizes() []int {
	sizes := slices.Clone(f.Options.Sizes)
	if sizes == nil {
		sizes = slices.Clone(defaultSizes)
	}
	sizes = append(sizes, f.Options.State().Size)
	sizes = slices.DeleteFunc(sizes, func(n int) bool { return n < 1 || n > settings.MaxPageSize })
	slices.Sort(sizes)
	return slices.Compact(sizes)
}

// step reads the input of the menu, and reports whether there was any.
func (m *sizeMenu) step(f *Feature, gtx layout.Context) bool {
	if !m.open {
		clicked := m.Clicked(gtx)
		if clicked {
			m.begin(f, gtx)
		}
		return clicked
	}
	has := gtx.Focused(&m.Clickable)
	if m.held && !has {
		m.close()
		return true
	}
	m.held = has
	ev, ok := m.next(gtx)
	switch ev := ev.(type) {
	case pointer.Event:
		m.pointer(f, gtx, ev)
	case key.Event:
		if ev.State == key.Press {
			m.key(f, ev.Name)
		}
	}
	return ok
}

// begin opens the list at the current size.
func (m *sizeMenu) begin(f *Feature, gtx layout.Context) {
	m.sizes, m.texts = f.pageSizes(), m.texts[:0]
	for _, n := range m.sizes {
		m.texts = append(m.texts, textfmt.Grouped(n))
	}
	m.open, m.held, m.first, m.finger = true, false, 0, ui.Finger{}
	m.at = max(slices.Index(m.sizes, f.Dataset.Page().Size), 0)
	ui.TakeKeyboard(gtx, &m.Clickable)
}

func (m *sizeMenu) close() { m.open, m.held = false, false }

// next reads the keys and the pointer of the open list. It also takes presses outside the list, to keep them from
// the rest of the grid.
func (m *sizeMenu) next(gtx layout.Context) (event.Event, bool) {
	const far = 1 << 20
	scroll := pointer.ScrollRange{Min: -far, Max: far}
	tag := &m.Clickable
	return gtx.Event(
		pointer.Filter{Target: &m.coverTag, Kinds: pointer.Press | pointer.Scroll, ScrollX: scroll, ScrollY: scroll},
		pointer.Filter{Target: &m.listTag, Kinds: ui.ListKinds, ScrollY: scroll},
		key.Filter{Focus: tag, Name: key.NameUpArrow},
		key.Filter{Focus: tag, Name: key.NameDownArrow},
		key.Filter{Focus: tag, Name: key.NameHome},
		key.Filter{Focus: tag, Name: key.NameEnd},
		key.Filter{Focus: tag, Name: key.NameReturn},
		key.Filter{Focus: tag, Name: key.NameEnter},
		key.Filter{Focus: tag, Name: key.NameSpace},
		key.Filter{Focus: tag, Name: key.NameEscape},
	)
}

// pointer handles the pointer: a mouse points at entries and picks one when its button is released; a finger taps
// an entry or scrolls.
func (m *sizeMenu) pointer(f *Feature, gtx layout.Context, ev pointer.Event) {
	p := ev.Position.Round()
	inside := p.In(m.list)
	if ev.Kind == pointer.Cancel || ev.Source == pointer.Touch && (inside || m.finger.Down) {
		m.touched(f, gtx, ev)
		return
	}
	switch ev.Kind {
	case pointer.Scroll:
		if !inside {
			m.close()
			return
		}
		m.scroll(sign(ev.Scroll.Y))
	case pointer.Press, pointer.Move, pointer.Drag:
		if inside {
			m.at = m.entryAt(p)
		} else if ev.Kind == pointer.Press {
			m.close()
		}
	case pointer.Release:
		if inside {
			m.pick(f)
		}
	}
}

// touched handles a finger.
func (m *sizeMenu) touched(f *Feature, gtx layout.Context, ev pointer.Event) {
	by, picks := m.finger.Follow(gtx, &m.listTag, ev, m.row)
	if by != 0 {
		m.scroll(by)
	}
	if p := ev.Position.Round(); picks && p.In(m.list) {
		m.at = m.entryAt(p)
		m.pick(f)
	}
}

// scroll scrolls by a number of entries, and keeps the entry that a key picks among the visible ones.
func (m *sizeMenu) scroll(by int) {
	m.first = min(max(m.first+by, 0), max(len(m.sizes)-m.fit, 0))
	m.at = min(max(m.at, m.first), m.first+m.fit-1)
}

// entryAt returns the entry at a position on the list.
func (m *sizeMenu) entryAt(p image.Point) int {
	return min(m.first+max(p.Y-m.list.Min.Y, 0)/max(m.row, 1), len(m.sizes)-1)
}

func sign(v float32) int {
	switch {
	case v > 0:
		return 1
	case v < 0:
		return -1
	}
	return 0
}

func (m *sizeMenu) key(f *Feature, name key.Name) {
	switch name {
	case key.NameUpArrow:
		m.at = max(m.at-1, 0)
	case key.NameDownArrow:
		m.at = min(m.at+1, len(m.sizes)-1)
	case key.NameHome:
		m.at = 0
	case key.NameEnd:
		m.at = len(m.sizes) - 1
	case key.NameEscape:
		m.close()
	default:
		m.pick(f)
	}
}

func (m *sizeMenu) pick(f *Feature) {
	f.Dataset.SetPageSize(m.sizes[m.at])
	m.close()
}

// sizeButton draws the button that opens the list.
func (f *Feature) sizeButton(at image.Rectangle) {
	p := f.Painter
	m, t := &f.bar.sizes, &f.bar.texts
	if at.Empty() {
		m.close()
	}
	f.Buttons.Draw(&m.Button, ui.ButtonFace{
		At: at, Label: p.Style.Texts.RowsPerPage, Text: t.size, Icon: p.Style.Icons.Collapse, After: true,
		Framed: true, Fill: p.Style.Theme.FooterBg,
	})
}

// sizeList draws the open list over everything else.
func (f *Feature) sizeList(button image.Rectangle) {
	p := f.Painter
	m := &f.bar.sizes
	if !m.open {
		return
	}
	record := op.Record(p.Ops)
	ui.Cover(p, &m.coverTag)
	f.placeSizes(button)
	area := ui.Card(p, m.list)
	draw.Listen(p.Ops, &m.listTag)
	in := m.list.Inset(p.Style.Line)
	for i := m.first; i < min(m.first+m.fit, len(m.sizes)); i++ {
		y := in.Min.Y + (i-m.first)*m.row
		f.sizeEntry(i, image.Rect(in.Min.X, y, in.Max.X, y+m.row))
	}
	area.Pop()
	op.Defer(p.Ops, record.Stop())
}

// placeSizes finds the bounds of the list, and which entries show if it is higher than the grid.
func (f *Feature) placeSizes(button image.Rectangle) {
	p := f.Painter
	m, line := &f.bar.sizes, p.Style.Line
	window := image.Rectangle{Max: f.Viewport.Geometry.Size}
	m.row = f.Buttons.Side(p.Gtx, &p.Style)
	size := image.Pt(button.Dx(), len(m.sizes)*m.row+2*line)
	for _, s := range m.texts {
		size.X = max(size.X, f.Buttons.Width(p.Gtx, &p.Style, s, true))
	}
	if p.Style.RTL {
		button = layoutx.Mirror(button, window)
	}
	m.list = layoutx.Popup(button, size, window, layoutx.Above)
	if p.Style.RTL {
		m.list = layoutx.Mirror(m.list, window)
	}
	m.fit = max((m.list.Dy()-2*line)/m.row, 1)
	m.list.Min.Y = m.list.Max.Y - min(m.fit, len(m.sizes))*m.row - 2*line
	m.first = min(max(m.first, m.at-m.fit+1, 0), m.at, max(len(m.sizes)-m.fit, 0))
}

// sizeEntry draws an entry of the list.
func (f *Feature) sizeEntry(i int, r image.Rectangle) {
	p := f.Painter
	m := &f.bar.sizes
	defer draw.Clip(p.Ops, r).Pop()
	draw.NodeLabel(p.Ops, m.texts[i])
	draw.NodeSelected(p.Ops, m.sizes[i] == f.Dataset.Page().Size)
	if i == m.at {
		p.Fill(r, p.Style.Theme.MenuHover)
	}
	face := ui.ButtonFace{Text: m.texts[i]}
	if m.sizes[i] == f.Dataset.Page().Size {
		face.Icon = p.Style.Icons.Check
	}
	f.sizeText(r, face)
}

// sizeText draws the text of an entry in line with the others, and the mark of the current size before it.
func (f *Feature) sizeText(r image.Rectangle, face ui.ButtonFace) {
	p := f.Painter
	side, pad, gap := p.Style.Scaled(ui.ButtonIcon), p.Dp(ui.ButtonPad), p.Dp(ui.ButtonGap)
	w := p.Cache.RunString(p.Style.Face, face.Text).Width
	icon := image.Pt(r.Min.X+pad-gap, r.Min.Y+(r.Dy()-side)/2)
	at := image.Rect(r.Max.X-pad-w, r.Min.Y, r.Max.X-pad, r.Max.Y)
	if p.Style.RTL {
		icon.X = r.Max.X - pad + gap - side
		at = layoutx.Mirror(at, r)
	}
	p.SmallText(face.Text, p.Style.Face, at, p.Style.Theme.MenuFg)
	t := draw.Offset(p.Ops, icon)
	face.Icon.Draw(p.Gtx, side, p.Style.Theme.MenuFg, p.DrawGlyph)
	t.Pop()
}
