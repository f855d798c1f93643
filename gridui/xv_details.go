// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/virtualize"
)

// A detail is the lower part of its row's item on the rows' axis. The sheet knows of
// the upper part alone, the cells; so all that looks for cells finds none in a
// detail.

// detailOptions are the caller's settings of details and heights.
type detailOptions struct {
	// on says that rows can show details, heights and wraps that their cells differ in
	// height: as the caller says, and by their text. given says that users gave heights
	// to rows.
	on, heights, wraps, given bool
	// all says that all details are open but some, rev tells any two sets of open
	// ones apart.
	all   bool
	rev   uint64
	guess unit.Dp
	// whole is what a row with its detail counts, in place of guess; 0: that holds.
	whole unit.Dp
}

// sized says whether rows are measured when they are shown.
func (o *detailOptions) sized() bool { return o.on || o.heights || o.wraps || o.given }

// details is what the engine keeps of details and of what they were measured for.
type details struct {
	// shown are those of the frame, by row, ops what they draw; failed says that one
	// panicked.
	shown  map[int]shownDetail
	ops    detailOps
	failed bool
	// known are the heights of details seen before, by row id.
	known map[string]knownDetail
	// knownRev grows when rows come to be known or are forgotten.
	knownRev uint64
	flips    flips
	listed   listed
	// collapse are rows whose detail is to close, told hears which are open when a
	// user changed that.
	collapse []string
	told     func(open []string)

	// gtx and width are those of the frame; measure is engine.measureRow.
	gtx     layout.Context
	width   int
	options detailOptions
	measure func(row int) int
}

// shownDetail is a detail laid out in this frame.
type shownDetail struct {
	call   op.CallOp
	height int
}

// knownDetail is how high a detail was, and the row of the source it belongs to.
type knownDetail struct {
	height, source int
}

// fewRows is the most rows whose sizes are all asked for when the rows or the open
// details change; of more, only those of details shown before are known.
const fewRows = 2048

// maxKnown is how many heights are kept before those of closed details and of rows
// that do not show are forgotten.
const maxKnown = 4096

// defaultSize is the size in pixels of a row that was not measured.
func (v *Viewport) defaultSize(gtx layout.Context, st *style.Resolved) int {
	o, cells := &v.details.options, max(st.RowHeight, v.wraps.guess)
	if !o.on || !o.all {
		return cells
	}
	return cells + v.detailGuess(gtx, cells)
}

// detailGuess is the height in pixels of a detail that was never shown.
func (v *Viewport) detailGuess(gtx layout.Context, cells int) int {
	if h := px(gtx, v.details.options.whole); h > 0 {
		return max(h-cells, 1)
	}
	if h := px(gtx, v.details.options.guess); h > 0 {
		return h
	}
	return gtx.Dp(defaultDetail)
}

// beginDetails takes the options of a frame and follows what the caller opened.
func (v *Viewport) beginDetails(gtx layout.Context, st *style.Resolved, o detailOptions) {
	d := &v.details
	was := d.options
	d.options, d.gtx = o, gtx
	if d.measure == nil {
		d.measure = v.measureRow
		d.shown, d.known = map[int]shownDetail{}, map[string]knownDetail{}
	}
	clear(d.shown)
	d.ops.begin()
	v.guessPins()
	v.rows.SetDefault(v.defaultSize(gtx, st))
	if was != d.options && (was.sized() || d.options.sized()) && !v.resizeFlipped(was) {
		v.resize()
	}
	d.flips.ids = d.flips.ids[:0]
}

// resize forgets the sizes of all rows but for the details whose height is known.
func (v *Viewport) resize() {
	v.rows.Reset(v.n, v.rows.Default())
	if !v.details.options.sized() {
		return
	}
	v.forgetDetails()
	if v.n <= fewRows {
		for row := range v.n {
			v.rows.Set(row, v.sizeGuess(row))
		}
		return
	}
	v.restoreWraps()
	for id := range v.details.known {
		if at, ok := v.knownPlace(id); ok {
			v.rows.Set(at, v.sizeGuess(at))
		}
	}
	if at := v.scroll.Anchor.Item; at < v.n {
		v.rows.Set(at, v.sizeGuess(at))
	}
}

// knownPlace is where the row of a known detail shows.
func (v *Viewport) knownPlace(id string) (row int, ok bool) {
	k, ok := v.details.known[id]
	if !ok {
		return 0, false
	}
	row = v.data.ShownOf(k.source)
	return row, row >= 0 && row < v.n && v.data.RowID(row) == id
}

// forgetDetails drops the heights of rows that went, once there are many.
func (v *Viewport) forgetDetails() {
	d := &v.details
	if len(d.known) <= maxKnown {
		return
	}
	for id := range d.known {
		at, ok := v.knownPlace(id)
		if _, open := v.contents.DetailState(at); !ok || !open {
			delete(d.known, id)
			d.knownRev++
		}
	}
}

// sizeGuess is the size of a row by what is known of its detail.
func (v *Viewport) sizeGuess(row int) int {
	size := v.cellsGuess(row)
	if _, open := v.contents.DetailState(row); open {
		if k, ok := v.details.known[v.data.RowID(row)]; ok {
			return size + k.height
		}
		return size + v.detailGuess(v.details.gtx, size)
	}
	return size
}

// cellsHeight is the height of a row's cells in pixels.
func (v *Viewport) cellsHeight(row int) int {
	if h := v.sizedHeight(row); h > 0 {
		return h
	}
	if !v.wrapsRows() {
		return v.ownHeight(row)
	}
	return max(v.ownHeight(row), v.wrappedHeight(row))
}

// cellsGuess is cellsHeight by what is known of the row's text.
func (v *Viewport) cellsGuess(row int) int {
	if h := v.sizedHeight(row); h > 0 {
		return h
	}
	if !v.wrapsRows() {
		return v.ownHeight(row)
	}
	return max(v.ownHeight(row), v.wrapGuess(row))
}

// ownHeight is the height of a row's cells as the caller and the style have it.
func (v *Viewport) ownHeight(row int) int {
	if v.details.options.heights {
		if h := px(v.details.gtx, v.contents.RowHeight(row)); h > 0 {
			return h
		}
	}
	return v.draw.Style.RowHeight
}

// measureRow is the size of a row that comes onto the screen; its detail is laid out
// for that.
func (v *Viewport) measureRow(row int) int {
	size := v.cellsHeight(row)
	if has, open := v.contents.DetailState(row); has && open {
		size += v.detailHeight(row)
	}
	return size
}

// detailHeight lays out a detail, once a frame, and returns its height.
func (v *Viewport) detailHeight(row int) int {
	d := &v.details
	if s, ok := d.shown[row]; ok {
		return s.height
	}
	gtx := d.gtx
	gtx.Constraints = layout.Constraints{}
	gtx.Constraints.Max.X, gtx.Constraints.Max.Y = d.width, 2*unbounded // insets leave it without bound
	gtx.Constraints.Min.X = d.width
	if v.opt.Loading.Overlay {
		gtx = gtx.Disabled()
	}
	call, dims := v.drawDetail(gtx, row)
	s := shownDetail{call: call, height: min(max(dims.Size.Y, 0), unbounded)}
	if s.height > 0 && v.draw.Style.Lines != theme.LinesNone {
		s.height += v.draw.Style.Line
	}
	d.shown[row] = s
	if v.know(row, s.height) {
		d.knownRev++
	}
	return s.height
}

// know notes the height of the detail of a row, and reports whether there was none.
func (v *Viewport) know(row, height int) (anew bool) {
	id, source := v.data.RowID(row), v.data.SourceOf(row)
	was, ok := v.details.known[id]
	v.details.known[id] = knownDetail{height: height, source: source}
	return !ok || was.source != source
}

// measureRows finds the rows on the screen of a view in pixels, of any height.
func (v *Viewport) measureRows(view, width int) {
	d := &v.details
	v.detailsWide(width)
	if !d.options.sized() || v.geo.skeleton {
		v.scroll.Clamp(&v.rows, view)
		return
	}
	v.followWraps()
	if v.unvirtual() {
		for row := range v.n {
			v.rows.Set(row, v.measureRow(row))
		}
	}
	v.scroll.Measure(&v.rows, view, d.measure)
	if v.guessWraps() {
		v.rows.SetDefault(v.defaultSize(d.gtx, &v.draw.Style))
		v.scroll.Measure(&v.rows, view, d.measure)
	}
}

// detailsWide gives details a width in pixels; those laid out for another are made
// anew.
func (v *Viewport) detailsWide(width int) {
	if d := &v.details; d.width != width {
		d.width = width
		clear(d.shown)
	}
}

// keepInView scrolls rows whose detail is about to close to the top of the screen,
// where they begin above it: their cells would go with the detail.
func (v *Viewport) keepInView(ids []string) {
	for _, id := range ids {
		if row, ok := v.knownPlace(id); ok {
			v.keepRow(row)
		}
	}
}

func (v *Viewport) keepRow(row int) {
	if row == v.scroll.Anchor.Item && v.rows.Start(row) < v.scroll.Offset(&v.rows) {
		v.scroll.ToItem(&v.rows, v.bodyHeight(), row, virtualize.Start)
	}
	if row >= v.scroll.Anchor.Item {
		v.uncover(row)
	}
}

// showRow scrolls as little as brings a row onto the screen, with its detail where
// there is room for both.
func (v *Viewport) showRow(row int) {
	v.scrollToRow(row)
	v.uncover(row)
	v.sticky.show = row + 1
}

func (v *Viewport) scrollToRow(row int) {
	if row >= 0 && row < v.n && v.details.options.sized() {
		start, off := v.rows.Start(row), v.scroll.Offset(&v.rows)
		cells := int64(v.cellsHeight(row))
		switch {
		case start >= off && start+cells <= off+int64(v.bodyHeight()):
			return
		case start < off && cells <= int64(v.bodyHeight()):
			v.scroll.ToItem(&v.rows, v.bodyHeight(), row, virtualize.Start)
			return
		}
	}
	v.scroll.ToItem(&v.rows, v.bodyHeight(), row, virtualize.Nearest)
}

func (d *details) renumber(moved []int32) {
	for id, known := range d.known {
		known.source = dataset.Renumbered(known.source, moved)
		d.known[id] = known
	}
}
