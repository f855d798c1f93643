// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"image/color"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/menus/shortcut"
)

// Style is how a menu looks in this frame. Make one with [NewStyle], change what
// is to be different, and call Layout after what the menu lies over.
type Style[T any] struct {
	Menu *Menu[T]
	// Window is where the menu may be, in the coordinates of the gtx that Layout
	// gets: a widget cannot know where it is on the screen. The zero value is
	// gtx.Constraints.Max from the origin. A change of it closes the menu.
	Window image.Rectangle
	// RTL mirrors the menu for text that runs from right to left.
	RTL bool
	// AppleSigns shows shortcuts as "⌘C" in place of "Ctrl+C". NewStyle sets it
	// on Apple systems.
	AppleSigns bool

	Shaper   *text.Shaper
	Font     font.Font
	TextSize unit.Sp

	// Bg is the ground, Fg the ink of labels, icons and check marks, FgMuted that
	// of shortcuts and arrows, Disabled that of all of a disabled item.
	Bg, Fg, FgMuted, Disabled color.NRGBA
	// Hover is the ground of the item that is lit.
	Hover color.NRGBA
	// Border is drawn around the menu, Line between its items. Shadow is the
	// darkest part of the shadow.
	Border, Line, Shadow color.NRGBA

	// ItemHeight and SeparatorHeight are the heights of lines, Padding is the
	// space at either side of their contents.
	ItemHeight, SeparatorHeight, Padding unit.Dp
	// IconSize is the side of icons, check marks and arrows, Gap the space
	// between the parts of an item.
	IconSize, Gap unit.Dp
	// Radius rounds the corners.
	Radius unit.Dp
	// MinWidth and MaxWidth bound the width of a level.
	MinWidth, MaxWidth unit.Dp
}

// NewStyle returns the style of a menu in the colours and the font of a theme.
func NewStyle[T any](th *material.Theme, m *Menu[T]) Style[T] {
	ground := th.Bg
	shadow := color.NRGBA{A: 56}
	if luminance(th.Bg) < 128 {
		ground = mix(th.Bg, th.Fg, 16) // a menu lies above what is dark: it is lighter
		shadow.A = 140
	}
	return Style[T]{
		Menu:       m,
		AppleSigns: shortcut.Apple(),

		Shaper:   th.Shaper,
		Font:     font.Font{Typeface: th.Face},
		TextSize: th.TextSize * 14 / 16,

		Bg:       ground,
		Fg:       th.Fg,
		FgMuted:  mix(th.Fg, ground, 96),
		Disabled: mix(th.Fg, ground, 140),
		Hover:    mix(ground, th.Fg, 20),
		Border:   mix(ground, th.Fg, 44),
		Line:     mix(ground, th.Fg, 30),
		Shadow:   shadow,

		ItemHeight:      30,
		SeparatorHeight: 9,
		Padding:         12,
		IconSize:        16,
		Gap:             8,
		Radius:          6,
		MinWidth:        128,
		MaxWidth:        420,
	}
}

// mix returns a with part/256 of b.
func mix(a, b color.NRGBA, part int) color.NRGBA {
	at := func(x, y uint8) uint8 { return uint8((int(x)*(256-part) + int(y)*part) / 256) }
	return color.NRGBA{R: at(a.R, b.R), G: at(a.G, b.G), B: at(a.B, b.B), A: at(a.A, b.A)}
}

// luminance is from 0, black, to 255.
func luminance(c color.NRGBA) int {
	return (int(c.R)*54 + int(c.G)*183 + int(c.B)*19) / 256
}

// Layout draws the open levels over everything else in the window, and takes no
// room itself. It reads input first if [Menu.Update] was not called. Of a closed
// menu it does nothing.
func (s Style[T]) Layout(gtx layout.Context) layout.Dimensions {
	m := s.Menu
	if m == nil || !m.IsOpen() && !m.focus.giveBack {
		return layout.Dimensions{}
	}
	told := len(m.events)
	m.process(gtx)
	if m.IsOpen() {
		s.layout(gtx)
	} else {
		m.giveBack(gtx)
	}
	if len(m.events) > told {
		gtx.Execute(op.InvalidateCmd{}) // somebody has to be told
	}
	return layout.Dimensions{}
}

func (s Style[T]) layout(gtx layout.Context) {
	m := s.Menu
	window := s.Window.Canon()
	if s.Window == (image.Rectangle{}) {
		window.Max = gtx.Constraints.Max
	}
	sz := s.inPixels(gtx)
	f := &m.frame
	if f.drawn && (f.window != window || f.sizes.metric != sz.metric) {
		m.Close(Resized)
		m.giveBack(gtx)
		return
	}
	*f = frameFacts{drawn: true, window: window, sizes: sz, rtl: s.RTL}
	p := painter[T]{Style: s, gtx: gtx, sizes: sz, text: s.writer(gtx, sz)}
	for depth := range m.levels {
		p.measure(&m.levels[depth])
		p.place(depth)
	}
	p.draw()
}

func (s Style[T]) writer(gtx layout.Context, sz sizes) writer {
	return writer{shaper: s.Shaper, font: s.Font, px: sz.text, locale: gtx.Locale}
}
