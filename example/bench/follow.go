// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
)

const (
	// followRows is the number of rows that a followed log keeps, followRate the number of rows a second, in frames of
	// followFrame each. followFrames frames are measured.
	followRows   = 2_000_000
	followRate   = 5_000
	followFrame  = time.Second / 60
	followFrames = 240
	// mostFollow bounds the time of a frame of a log that follows its last row, or whose button counts the rows that
	// come, relative to a frame of a log that stays at its first row.
	mostFollow = 1.3
)

// followedLog is a window with a log that gets followRate rows a second and drops as many.
type followedLog struct {
	*stage.Stage
	grid        *stage.Grid[logLine]
	next, first int
	took        []time.Duration
}

func newFollowedLog(set func(g *stage.Grid[logLine])) *followedLog {
	g := stage.NewGridWith(
		gridui.Time("at", "Time", func(l logLine) time.Time { return l.At }).Layout("15:04:05.000"),
		gridui.Field("level", "Level", func(l logLine) string { return l.Level }),
		gridui.Field("host", "Host", func(l logLine) string { return l.Host }),
		gridui.Field("message", "Message", func(l logLine) string { return l.Message }),
	)
	g.RowID = func(l logLine) string { return l.ID }
	g.Invalidate = func() {}
	w := &followedLog{grid: g}
	set(g)
	g.SetRows(w.lines(followRows))
	w.Stage = stage.New(g, sheet.HD, 0)
	return w
}

func (w *followedLog) lines(n int) []logLine {
	lines := make([]logLine, n)
	for i := range lines {
		k := w.next
		w.next++
		lines[i] = logLine{
			ID: strconv.Itoa(k), Level: []string{"info", "warning", "error"}[k%7%3], Host: "host", Message: "request " + strconv.Itoa(k) + " was answered",
			At: time.Unix(1_700_000_000+int64(k), 0),
		}
	}
	return lines
}

// post applies the rows of a frame, and draws the frame.
func (w *followedLog) post() error {
	n := int(followRate * followFrame / time.Second)
	c := gridui.Changes[logLine]{Add: w.lines(n)}
	for range n {
		c.Remove = append(c.Remove, strconv.Itoa(w.first))
		w.first++
	}
	start := time.Now()
	err := w.grid.Apply(c)
	w.Frame()
	w.took = append(w.took, time.Since(start))
	return err
}

// check draws frames until all rows that came show.
func (w *followedLog) check() error {
	want := strconv.Itoa(w.next - 1)
	for range 10_000 {
		w.Frame()
		if last, ok := w.grid.RowAt(w.grid.Shown() - 1); ok && last.ID == want && w.Idle() {
			return nil
		}
		time.Sleep(time.Millisecond)
	}
	return fmt.Errorf("row %s does not show", want)
}

// followLog measures a log of two million rows that gets and drops 5,000 rows a second, in turns with a log that
// does not follow them.
func followLog(t *table) error {
	rests := newFollowedLog(func(*stage.Grid[logLine]) {})
	follows := newFollowedLog(func(g *stage.Grid[logLine]) { g.Follow.Enabled = true })
	paused := newFollowedLog(func(g *stage.Grid[logLine]) { g.Follow.Enabled, g.Follow.Paused = true, true })
	logs := [...]*followedLog{rests, follows, paused}
	var failed error
	for _, l := range logs { // the first change waits for the index of the ids
		failed = errors.Join(failed, l.post(), l.check())
		l.took = l.took[:0]
	}
	for range followFrames {
		failed = errors.Join(failed, rests.post(), follows.post(), paused.post())
	}
	for _, l := range logs {
		failed = errors.Join(failed, l.check())
	}
	if last := follows.grid.Viewport().Last; last != follows.grid.Shown() {
		failed = errors.Join(failed, fmt.Errorf("the last of %d rows in view is %d", follows.grid.Shown(), last))
	}
	plain := measure.Median(rests.took)
	t.add(value("office/follow/plain", milliseconds(plain), "ms"))
	for _, l := range []struct {
		name string
		log  *followedLog
	}{{"office/follow", follows}, {"office/follow/paused", paused}} {
		took := measure.Median(l.log.took)
		t.add(value(l.name, milliseconds(took), "ms").against(float64(took) / float64(plain)).atMost(mostFollow))
	}
	// The button of a paused log costs Gio four allocations in each frame, as any button does.
	t.add(value("office/follow/allocs", settledAllocs(follows.Stage)-settledAllocs(rests.Stage), "allocs").atMost(0))
	return failed
}

// settledAllocs returns the allocations of a frame in which nothing changes.
func settledAllocs(s *stage.Stage) float64 { return (lap{sheet.Steady, 20}).allocs(s) }
