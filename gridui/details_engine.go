// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

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
func (e *engine) defaultSize(gtx layout.Context, st *style.Resolved) int {
	o, cells := &e.details.options, max(st.RowHeight, e.wraps.guess)
	if !o.on || !o.all {
		return cells
	}
	return cells + e.detailGuess(gtx, cells)
}

// detailGuess is the height in pixels of a detail that was never shown.
func (e *engine) detailGuess(gtx layout.Context, cells int) int {
	if h := px(gtx, e.details.options.whole); h > 0 {
		return max(h-cells, 1)
	}
	if h := px(gtx, e.details.options.guess); h > 0 {
		return h
	}
	return gtx.Dp(defaultDetail)
}

// beginDetails takes the options of a frame and follows what the caller opened.
func (e *engine) beginDetails(gtx layout.Context, st *style.Resolved, o detailOptions) {
	d := &e.details
	was := d.options
	d.options, d.gtx = o, gtx
	if d.measure == nil {
		d.measure = e.measureRow
		d.shown, d.known = map[int]shownDetail{}, map[string]knownDetail{}
	}
	clear(d.shown)
	d.ops.begin()
	e.guessPins()
	e.rows.SetDefault(e.defaultSize(gtx, st))
	if was != d.options && (was.sized() || d.options.sized()) && !e.resizeFlipped(was) {
		e.resize()
	}
	d.flips.ids = d.flips.ids[:0]
}

// resize forgets the sizes of all rows but for the details whose height is known.
func (e *engine) resize() {
	e.rows.Reset(e.n, e.rows.Default())
	if !e.details.options.sized() {
		return
	}
	e.forgetDetails()
	if e.n <= fewRows {
		for row := range e.n {
			e.rows.Set(row, e.sizeGuess(row))
		}
		return
	}
	e.restoreWraps()
	for id := range e.details.known {
		if at, ok := e.knownPlace(id); ok {
			e.rows.Set(at, e.sizeGuess(at))
		}
	}
	if at := e.scroll.Anchor.Item; at < e.n {
		e.rows.Set(at, e.sizeGuess(at))
	}
}

// knownPlace is where the row of a known detail shows.
func (e *engine) knownPlace(id string) (row int, ok bool) {
	k, ok := e.details.known[id]
	if !ok {
		return 0, false
	}
	row = e.ask.data.ShownOf(k.source)
	return row, row >= 0 && row < e.n && e.ask.data.RowID(row) == id
}

// forgetDetails drops the heights of rows that went, once there are many.
func (e *engine) forgetDetails() {
	d := &e.details
	if len(d.known) <= maxKnown {
		return
	}
	for id := range d.known {
		at, ok := e.knownPlace(id)
		if _, open := e.contents.DetailState(at); !ok || !open {
			delete(d.known, id)
			d.knownRev++
		}
	}
}

// sizeGuess is the size of a row by what is known of its detail.
func (e *engine) sizeGuess(row int) int {
	size := e.cellsGuess(row)
	if _, open := e.contents.DetailState(row); open {
		if k, ok := e.details.known[e.ask.data.RowID(row)]; ok {
			return size + k.height
		}
		return size + e.detailGuess(e.details.gtx, size)
	}
	return size
}

// cellsHeight is the height of a row's cells in pixels.
func (e *engine) cellsHeight(row int) int {
	if h := e.sizedHeight(row); h > 0 {
		return h
	}
	if !e.wrapsRows() {
		return e.ownHeight(row)
	}
	return max(e.ownHeight(row), e.wrappedHeight(row))
}

// cellsGuess is cellsHeight by what is known of the row's text.
func (e *engine) cellsGuess(row int) int {
	if h := e.sizedHeight(row); h > 0 {
		return h
	}
	if !e.wrapsRows() {
		return e.ownHeight(row)
	}
	return max(e.ownHeight(row), e.wrapGuess(row))
}

// ownHeight is the height of a row's cells as the caller and the style have it.
func (e *engine) ownHeight(row int) int {
	if e.details.options.heights {
		if h := px(e.details.gtx, e.contents.RowHeight(row)); h > 0 {
			return h
		}
	}
	return e.draw.Style.RowHeight
}

// measureRow is the size of a row that comes onto the screen; its detail is laid out
// for that.
func (e *engine) measureRow(row int) int {
	size := e.cellsHeight(row)
	if has, open := e.contents.DetailState(row); has && open {
		size += e.detailHeight(row)
	}
	return size
}

// detailHeight lays out a detail, once a frame, and returns its height.
func (e *engine) detailHeight(row int) int {
	d := &e.details
	if s, ok := d.shown[row]; ok {
		return s.height
	}
	gtx := d.gtx
	gtx.Constraints = layout.Constraints{}
	gtx.Constraints.Max.X, gtx.Constraints.Max.Y = d.width, 2*unbounded // insets leave it without bound
	gtx.Constraints.Min.X = d.width
	if e.ask.Loading.Overlay {
		gtx = gtx.Disabled()
	}
	call, dims := e.drawDetail(gtx, row)
	s := shownDetail{call: call, height: min(max(dims.Size.Y, 0), unbounded)}
	if s.height > 0 && e.draw.Style.Lines != theme.LinesNone {
		s.height += e.draw.Style.Line
	}
	d.shown[row] = s
	if e.know(row, s.height) {
		d.knownRev++
	}
	return s.height
}

// know notes the height of the detail of a row, and reports whether there was none.
func (e *engine) know(row, height int) (anew bool) {
	id, source := e.ask.data.RowID(row), e.ask.data.SourceOf(row)
	was, ok := e.details.known[id]
	e.details.known[id] = knownDetail{height: height, source: source}
	return !ok || was.source != source
}

// measureRows finds the rows on the screen of a view in pixels, of any height.
func (e *engine) measureRows(view, width int) {
	d := &e.details
	e.detailsWide(width)
	if !d.options.sized() || e.geo.skeleton {
		e.scroll.Clamp(&e.rows, view)
		return
	}
	e.followWraps()
	if e.unvirtual() {
		for row := range e.n {
			e.rows.Set(row, e.measureRow(row))
		}
	}
	e.scroll.Measure(&e.rows, view, d.measure)
	if e.guessWraps() {
		e.rows.SetDefault(e.defaultSize(d.gtx, &e.draw.Style))
		e.scroll.Measure(&e.rows, view, d.measure)
	}
}

// detailsWide gives details a width in pixels; those laid out for another are made
// anew.
func (e *engine) detailsWide(width int) {
	if d := &e.details; d.width != width {
		d.width = width
		clear(d.shown)
	}
}

// keepInView scrolls rows whose detail is about to close to the top of the screen,
// where they begin above it: their cells would go with the detail.
func (e *engine) keepInView(ids []string) {
	for _, id := range ids {
		if row, ok := e.knownPlace(id); ok {
			e.keepRow(row)
		}
	}
}

func (e *engine) keepRow(row int) {
	if row == e.scroll.Anchor.Item && e.rows.Start(row) < e.scroll.Offset(&e.rows) {
		e.scroll.ToItem(&e.rows, e.bodyHeight(), row, virtualize.Start)
	}
	if row >= e.scroll.Anchor.Item {
		e.uncover(row)
	}
}

// showRow scrolls as little as brings a row onto the screen, with its detail where
// there is room for both.
func (e *engine) showRow(row int) {
	e.scrollToRow(row)
	e.uncover(row)
	e.sticky.show = row + 1
}

func (e *engine) scrollToRow(row int) {
	if row >= 0 && row < e.n && e.details.options.sized() {
		start, off := e.rows.Start(row), e.scroll.Offset(&e.rows)
		cells := int64(e.cellsHeight(row))
		switch {
		case start >= off && start+cells <= off+int64(e.bodyHeight()):
			return
		case start < off && cells <= int64(e.bodyHeight()):
			e.scroll.ToItem(&e.rows, e.bodyHeight(), row, virtualize.Start)
			return
		}
	}
	e.scroll.ToItem(&e.rows, e.bodyHeight(), row, virtualize.Nearest)
}
