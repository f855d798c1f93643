// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"cmp"
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/records"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// rowmodel measures the time that a user waits for a million rows in a new order, and the memory of the order. These
// are wall times: the grid sorts in the background, on more than one core if possible. Then its sorting code is
// measured without a grid.
func rowmodel(_ settings, t *table) error {
	rows := records.Make(1_000_000)
	other := showRecords(rows)
	for range warmUp {
		other.leap()
	}
	before := measure.Heap()
	s := showRecords(rows)
	s.other = other
	for _, r := range reorderings() {
		if err := r.run(t, s); err != nil {
			return err
		}
	}
	held := measure.Heap() - before
	runtime.KeepAlive(s)
	runtime.KeepAlive(other)
	t.add(value("rowmodel/memory", float64(held)/float64(len(rows)), "B/row").atMost(24))
	return engine(t)
}

// reordering is a new order of the rows.
type reordering struct {
	name     string
	from, to []option.SortKey
	compare  func(a, b records.Record) int // as to does
	plain    func(s *recordStage, compare func(a, b records.Record) int) time.Duration
	// most bounds the ratio to the plain way of the time from the request for the order to the end of the frame that
	// shows it.
	most float64
}

func reorderings() []reordering {
	up, down := []option.SortKey{{ColumnID: "score"}}, []option.SortKey{{ColumnID: "score", Desc: true}}
	score := func(a, b records.Record) int { return cmp.Compare(a.Score, b.Score) }
	fall := func(a, b records.Record) int { return cmp.Compare(b.Score, a.Score) }
	name := func(a, b records.Record) int { return strings.Compare(a.Name, b.Name) }
	three := func(a, b records.Record) int {
		return cmp.Or(cmp.Compare(a.Group, b.Group), strings.Compare(a.City, b.City), fall(a, b))
	}
	return []reordering{
		{"sort-number", nil, up, score, plainSort, 0.25},
		{"sort-string", nil, []option.SortKey{{ColumnID: "name"}}, name, plainSort, 0.35},
		{"sort-three-keys", nil, append([]option.SortKey{{ColumnID: "group"}, {ColumnID: "city"}}, down...), three, plainSort, 0.3},
		{"reverse", up, down, fall, plainTurn, 1.6},
	}
}

// run measures a grid and the plain way by turns. The ratio is computed from neighbouring times.
func (r reordering) run(t *table, s *recordStage) error {
	var plain, shown, longest []time.Duration
	var ratios []float64
	for range 5 {
		p := r.plain(s, r.compare)
		if _, err := s.sortBy(r.from); err != nil {
			return err
		}
		runtime.GC()
		w, err := s.sortBy(r.to)
		if err != nil {
			return err
		}
		plain, shown, longest = append(plain, p), append(shown, w.shown), append(longest, w.longest)
		ratios = append(ratios, float64(w.shown)/float64(p))
	}
	name := "rowmodel/" + r.name
	t.add(value(name+"/plain", milliseconds(measure.Median(plain)), "ms"))
	t.add(value(name, milliseconds(measure.Median(shown)), "ms").against(measure.Median(ratios)).atMost(r.most))
	t.add(value(name+"/longest-frame", milliseconds(measure.Median(longest)), "ms"))
	return s.check(r.compare)
}

// plainSort returns the time of slices.SortFunc for the two halves of a copy of the rows, in parallel as in a grid if
// there is more than one core, and of a merge of the halves.
func plainSort(s *recordStage, compare func(a, b records.Record) int) time.Duration {
	rows, sorted := slices.Clone(s.rows), slices.Clone(s.rows)
	runtime.GC()
	start := time.Now()
	late := rows[len(rows)/2:]
	rows = rows[:len(rows)/2]
	var other sync.WaitGroup
	other.Go(func() { slices.SortFunc(late, compare) })
	slices.SortFunc(rows, compare)
	other.Wait()
	for i := range sorted {
		if len(late) == 0 || len(rows) > 0 && compare(rows[0], late[0]) <= 0 {
			sorted[i], rows = rows[0], rows[1:]
		} else {
			sorted[i], late = late[0], late[1:]
		}
	}
	return time.Since(start)
}

// plainTurn returns the time to reverse a list of the rows and to draw a frame with other rows.
func plainTurn(s *recordStage, _ func(a, b records.Record) int) time.Duration {
	list, turned := make([]int32, len(s.rows)), make([]int32, len(s.rows))
	for i := range list {
		list[i], turned[i] = int32(i), int32(i)
	}
	s.other.Frame() // complete the work of the earlier leap
	runtime.GC()
	start := time.Now()
	for i, row := range list {
		turned[len(list)-1-i] = row
	}
	s.other.leap()
	took := time.Since(start)
	runtime.KeepAlive(turned)
	return took
}

// leap draws a frame with rows that have not been shown recently.
func (s *recordStage) leap() {
	s.at = (s.at + 10_007) % len(s.rows)
	s.grid.ScrollToRow(s.at, option.AlignStart)
	s.Frame()
}

// recordStage is a window with a grid of records.
type recordStage struct {
	*stage.Stage
	grid *stage.Grid[records.Record]
	rows []records.Record
	// wake receives a value when the grid requests a frame.
	wake chan struct{}
	// other is a window that shows the same rows unsorted, for the plain way. at is its first visible row.
	other *recordStage
	at    int
	// patience is the maximum time for an order.
	patience time.Duration
}

// showRecords opens the window. A cell has the focus, which follows its row into each order.
func showRecords(rows []records.Record) *recordStage {
	type record = records.Record
	grid := stage.NewGridWith(
		gridui.Field("id", "ID", func(r record) int64 { return r.ID }),
		gridui.Field("name", "Name", func(r record) string { return r.Name }),
		gridui.Field("city", "City", func(r record) string { return r.City }),
		gridui.Field("group", "Group", func(r record) int32 { return r.Group }),
		gridui.Field("score", "Score", func(r record) float64 { return r.Score }),
		gridui.Time("stamp", "Stamp", func(r record) time.Time { return r.Stamp }),
		gridui.Field("email", "Email", func(r record) string { return r.Email }),
		gridui.Field("note", "Note", func(r record) string { return r.Note }),
	)
	s := &recordStage{grid: grid, rows: rows, wake: make(chan struct{}, 1), patience: time.Minute}
	grid.RowID = func(r record) string { return strconv.FormatInt(r.ID, 10) }
	grid.Sorting.Mode = option.SortMulti
	grid.Invalidate = func() {
		select {
		case s.wake <- struct{}{}:
		default: // a request is already pending
		}
	}
	grid.SetRows(rows)
	s.Stage = stage.New(grid, sheet.HD, 0)
	grid.FocusCell(10, "name")
	s.Frame()
	return s
}

// wait is the time that a user waits for a new order.
type wait struct {
	shown   time.Duration // until the end of the frame that shows it
	longest time.Duration // of the frames until then
}

// sortBy sorts the rows by keys that bring another row to the start. Meanwhile the window draws 60 frames a second,
// as in use, and another when the grid requests it.
func (s *recordStage) sortBy(keys []option.SortKey) (w wait, err error) {
	if slices.Equal(keys, s.grid.Sorting.Keys) {
		return w, nil
	}
	before, _ := s.grid.RowAt(0)
	s.grid.Sorting.Keys = keys
	for start := time.Now(); w.shown < s.patience; {
		frame := time.Now()
		s.Frame()
		w.longest = max(w.longest, time.Since(frame))
		w.shown = time.Since(start)
		if now, _ := s.grid.RowAt(0); now.ID != before.ID {
			return w, nil
		}
		select {
		case <-s.wake:
		case <-time.After(time.Second / 60):
		}
	}
	return w, fmt.Errorf("no new order by %v after %v", keys, w.shown)
}

// check returns an error if the rows are not in order: a sort that does nothing is fast.
func (s *recordStage) check(compare func(a, b records.Record) int) error {
	last, _ := s.grid.RowAt(0)
	for i := range s.rows {
		row, ok := s.grid.RowAt(i)
		if !ok || compare(last, row) > 0 {
			return fmt.Errorf("row %d is out of order by %v", i, s.grid.Sorting.Keys)
		}
		last = row
	}
	return nil
}
