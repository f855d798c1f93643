// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// A detail is the lower part of its row's item on the rows' axis. The sheet contains only
// the upper part, the cells; so a hit test finds no cell in a detail.

// Details are the details of rows: those laid out in the present frame, and the heights of
// those seen before.
type Details struct {
	addresses *Addresses
	settings  *RowSettings
	data      *dataset.Set
	options   *option.Options
	painter   *draw.Painter
	contents  Below
	// whole is set if the widgets are rows themselves, in place of parts below rows.
	whole bool

	// shown holds the details of the frame by position, ops their operations. failed is set after
	// one panicked; only the first panic is logged.
	shown  map[coord.Pos]ShownDetail
	ops    detailOps
	failed bool
	// known caches the heights of details by row id.
	known map[string]knownDetail
	// KnownRev is incremented when known gets or loses a row.
	KnownRev uint64
	flips    flips
	// width is the width of the details of the frame, in pixels.
	width int
}

// ShownDetail is a detail laid out in this frame.
type ShownDetail struct {
	Call   op.CallOp
	Height int
}

// knownDetail is the height of a detail in pixels and the number of its row in the source.
type knownDetail struct {
	height int
	source coord.Item
}

// maxKnown is the number of cached heights above which the heights of closed details and of
// filtered-out rows are dropped.
const maxKnown = 4096

// estimate returns the height in pixels of a detail that was never laid out.
func (d *Details) estimate() int {
	gtx := d.settings.gtx
	if d.whole {
		return d.painter.Style.RowHeight
	}
	if h := px(gtx, d.settings.options.Guess); h > 0 {
		return h
	}
	return gtx.Dp(defaultDetail)
}

// KnownPlace returns the position of a row whose detail was laid out before, by the row's id.
func (d *Details) KnownPlace(id string) (row coord.Pos, ok bool) {
	k, ok := d.known[id]
	if !ok {
		return 0, false
	}
	row = d.data.ShownOf(k.source.Record())
	return row, row >= 0 && row < coord.Pos(d.addresses.Count) && d.data.RowID(row) == id
}

// forget drops the heights of closed details and of rows that are gone, if more than maxKnown are
// cached.
func (d *Details) forget() {
	if len(d.known) <= maxKnown {
		return
	}
	for id := range d.known {
		at, ok := d.KnownPlace(id)
		if _, open := d.contents.DetailState(at); !ok || !open {
			delete(d.known, id)
			d.KnownRev++
		}
	}
}

// height lays out a detail, at most once a frame, and returns its height in pixels.
func (d *Details) height(row coord.Pos) int {
	if s, ok := d.shown[row]; ok {
		return s.Height
	}
	gtx := d.settings.gtx
	gtx.Constraints = layout.Constraints{}
	gtx.Constraints.Max.X, gtx.Constraints.Max.Y = d.width, 2*draw.Unbounded // still unbounded after insets
	gtx.Constraints.Min.X = d.width
	s := d.lay(gtx, row)
	if d.note(row, s.Height) {
		d.KnownRev++
	}
	return s.Height
}

// lay lays out a detail, with a line below it.
func (d *Details) lay(gtx layout.Context, row coord.Pos) ShownDetail {
	if d.options.Loading.Overlay {
		gtx = gtx.Disabled()
	}
	call, dims := d.draw(gtx, row)
	s := ShownDetail{Call: call, Height: min(max(dims.Size.Y, 0), draw.Unbounded)}
	if s.Height > 0 {
		s.Height += d.line()
	}
	d.shown[row] = s
	return s
}

// line returns the height in pixels of the line below a detail.
func (d *Details) line() int {
	if d.painter.Style.Lines == theme.LinesNone {
		return 0
	}
	return d.painter.Style.Line
}

// exactly returns a widget laid out in this frame, if need be in a row of a height in pixels.
func (d *Details) exactly(gtx layout.Context, row coord.Pos, height int) ShownDetail {
	if s, ok := d.shown[row]; ok {
		return s
	}
	gtx.Constraints = layout.Exact(image.Pt(d.width, max(height-d.line(), 0)))
	return d.lay(gtx, row)
}

// note caches the height of the detail of a row, and reports whether there was none before.
func (d *Details) note(row coord.Pos, height int) (anew bool) {
	id, source := d.data.RowID(row), d.data.SourceOf(row)
	was, ok := d.known[id]
	d.known[id] = knownDetail{height: height, source: source}
	return !ok || was.source != source
}

// setWidth sets the width of details in pixels. Details of another width are laid out again.
func (d *Details) setWidth(width int) {
	if d.width != width {
		d.width = width
		clear(d.shown)
	}
}

// renumber updates cached row numbers after numbers in the source changed.
func (d *Details) renumber(moved []int32) {
	for id, known := range d.known {
		known.source = dataset.Renumbered(known.source.Record(), moved).Item()
		d.known[id] = known
	}
}

// expected returns the height in pixels of the detail of a row: the cached one, or an estimate.
func (d *Details) expected(row coord.Pos) int {
	if k, ok := d.known[d.data.RowID(row)]; ok {
		return k.height
	}
	return d.estimate()
}

// expect caches an estimated height for a row whose detail is about to open for the first time, so
// that KnownPlace finds the row.
func (d *Details) expect(row coord.Pos) {
	if d.known == nil {
		return
	}
	if _, ok := d.known[d.data.RowID(row)]; !ok {
		d.note(row, d.estimate())
	}
}

// begin starts a frame, in which no detail is laid out yet.
func (d *Details) begin() {
	if d.known == nil {
		d.shown, d.known = map[coord.Pos]ShownDetail{}, map[string]knownDetail{}
	}
	clear(d.shown)
	d.ops.begin()
}

// AnyShown reports whether a detail is laid out in this frame.
func (d *Details) AnyShown() bool { return len(d.shown) > 0 }

// Shown returns the detail of a row, by its number, if it is laid out in this frame.
func (d *Details) Shown(row coord.Pos) (s ShownDetail, ok bool) {
	s, ok = d.shown[row]
	return s, ok
}

// ShownAt returns the detail of a row of a band, if it is laid out in this frame.
func (d *Details) ShownAt(b layoutx.Band, row coord.Slot) (s ShownDetail, ok bool) {
	number, ok := d.addresses.RowAt(Address{Band: b, Row: row})
	if !ok {
		return s, false
	}
	return d.Shown(number)
}
