// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"image/color"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/menus/metric"
	"github.com/giogrid/giogrid/menus/shortcut"
)

// Style is how a menu looks in this frame. Make one with [NewStyle], change what
// is to be different, and call Layout after what the menu lies over.
type Style[T any] struct {
	_ [0]func() // not comparable: the comparison would be linked for each type of rows

	Menu *Menu[T]
	// Window is where the menu may be, in the coordinates of the gtx that Layout
	// gets: a widget cannot know where it is on the screen. The zero value is
	// gtx.Constraints.Max from the origin. A change of it closes the menu.
	Window image.Rectangle
	// RTL mirrors the menu for text that runs from right to left.
	RTL bool
	// Spoken are the words for assistive technology. NewStyle sets those in the
	// system's language, Korean or English; empty ones are left out.
	Spoken Spoken
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
	c := inksOf(th)
	return Style[T]{
		Menu:       m,
		AppleSigns: shortcut.Apple(),
		Spoken:     ownWords().spoken(),

		Shaper:   th.Shaper,
		Font:     font.Font{Typeface: th.Face},
		TextSize: th.TextSize * 14 / 16,

		Bg:       c.ground,
		Fg:       th.Fg,
		FgMuted:  c.muted,
		Disabled: c.disabled,
		Hover:    c.hover,
		Border:   c.border,
		Line:     c.line,
		Shadow:   c.shadow,

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

// Layout draws the open levels over everything else in the window, and takes no
// room itself. It reads input first if [Menu.Update] was not called. Of a closed
// menu it does nothing.
func (s Style[T]) Layout(gtx layout.Context) layout.Dimensions {
	m := s.Menu
	if m == nil || !m.engine.busy() {
		return layout.Dimensions{}
	}
	gtx.Metric = metric.Sound(gtx.Metric)
	return m.engine.layout(gtx, m.self(), look{
		Window: s.Window, RTL: s.RTL, AppleSigns: s.AppleSigns, Spoken: s.Spoken,
		Shaper: s.Shaper, Font: s.Font, TextSize: s.TextSize,
		Bg: s.Bg, Fg: s.Fg, FgMuted: s.FgMuted, Disabled: s.Disabled,
		Hover: s.Hover, Border: s.Border, Line: s.Line, Shadow: s.Shadow,
		ItemHeight: s.ItemHeight, SeparatorHeight: s.SeparatorHeight, Padding: s.Padding,
		IconSize: s.IconSize, Gap: s.Gap, Radius: s.Radius, MinWidth: s.MinWidth, MaxWidth: s.MaxWidth,
	})
}
