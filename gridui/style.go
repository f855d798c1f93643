// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"time"

	"gioui.org/font"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/headmarks"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/menus/metric"
)

// Style is the appearance of a Grid in one frame: a value that New returns. Its fields may be changed before Layout.
// State that outlives the frame is in the Grid.
type Style struct {
	// Theme overrides colours, fonts and sizes of Preset. Its zero fields change nothing.
	Theme theme.Theme
	// Preset is the theme that Theme overrides: Light, Dark or HighContrast. New sets Light or Dark by the
	// background of the material theme.
	Preset theme.Theme
	// ForcedColors draws with the HighContrast preset and ignores the colours of Theme and of cell styles, for users
	// whose system requests it.
	ForcedColors bool
	// Locale overrides the texts of the grid. Its zero fields are in the language of the layout context's locale, or
	// of the system if the program sets none: Korean, or English for every other language.
	Locale locale.Texts
	// Icons overrides the drawn icons.
	Icons icon.Set
	// Density sets heights and paddings that neither Theme nor RowHeight sets. Grid.Density goes before it; the zero
	// value is standard.
	Density theme.Density
	// RowHeight and HeaderHeight override the heights of theme and density, in dp; 0 keeps them, negative or NaN
	// counts as 0.
	//
	// The height of a row is the first height that is set, in this order: RowSizing.Heights, which users set;
	// Grid.RowHeight; RowHeight; Theme.RowHeight; the height of Density. Text that wraps makes a row higher, unless
	// a user has set its height.
	RowHeight, HeaderHeight unit.Dp
	// MaxHeight is the largest height of the grid in dp if the constraints set no limit, as inside a list; 0 = 400
	// dp. A grid with fewer rows is lower.
	MaxHeight unit.Dp
	// WrapHeader breaks the headers of columns and groups into at most HeaderLines lines; 0 = 3. The header is as
	// high as its longest text needs, whether that is on the screen or not.
	WrapHeader  bool
	HeaderLines int
	// TextSize overrides the size of all text; 0 keeps the theme's.
	TextSize unit.Sp
	// Lines sets which grid lines are drawn; zero: below rows.
	Lines theme.Lines
	// GuideLines draws thin lines from the open rows of a tree and from open groups down along all rows below them.
	GuideLines bool
	// Direction is the reading direction. Right to left, the first column is at the right. Zero: the direction of
	// the layout context's locale.
	Direction Direction
	// Shaper shapes the text; New sets the shaper of the material theme.
	Shaper *text.Shaper
	// Faces are the faces from which the Shaper was made, in any order; New cannot set them. With them, text in
	// scripts such as Latin, Greek, Cyrillic, Han, kana and Hangul is drawn faster and without allocating, and looks
	// the same. Without them, and in fonts of the system, the Shaper shapes all text. The elements of the slice must
	// not change.
	Faces []font.FontFace
	// TextDrawing sets how text is drawn; zero: TextAuto.
	TextDrawing TextDrawing
	// ReducedMotion disables fading, blinking carets, and rows gliding on after a finger, for users whose system
	// requests it. The grid has no other animations.
	ReducedMotion bool
	// WheelScale multiplies wheel movements; 0 = 1, or 4 on X11, where Gio reports a notch as 20 pixels. In a
	// gridtest.Harness 0 is always 1.
	WheelScale float32
	// WeekBegins is the first day of the week in calendars; zero: Sunday.
	WeekBegins time.Weekday
	// Toolbar is laid out above the header, at the grid's width and its own height.
	Toolbar layout.Widget
	// Empty is laid out in the body when there are no rows. Without it EmptyText shows, and if that is empty the
	// text of the locale.
	Empty     layout.Widget
	EmptyText string
	// NoMatch is laid out in the body when no row passes the filters, Failed when rows could not be read. Without
	// them the texts of the locale show, with a button that clears the filters or tries again: see Placeholder.
	NoMatch, Failed layout.Widget
	// LoadingOverlay is laid out in the middle of the loading overlay; nil: the text of the locale.
	LoadingOverlay layout.Widget

	state *core.Grid
	last  *style.Last[Style]
}

// Direction is a reading direction.
type Direction uint8

const (
	// DirectionLocale takes the direction of the layout context's locale.
	DirectionLocale Direction = iota
	DirectionLTR
	DirectionRTL
)

// New returns the style of a grid, or of a component that embeds one, for a material theme: with its shaper, and the
// Light or Dark preset by its background. The grid has all features that its options enable. A program that must be
// small calls NewWith.
func New[T any](th *material.Theme, of Gridder[T]) (s Style) {
	g := of.grid()
	g.core.BringAll()
	FeatureCellMenu(of)
	begin(&s, th, g, of)
	return s
}

// NewWith returns the same style as New, for a grid with only the given optional features. Options of other features
// have no effect. A program that never calls New does not link the other features: the comment of each Feature
// states its size in a program in WebAssembly. Pass the same features in each frame.
//
//	style := gridui.NewWith(th, &grid, gridui.FeatureClipboard, gridui.FeatureFind)
func NewWith[T any](th *material.Theme, of Gridder[T], features ...Feature) (s Style) {
	g := of.grid()
	for _, f := range features {
		if f.brings != nil {
			g.core.Bring(f.brings)
		}
	}
	begin(&s, th, g, of)
	return s
}

// begin fills the empty style of a grid for a material theme. A Style is large, so it is filled where it stays.
func begin[T any](s *Style, th *material.Theme, g *Grid[T], of Gridder[T]) {
	if c, ok := of.(interface{ layingOut() }); ok {
		c.layingOut()
	}
	s.Preset, s.state, s.last = theme.Light(), &g.core, &g.style
	if th != nil {
		s.Shaper = th.Shaper
		s.Theme.Font.Typeface = th.Face
		if style.IsDark(th.Bg) {
			s.Preset = theme.Dark()
		}
	}
}

// Layout draws the grid. It fills the constraints. If they set no limit, it takes the height of its rows, at most
// MaxHeight, and the width of its columns.
func (s Style) Layout(gtx layout.Context) layout.Dimensions {
	if s.state == nil {
		return layout.Dimensions{Size: gtx.Constraints.Min}
	}
	widgets := style.Widgets{Toolbar: s.Toolbar, Empty: s.Empty, EmptyText: s.EmptyText, Overlay: s.LoadingOverlay, NoMatch: s.NoMatch, Failed: s.Failed}
	s.Toolbar, s.Empty, s.EmptyText, s.LoadingOverlay = nil, nil, "", nil
	s.NoMatch, s.Failed = nil, nil
	s.Density = cmp.Or(s.state.Options.Density, s.Density)
	return s.state.Layout(gtx, widgets, s.resolve)
}

// resolve returns the style of a frame, nil if it has not changed since the last frame.
func (s *Style) resolve(gtx layout.Context) *style.Resolved {
	window := s.state.WindowMetric()
	if s.last.Is(s, gtx, window) {
		return nil
	}
	s.last.Keep(s, gtx, window)
	st := s.resolved(gtx, window)
	return &st
}

func (s *Style) resolved(gtx layout.Context, window unit.Metric) style.Resolved {
	th := s.Preset
	if th == (theme.Theme{}) {
		th = theme.Light()
	}
	if s.ForcedColors {
		th = style.Forced(s.Theme)
	} else {
		th = th.Override(s.Theme)
	}
	d := s.Density
	rowH := style.FirstSet(s.RowHeight, th.RowHeight, d.RowHeight())
	headH := style.FirstSet(s.HeaderHeight, th.HeaderHeight, d.HeaderHeight())
	size := style.FirstSet(s.TextSize, th.TextSize, d.TextSize())
	headSize := style.FirstSet(s.TextSize, th.HeaderTextSize, d.HeaderTextSize())
	st := style.Resolved{
		Theme: th, Texts: locale.For(gtx.Locale.Language).Override(s.Locale), Icons: icon.Default().Override(s.Icons),
		Face:       textrun.Face{Font: th.Font, Px: metric.TextPx(gtx.Metric, size)},
		HeaderFace: textrun.Face{Font: style.HeaderFont(th), Px: metric.TextPx(gtx.Metric, headSize)},
		RowHeight:  max(gtx.Dp(rowH), 1), HeaderHeight: max(gtx.Dp(headH), 1),
		Padding: max(gtx.Dp(style.FirstSet(th.Padding, d.Padding())), 0), Line: max(gtx.Dp(1), 1), BarWidth: max(gtx.Dp(style.BarWidth), 1),
		Metric: gtx.Metric, Window: window, MaxHeight: window.Dp(style.FirstSet(s.MaxHeight, style.DefaultMaxHeight)),
		Lines: s.Lines, GuideLines: s.GuideLines,
		ForcedColors: s.ForcedColors, ReducedMotion: s.ReducedMotion, WheelScale: s.WheelScale,
		Shaper: s.Shaper, Faces: s.Faces, TextImages: s.TextDrawing.images(), FastImages: s.TextDrawing.flies(), Locale: gtx.Locale, Signs: s.Locale.Numbers, WeekBegins: (s.WeekBegins%7 + 7) % 7,
	}
	st.Indent, st.MarkSize, st.MarkGap = st.Scaled(viewport.OutlineStep), st.Scaled(headmarks.Icon), st.Scaled(headmarks.Gap)
	st.Grow(gtx, rowH, headH)
	st.HeaderLines = 1
	if s.WrapHeader {
		st.HeaderLines = viewport.HeadLimit(s.HeaderLines)
	}
	if !(st.WheelScale > 0) {
		st.WheelScale = 1
		if _, underTest := gtx.Values[settings.SemanticsKey]; !underTest {
			st.WheelScale = style.Notch()
		}
	}
	switch s.Direction {
	case DirectionLocale:
		st.RTL = gtx.Locale.Direction == system.RTL
	case DirectionRTL:
		st.RTL = true
	}
	return st
}

// TextDrawing sets how text is drawn.
type TextDrawing uint8

const (
	// TextAuto is TextImages in a browser that reports that it draws without a GPU. Otherwise it is TextPaths, but
	// the text of rows that come onto the screen while it scrolls is drawn into images, which takes a third of the
	// time. When the screen rests for four frames, paths replace the images within eight more. The images of rows take
	// the memory of the screen: 11 MB for a window of 1920 by 1080 pixels, 64 MB at most. While consecutive frames
	// have no rows in common, as while a scroll bar is dragged, all text is drawn into one image instead: 4 MB for
	// such a window, 32 MB at most. Text beyond these limits is drawn as paths. Glyphs as pixels take 8 MB at most.
	TextAuto TextDrawing = iota
	// TextPaths draws text as Gio's labels do: as paths.
	TextPaths
	// TextImages draws text as images, which costs a renderer without a GPU a tenth of the time of paths. Sixteen rows
	// are one image, as large as their text; all images of rows take 64 MB at most, and text that scrolls fast one image
	// as in TextAuto. Glyphs are placed to a sixteenth of a pixel. Text that needs the Shaper is still drawn as paths,
	// and so is all text if Style.Faces is not set or the locale reads from the right.
	TextImages
)

// images reports whether text is drawn as images.
func (d TextDrawing) images() bool {
	switch d {
	case TextAuto:
		return style.RendersInSoftware()
	case TextImages:
		return true
	}
	return false
}

// flies reports whether text that scrolls fast is drawn as images and other text as paths.
func (d TextDrawing) flies() bool { return d == TextAuto && !d.images() }
