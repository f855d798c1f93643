// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"image"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
)

// pickList is a list of rows of one height in a panel, of which those on the screen
// are drawn. Its rows are picked by a press, by a tap, or with Space or Enter at its
// cursor; a finger that moves scrolls them.
type pickList struct {
	tag int
	// at is the row of the cursor, over that of the mouse, or -1.
	at, over int
	// lent says that the keyboard stays where it is and moves the cursor from there.
	lent bool
	// offset is how far the list is scrolled in pixels.
	offset int
	finger listFinger
	// rect, n and rowH are those it was drawn with last.
	rect    image.Rectangle
	n, rowH int
}

func (l *pickList) reset(at int) { *l = pickList{at: at, over: -1, rect: l.rect, n: l.n, rowH: l.rowH} }

func (l *pickList) most() int { return max(l.n*l.rowH-l.rect.Dy(), 0) }

// update reads one event; picked is a row that was picked, or -1.
func (l *pickList) update(gtx layout.Context) (picked int, ok bool) {
	ev, ok := gtx.Event(
		l.pointers(),
		key.FocusFilter{Target: &l.tag},
		key.Filter{Focus: &l.tag, Name: key.NameUpArrow},
		key.Filter{Focus: &l.tag, Name: key.NameDownArrow},
		key.Filter{Focus: &l.tag, Name: key.NamePageUp},
		key.Filter{Focus: &l.tag, Name: key.NamePageDown},
		key.Filter{Focus: &l.tag, Name: key.NameHome},
		key.Filter{Focus: &l.tag, Name: key.NameEnd},
		key.Filter{Focus: &l.tag, Name: key.NameSpace},
		key.Filter{Focus: &l.tag, Name: key.NameReturn},
		key.Filter{Focus: &l.tag, Name: key.NameEnter})
	if !ok {
		return -1, false
	}
	switch ev := ev.(type) {
	case pointer.Event:
		return l.pointer(gtx, ev), true
	case key.Event:
		if ev.State == key.Press {
			return l.key(ev.Name), true
		}
	}
	return -1, true
}

// pointed is update for a list that has not the keyboard.
func (l *pickList) pointed(gtx layout.Context) (picked int, ok bool) {
	ev, ok := gtx.Event(l.pointers())
	if pe, is := ev.(pointer.Event); is {
		return l.pointer(gtx, pe), true
	}
	return -1, ok
}

// pointers is what of the pointer a list asks for.
func (l *pickList) pointers() pointer.Filter {
	return pointer.Filter{
		Target:  &l.tag,
		Kinds:   listKinds | pointer.Leave,
		ScrollY: pointer.ScrollRange{Min: -l.offset, Max: l.most() - l.offset},
	}
}

func (l *pickList) pointer(gtx layout.Context, ev pointer.Event) (picked int) {
	by, picks := l.finger.follow(gtx, &l.tag, ev, 1)
	if ev.Kind == pointer.Scroll {
		by = int(ev.Scroll.Y)
	}
	l.offset = min(max(l.offset+by, 0), l.most())
	switch ev.Kind {
	case pointer.Move:
		l.over = l.rowAt(ev.Position.Round())
	case pointer.Leave, pointer.Cancel:
		l.over = -1
	case pointer.Press:
		if !l.lent {
			gtx.Execute(key.FocusCmd{Tag: &l.tag})
		}
	}
	if i := l.rowAt(ev.Position.Round()); picks && i >= 0 {
		l.at = i
		return i
	}
	return -1
}

func (l *pickList) rowAt(at image.Point) int {
	if !at.In(l.rect) || l.rowH == 0 {
		return -1
	}
	if i := (at.Y - l.rect.Min.Y + l.offset) / l.rowH; i < l.n {
		return i
	}
	return -1
}

// key moves the cursor, or picks its row.
func (l *pickList) key(name key.Name) (picked int) {
	page := max(l.rect.Dy()/max(l.rowH, 1)-1, 1)
	switch name {
	case key.NameUpArrow:
		l.at--
	case key.NameDownArrow:
		l.at++
	case key.NamePageUp:
		l.at -= page
	case key.NamePageDown:
		l.at += page
	case key.NameHome:
		l.at = 0
	case key.NameEnd:
		l.at = l.n - 1
	default:
		if l.at >= 0 && l.at < l.n {
			return l.at
		}
		return -1
	}
	l.show()
	return -1
}

// show scrolls as little as brings the cursor into sight.
func (l *pickList) show() {
	l.at = max(min(l.at, l.n-1), 0)
	l.offset = min(l.offset, l.at*l.rowH)
	l.offset = max(l.offset, (l.at+1)*l.rowH-l.rect.Dy(), 0)
}

// draw draws the rows that show in a rectangle, of n rows of a height in pixels; row draws one.
func (l *pickList) draw(p *draw.Painter, r image.Rectangle, n, rowH int, row func(i int, r image.Rectangle)) {
	l.rect, l.n, l.rowH = r, n, rowH
	l.offset = min(l.offset, l.most())
	if l.at >= n {
		l.at = max(n-1, 0)
	}
	defer draw.Clip(p.Ops, r).Pop()
	draw.Listen(p.Ops, &l.tag)
	draw.NodeAbout(p.Ops, p.Style.Texts.Spoken.List)
	focused := p.Gtx.Focused(&l.tag)
	for i := l.offset / max(rowH, 1); i < n; i++ {
		y := r.Min.Y + i*rowH - l.offset
		if y >= r.Max.Y {
			break
		}
		at := image.Rect(r.Min.X, y, r.Max.X, y+rowH)
		if i == l.over || focused && i == l.at {
			p.Fill(at, p.Style.Theme.MenuHover)
		}
		row(i, at)
		if focused && i == l.at {
			p.Ring(at)
		}
	}
	p.Thumb(l.rect, l.n*l.rowH, l.offset)
}
