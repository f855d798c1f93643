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

// Resolved is what a grid is drawn with in a frame: a Style, resolved for the metric, the
// locale and the theme of the frame, in pixels where it is used as such.
type Resolved struct {
	Theme theme.Theme
	Texts locale.Texts
	Icons icon.Set
	// Face and HeaderFace set the text; bold and italic variants derive from Face.
	Face, HeaderFace textrun.Face
	// Sizes are pixels. Line is the width of grid lines, BarWidth that of a scroll bar's
	// gutter, Padding what lies on either side of a cell's text.
	RowHeight, HeaderHeight, Padding, Line, BarWidth int
	// HeaderLines is how many lines a header has at most.
	HeaderLines int
	// Metric is that of the frame.
	Metric unit.Metric
	// Indent is how far a row of a tree stands in from the one above it.
	Indent int
	// MarkSize is the side of a header's signs, MarkGap what lies beside them.
	MarkSize, MarkGap int
	Lines             theme.Lines
	// GuideLines says that open rows of a tree have lines, RTL that reading goes from the
	// right, ForcedColors that colours are the system's.
	GuideLines, RTL, ForcedColors bool
	// ReducedMotion says that nothing is to fade or glide.
	ReducedMotion bool
	WheelScale    float32
	Widgets
	Shaper *text.Shaper
	Faces  []font.FontFace
	// TextImages says that text is drawn as images, FastImages that text of rows that fly
	// by is.
	TextImages, FastImages bool
	Locale                 system.Locale
	// MaxHeight is the height in pixels of a grid that the constraints do not bound.
	MaxHeight  int
	WeekBegins time.Weekday
}

// Widgets are what the program has laid out in a grid, nil for none. Programs may make new ones in
// every frame.
type Widgets struct {
	// Toolbar is above the header, Empty in place of a body without rows, and Overlay over the
	// rows while they are loaded.
	Toolbar, Empty, Overlay layout.Widget
	// NoMatch and Failed stand in place of rows that none passes the filters, or could not be read.
	NoMatch, Failed layout.Widget
	// EmptyText is shown where Empty is nil.
	EmptyText string
}

// Grow makes rows and headers as high as a line of their text where users have their
// system enlarge text, and as their boxes and signs need.
func (r *Resolved) Grow(gtx layout.Context, rowH, headH unit.Dp) {
	if gtx.Metric.PxPerSp > gtx.Metric.PxPerDp {
		r.RowHeight = max(r.RowHeight, r.Face.Px*5/4+r.Line, r.Scaled(min(rowH, BoxLeast)))
		r.HeaderHeight = max(r.HeaderHeight, r.HeaderFace.Px*5/4+r.Line, r.Scaled(min(headH, BoxLeast)))
	}
}

// Scaled is a size of what grows with text, in pixels.
func (r *Resolved) Scaled(v unit.Dp) int { return TextScaled(r.Metric).Dp(v) }

// ScaledIn is Scaled where there is room for some pixels: what grew is no larger than
// that, but no smaller than it was.
func (r *Resolved) ScaledIn(v unit.Dp, room int) int {
	return max(r.Metric.Dp(v), min(r.Scaled(v), room))
}

// TextScaled is the metric of what grows with text, by that of the frame.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func TextScaled(m unit.Metric) unit.Metric {
	m.PxPerDp = max(perUnit(m.PxPerDp), perUnit(m.PxPerSp))
	return m
}

// perUnit is a scale of a metric, which is 1 where it is not set.
func perUnit(scale float32) float32 {
	if scale == 0 {
		return 1
	}
	return scale
}

// BoxLeast is the height of a row that a box fits in well.
const BoxLeast = unit.Dp(20)
