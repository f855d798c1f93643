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
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

// rows measures the cost of opening and changing rows: a detail that opens or closes among a million rows, changes of
// rows in groups and trees, and a million changes a second.
func rows(_ settings, t *table) error {
	err := errors.Join(toggleDetails(t), slideRows(t), changeGroups(t))
	for _, f := range feeds {
		err = errors.Join(err, feedChanges(t, f))
	}
	return err
}

const (
	// openDetails is the number of open details, detailHeight the height of each in pixels.
	openDetails  = 1000
	detailHeight = 40
	// mostToggle bounds the ratio of a frame in which an invisible detail opens or closes to one without changes: 20
	// µs in a frame of 0.4 ms.
	mostToggle = 1.05
)

// toggleDetails measures opening and closing a detail among a million rows, a thousand of them open and measured
// before. The detail is invisible, so that frames differ only by the change.
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
	g.Details.Rows = idset.Of(open...)
	s := showGrid(g, sheet.HD, 0)
	for row := 0; row < openDetails; row += 10 {
		g.ScrollToRow(row, option.AlignStart)
		s.Frame()
	}
	g.ScrollToRow(500_000, option.AlignStart)
	for range warmUp {
		s.Frame()
	}
	is := true
	toggle := func() {
		is = !is
		g.Row("500").SetDetail(is)
		s.Frame()
	}
	d := measure.Plan{Rounds: 31, Times: 60}.Run(toggle, s.Frame)
	t.add(value("rows/toggle-detail/plain", milliseconds(d.B), "ms"))
	t.add(value("rows/toggle-detail", milliseconds(d.A), "ms").against(d.Ratio).atMost(mostToggle))
	t.add(value("rows/toggle-detail/extra", (d.Ratio-1)*float64(d.B)/float64(time.Microsecond), "µs"))
	return toggleByKey(t, s)
}

// toggleByKey measures Enter on the focused row, which opens and closes its detail and reports the open rows, against
// a key that moves the focus.
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
		return errors.New("a key does not open and close the detail")
	}
	d := measure.Plan{Rounds: 9, Times: 60}.Run(enter, move)
	t.add(value("rows/toggle-key", milliseconds(d.A), "ms").against(d.Ratio))
	return nil
}

const (
	fedRows   = 100_000
	fedFrames = 60
	// fedCells is the number of cells that change with a row.
	fedCells = 3
	// mostFed bounds the ratio of a frame to the plain way: a quarter of the time between two frames, 4.2 ms, is
	// about that share of it. mostRowsFed is the bound for three times as many cells: a million rows a second.
	mostFed     = 0.19
	mostRowsFed = 0.27
)

// quote is a row of a feed.
type quote struct {
	Symbol             string // different in each row
	Last, Open, Change float64
	Trades             int
}

// feed is a way to change a million things a second: a number of rows in each of 60 frames.
type feed struct {
	name string
	rows int
	most float64
}

var feeds = []feed{
	{"rows/feed-1e6-cells", 1_000_000 / 60 / fedCells, mostFed},
	{"rows/feed-1e6-rows", 1_000_000 / 60, mostRowsFed},
}

func quotes(n int) []quote {
	rnd := rand.New(rand.NewPCG(1, 2))
	all := make([]quote, n)
	for i := range all {
		at := 1 + 99*rnd.Float64()
		all[i] = quote{Symbol: "Q" + strconv.Itoa(1_000_000+i), Last: at, Open: at}
	}
	return all
}

func symbol(q quote) string { return q.Symbol }

// feedStage is a window with quotes sorted by price.
type feedStage struct {
	*stage.Stage
	grid *stage.Grid[quote]
}

func newFeedStage(rows []quote) feedStage {
	g := stage.NewGridWith(
		gridui.Field("symbol", "Symbol", symbol),
		gridui.Field("last", "Last", func(q quote) float64 { return q.Last }),
		gridui.Field("open", "Open", func(q quote) float64 { return q.Open }),
		gridui.Field("change", "Change", func(q quote) float64 { return q.Change }),
		gridui.Field("trades", "Trades", func(q quote) int { return q.Trades }),
	)
	g.RowID = symbol
	g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "last"}}}
	g.Flash = true
	g.Invalidate = func() {}
	g.SetRows(rows)
	return feedStage{stage.New(g, sheet.HD, 0), g}
}

// post posts rows and draws the frame that shows them.
func (s feedStage) post(rows []quote) error {
	err := s.grid.Feed().Post(gridui.Changes[quote]{Update: rows})
	s.Frame()
	return err
}

// settle draws frames until everything posted shows; the last post is a price above all others.
func (s feedStage) settle() error {
	last := quote{Symbol: quotes(1)[0].Symbol, Last: 1e9}
	if err := s.post([]quote{last}); err != nil {
		return err
	}
	const patience = time.Minute
	for start := time.Now(); time.Since(start) < patience; s.Frame() {
		if at, ok := s.grid.RowAt(fedRows - 1); ok && at == last {
			return nil
		}
		time.Sleep(time.Millisecond)
	}
	return fmt.Errorf("what was posted does not show after %v", patience)
}

// check returns an error if the rows are not in order.
func (s feedStage) check() error {
	before := 0.0
	for i := range fedRows {
		row, ok := s.grid.RowAt(i)
		if !ok || row.Last < before {
			return fmt.Errorf("row %d is out of order", i)
		}
		before = row.Last
	}
	return nil
}

// feedChanges measures changes posted to sorted rows whose cells flash. The plain way finds the rows by a map and
// sorts all of them.
func feedChanges(t *table, f feed) error {
	s := newFeedStage(quotes(fedRows))
	if err := s.settle(); err != nil {
		return err
	}
	plain, batches := newPlainFeed(), ticks(f.rows)
	var failed error
	post := func(i int) { failed = errors.Join(failed, s.post(batches[i%fedFrames])) }
	for i := range warmUp {
		post(i)
	}
	ours, theirs := 0, 0
	d := measure.Plan{Rounds: 5, Times: fedFrames}.Run(
		func() { ours++; post(ours) },
		func() { theirs++; plain.change(batches[theirs%fedFrames]) },
	)
	if failed != nil {
		return failed
	}
	t.add(value(f.name+"/plain", milliseconds(d.B), "ms"))
	t.add(value(f.name, milliseconds(d.A), "ms").against(d.Ratio).atMost(f.most))
	t.add(value(f.name+"/of-frame", 60*d.A.Seconds(), ""))
	return errors.Join(s.settle(), s.check())
}

// ticks returns the changes of successive frames, each with n rows: prices that move by up to half a percent.
func ticks(n int) (frames [fedFrames][]quote) {
	rows, rnd := quotes(fedRows), rand.New(rand.NewPCG(3, 4))
	for i := range frames {
		frames[i] = make([]quote, n)
		for k := range frames[i] {
			q := &rows[rnd.IntN(fedRows)]
			q.Last *= 0.995 + rnd.Float64()/100
			q.Change = q.Last/q.Open - 1
			q.Trades++
			frames[i][k] = *q
		}
	}
	return frames
}

// plainFeed holds sorted quotes without a grid.
type plainFeed struct {
	rows  []quote
	order []int32
	index map[string]int32
}

func newPlainFeed() *plainFeed {
	p := &plainFeed{rows: quotes(fedRows), index: map[string]int32{}}
	for i, q := range p.rows {
		p.index[q.Symbol] = int32(i)
		p.order = append(p.order, int32(i))
	}
	return p
}

// change replaces the rows with the same symbols and sorts all of them.
func (p *plainFeed) change(rows []quote) {
	for _, q := range rows {
		p.rows[p.index[q.Symbol]] = q
	}
	slices.SortFunc(p.order, func(a, b int32) int { return cmp.Compare(p.rows[a].Last, p.rows[b].Last) })
}
