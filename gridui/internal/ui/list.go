// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
)

// List is a list in a panel whose rows have one height; it draws the visible ones. Users pick a row
// with a press, a tap, or Space or Enter at the cursor. A moving finger scrolls the rows.
type List struct {
	_ nocmp.Struct

	Tag int
	// At is the row of the cursor, over the row under the mouse, or -1.
	At, over int
	// KeepsFocus keeps the keyboard from moving to the list: its owner moves the cursor.
	KeepsFocus bool
	// Offset is the scroll offset in pixels.
	Offset int
	finger Finger
	// Where is the position of the last pointer event, in pixels. ByKey reports whether the last
	// row was picked by a key.
	Where image.Point
	ByKey bool
	// Rect, N and RowH are the arguments of the last Draw.
	Rect    image.Rectangle
	N, RowH int
}

func (l *List) Reset(at int) {
	*l = List{At: at, over: -1, KeepsFocus: l.KeepsFocus, Rect: l.Rect, N: l.N, RowH: l.RowH}
}

// Lit returns the row under the mouse, else the row of the cursor, or -1.
func (l *List) Lit() int {
	if l.over >= 0 {
		return l.over
	}
	return l.At
}

// ScrollBy scrolls by pixels, down if px is above 0.
func (l *List) ScrollBy(px int) { l.Offset = min(max(l.Offset+px, 0), l.most()) }

func (l *List) most() int { return max(l.N*l.RowH-l.Rect.Dy(), 0) }

// Update reads one event. picked is the picked row, or -1.
func (l *List) Update(gtx layout.Context) (picked int, ok bool) {
	ev, ok := gtx.Event(
		l.pointers(),
		key.FocusFilter{Target: &l.Tag},
		key.Filter{Focus: &l.Tag, Name: key.NameUpArrow},
		key.Filter{Focus: &l.Tag, Name: key.NameDownArrow},
		key.Filter{Focus: &l.Tag, Name: key.NamePageUp},
		key.Filter{Focus: &l.Tag, Name: key.NamePageDown},
		key.Filter{Focus: &l.Tag, Name: key.NameHome},
		key.Filter{Focus: &l.Tag, Name: key.NameEnd},
		key.Filter{Focus: &l.Tag, Name: key.NameSpace},
		key.Filter{Focus: &l.Tag, Name: key.NameReturn},
		key.Filter{Focus: &l.Tag, Name: key.NameEnter})
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

// Pointed reads one pointer event, for a list without the keyboard. picked is the picked row, or
// -1.
func (l *List) Pointed(gtx layout.Context) (picked int, ok bool) {
	ev, ok := gtx.Event(l.pointers())
	if pe, is := ev.(pointer.Event); is {
		return l.pointer(gtx, pe), true
	}
	return -1, ok
}

// pointers returns the filter of the pointer events that the list reads.
func (l *List) pointers() pointer.Filter {
	return pointer.Filter{
		Target:  &l.Tag,
		Kinds:   ListKinds | pointer.Leave,
		ScrollY: pointer.ScrollRange{Min: -l.Offset, Max: l.most() - l.Offset},
	}
}

func (l *List) pointer(gtx layout.Context, ev pointer.Event) (picked int) {
	l.Where, l.ByKey = ev.Position.Round(), false
	by, picks := l.finger.Follow(gtx, &l.Tag, ev, 1)
	if ev.Kind == pointer.Scroll {
		by = int(ev.Scroll.Y)
	}
	l.Offset = min(max(l.Offset+by, 0), l.most())
	switch ev.Kind {
	case pointer.Move:
		l.over = l.rowAt(ev.Position.Round())
	case pointer.Leave, pointer.Cancel:
		l.over = -1
	case pointer.Press:
		if !l.KeepsFocus {
			gtx.Execute(key.FocusCmd{Tag: &l.Tag})
		}
	}
	if i := l.rowAt(ev.Position.Round()); picks && i >= 0 {
		l.At = i
		return i
	}
	return -1
}

func (l *List) rowAt(at image.Point) int {
	if !at.In(l.Rect) || l.RowH == 0 {
		return -1
	}
	if i := (at.Y - l.Rect.Min.Y + l.Offset) / l.RowH; i < l.N {
		return i
	}
	return -1
}

// key moves the cursor, or picks its row.
func (l *List) key(name key.Name) (picked int) {
	page := max(l.Rect.Dy()/max(l.RowH, 1)-1, 1)
	switch name {
	case key.NameUpArrow:
		l.At--
	case key.NameDownArrow:
		l.At++
	case key.NamePageUp:
		l.At -= page
	case key.NamePageDown:
		l.At += page
	case key.NameHome:
		l.At = 0
	case key.NameEnd:
		l.At = l.N - 1
	default:
		if l.ByKey = l.At >= 0 && l.At < l.N; l.ByKey {
			return l.At
		}
		return -1
	}
	l.Show()
	return -1
}

// ShowAt moves the cursor to a line and scrolls to it.
func (l *List) ShowAt(line int) {
	l.At = line
	l.Show()
}

// MoveTo moves the cursor to a line, and scrolls to it if the list has been laid out.
func (l *List) MoveTo(line int) {
	if l.At = line; l.RowH > 0 {
		l.Show()
	}
}

// Restart moves the cursor to the first line after the lines were replaced, and does not move the
// keyboard.
func (l *List) Restart() {
	l.Reset(0)
	l.KeepsFocus = true
}

// Place sets the place, the number of rows and their height in pixels before Draw does, so that Show can scroll.
func (l *List) Place(r image.Rectangle, n, rowH int) { l.Rect, l.N, l.RowH = r, n, rowH }

// ScrollToTop shows the first lines.
func (l *List) ScrollToTop() { l.Offset = 0 }

// Show scrolls by the least distance that makes the cursor visible.
func (l *List) Show() {
	l.At = max(min(l.At, l.N-1), 0)
	l.Offset = min(l.Offset, l.At*l.RowH)
	l.Offset = max(l.Offset, (l.At+1)*l.RowH-l.Rect.Dy(), 0)
}

// Draw draws the visible rows in a rectangle, of n rows that are rowH pixels high; row draws one.
func (l *List) Draw(p *draw.Painter, r image.Rectangle, n, rowH int, row func(i int, r image.Rectangle)) {
	l.Rect, l.N, l.RowH = r, n, rowH
	l.Offset = min(l.Offset, l.most())
	if l.At >= n {
		l.At = max(n-1, 0)
	}
	defer draw.Clip(p.Ops, r).Pop()
	draw.Listen(p.Ops, &l.Tag)
	draw.NodeAbout(p.Ops, p.Style.Texts.Spoken.List)
	focused := p.Gtx.Focused(&l.Tag)
	for i := l.Offset / max(rowH, 1); i < n; i++ {
		y := r.Min.Y + i*rowH - l.Offset
		if y >= r.Max.Y {
			break
		}
		at := image.Rect(r.Min.X, y, r.Max.X, y+rowH)
		if i == l.over || focused && i == l.At {
			p.Fill(at, p.Style.Theme.MenuHover)
		}
		row(i, at)
		if focused && i == l.At {
			p.Ring(at)
		}
	}
	if focused && n == 0 {
		p.Ring(r)
	}
	p.Thumb(l.Rect, l.N*l.RowH, l.Offset)
}
