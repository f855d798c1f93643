// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// fitKept is how many texts of a column are measured in the end.
	fitKept = 6
	// fitSlice is how many texts a frame measures.
	fitSlice = 24
	// fitMost is how many rows are read; of more rows, as many at even distances.
	fitMost = 1 << 24
	// fitRunes is how much of a text counts.
	fitRunes = 4096
)

// Text can only be measured on the goroutine of the frames, and takes its time. So
// what runs in the background reads the rows and keeps a few texts of each column
// that look the longest, by the advances of their characters; the frames then
// measure those, some at a time.

// FitColumn makes a column, or each column of a group, as wide as its header and its
// contents in all rows need: at once by the rows on the screen, and when all rows
// were read, exactly. Cells that are widgets do not count, and in a column of groups
// or of a tree only the rows on the screen do. A column that wraps gets no wider than
// 480 dp for its contents: the rest goes on in the next line. The header has room for
// what shows when users sort by the column and for the button of its menu.
func (g *Grid[T]) FitColumn(id string) { g.bound().FitColumn(id) }

func (g *core) FitColumn(id string) { g.engine.fit.asked = append(g.engine.fit.asked, id) }

// FitColumns does for all columns that show what FitColumn does for one.
func (g *Grid[T]) FitColumns() { g.bound().FitColumns() }

func (g *core) FitColumns() { g.engine.fit.all = true }

// FitToWidth widens or narrows the columns in proportion, so that together they
// fill the width of the grid, as far as their limits and columns with NoResize let them.
func (g *Grid[T]) FitToWidth() { g.bound().FitToWidth() }

func (g *core) FitToWidth() { g.engine.fit.toWidth = true }

// fitting is what columns are being fitted to.
type fitting struct {
	// asked are columns and groups to fit from the next frame on.
	asked        []string
	all, toWidth bool

	// columns are being fitted, as they were given; job reads their rows.
	columns []fitColumn
	given   uint32
	job     *rowmodel.Job
	// unknown are characters that job has met and that were not measured before.
	unknown *runeSet
	// measured says that the texts of the rows on the screen were.
	measured bool
	advances advances
}

// fitColumn is a column being fitted.
type fitColumn struct {
	id  string
	def int
	// left says that it has been given a width meanwhile, which it keeps.
	left bool
	// head is the width that the header needs, 0 until it was measured, width that of
	// what was.
	head, width int
	// shown are texts of rows on the screen, all those of all rows.
	shown, all longest
}

// longest keeps the texts that are the longest by an estimate.
type longest struct {
	texts  []string
	widths []int
}

// offer takes a text in if it is longer than one that is kept.
func (l *longest) offer(text []byte, width int) {
	if len(l.texts) == fitKept && width <= l.widths[fitKept-1] {
		return
	}
	at := len(l.texts)
	for at > 0 && l.widths[at-1] < width {
		at--
	}
	for i := at; i > 0 && l.widths[i-1] == width; i-- {
		if l.texts[i-1] == string(text) {
			return
		}
	}
	if len(l.texts) == fitKept {
		l.texts, l.widths = l.texts[:fitKept-1], l.widths[:fitKept-1]
	}
	l.texts, l.widths = slices.Insert(l.texts, at, string(text)), slices.Insert(l.widths, at, width)
}

// fitHead fits the columns under a header.
func (e *engine) fitHead(at viewport.Address) {
	first, end := e.view.Heads.Columns(at)
	for c := first; c < end; c++ {
		if l := &e.cols.Leaves[c]; !l.Fixed {
			e.fit.asked = append(e.fit.asked, l.ID)
		}
	}
}

// fitStep goes on with fitting columns in a frame, and says whether any got another
// width.
func (e *engine) fitStep(gtx layout.Context, st *style.Resolved) (resized bool) {
	f, before := &e.fit, e.view.Widths.SizesRev()
	if f.toWidth {
		f.toWidth = false
		e.fitToWidth()
		gtx.Execute(op.InvalidateCmd{}) // for the event
	}
	if len(f.asked) > 0 || f.all {
		if !e.learnAdvances(st.Face) {
			gtx.Execute(op.InvalidateCmd{})
			return e.view.Widths.SizesRev() != before
		}
		e.beginFit(gtx, st)
	}
	if f.columns == nil {
		return e.view.Widths.SizesRev() != before
	}
	if f.given != e.cols.Given {
		f.drop()
		return e.view.Widths.SizesRev() != before
	}
	e.measureFit(gtx, st)
	return e.view.Widths.SizesRev() != before
}

// beginFit starts to fit what was asked for; what is being fitted goes on with it.
func (e *engine) beginFit(gtx layout.Context, st *style.Resolved) {
	f := &e.fit
	ids := f.asked
	for i := range f.columns {
		if c := &f.columns[i]; !c.left {
			ids = append(ids, c.id)
		}
	}
	all := f.all
	f.drop()
	f.asked, f.all, f.given = nil, false, e.cols.Given
	for i := range e.cols.Leaves {
		l := &e.cols.Leaves[i]
		if !l.Fixed && (all || slices.ContainsFunc(ids, func(id string) bool { return e.cols.Named(l, id) })) {
			f.columns = append(f.columns, e.fitColumn(st, i))
		}
	}
	if f.columns == nil {
		return
	}
	f.unknown = new(runeSet)
	f.job = e.ask.fitRows(gtx, f)
}

// drop drops what is being fitted.
func (f *fitting) drop() {
	if f.job != nil {
		f.job.Cancel()
	}
	f.columns, f.job, f.unknown, f.measured = nil, nil, nil, false
}

// leave leaves out columns that are given widths while they are being fitted.
func (f *fitting) leave(widths map[string]unit.Dp) {
	for i := range f.columns {
		if c := &f.columns[i]; widths[c.id] > 0 {
			c.left = true
		}
	}
}

// fitColumn is a column with what its header needs and the texts that are on the
// screen.
func (e *engine) fitColumn(st *style.Resolved, col int) fitColumn {
	l := &e.cols.Leaves[col]
	c := fitColumn{id: l.ID, def: l.Def}
	if l.Head {
		c.head = 1
	}
	for b, rows := range e.view.Sheet.Rows {
		band := layoutx.Band(b)
		if band == layoutx.Head {
			continue
		}
		for _, row := range rows {
			at := viewport.Address{Band: band, Row: row.Index, Col: col}
			if e.isWidget(at) {
				continue
			}
			e.buf = e.ask.cells.AppendText(e.buf[:0], at)
			if indent := e.indent(st, at, e.view.Widths.Of(col)); indent > 0 {
				c.width = max(c.width, e.draw.Cache.Run(st.Face, e.buf).Width+indent+2*st.Padding+st.Line)
				continue
			}
			c.shown.offer(e.buf, e.fit.advances.of(e.buf, nil))
		}
	}
	return c
}

// measureFit measures some texts, and gives the columns their widths when all were
// measured: first those of the screen, then those of all rows. In the frames between
// it sets what the screen then shows, so that none has to set all of it.
func (e *engine) measureFit(gtx layout.Context, st *style.Resolved) {
	f := &e.fit
	left := fitSlice
	if !f.measured {
		for i := range f.columns {
			e.measureHead(st, &f.columns[i], &left)
			e.measureTexts(st, &f.columns[i], &f.columns[i].shown, &left)
		}
		if left == 0 {
			gtx.Execute(op.InvalidateCmd{})
			return
		}
		if f.job != nil && !f.job.Finished() {
			f.measured = e.giveFit(gtx, st)
			gtx.Execute(op.InvalidateCmd{})
			return
		}
		f.measured = true
	}
	if f.job != nil {
		if !e.ask.data.Jobs.Work(gtx, f.job) || e.readAgain(gtx) {
			return
		}
		for i := range f.columns {
			e.measureTexts(st, &f.columns[i], &f.columns[i].all, &left)
		}
		if left == 0 {
			gtx.Execute(op.InvalidateCmd{})
			return
		}
	}
	if e.giveFit(gtx, st) {
		f.drop()
	}
	gtx.Execute(op.InvalidateCmd{})
}

// readAgain measures the characters of the rows that were not known when those were
// read, and has the rows read once more by them. It says whether there were any.
func (e *engine) readAgain(gtx layout.Context) bool {
	f := &e.fit
	if f.unknown == nil || f.unknown.n == 0 {
		return false
	}
	if e.learnRunes(f.advances.face, f.unknown) {
		f.unknown = nil
		f.job = e.ask.fitRows(gtx, f)
	}
	gtx.Execute(op.InvalidateCmd{})
	return true
}

// measureHead measures a header that was not.
func (e *engine) measureHead(st *style.Resolved, c *fitColumn, left *int) {
	col := e.cols.Find(c.id)
	if c.head > 0 || *left == 0 || col < 0 {
		return
	}
	*left--
	c.head = e.marks.Need(st, col, e.marks.Of(col))
}

// measureTexts measures texts that are left to, as many as are left to a frame.
func (e *engine) measureTexts(st *style.Resolved, c *fitColumn, l *longest, left *int) {
	for *left > 0 && len(l.texts) > 0 {
		last := len(l.texts) - 1
		c.width = max(c.width, e.draw.Cache.RunString(st.Face, l.texts[last]).Width+2*st.Padding+st.Line)
		l.texts = l.texts[:last]
		*left--
	}
}

// giveFit gives the columns the widths they need, once what the screen shows by them
// was set ahead, and says whether it did.
func (e *engine) giveFit(gtx layout.Context, st *style.Resolved) bool {
	widths := e.fitWidths()
	if len(widths) > 0 && !e.text.Prelayout(gtx, st, widths) {
		return false
	}
	e.ask.resize(widths)
	return true
}

// fitWidths are the widths that the columns need and do not have, within their limits.
func (e *engine) fitWidths() map[string]unit.Dp {
	widths := map[string]unit.Dp{}
	for i := range e.fit.columns {
		c := &e.fit.columns[i]
		col := e.cols.Find(c.id)
		if c.left || col < 0 || col >= e.view.Widths.Len() {
			continue
		}
		t := e.view.Widths.Track(col)
		if e.cols.Leaves[col].Lines > 1 {
			c.width = min(c.width, e.view.Widths.TextMetric().Dp(viewport.FitWrapped))
		}
		px := layoutx.Solve(nil, []layoutx.Track{{Size: max(c.head, c.width, 1), Min: t.Min, Max: t.Max}}, 0)[0]
		if w := e.view.Widths.TextMetric().PxToDp(px); w != e.cols.Leaves[col].Sized {
			widths[c.id] = w
		}
	}
	return widths
}

// fitToWidth has the columns fill the width of the grid.
func (e *engine) fitToWidth() {
	w := &e.view.Widths
	tracks := make([]layoutx.Track, w.Len())
	for i := range tracks {
		t := w.Track(i)
		tracks[i] = layoutx.Track{Size: w.Of(i), Min: t.Min, Max: t.Max}
		if !e.cols.Leaves[i].Fixed {
			tracks[i].Kind, tracks[i].Weight = layoutx.Flex, float32(w.Of(i))
		}
	}
	widths := map[string]unit.Dp{}
	for i, px := range layoutx.Solve(nil, tracks, w.Space()) {
		if to := e.view.Widths.TextMetric().PxToDp(px); !e.cols.Leaves[i].Fixed && e.cols.Leaves[i].Sized != to {
			widths[e.cols.Leaves[i].ID] = to
		}
	}
	e.fit.leave(widths)
	e.ask.resize(widths)
}

// fitRows starts to look for the longest texts of columns in all rows; nil if there
// are none to look at.
func (g *core) fitRows(gtx layout.Context, f *fitting) *rowmodel.Job {
	rows, columns, by, unknown := g.data.Order.Now.Records, f.columns, f.advances, f.unknown
	if rows == nil || rows.Len() == 0 || g.data.Unscanned("fitting a column to its contents", "those on the screen count") {
		return nil
	}
	n, step := rows.Len(), 1
	if n > fitMost {
		step = (n + fitMost - 1) / fitMost
	}
	gone := g.data.Order.Gone
	defs := make([]*column.Def, len(columns))
	for i, c := range columns {
		if d := g.engine.cols.Defs[c.def]; d.Cell == nil && d.AppendText != nil && !d.Outline {
			defs[i] = d
		}
	}
	all := make([]longest, len(columns))
	visits := n / step * len(columns)
	job := rowmodel.NewJob(visits, func(check func(int)) error {
		var buf []byte
		done := 0
		rows := rows.Lease()
		defer rows.Release()
		for row := 0; row < n; row += step {
			if done++; done%max(512/len(columns), 1) == 0 {
				check(max(512/len(columns), 1) * len(columns))
			}
			if gone.Has(row) {
				continue
			}
			r := rows.At(row)
			for i, d := range defs {
				if d == nil {
					continue
				}
				buf = d.AppendText(buf[:0], r)
				all[i].offer(buf, by.of(buf, unknown))
			}
		}
		for i := range columns {
			columns[i].all = all[i]
		}
		return nil
	})
	g.selection.Start(gtx, job, visits)
	return job
}

// fitReads says whether rows are being read for the widths of columns.
func (g *core) fitReads() bool { return g.engine.fit.job != nil && !g.engine.fit.job.Finished() }
