// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"context"
	"math"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// record is a row: its number, and a number with another order.
type record struct{ id, mixed int64 }

func newRecords(n int) []record {
	rows := make([]record, n)
	for i := range rows {
		rows[i] = record{int64(i), int64(i) * 7919 % int64(n)}
	}
	return rows
}

// newRecordSource returns a source of records, with the columns id, mixed and some more.
func newRecordSource(rows []record, more ...rowsource.Column[record]) *rowsource.Slice[record] {
	s, err := rowsource.NewSlice(rowsource.SliceOptions[record]{
		Rows: rows, Key: []string{"id"},
		Columns: append([]rowsource.Column[record]{
			{ID: "id", Value: func(r record) value.Value { return value.Int(r.id) }},
			{ID: "mixed", Value: func(r record) value.Value { return value.Int(r.mixed) }},
		}, more...),
	})
	if err != nil {
		panic(err)
	}
	return s
}

// frames runs the frames of a grid over blocks. The test controls the calls of the source.
type frames struct {
	t       *testing.T
	source  *rowsource.Slice[record]
	fake    *sourcetest.Fake[record]
	calls   sourcetest.Scheduler
	now     time.Time
	again   time.Time
	woken   atomic.Bool // since the last frame
	top     int64       // the first row or line on the screen
	screen  int64
	keeping int64 // the index of the row to stay at among the old rows
	swaps   int
	resized bool // since the last swap, so that more may show than was requested
	// draw runs one frame.
	draw func()
}

// begin sets up frames that show screen rows at once.
func (f *frames) begin(t *testing.T, source *rowsource.Slice[record], screen int64, draw func()) {
	f.t, f.source, f.now, f.screen, f.draw = t, source, time.Unix(0, 0), screen, draw
	f.fake = &sourcetest.Fake[record]{Source: source, Before: f.calls.Hold}
}

// end waits until no goroutine and no view is left, after the blocks were closed.
func (f *frames) end() {
	f.releaseAll()
	synctest.Wait()
	require.Zero(f.t, f.fake.OpenResults(), "views are left open")
}

func (f *frames) after(d time.Duration) {
	f.t.Helper()
	f.now = f.now.Add(d)
	f.draw()
}

// release lets the first waiting call continue or fail, and runs a frame.
func (f *frames) release(err error) {
	f.t.Helper()
	f.calls.Release(0, err)
	synctest.Wait()
	f.draw()
}

func (f *frames) releaseAll() {
	for range 1000 {
		synctest.Wait()
		if len(f.calls.Waiting()) == 0 {
			return
		}
		f.calls.Release(0, nil)
	}
	f.t.Fatal("calls without end")
}

// settle runs frames until nothing is left to do.
func (f *frames) settle() {
	f.t.Helper()
	for range 2000 {
		f.after(50 * time.Millisecond)
		if len(f.calls.Waiting()) > 0 {
			f.release(nil)
		} else if !f.woken.Load() && (f.again.IsZero() || f.again.Sub(f.now) > 50*time.Millisecond) {
			return
		}
	}
	f.t.Fatal("frames without end")
}

// records returns all rows of a query, read from the slice.
func (f *frames) records(q rowsource.Query) []record {
	f.t.Helper()
	v, err := f.source.Open(context.Background(), q)
	require.NoError(f.t, err)
	page, err := v.Read(context.Background(), rowsource.Seek{Index: 0}, math.MaxInt)
	require.NoError(f.t, err)
	return page.Items
}
