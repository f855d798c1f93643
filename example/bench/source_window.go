// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/orderdb"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// sourcePatience is the maximum wait of a window for rows, or for their number.
const sourcePatience = 2 * time.Minute

// byAmount is an order with an index, byScore an order without one.
const (
	byAmount = "amount"
	byScore  = "score"
)

// sourceWindow is a window with the orders of a database.
type sourceWindow struct {
	*stage.Stage
	grid   *stage.Grid[sqlrows.Row]
	remote *gridui.Remote[sqlrows.Row]
	reads  *sourceReads[sqlrows.Row]
	wake   chan struct{}
	n      int64 // rows of the table
}

// newSourceWindow shows orders sorted by a column, and waits for the first rows.
func newSourceWindow(o *orderdb.Table, column string) (*sourceWindow, error) {
	w := &sourceWindow{
		grid: newOrdersGrid(), reads: &sourceReads[sqlrows.Row]{Source: o.Source}, wake: make(chan struct{}, 1), n: int64(o.Rows),
	}
	w.remote = gridui.NewRemote(w.reads, gridui.RemoteOptions[sqlrows.Row]{Size: sqlrows.Row.Size})
	w.grid.Invalidate = func() {
		select {
		case w.wake <- struct{}{}:
		default:
		}
	}
	w.sortBy(column)
	w.grid.SetSource(w.remote)
	w.Stage = stage.New(w.grid, sheet.HD, 0)
	return w, w.until(func() bool { return w.shows(0) })
}

// newOrdersGrid returns a grid with the columns of orders, without rows.
func newOrdersGrid() *stage.Grid[sqlrows.Row] {
	text := func(id string) gridui.Column[sqlrows.Row] {
		return gridui.Field(id, id, func(r sqlrows.Row) string { return r.Value(id).String() })
	}
	whole := func(id string) gridui.Column[sqlrows.Row] {
		return gridui.Field(id, id, func(r sqlrows.Row) int64 { i, _ := r.Value(id).AsInt(); return i })
	}
	return stage.NewGridWith(
		whole("id"), text("customer"), text("city"), whole(byAmount),
		gridui.Field(byScore, byScore, func(r sqlrows.Row) float64 { f, _ := r.Value(byScore).AsFloat(); return f }),
	)
}

func (w *sourceWindow) sortBy(column string) {
	w.grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: column}}}
}

// shows reports whether a row is loaded.
func (w *sourceWindow) shows(row int) bool {
	_, ok := w.remote.Row(row)
	return ok
}

// until draws frames until done returns true. Between two frames it waits for rows to arrive, at most for a quarter
// of a real pause.
func (w *sourceWindow) until(done func() bool) error {
	end := time.Now().Add(sourcePatience)
	pause := time.NewTicker(jobPause)
	defer pause.Stop()
	for w.Frame(); !done(); w.Frame() {
		if err := w.remote.Err(); err != nil {
			return err
		}
		if time.Now().After(end) {
			return errors.New("the rows of the source do not arrive")
		}
		select {
		case <-w.wake:
		case <-pause.C:
		}
	}
	return nil
}

// rest draws frames until nothing has been read for several frames in a row.
func (w *sourceWindow) rest() error {
	const still = 6 // more frames at rest than the grid waits for before it reads rows
	idle := 0
	return w.until(func() bool {
		if idle++; w.reads.running() {
			idle = 0
		}
		return idle > still
	})
}

// goTo scrolls to a row, and waits for it.
func (w *sourceWindow) goTo(row int) error {
	w.grid.ScrollToRow(row, option.AlignStart)
	return w.until(func() bool { return w.shows(row) })
}

// counted waits for the exact number of rows, after which the place of each row is known.
func (w *sourceWindow) counted() error {
	if err := w.until(func() bool { return w.remote.Count() == rowsource.Count{N: w.n, Exact: true} }); err != nil {
		return err
	}
	return w.rest()
}

// close cancels reading.
func (w *sourceWindow) close() { w.remote.Close() }
