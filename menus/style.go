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

	"github.com/giogrid/giogrid/internal/metric"
	"github.com/giogrid/giogrid/menus/shortcut"
)

// Style describes the look of a menu in this frame. Call [NewStyle], change the fields as needed, and call
// Layout after laying out everything below the menu.
type Style[T any] struct {
	_ [0]func() // incomparable: the comparison would be linked for each type of rows

	Menu *Menu[T]
	// Window is the area of the menu, in the coordinates of the gtx that Layout receives: a widget cannot
	// find out its position on the screen. The zero value is gtx.Constraints.Max from the origin. A change of
	// it closes the menu.
	Window image.Rectangle
	// RTL mirrors the menu for right-to-left text.
	RTL bool
	// Spoken holds the words for assistive technology. NewStyle sets them in the system's language, Korean or
	// English; empty ones are omitted.
	Spoken Spoken
	// AppleSigns shows shortcuts as "⌘C" instead of "Ctrl+C". NewStyle sets it on Apple systems.
	AppleSigns bool

	Shaper   *text.Shaper
	Font     font.Font
	TextSize unit.Sp

	// Bg is the background. Fg is the colour of labels, icons and check marks, FgMuted of shortcuts and
	// arrows, Disabled of all parts of a disabled item.
	Bg, Fg, FgMuted, Disabled color.NRGBA
	// Hover is the background of the highlighted item.
	Hover color.NRGBA
	// Border is the colour around the menu, Line between its items. Shadow is the darkest part of the shadow.
	Border, Line, Shadow color.NRGBA

	// ItemHeight and SeparatorHeight are the heights of lines, Padding is the space on both sides of their
	// contents.
	ItemHeight, SeparatorHeight, Padding unit.Dp
	// IconSize is the side of icons, check marks and arrows, Gap the space between the parts of an item.
	IconSize, Gap unit.Dp
	// Radius is the radius of the corners.
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
		Spoken:     wordsFor("").spoken,

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

// Layout draws the open levels over everything else in the window, and returns zero dimensions. It reads
// input first if [Menu.Update] was not called. It does nothing for a closed menu.
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
