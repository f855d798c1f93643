// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme

import (
	"image/color"

	"gioui.org/font"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/override"
)

// Theme is the colours, fonts and sizes of a grid. Light, Dark and
// HighContrast are complete ones; Override lays a partial one over them. In a
// partial theme a zero field means "as below", so full transparency is
// written as a colour with an alpha of 1 rather than 0.
//
// Fills that lie over others (Hover, Highlight, RangeFill, FindHit, FindCurrent, the flashes, Overlay,
// PinnedShadow, the scroll bar) are translucent, the rest opaque.
type Theme struct {
	// Fg is the colour of text, FgMuted that of text of second rank: hints,
	// placeholders, disabled items, row numbers.
	Fg, FgMuted color.NRGBA
	// Bg is the ground of rows, RowAlt that of every second row.
	Bg, RowAlt color.NRGBA
	// HeaderBg and HeaderFg colour the column headers.
	HeaderBg, HeaderFg color.NRGBA
	// FloatingBg is the ground of floating and pinned rows, FooterBg that of
	// the footer and the status bar.
	FloatingBg, FooterBg color.NRGBA

	// Hover is laid over the row or header under the pointer.
	Hover color.NRGBA
	// Highlight is laid over the row and the column of the focused cell, where
	// FocusHighlight is on. With an alpha of 1 lines in the colour FocusRing are drawn
	// at their sides instead.
	Highlight color.NRGBA
	// Selected is the ground of selected rows.
	Selected color.NRGBA
	// RangeFill is laid over cells in a range, and over what is selected of the text in a
	// field; RangeBorder is drawn around a range.
	RangeFill, RangeBorder color.NRGBA
	// FindHit is laid under text that a search has found, FindCurrent where it is the current
	// hit. With an alpha of 1 lines in the colour FocusRing are drawn around the text instead.
	// FindMark is drawn around the current hit, and on the scroll bar where there are hits.
	FindHit, FindCurrent, FindMark color.NRGBA
	// FocusRing is drawn around the focused cell.
	FocusRing color.NRGBA
	// Accent fills what is switched on (checkboxes, drop marks, progress),
	// AccentFg is what is drawn on it.
	Accent, AccentFg color.NRGBA
	// Border is the colour of the lines between cells and around the grid,
	// FieldBorder that of the edges of text fields and buttons.
	Border, FieldBorder color.NRGBA
	// PinnedShadow is the darkest part of the shadow beside pinned columns.
	PinnedShadow color.NRGBA

	// Flash is laid over a cell whose value changed; FlashUp and FlashDown
	// where it is a number that rose or fell.
	Flash, FlashUp, FlashDown color.NRGBA

	// Added, Edited and Deleted are the grounds of rows with tracked
	// changes; the bars mark their edge, so that colour of ground is not the
	// only sign.
	Added, Edited, Deleted          color.NRGBA
	AddedBar, EditedBar, DeletedBar color.NRGBA
	// Danger is the colour of errors and of actions that destroy.
	Danger color.NRGBA
	// Conflict marks cells that others changed before their changes were saved. The shape of the
	// mark is one of its own, too.
	Conflict color.NRGBA

	// Skeleton is the colour of bars that represent text not loaded yet,
	// Overlay is laid over rows while new ones load.
	Skeleton, Overlay color.NRGBA

	// MenuBg, MenuFg, MenuHover and MenuBorder colour menus and panels.
	MenuBg, MenuFg, MenuHover, MenuBorder color.NRGBA
	// TooltipBg and TooltipFg colour tooltips.
	TooltipBg, TooltipFg color.NRGBA
	// ScrollTrack and ScrollThumb colour the scroll bars, ScrollThumbHover
	// the thumb under the pointer.
	ScrollTrack, ScrollThumb, ScrollThumbHover color.NRGBA

	// Font sets cells, HeaderFont headers. The zero font is the shaper's
	// first one.
	Font, HeaderFont font.Font
	// TextSize and HeaderTextSize are the sizes of text; zero is by density.
	TextSize, HeaderTextSize unit.Sp
	// RowHeight and HeaderHeight are the heights of rows and headers of one
	// line, Padding the space at either side of a cell's contents; zero is
	// by density.
	RowHeight, HeaderHeight, Padding unit.Dp
}

// Override returns the theme with the fields of part that are not zero in
// place of its own.
func (t Theme) Override(part Theme) Theme {
	t.overrideRows(&part)
	t.overrideMarks(&part)
	t.overrideChrome(&part)
	t.overrideSizes(&part)
	return t
}

func (t *Theme) overrideRows(part *Theme) {
	t.Fg = override.Or(part.Fg, t.Fg)
	t.FgMuted = override.Or(part.FgMuted, t.FgMuted)
	t.Bg = override.Or(part.Bg, t.Bg)
	t.RowAlt = override.Or(part.RowAlt, t.RowAlt)
	t.HeaderBg = override.Or(part.HeaderBg, t.HeaderBg)
	t.HeaderFg = override.Or(part.HeaderFg, t.HeaderFg)
	t.FloatingBg = override.Or(part.FloatingBg, t.FloatingBg)
	t.FooterBg = override.Or(part.FooterBg, t.FooterBg)
	t.Border = override.Or(part.Border, t.Border)
	t.FieldBorder = override.Or(part.FieldBorder, t.FieldBorder)
	t.PinnedShadow = override.Or(part.PinnedShadow, t.PinnedShadow)
	t.Skeleton = override.Or(part.Skeleton, t.Skeleton)
	t.Overlay = override.Or(part.Overlay, t.Overlay)
}

func (t *Theme) overrideMarks(part *Theme) {
	t.Hover = override.Or(part.Hover, t.Hover)
	t.Highlight = override.Or(part.Highlight, t.Highlight)
	t.Selected = override.Or(part.Selected, t.Selected)
	t.RangeFill = override.Or(part.RangeFill, t.RangeFill)
	t.RangeBorder = override.Or(part.RangeBorder, t.RangeBorder)
	t.FindHit = override.Or(part.FindHit, t.FindHit)
	t.FindCurrent = override.Or(part.FindCurrent, t.FindCurrent)
	t.FindMark = override.Or(part.FindMark, t.FindMark)
	t.FocusRing = override.Or(part.FocusRing, t.FocusRing)
	t.Accent = override.Or(part.Accent, t.Accent)
	t.AccentFg = override.Or(part.AccentFg, t.AccentFg)
	t.Flash = override.Or(part.Flash, t.Flash)
	t.FlashUp = override.Or(part.FlashUp, t.FlashUp)
	t.FlashDown = override.Or(part.FlashDown, t.FlashDown)
	t.Added = override.Or(part.Added, t.Added)
	t.Edited = override.Or(part.Edited, t.Edited)
	t.Deleted = override.Or(part.Deleted, t.Deleted)
	t.AddedBar = override.Or(part.AddedBar, t.AddedBar)
	t.EditedBar = override.Or(part.EditedBar, t.EditedBar)
	t.DeletedBar = override.Or(part.DeletedBar, t.DeletedBar)
	t.Danger = override.Or(part.Danger, t.Danger)
	t.Conflict = override.Or(part.Conflict, t.Conflict)
}

func (t *Theme) overrideChrome(part *Theme) {
	t.MenuBg = override.Or(part.MenuBg, t.MenuBg)
	t.MenuFg = override.Or(part.MenuFg, t.MenuFg)
	t.MenuHover = override.Or(part.MenuHover, t.MenuHover)
	t.MenuBorder = override.Or(part.MenuBorder, t.MenuBorder)
	t.TooltipBg = override.Or(part.TooltipBg, t.TooltipBg)
	t.TooltipFg = override.Or(part.TooltipFg, t.TooltipFg)
	t.ScrollTrack = override.Or(part.ScrollTrack, t.ScrollTrack)
	t.ScrollThumb = override.Or(part.ScrollThumb, t.ScrollThumb)
	t.ScrollThumbHover = override.Or(part.ScrollThumbHover, t.ScrollThumbHover)
}

func (t *Theme) overrideSizes(part *Theme) {
	t.Font = override.Or(part.Font, t.Font)
	t.HeaderFont = override.Or(part.HeaderFont, t.HeaderFont)
	t.TextSize = override.Or(part.TextSize, t.TextSize)
	t.HeaderTextSize = override.Or(part.HeaderTextSize, t.HeaderTextSize)
	t.RowHeight = override.Or(part.RowHeight, t.RowHeight)
	t.HeaderHeight = override.Or(part.HeaderHeight, t.HeaderHeight)
	t.Padding = override.Or(part.Padding, t.Padding)
}

// Sized returns the theme with the sizes that it leaves open as the density
// has them. A size that is negative or not finite counts as left open.
func (t Theme) Sized(d Density) Theme {
	t.TextSize = override.Or(override.Positive(t.TextSize), d.TextSize())
	t.HeaderTextSize = override.Or(override.Positive(t.HeaderTextSize), d.HeaderTextSize())
	t.RowHeight = override.Or(override.Positive(t.RowHeight), d.RowHeight())
	t.HeaderHeight = override.Or(override.Positive(t.HeaderHeight), d.HeaderHeight())
	t.Padding = override.Or(override.Positive(t.Padding), d.Padding())
	return t
}
