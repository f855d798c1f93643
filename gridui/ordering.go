// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"runtime"
	"slices"
	"strconv"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// rowOrder is which rows show and in which order: the row model, and what it was
// last told. A grid that sorts nothing does without.
type rowOrder[T any] struct {
	model rowmodel.Model
	// on says that the model decides; else rows show as they come.
	on   bool
	rows Rows[T]
	n    int
	// given counts the changes of the rows that the model was told of, columns is
	// the revision of the columns that its fields were made from.
	given   uint32
	columns uint32
	keys    []SortKey
	// fields are the columns as the model reads them, kept so that it can tell that
	// a key is the same as before but for its direction.
	fields map[*columnDef[T]]*rowmodel.Field
	job    *rowmodel.Job
	// stepped is the time of the frame that worked on the job last, in a browser.
	stepped time.Time
}

const (
	// inlineRows is the most rows that are sorted within a frame: about 2 ms.
	inlineRows = 10_000
	// jobPoll is how often a frame looks after a job that nobody tells it of.
	jobPoll = 50 * time.Millisecond
	// jobSlice is how long a job may hold a frame in a browser, where goroutines
	// share the thread of the user interface.
	jobSlice = 4 * time.Millisecond
)

// sourceOf is the row of the source that shows at a place of the body.
func (g *Grid[T]) sourceOf(shown int) int {
	if !g.order.on {
		return shown
	}
	return int(g.order.model.Item(shown))
}

// shownOf is where a row of the source shows, or -1.
func (g *Grid[T]) shownOf(source int) int {
	if !g.order.on {
		return source
	}
	return g.order.model.Index(source)
}

// shownCount is how many rows the body shows.
func (g *Grid[T]) shownCount() int {
	if !g.order.on {
		return g.Len()
	}
	return g.order.model.Len()
}

// reorder tells the model what changed and has it computed, at once if there is
// little to do, else beside the frames.
func (g *Grid[T]) reorder(gtx layout.Context) {
	keys := g.activeKeys()
	o := &g.order
	if len(keys) == 0 && !o.on {
		return
	}
	n := g.Len()
	changed := false
	if o.given != g.engine.given || o.n != n || !o.on {
		changed = true
		g.engine.atTop = len(keys) > 0 && g.engine.scroll.Offset(&g.engine.rows) == 0
		o.on, o.given, o.n, o.rows = true, g.engine.given, n, g.rows
		o.model.Reset(n)
		o.keys, o.fields = nil, nil
	}
	if o.columns != g.engine.cols.rev {
		o.keys, o.fields = nil, nil
	}
	if o.columns != g.engine.cols.rev || !slices.Equal(o.keys, keys) {
		o.columns, o.keys = g.engine.cols.rev, slices.Clone(keys)
		o.model.SetSort(g.sortFields(keys))
		changed = true
	}
	if changed {
		g.begin(o.model.Prepare())
	}
	g.follow(gtx)
}

// activeKeys are the keys that the rows are sorted by.
func (g *Grid[T]) activeKeys() []SortKey {
	if g.Sorting.Mode == SortOff || g.Sorting.Manual || len(g.Sorting.Keys) == 0 {
		return nil
	}
	if n := g.Len(); n > maxOrdered {
		g.problem("many", "%d rows are too many to sort, the limit being %d; they keep their order", n, maxOrdered)
		return nil
	}
	return g.Sorting.Keys
}

// maxOrdered is the most rows that are put in an order, which takes some 40 bytes
// a row while it is done.
const maxOrdered = 1 << 27

// begin starts a job in place of the one before, or does it here if it is small.
func (g *Grid[T]) begin(job *rowmodel.Job) {
	g.order.job = job
	switch {
	case job == nil:
	case g.order.n <= inlineRows:
		_ = job.Run() // kept for Err
	case runtime.GOOS != "js":
		job.Start(g.Invalidate)
	}
}

// follow puts the result of a job in place, or asks for the frame that will.
func (g *Grid[T]) follow(gtx layout.Context) {
	o := &g.order
	if o.job == nil {
		return
	}
	if runtime.GOOS == "js" && gtx.Now != o.stepped {
		o.stepped = gtx.Now
		o.job.Step(jobSlice)
	}
	if !o.job.Finished() {
		g.poll(gtx)
		return
	}
	o.job = nil
	if !g.engine.staleRows {
		g.engine.holdOrder()
	}
	if o.model.Adopt() {
		g.engine.orderChanged()
	}
	if err := o.model.Err(); err != nil {
		g.problem("order"+err.Error(), "rows keep their order: %w", err)
	}
}

// poll asks for a frame that looks after the job again.
func (g *Grid[T]) poll(gtx layout.Context) {
	at := gtx.Now
	if runtime.GOOS != "js" {
		at = at.Add(jobPoll)
	}
	gtx.Execute(op.InvalidateCmd{At: at})
}

// progress is how far the job is that puts the rows in order; ok is false if
// there is none.
func (g *Grid[T]) progress() (done float64, ok bool) {
	if g.order.job == nil || g.order.job.Finished() {
		return 0, false
	}
	return g.order.job.Progress(), true
}

// sortFields are the columns of some keys as the model reads them. Keys that name
// no column to sort by are left out and reported.
func (g *Grid[T]) sortFields(keys []SortKey) []rowmodel.SortKey {
	var out []rowmodel.SortKey
	for _, k := range keys {
		col := g.engine.cols.find(k.ColumnID)
		if col < 0 || !g.engine.cols.leaves[col].sorts {
			g.problem("sort"+k.ColumnID, "no column %q to sort by; the key is skipped", k.ColumnID)
			continue
		}
		d := g.defs[g.engine.cols.leaves[col].def]
		out = append(out, rowmodel.SortKey{Field: g.orderField(d), Descending: k.Desc != d.inverted})
	}
	return out
}

// orderField is a column as the model reads it, the same for as long as the rows
// are.
func (g *Grid[T]) orderField(d *columnDef[T]) *rowmodel.Field {
	o := &g.order
	f := o.fields[d]
	if f == nil {
		if o.fields == nil {
			o.fields = map[*columnDef[T]]*rowmodel.Field{}
		}
		f = orderField(g.rows, d)
		o.fields[d] = f
	}
	return f
}

// findRow finds a body row by id, beginning at a place. Without RowID the id is
// the number of the row.
func (g *Grid[T]) findRow(id string, near int) (shown int, ok bool) {
	if g.RowID == nil {
		i, err := strconv.Atoi(id)
		if err != nil || i < 0 || i >= g.Len() {
			return 0, false
		}
		i = g.shownOf(i)
		return i, i >= 0
	}
	f := rowFinder{id: g.rowID, n: g.engine.n}
	return f.find(id, near)
}
