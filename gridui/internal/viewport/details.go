// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

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

// DetailOptions are the caller's settings of details and heights.
type DetailOptions struct {
	// On says that rows can show details, heights and wraps that their cells differ in
	// height: as the caller says, and by their text. given says that users gave heights
	// to rows.
	On, Heights, Wraps, Given bool
	// All says that all details are open but some, rev tells any two sets of open
	// ones apart.
	All   bool
	Rev   uint64
	Guess unit.Dp
	// Whole is what a row with its detail counts, in place of guess; 0: that holds.
	Whole unit.Dp
}

// Sized says whether rows are measured when they are shown.
func (o *DetailOptions) Sized() bool { return o.On || o.Heights || o.Wraps || o.Given }

// details is what the engine keeps of details and of what they were measured for.
type details struct {
	// Shown are those of the frame, by row, ops what they draw; failed says that one
	// panicked.
	Shown  map[int]ShownDetail
	ops    detailOps
	failed bool
	// Known are the heights of details seen before, by row id.
	Known map[string]knownDetail
	// knownRev grows when rows come to be known or are forgotten.
	knownRev uint64
	Flips    flips
	Listed   listed
	// Collapse are rows whose detail is to close, told hears which are open when a
	// user changed that.
	Collapse []string
	Told     func(open []string)

	// Gtx and width are those of the frame; measure is engine.measureRow.
	Gtx     layout.Context
	width   int
	Options DetailOptions
	measure func(row int) int
}

// ShownDetail is a detail laid out in this frame.
type ShownDetail struct {
	Call   op.CallOp
	Height int
}

// knownDetail is how high a detail was, and the row of the source it belongs to.
type knownDetail struct {
	height, source int
}

// FewRows is the most rows whose sizes are all asked for when the rows or the open
// details change; of more, only those of details shown before are known.
const FewRows = 2048

// maxKnown is how many heights are kept before those of closed details and of rows
// that do not show are forgotten.
const maxKnown = 4096

// defaultSize is the size in pixels of a row that was not measured.
func (v *Viewport) defaultSize(gtx layout.Context, st *style.Resolved) int {
	o, cells := &v.Details.Options, max(st.RowHeight, v.Wraps.guess)
	if !o.On || !o.All {
		return cells
	}
	return cells + v.DetailGuess(gtx, cells)
}

// DetailGuess is the height in pixels of a detail that was never shown.
func (v *Viewport) DetailGuess(gtx layout.Context, cells int) int {
	if h := px(gtx, v.Details.Options.Whole); h > 0 {
		return max(h-cells, 1)
	}
	if h := px(gtx, v.Details.Options.Guess); h > 0 {
		return h
	}
	return gtx.Dp(defaultDetail)
}

// BeginDetails takes the options of a frame and follows what the caller opened.
func (v *Viewport) BeginDetails(gtx layout.Context, st *style.Resolved, o DetailOptions) {
	d := &v.Details
	was := d.Options
	d.Options, d.Gtx = o, gtx
	if d.measure == nil {
		d.measure = v.measureRow
		d.Shown, d.Known = map[int]ShownDetail{}, map[string]knownDetail{}
	}
	clear(d.Shown)
	d.ops.begin()
	v.guessPins()
	v.RowAxis.SetDefault(v.defaultSize(gtx, st))
	if was != d.Options && (was.Sized() || d.Options.Sized()) && !v.resizeFlipped(was) {
		v.Resize()
	}
	d.Flips.ids = d.Flips.ids[:0]
}

// Resize forgets the sizes of all rows but for the details whose height is known.
func (v *Viewport) Resize() {
	v.RowAxis.Reset(v.Count, v.RowAxis.Default())
	if !v.Details.Options.Sized() {
		return
	}
	v.forgetDetails()
	if v.Count <= FewRows {
		for row := range v.Count {
			v.RowAxis.Set(row, v.SizeGuess(row))
		}
		return
	}
	v.restoreWraps()
	for id := range v.Details.Known {
		if at, ok := v.KnownPlace(id); ok {
			v.RowAxis.Set(at, v.SizeGuess(at))
		}
	}
	if at := v.Scroll.Anchor.Item; at < v.Count {
		v.RowAxis.Set(at, v.SizeGuess(at))
	}
}

// KnownPlace is where the row of a known detail shows.
func (v *Viewport) KnownPlace(id string) (row int, ok bool) {
	k, ok := v.Details.Known[id]
	if !ok {
		return 0, false
	}
	row = v.Dataset.ShownOf(k.source)
	return row, row >= 0 && row < v.Count && v.Dataset.RowID(row) == id
}

// forgetDetails drops the heights of rows that went, once there are many.
func (v *Viewport) forgetDetails() {
	d := &v.Details
	if len(d.Known) <= maxKnown {
		return
	}
	for id := range d.Known {
		at, ok := v.KnownPlace(id)
		if _, open := v.Contents.DetailState(at); !ok || !open {
			delete(d.Known, id)
			d.knownRev++
		}
	}
}

// SizeGuess is the size of a row by what is known of its detail.
func (v *Viewport) SizeGuess(row int) int {
	size := v.CellsGuess(row)
	if _, open := v.Contents.DetailState(row); open {
		if k, ok := v.Details.Known[v.Dataset.RowID(row)]; ok {
			return size + k.height
		}
		return size + v.DetailGuess(v.Details.Gtx, size)
	}
	return size
}

// CellsHeight is the height of a row's cells in pixels.
func (v *Viewport) CellsHeight(row int) int {
	if h := v.sizedHeight(row); h > 0 {
		return h
	}
	if !v.WrapsRows() {
		return v.ownHeight(row)
	}
	return max(v.ownHeight(row), v.wrappedHeight(row))
}

// CellsGuess is cellsHeight by what is known of the row's text.
func (v *Viewport) CellsGuess(row int) int {
	if h := v.sizedHeight(row); h > 0 {
		return h
	}
	if !v.WrapsRows() {
		return v.ownHeight(row)
	}
	return max(v.ownHeight(row), v.wrapGuess(row))
}

// ownHeight is the height of a row's cells as the caller and the style have it.
func (v *Viewport) ownHeight(row int) int {
	if v.Details.Options.Heights {
		if h := px(v.Details.Gtx, v.Contents.RowHeight(row)); h > 0 {
			return h
		}
	}
	return v.Painter.Style.RowHeight
}

// measureRow is the size of a row that comes onto the screen; its detail is laid out
// for that.
func (v *Viewport) measureRow(row int) int {
	size := v.CellsHeight(row)
	if has, open := v.Contents.DetailState(row); has && open {
		size += v.detailHeight(row)
	}
	return size
}

// detailHeight lays out a detail, once a frame, and returns its height.
func (v *Viewport) detailHeight(row int) int {
	d := &v.Details
	if s, ok := d.Shown[row]; ok {
		return s.Height
	}
	gtx := d.Gtx
	gtx.Constraints = layout.Constraints{}
	gtx.Constraints.Max.X, gtx.Constraints.Max.Y = d.width, 2*Unbounded // insets leave it without bound
	gtx.Constraints.Min.X = d.width
	if v.Options.Loading.Overlay {
		gtx = gtx.Disabled()
	}
	call, dims := v.drawDetail(gtx, row)
	s := ShownDetail{Call: call, Height: min(max(dims.Size.Y, 0), Unbounded)}
	if s.Height > 0 && v.Painter.Style.Lines != theme.LinesNone {
		s.Height += v.Painter.Style.Line
	}
	d.Shown[row] = s
	if v.NoteDetail(row, s.Height) {
		d.knownRev++
	}
	return s.Height
}

// NoteDetail notes the height of the detail of a row, and reports whether there was none.
func (v *Viewport) NoteDetail(row, height int) (anew bool) {
	id, source := v.Dataset.RowID(row), v.Dataset.SourceOf(row)
	was, ok := v.Details.Known[id]
	v.Details.Known[id] = knownDetail{height: height, source: source}
	return !ok || was.source != source
}

// MeasureRows finds the rows on the screen of a view in pixels, of any height.
func (v *Viewport) MeasureRows(view, width int) {
	d := &v.Details
	v.detailsWide(width)
	if !d.Options.Sized() || v.Geometry.Skeleton {
		v.Scroll.Clamp(&v.RowAxis, view)
		return
	}
	v.syncWraps()
	if v.unvirtual() {
		for row := range v.Count {
			v.RowAxis.Set(row, v.measureRow(row))
		}
	}
	v.Scroll.Measure(&v.RowAxis, view, d.measure)
	if v.guessWraps() {
		v.RowAxis.SetDefault(v.defaultSize(d.Gtx, &v.Painter.Style))
		v.Scroll.Measure(&v.RowAxis, view, d.measure)
	}
}

// detailsWide gives details a width in pixels; those laid out for another are made
// anew.
func (v *Viewport) detailsWide(width int) {
	if d := &v.Details; d.width != width {
		d.width = width
		clear(d.Shown)
	}
}

// KeepInView scrolls rows whose detail is about to close to the top of the screen,
// where they begin above it: their cells would go with the detail.
func (v *Viewport) KeepInView(ids []string) {
	for _, id := range ids {
		if row, ok := v.KnownPlace(id); ok {
			v.KeepRow(row)
		}
	}
}

func (v *Viewport) KeepRow(row int) {
	if row == v.Scroll.Anchor.Item && v.RowAxis.Start(row) < v.Scroll.Offset(&v.RowAxis) {
		v.Scroll.ToItem(&v.RowAxis, v.BodyHeight(), row, virtualize.Start)
	}
	if row >= v.Scroll.Anchor.Item {
		v.Uncover(row)
	}
}

// ShowRow scrolls as little as brings a row onto the screen, with its detail where
// there is room for both.
func (v *Viewport) ShowRow(row int) {
	v.scrollToRow(row)
	v.Uncover(row)
	v.Sticky.Show = row + 1
}

func (v *Viewport) scrollToRow(row int) {
	if row >= 0 && row < v.Count && v.Details.Options.Sized() {
		start, off := v.RowAxis.Start(row), v.Scroll.Offset(&v.RowAxis)
		cells := int64(v.CellsHeight(row))
		switch {
		case start >= off && start+cells <= off+int64(v.BodyHeight()):
			return
		case start < off && cells <= int64(v.BodyHeight()):
			v.Scroll.ToItem(&v.RowAxis, v.BodyHeight(), row, virtualize.Start)
			return
		}
	}
	v.Scroll.ToItem(&v.RowAxis, v.BodyHeight(), row, virtualize.Nearest)
}

func (d *details) Renumber(moved []int32) {
	for id, known := range d.Known {
		known.source = dataset.Renumbered(known.source, moved)
		d.Known[id] = known
	}
}
