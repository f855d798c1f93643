// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"image"
	"slices"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/layoutx"
)

// strip is the row of small bars below the header.
type strip struct {
	*Feature
	height int
	charts map[string]*stripChart
	// drawn keeps the shapes of the charts, by pane.
	drawn [3]drawnCharts
	// only is a copy of Settings.StripColumns, onlyRev counts its changes.
	only    []string
	onlyRev uint32
	// hint identifies the bar under the pointer among the controls with a tooltip.
	hint ui.Button
	// pressed is the bar on which the pointer was pressed.
	pressed stripBar
	// told reports that the strip is known to be off over a source.
	told bool
}

// stripBar is a bar of a column.
type stripBar struct {
	column string
	bar    int
}

// stripChart is the chart of a column, with its description.
type stripChart struct {
	chart
	look    chartLook
	filter  filter.Filter
	lines   lines
	phrase  string
	missing float32
	said    chartOf
	// changes counts the changes of the look and of the filter.
	changes uint32
}

// chartLook identifies what the shapes of a chart depend on, besides the filter of the column. at is relative to the
// origin of the shapes, over is the bar under the pointer, -1 for none.
type chartLook struct {
	chart   chartOf
	at      image.Rectangle
	over    int
	filters bool
}

// drawnCharts keeps the shapes of the charts in a pane between frames, because Gio processes every operation of a frame.
type drawnCharts struct {
	charts, last []placedChart
	style        uint32
	shapes       draw.Shapes
	kept         feature.KeptStrip[stripState]
}

// stripState holds what all charts depend on, besides columns and filters.
type stripState struct {
	style, figures, only uint32
	language             string
	signs                locale.Numbers
	inset, bar           int
	filters              bool
}

// placedChart is a chart after a number of changes.
type placedChart struct {
	*stripChart
	changes uint32
}

const (
	stripHeight = unit.Dp(36)
	stripInset  = unit.Dp(4)
	// barWidth is the least width of bars, mostStripBars the greatest number of them.
	barWidth      = unit.Dp(6)
	mostStripBars = 24
)

// StripHeight returns the height of the strip, 0 without one.
func (f *Feature) StripHeight(layout.Context) int {
	f.strip.height = 0
	if *f.Settings.Strip && f.profiler.Readable() {
		f.strip.height = f.Painter.Style.Scaled(stripHeight)
	}
	return f.strip.height
}

// tell reports, the first time only, that there is no strip over a source. The source would have to compute
// the figures of each column that comes onto the screen.
func (s *strip) tell() {
	if off := *s.Settings.Strip && s.profiler.Costs(); off != s.told {
		s.told = off
		s.Dataset.Unscanned("the strip of column profiles", "it is off")
	}
}

// rect returns the rectangle of the strip in pixels of the sheet.
func (s *strip) rect() image.Rectangle {
	r := s.Viewport.Sheet.Panes.Band(layoutx.Head)
	r.Min.Y = max(r.Max.Y-s.height, r.Min.Y)
	return r
}

// shows reports whether a column has bars in the strip. The column of groups has none, because it shows values of others.
func (s *strip) shows(col int) bool {
	if s.height == 0 || col < 0 {
		return false
	}
	leaf, only := &s.Columns.Leaves[col], *s.Settings.StripColumns
	return !leaf.Utility && leaf.ID != column.GroupColumnID && (len(only) == 0 || slices.Contains(only, leaf.ID))
}

// want requests the profiles of the columns on the screen.
func (s *strip) want() {
	if s.height == 0 {
		return
	}
	for pane := range s.Viewport.Sheet.Cols {
		for _, col := range s.Viewport.Sheet.Cols[pane] {
			if s.shows(col.Index) {
				s.profiler.Want(s.Columns.Leaves[col.Index].ID, profiling.Needs{})
			}
		}
	}
}

// PaintHead draws the part of the strip in a pane.
func (f *Feature) PaintHead(part feature.Part) {
	s := &f.strip
	if s.height == 0 {
		return
	}
	rect := s.rect()
	d, origin := &s.drawn[part.Pane], image.Pt(s.Viewport.ColumnX(part.Pane, s.Columns.First(part.Pane)), rect.Min.Y)
	if d.kept.Stays(feature.StripFrame[stripState]{
		Cols: part.Cols, Filters: s.Filtering.Columns, Plain: !s.Painter.Describes && !s.Pointer.Hover.InRect(rect),
		Place: feature.StripPlace{Rect: rect, Origin: origin, Columns: s.Columns.Rev}, State: s.state(),
	}) {
		d.shapes.Paint(s.Painter, origin)
		return
	}
	d.charts = d.charts[:0]
	for _, col := range part.Cols {
		if s.shows(col.Index) {
			s.place(d, col, origin)
		}
	}
	s.paint(d, origin)
}

// state returns what all charts depend on in this frame.
func (s *strip) state() stripState {
	p := s.Painter
	if only := *s.Settings.StripColumns; !slices.Equal(only, s.only) {
		s.only = append(s.only[:0], only...)
		s.onlyRev++
	}
	return stripState{
		style: p.StyleRev, figures: s.profiler.Rev, only: s.onlyRev, language: p.Style.Texts.Profile.Title, signs: s.Columns.Numbers,
		inset: p.Dp(stripInset), bar: p.Dp(barWidth), filters: s.Filtering.Enabled,
	}
}

// chartOf returns the chart of a column of a width in pixels.
func (s *strip) chartOf(columnID string, width int) *stripChart {
	c := s.charts[columnID]
	if c == nil {
		if s.charts == nil {
			s.charts = map[string]*stripChart{}
		}
		c = new(stripChart)
		s.charts[columnID] = c
	}
	c.sync(s.Feature, columnID, min(width/max(s.Painter.Dp(barWidth), 1), mostStripBars))
	if c.said != c.of {
		c.describe(s.Feature, columnID)
	}
	return c
}

// describe makes the description of the chart.
func (c *stripChart) describe(f *Feature, columnID string) {
	c.said, c.phrase, c.missing = c.of, f.Painter.Style.Texts.Profile.Title, 0
	c.lines.sync(f, columnID)
	for _, l := range c.lines.list {
		c.phrase += ". " + l.phrase
	}
	if figures, _ := f.profiler.Of(columnID); figures != nil && figures.Total > 0 {
		c.missing = float32(figures.Missing+figures.NaN) / float32(figures.Total)
	}
}

// plotOf returns the plot for the bars of a column.
func (s *strip) plotOf(col celllayout.Span, n int) plot {
	r, in := s.rect(), s.Painter.Dp(stripInset)
	at := image.Rect(col.Start+in, r.Min.Y, col.End()-in, r.Max.Y-in)
	return plot{at: at, n: n, right: s.Painter.Style.RTL}
}

// place adds the chart of a column to the charts of its pane. origin is the point of the sheet to which their shapes are
// relative.
func (s *strip) place(d *drawnCharts, col celllayout.Span, origin image.Point) {
	p := s.Painter
	pl := s.plotOf(col, 0)
	at := pl.at
	if at.Empty() {
		return
	}
	columnID := s.Columns.Leaves[col.Index].ID
	c := s.chartOf(columnID, at.Dx())
	p.Node(at, p.Style.Texts.Profile.Title, c.phrase)
	pl.n = len(c.bars)
	over := -1
	if hover := &s.Pointer.Hover; hover.In && !s.Pointer.Captured() && len(c.bars) > 0 {
		over = pl.barAt(hover.Pos.Round())
	}
	if over >= 0 {
		s.Buttons.Hint(&s.hint, pl.column(over).Add(image.Pt(0, s.Viewport.Geometry.Top)), c.bars[over].phrase)
	}
	c.show(chartLook{c.of, at.Sub(origin), over, s.Filtering.Enabled}, s.Grid.FilterOf(columnID))
	d.charts = append(d.charts, placedChart{c, c.changes})
}

// show sets what the chart shows, and counts the change if there is one.
func (c *stripChart) show(look chartLook, f filter.Filter) {
	if c.look == look && c.filter.Equal(f) {
		return
	}
	c.look, c.filter = look, f.Clone()
	c.changes++
}

// paint draws the charts of a pane with the origin at a point of the sheet. They are recorded again when something has
// changed.
func (s *strip) paint(d *drawnCharts, origin image.Point) {
	if style := s.Painter.StyleRev; style != d.style || !slices.Equal(d.charts, d.last) {
		d.style, d.last = style, append(d.last[:0], d.charts...)
		l := d.shapes.Begin()
		for _, c := range d.charts {
			s.add(l, c.stripChart)
		}
		d.shapes.End()
	}
	d.shapes.Paint(s.Painter, origin)
}

// add adds the bars of a chart, and below them a line with a length proportional to the rows that have a value.
func (s *strip) add(l *draw.Layers, c *stripChart) {
	p, at := s.Painter, c.look.at
	line := image.Rect(at.Min.X, at.Max.Y, at.Max.X, at.Max.Y+p.Dp(2))
	l[layerRoom].Rect(line, p.Style.Theme.Border)
	if len(c.bars) == 0 {
		return
	}
	full := line
	full.Max.X -= int(c.missing * float32(line.Dx()))
	if p.Style.RTL {
		full = layoutx.Mirror(full, line)
	}
	l[layerBars].Rect(full, barInk(p))
	pl := plot{at: at, n: len(c.bars), right: p.Style.RTL}
	pl.add(l, p, &c.chart, c.look.over, func(b *bar) bool { return s.isOn(c.of.column, b) })
}

// barAt returns the bar at a position in pixels of the sheet. in reports that the position is in the strip.
func (s *strip) barAt(pos image.Point) (at stripBar, in bool) {
	at.bar = -1
	if s.height == 0 || !pos.In(s.rect()) {
		return at, false
	}
	pane, _, ok := s.Viewport.Sheet.Panes.At(pos)
	if !ok {
		return at, true
	}
	col, ok := s.Viewport.Sheet.Col(pane, pos.X)
	if !ok {
		return at, true
	}
	if at.column = s.Columns.Leaves[col.Index].ID; !s.shows(col.Index) {
		return at, true
	}
	c := s.chartOf(at.column, s.plotOf(col, 0).at.Dx())
	at.bar = s.plotOf(col, len(c.bars)).barAt(pos)
	return at, true
}

// Press handles presses in the strip.
func (f *Feature) Press(gtx layout.Context, ev pointer.Event) bool {
	at, in := f.strip.barAt(ev.Position.Round())
	if in {
		f.strip.pressed = at
		f.Pointer.Capture(&f.strip)
	}
	return in
}

// Drag does nothing: a pointer dragged away from the bar does not filter.
func (s *strip) Drag(layout.Context, pointer.Event) {}

// Cancel forgets the press.
func (s *strip) Cancel() { s.pressed = stripBar{} }

// Release filters by the pressed bar, if the pointer is still on it.
func (s *strip) Release(_ layout.Context, ev pointer.Event) {
	at, _ := s.barAt(ev.Position.Round())
	if at == s.pressed && at.bar >= 0 {
		s.toggle(at.column, &s.charts[at.column].bars[at.bar])
	}
	s.pressed = stripBar{}
}

// Cursor returns the cursor for a bar that can be clicked.
func (f *Feature) Cursor() (pointer.Cursor, bool) {
	hover := &f.Pointer.Hover
	if !hover.In || f.strip.height == 0 {
		return pointer.CursorDefault, false
	}
	at, in := f.strip.barAt(hover.Pos.Round())
	return pointer.CursorPointer, in && at.bar >= 0 && f.filters(at.column) && f.strip.charts[at.column].bars[at.bar].filters()
}
