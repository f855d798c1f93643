// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme

import (
	"image/color"

	"gioui.org/font"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/override"
)

// Theme holds the colours, fonts and sizes of a grid. Light, Dark and HighContrast return complete themes; Override
// sets some of the fields. In a partial theme, a zero field leaves the field below unchanged. To set a fully
// transparent colour, use a colour with an alpha of 1.
//
// Hover, Highlight, RangeFill, FindHit, FindCurrent, the flashes, Overlay, PinnedShadow and the colours of the scroll
// bar are painted over other fills and are translucent. All other colours are opaque.
type Theme struct {
	// Fg is the colour of text. FgMuted is the colour of secondary text: hints, placeholders, disabled items and row
	// numbers.
	Fg, FgMuted color.NRGBA
	// Bg is the background of rows, RowAlt the background of every second row.
	Bg, RowAlt color.NRGBA
	// HeaderBg and HeaderFg are the background and the text colour of column headers.
	HeaderBg, HeaderFg color.NRGBA
	// FloatingBg is the background of floating and pinned rows, FooterBg the background of the footer and the status
	// bar.
	FloatingBg, FooterBg color.NRGBA

	// Hover is painted over the row or header under the pointer.
	Hover color.NRGBA
	// Highlight is painted over the row and the column of the focused cell if HighlightRow or HighlightColumn is on. If its alpha is
	// 1, lines in the colour FocusRing are drawn at their sides instead.
	Highlight color.NRGBA
	// Selected is the background of selected rows.
	Selected color.NRGBA
	// RangeFill is painted over the cells of a range, and over the selected text of a field. RangeBorder is drawn
	// around a range.
	RangeFill, RangeBorder color.NRGBA
	// FindHit is painted under the hits of a search, FindCurrent under the current hit. If their alpha is 1, lines in
	// the colour FocusRing are drawn around the text instead. FindMark is drawn around the current hit, and on the
	// scroll bar at the positions of hits.
	FindHit, FindCurrent, FindMark color.NRGBA
	// FocusRing is drawn around the focused cell.
	FocusRing color.NRGBA
	// Accent fills active elements: checked boxes, drop marks and progress. AccentFg is the colour of marks on this
	// fill.
	Accent, AccentFg color.NRGBA
	// Border is the colour of the lines between cells and around the grid. FieldBorder is the colour of the borders
	// of text fields and buttons.
	Border, FieldBorder color.NRGBA
	// PinnedShadow is the darkest colour of the shadow next to pinned columns.
	PinnedShadow color.NRGBA

	// Flash is painted over a cell whose value changed. FlashUp and FlashDown replace it for numbers that rose or
	// fell.
	Flash, FlashUp, FlashDown color.NRGBA

	// Added, Edited and Deleted are the backgrounds of rows with tracked changes. AddedBar, EditedBar and DeletedBar
	// mark the edges of these rows, so that the background is not the only sign.
	Added, Edited, Deleted          color.NRGBA
	AddedBar, EditedBar, DeletedBar color.NRGBA
	// Danger is the colour of errors and of destructive actions.
	Danger color.NRGBA
	// Conflict marks cells that others changed before the user's changes were saved. The mark also differs in shape
	// from other marks.
	Conflict color.NRGBA

	// Skeleton is the colour of bars in place of text that is not loaded. Overlay is painted over rows while new rows
	// are loaded.
	Skeleton, Overlay color.NRGBA

	// MenuBg, MenuFg, MenuHover and MenuBorder are the colours of menus and panels.
	MenuBg, MenuFg, MenuHover, MenuBorder color.NRGBA
	// TooltipBg and TooltipFg are the colours of tooltips.
	TooltipBg, TooltipFg color.NRGBA
	// ScrollTrack and ScrollThumb are the colours of scroll bars, ScrollThumbHover the colour of the thumb under the
	// pointer.
	ScrollTrack, ScrollThumb, ScrollThumbHover color.NRGBA

	// Font is the font of cells, HeaderFont the font of headers. The zero font selects the first font of the shaper.
	Font, HeaderFont font.Font
	// TextSize and HeaderTextSize are sizes of text. Zero selects the size of the density.
	TextSize, HeaderTextSize unit.Sp
	// RowHeight and HeaderHeight are the heights of rows and headers with one line of text. Padding is the space on
	// each side of the contents of a cell. Zero selects the size of the density.
	RowHeight, HeaderHeight, Padding unit.Dp
}

// Override returns the theme with the fields of part that are not zero.
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

// Sized returns the theme with the sizes of the density in all fields for sizes that are zero, negative or not
// finite.
func (t Theme) Sized(d Density) Theme {
	t.TextSize = override.Or(override.Positive(t.TextSize), d.TextSize())
	t.HeaderTextSize = override.Or(override.Positive(t.HeaderTextSize), d.HeaderTextSize())
	t.RowHeight = override.Or(override.Positive(t.RowHeight), d.RowHeight())
	t.HeaderHeight = override.Or(override.Positive(t.HeaderHeight), d.HeaderHeight())
	t.Padding = override.Or(override.Positive(t.Padding), d.Padding())
	return t
}
