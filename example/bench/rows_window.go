// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// logRows is the number of rows that the log keeps, logPosts the number of new rows in each of logFrames.
	logRows   = 100_000
	logPosts  = 500
	logFrames = 1_200
	// logStay is the number of oldest rows that stay: those on the screen.
	logStay = 100
	// logCounts is the number of memory counts in a third of the frames.
	logCounts = 4
	// logPause is the time between two frames, in which background jobs continue: a quarter of a real pause.
	logPause = 4 * time.Millisecond
	// mostSlide bounds the ratio of the 99th percentile of frames that drop as many rows as arrive to that of frames
	// that drop none. mostLogGrowth bounds the memory after all frames relative to that after a third of them, in
	// which all rows have been replaced.
	mostSlide     = 1.5
	mostLogGrowth = 1.1
)

// logLine is a row of a log.
type logLine struct {
	ID, Level, Host, Message string
	At                       time.Time
	Took                     time.Duration
}

// logWindow is a window with a log.
type logWindow struct {
	*stage.Stage
	grid        *stage.Grid[logLine]
	first, next int
	slides      bool
	took        []time.Duration
	rng         *rand.Rand
}

func newLogWindow(slides bool, sorting []option.SortKey) *logWindow {
	g := stage.NewGridWith(
		gridui.Time("at", "Time", func(l logLine) time.Time { return l.At }).Layout("15:04:05.000"),
		gridui.Field("level", "Level", func(l logLine) string { return l.Level }),
		gridui.Field("host", "Host", func(l logLine) string { return l.Host }),
		gridui.Field("took", "Took", func(l logLine) time.Duration { return l.Took }),
		gridui.Field("message", "Message", func(l logLine) string { return l.Message }),
	)
	g.RowID = func(l logLine) string { return l.ID }
	g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: sorting}
	g.Invalidate = func() {}
	w := &logWindow{grid: g, slides: slides, first: logStay, rng: rand.New(rand.NewPCG(5, 6))}
	g.SetRows(w.lines(logRows))
	w.Stage = stage.New(g, sheet.HD, 0)
	return w
}

// lines returns the next lines of the log.
func (w *logWindow) lines(n int) []logLine {
	lines := make([]logLine, n)
	for i := range lines {
		k := w.next
		w.next++
		lines[i] = logLine{
			ID: "line-" + strconv.Itoa(k), Level: []string{"info", "warning", "error"}[k%7%3], Host: "host-" + strconv.Itoa(k%40),
			Message: "request " + strconv.Itoa(k) + " was answered", At: time.Unix(1_700_000_000+int64(k), 0), Took: time.Duration(w.rng.IntN(1e9)),
		}
	}
	return lines
}

// post posts the new rows of a frame, and draws the frame. The rows on the screen stay, so that drawing is the same
// whether rows are dropped or not.
func (w *logWindow) post() error {
	c := gridui.Changes[logLine]{Add: w.lines(logPosts)}
	if w.slides {
		for range logPosts {
			c.Remove = append(c.Remove, "line-"+strconv.Itoa(w.first))
			w.first++
		}
	}
	if err := w.grid.Feed().Post(c); err != nil {
		return err
	}
	start := time.Now()
	w.Frame()
	w.took = append(w.took, time.Since(start))
	time.Sleep(time.Until(start.Add(logPause)))
	return nil
}

// check draws frames until all posts show.
func (w *logWindow) check() error {
	want := w.next - (w.first - logStay)
	for range logRows {
		if w.Frame(); w.grid.Shown() == want && w.grid.Len() == want {
			return nil
		}
		time.Sleep(time.Millisecond)
	}
	return fmt.Errorf("the log has %d rows, of which %d show, in place of %d", w.grid.Len(), w.grid.Shown(), want)
}

// slideRows measures a log that drops its oldest rows, against a log that keeps all.
func slideRows(t *table) error {
	return errors.Join(slideRowsBy(t, "rows/slide-500", nil), slideRowsBy(t, "rows/slide-500-sorted", []option.SortKey{{ColumnID: "took"}}))
}

func slideRowsBy(t *table, name string, keys []option.SortKey) error {
	slides, grows := newLogWindow(true, keys), newLogWindow(false, keys)
	failed := errors.Join(slides.check(), grows.check())
	post := func(frames int) {
		first, second := slides, grows
		for range frames {
			failed = errors.Join(failed, first.post(), second.post())
			first, second = second, first
		}
	}
	post(logFrames)
	failed = errors.Join(failed, slides.check(), grows.check())
	a, b := measure.Percentile(slides.took, 99), measure.Percentile(grows.took, 99)
	t.add(value(name+"/median", milliseconds(measure.Median(slides.took)), "ms").against(float64(measure.Median(slides.took)) / float64(measure.Median(grows.took))))
	t.add(value(name+"/grows", milliseconds(b), "ms"))
	t.add(value(name, milliseconds(a), "ms").against(float64(a) / float64(b)).atMost(mostSlide))
	return errors.Join(failed, logGrowth(t, name, keys))
}

// logGrowth measures the memory of a log that drops its oldest rows. The memory for removed rows goes up and down, so
// the maximum of several counts is used.
func logGrowth(t *table, name string, keys []option.SortKey) error {
	before := measure.Heap()
	w, failed := newLogWindow(true, keys), error(nil)
	most := func() (bytes int64) {
		for range logCounts {
			for range logFrames / 3 / logCounts {
				failed = errors.Join(failed, w.post())
			}
			failed = errors.Join(failed, w.check())
			bytes = max(bytes, measure.Heap()-before)
		}
		return bytes
	}
	most()
	first, last := most(), most()
	t.add(value(name+"/memory", float64(first)/(1<<20), "MiB"))
	t.add(value(name+"/memory/later", float64(last)/(1<<20), "MiB").against(float64(last) / float64(first)).atMost(mostLogGrowth))
	runtime.KeepAlive(w)
	return failed
}
