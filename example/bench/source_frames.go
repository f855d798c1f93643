// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"github.com/giogrid/giogrid/gridui/option"
	"math/rand/v2"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/orderdb"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

const (
	// mostSourceFrame bounds the ratio of the 99th percentile of frames that scroll and jump during reads to that of
	// frames of a grid whose rows are in memory.
	mostSourceFrame = 1.5
	// sourceJump is the number of frames from one jump to the next. Beginning with a jump, sourceStay frames do not
	// scroll, because rows are not read during fast scrolling.
	sourceJump, sourceStay = 25, 5
	// slowSource is the additional time of each page of a slow database. A frame that takes half of it has waited for
	// a page.
	slowSource = time.Second
)

// scrolled measures frames of a source against frames of rows in memory, by turns.
func (p sourcePlan) scrolled(t *table, o *orderdb.Table) error {
	memory, err := newMemoryWindow(o)
	if err != nil {
		return err
	}
	w, err := newSourceWindow(o, byAmount)
	if err != nil {
		return err
	}
	defer w.close()
	if err := w.counted(); err != nil {
		return err
	}
	f := sourceFrames{sourceWindow: w, memory: memory, rng: rand.New(rand.NewPCG(3, 4))}
	f.run(p.frames)
	if f.shown < p.frames/3 {
		return fmt.Errorf("rows showed in %d of %d frames", f.shown, p.frames)
	}
	a, b := measure.Percentile(f.ofSource, 99), measure.Percentile(f.ofMemory, 99)
	t.add(value("source/frames/memory", milliseconds(b), "ms"))
	t.add(value("source/frames/median", milliseconds(measure.Median(f.ofSource)), "ms").against(float64(measure.Median(f.ofSource)) / float64(measure.Median(f.ofMemory))))
	t.add(value("source/frames", milliseconds(a), "ms").against(float64(a) / float64(b)).atMost(mostSourceFrame))
	t.add(value("source/frames/waiting", float64(f.waiting(p.frames/4)), "frames").atMost(0))
	return nil
}

// sourceFrames holds two windows that scroll and jump in the same way.
type sourceFrames struct {
	*sourceWindow
	memory             sourceSide
	rng                *rand.Rand
	ofSource, ofMemory []time.Duration
	// shown is the number of frames in which the first row on the screen was loaded.
	shown int
}

// run draws frames of both windows.
func (f *sourceFrames) run(frames int) {
	source := sourceSide{f.Stage, &f.grid.Grid}
	for i := range frames {
		m, to := sheet.Motion{Step: sheet.Slow.Step.Mul(3)}, -1
		switch at := i % sourceJump; {
		case at == 0:
			m, to = sheet.Steady, f.rng.IntN(int(f.n))
		case at < sourceStay:
			m = sheet.Steady
		}
		f.ofSource = append(f.ofSource, source.frame(m, to))
		f.ofMemory = append(f.ofMemory, f.memory.frame(m, to))
		if _, y := f.grid.ScrollOffset(); f.shows(int(y) / sheet.RowHeight) {
			f.shown++
		}
	}
}

// waiting draws frames while pages are slow, and returns the number of frames that waited for a page.
func (f *sourceFrames) waiting(frames int) (n int) {
	f.reads.slow(slowSource)
	f.ofSource = nil
	f.run(frames)
	for _, took := range f.ofSource {
		if took > slowSource/2 {
			n++
		}
	}
	return n
}

// sourceSide is a window with orders from memory or a database.
type sourceSide struct {
	*stage.Stage
	grid *gridui.Grid[sqlrows.Row]
}

// frame scrolls, or shows a row if it is not negative, returns the time of the frame and then pauses.
func (s sourceSide) frame(m sheet.Motion, row int) time.Duration {
	start := time.Now()
	if row >= 0 {
		s.grid.ScrollToRow(row, option.AlignStart)
	}
	s.Scroll(m)
	took := time.Since(start)
	time.Sleep(time.Until(start.Add(jobPause)))
	return took
}

// repeatedRows repeats rows in memory until there are as many as in the database.
type repeatedRows struct {
	rows []sqlrows.Row
	n    int
}

func (r repeatedRows) Len() int             { return r.n }
func (r repeatedRows) At(i int) sqlrows.Row { return r.rows[i%len(r.rows)] }

// newMemoryWindow returns a window of rows of the same type in the same columns.
func newMemoryWindow(o *orderdb.Table) (s sourceSide, err error) {
	rows, err := o.Some(50, 1000)
	if err != nil {
		return s, err
	}
	g := newOrdersGrid()
	g.SetSource(repeatedRows{rows, o.Rows})
	return sourceSide{stage.New(g, sheet.HD, 0), &g.Grid}, nil
}
