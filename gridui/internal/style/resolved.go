// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package style

import (
	"time"

	"gioui.org/font"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Resolved holds what a grid is drawn with in a frame: a Style, resolved for the metric, the locale
// and the theme of the frame, with sizes in pixels.
type Resolved struct {
	Theme theme.Theme
	Texts locale.Texts
	Icons icon.Set
	// Face and HeaderFace are the faces of text; bold and italic variants derive from Face.
	Face, HeaderFace textrun.Face
	// These sizes are in pixels. Line is the width of grid lines, BarWidth the width of a scroll
	// bar's gutter, Padding the space at either side of a cell's text.
	RowHeight, HeaderHeight, Padding, Line, BarWidth int
	// HeaderLines is the greatest number of lines of a header.
	HeaderLines int
	// Metric is the metric of the frame, Window the metric of its window, which the zoom of the grid does not scale.
	Metric, Window unit.Metric
	// Indent is the indentation of a row of a tree relative to its parent, in pixels.
	Indent int
	// MarkSize is the side of a header's marks, MarkGap the space next to them, both in pixels.
	MarkSize, MarkGap int
	Lines             theme.Lines
	// GuideLines reports whether open rows of a tree have lines, RTL whether the reading direction
	// is right to left, ForcedColors whether the system sets the colours.
	GuideLines, RTL, ForcedColors bool
	// ReducedMotion turns off fading and gliding.
	ReducedMotion bool
	WheelScale    float32
	Widgets
	Shaper *text.Shaper
	Faces  []font.FontFace
	// TextImages draws text and small round rectangles as images, FastImages the text of rows that scroll by fast.
	TextImages, FastImages bool
	Locale                 system.Locale
	// MaxHeight is the height in pixels of a grid whose constraints set no bound.
	MaxHeight  int
	WeekBegins time.Weekday
	// Signs holds the signs of numbers that the program has chosen, zero for those of the language.
	Signs locale.Numbers
}

// Widgets holds the program's widgets in a grid, nil for none. Programs may create new ones in
// every frame.
type Widgets struct {
	// Toolbar is above the header, Empty replaces a body without rows, and Overlay covers the rows
	// while they are loaded.
	Toolbar, Empty, Overlay layout.Widget
	// NoMatch replaces the rows if none passes the filters, Failed if they could not be read.
	NoMatch, Failed layout.Widget
	// EmptyText shows if Empty is nil.
	EmptyText string
}

// Grow increases the height of rows and headers to fit a line of their text, their boxes and their
// marks, if users make their system enlarge text.
func (r *Resolved) Grow(gtx layout.Context, rowH, headH unit.Dp) {
	if gtx.Metric.PxPerSp > gtx.Metric.PxPerDp {
		r.RowHeight = max(r.RowHeight, r.Face.Px*5/4+r.Line, r.Scaled(min(rowH, BoxLeast)))
		r.HeaderHeight = max(r.HeaderHeight, r.HeaderFace.Px*5/4+r.Line, r.Scaled(min(headH, BoxLeast)))
	}
}

// Scaled returns a size that grows with text, in pixels.
func (r *Resolved) Scaled(v unit.Dp) int { return TextScaled(r.Metric).Dp(v) }

// ScaledIn returns Scaled(v), but at most room pixels, and at least the size of v without growth.
func (r *Resolved) ScaledIn(v unit.Dp, room int) int {
	return max(r.Metric.Dp(v), min(r.Scaled(v), room))
}

// TextScaled returns the metric of sizes that grow with text, for the metric of the frame.
//
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func TextScaled(m unit.Metric) unit.Metric {
	m.PxPerDp = max(perUnit(m.PxPerDp), perUnit(m.PxPerSp))
	return m
}

// perUnit returns a scale of a metric, 1 if it is not set.
func perUnit(scale float32) float32 {
	if scale == 0 {
		return 1
	}
	return scale
}

// BoxLeast is the least height of a row that fits a check box well.
const BoxLeast = unit.Dp(20)
