// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"cmp"
	"errors"
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/records"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
)

// rows measures what rows cost that open and that change: a detail that opens or closes among a
// million rows, and a million changes a second.
func rows(_ settings, t *table) error {
	return errors.Join(toggleDetails(t), feedChanges(t))
}

const (
	// openDetails is how many details are open, detailHeight how high each is in pixels.
	openDetails  = 1000
	detailHeight = 40
	// mostToggle bounds a frame in which a detail out of sight opens or closes, to one in which nothing
	// does: 20 µs on a frame of 0.4 ms.
	mostToggle = 1.05
)

// toggleDetails measures the opening and closing of a detail among a million rows of which a thousand
// are open and have been seen. The detail is out of sight, so that frames differ by that alone.
func toggleDetails(t *table) error {
	g := stage.NewGrid(1_000_000)
	g.RowID = func(r stage.Row) string { return strconv.Itoa(int(r)) }
	g.Detail = func(gtx layout.Context, _ gridui.DetailContext[stage.Row]) layout.Dimensions {
		return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, detailHeight)}
	}
	var open []string
	for i := range openDetails {
		open = append(open, strconv.Itoa(i))
	}
	g.Details.Rows = gridui.IDs(open...)
	s := showGrid(g, sheet.HD, 0)
	for row := 0; row < openDetails; row += 10 {
		g.ScrollToRow(row, gridui.ScrollStart)
		s.Frame()
	}
	g.ScrollToRow(500_000, gridui.ScrollStart)
	for range warmUp {
		s.Frame()
	}
	is := true
	toggle := func() {
		is = !is
		g.SetDetail("500", is)
		s.Frame()
	}
	d := measure.Plan{Rounds: 31, Times: 60}.Run(toggle, s.Frame)
	t.add(value("rows/toggle-detail/plain", milliseconds(d.B), "ms"))
	t.add(value("rows/toggle-detail", milliseconds(d.A), "ms").against(d.Ratio).atMost(mostToggle))
	t.add(value("rows/toggle-detail/extra", (d.Ratio-1)*float64(d.B)/float64(time.Microsecond), "µs"))
	return toggleByKey(t, s)
}

// toggleByKey measures Enter on the focused row, which opens and closes its detail and tells which are
// open, beside a key that moves the focus.
func toggleByKey(t *table, s gridStage[stage.Row]) error {
	s.grid.FocusCell(500_010, stage.ColumnID(5))
	s.Frame()
	enter := func() { s.Press(key.NameReturn) }
	down, is := true, false
	move := func() {
		name := key.Name(key.NameUpArrow)
		if down = !down; down {
			name = key.NameDownArrow
		}
		s.Press(name)
	}
	enter()
	is = s.grid.Details.Rows.Has("500010")
	enter()
	if !is || s.grid.Details.Rows.Has("500010") {
		return errors.New("Enter does not open and close the detail")
	}
	d := measure.Plan{Rounds: 9, Times: 60}.Run(enter, move)
	t.add(value("rows/toggle-key", milliseconds(d.A), "ms").against(d.Ratio))
	return nil
}

const (
	fedRows = 100_000
	// fedChanges are those of a frame at a million a second and 60 frames.
	fedChanges = 1_000_000 / 60
	fedFrames  = 60
	// mostFed bounds what a frame takes of the CPU in parts of the time between two frames.
	mostFed = 0.25
)

// feedChanges measures a million changes a second, posted to rows in order whose cells flash. The plain
// way finds the rows by a map and puts all in order anew.
func feedChanges(t *table) error {
	s := showRecords(records.Make(fedRows))
	s.grid.Flash.Mode = gridui.FlashChanges
	if _, err := s.sortBy([]gridui.SortKey{{ColumnID: "score"}}); err != nil {
		return err
	}
	plain := newPlainFeed(fedRows)
	var failed error
	ours := tick{rows: records.Make(fedRows), rnd: rand.New(rand.NewPCG(3, 4))}
	theirs := tick{rows: records.Make(fedRows), rnd: rand.New(rand.NewPCG(3, 4))}
	feed := s.grid.Feed()
	d := measure.Plan{Rounds: 5, Times: fedFrames}.Run(
		func() {
			failed = errors.Join(failed, feed.Post(gridui.Changes[records.Record]{Update: ours.next()}))
			s.Frame()
		},
		func() { plain.change(theirs.next()) },
	)
	if failed != nil {
		return failed
	}
	t.add(value("rows/feed-1e6/plain", milliseconds(d.B), "ms"))
	t.add(value("rows/feed-1e6", milliseconds(d.A), "ms").against(d.Ratio))
	t.add(value("rows/feed-1e6/of-frame", 60*d.A.Seconds(), "").atMost(mostFed))
	s.rows = s.rows[:fedRows]
	if err := s.settle(); err != nil {
		return err
	}
	return s.check(func(a, b records.Record) int { return cmp.Compare(a.Score, b.Score) })
}

// settle draws frames until all that was posted shows.
func (s *recordStage) settle() error {
	last := records.Record{ID: 0, Score: 1e9}
	if err := s.grid.Feed().Post(gridui.Changes[records.Record]{Update: []records.Record{last}}); err != nil {
		return err
	}
	for start := time.Now(); time.Since(start) < s.patience; {
		s.Frame()
		if at, ok := s.grid.RowAt(fedRows - 1); ok && at.Score == last.Score {
			return nil
		}
	}
	return fmt.Errorf("what was posted does not show after %v", s.patience)
}

// tick makes the changes of a frame.
type tick struct {
	rows  []records.Record
	rnd   *rand.Rand
	batch []records.Record
}

// next moves the scores of some rows.
func (k *tick) next() []records.Record {
	k.batch = k.batch[:0]
	for range fedChanges {
		r := &k.rows[k.rnd.IntN(len(k.rows))]
		r.Score += k.rnd.NormFloat64()
		k.batch = append(k.batch, *r)
	}
	return k.batch
}

// plainFeed is rows in order without a grid.
type plainFeed struct {
	rows  []records.Record
	order []int
	index map[string]int
}

func newPlainFeed(n int) *plainFeed {
	p := &plainFeed{rows: records.Make(n), index: map[string]int{}}
	for i := range p.rows {
		p.index[recordID(p.rows[i])] = i
		p.order = append(p.order, i)
	}
	return p
}

// change writes rows in the place of those with their ids and puts all in order.
func (p *plainFeed) change(rows []records.Record) {
	for _, r := range rows {
		p.rows[p.index[recordID(r)]] = r
	}
	slices.SortFunc(p.order, func(a, b int) int { return cmp.Compare(p.rows[a].Score, p.rows[b].Score) })
}
