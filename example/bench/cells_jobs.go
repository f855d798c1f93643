// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"cmp"
	"errors"
	"fmt"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// jobFrames is the number of measured frames of each side, jobPause the time between two of them, in which
	// background jobs continue: a quarter of a real pause.
	jobFrames = 1_000
	jobPause  = 4 * time.Millisecond
	// mostJobFrame bounds the ratio of the 99th percentile of scrolled frames during a background job to that of
	// frames of the same grid without one.
	mostJobFrame = 1.5
	// fillFrames is the maximum number of frames of a fill of a million cells while the grid scrolls: each writes to
	// 512 cells.
	fillFrames = 2_500
)

// rangeJobs measures frames that scroll during a copy, a fill and a sum of cells.
func rangeJobs(t *table) error {
	return errors.Join(copyJob(t), fillJob(t), sumJob(t))
}

// jobStage is a window whose grid repeats a background job.
type jobStage struct {
	*stage.Stage
	// start begins the work; done reports whether it has ended.
	start func()
	done  func() bool
	// most bounds the ratio of the frames during the work.
	most float64
	// takes is the number of measured frames, 0 for jobFrames.
	takes int
}

// frames measures the window against an idle one: the frames during the work and, separately, the frame that begins
// it and the one in which it ends.
func (s jobStage) frames(t *table, name string, idle *stage.Stage) error {
	var first, between, last, rest []time.Duration
	down, begun := true, false
	frames := cmp.Or(s.takes, jobFrames)
	for i := range frames {
		if i%40 == 0 {
			down = !down
		}
		m := sheet.Slow
		if !down {
			m = m.Back()
		}
		starts := !begun
		if starts {
			s.start()
			begun = true
		}
		took := scrolled(s.Stage, m)
		rest = append(rest, scrolled(idle, m))
		switch {
		case s.done():
			last, begun = append(last, took), false
		case starts:
			first = append(first, took)
		default:
			between = append(between, took)
		}
	}
	if len(last) == 0 {
		return fmt.Errorf("%s: the work did not end within %d frames", name, frames)
	}
	a, b := measure.Percentile(between, 99), measure.Percentile(rest, 99)
	t.add(value(name+"/idle", milliseconds(b), "ms"))
	t.add(value(name+"/first", milliseconds(measure.Median(first)), "ms"))
	t.add(value(name+"/last", milliseconds(measure.Median(last)), "ms"))
	t.add(value(name, milliseconds(a), "ms").against(float64(a) / float64(b)).atMost(s.most))
	return nil
}

// scrolled scrolls, returns the time of the frame and then pauses.
func scrolled(s *stage.Stage, m sheet.Motion) time.Duration {
	start := time.Now()
	s.Scroll(m)
	took := time.Since(start)
	time.Sleep(time.Until(start.Add(jobPause)))
	return took
}

// copyJob measures frames while 100,000 × 10 cells are copied.
func copyJob(t *table) error {
	s, idle := newRangeStage(rangeLines), newRangeStage(rangeLines)
	copied := false
	s.grid.Event = func(ev events.Event) {
		if _, ok := ev.(events.CellsCopied); ok {
			copied = true
		}
	}
	return jobStage{
		Stage: s.Stage,
		start: func() { copied = false; s.grid.Copy(option.CopyHeadersNone) },
		done:  func() bool { return copied },
		most:  mostJobFrame,
	}.frames(t, "cells/while-copying", idle.Stage)
}

// fillJob measures frames while 1,000,000 cells are filled. The idle grid was filled before, so that both show
// numbers of the same length.
func fillJob(t *table) error {
	s, idle := newFillStage(10*filledRows), newFillStage(10*filledRows)
	const first = 1.25
	idle.hold(first)
	if err := idle.fill(first); err != nil {
		return err
	}
	step := 0.0
	return jobStage{
		Stage: s.Stage,
		start: func() { step = float64(int(step)%7+1) + 0.25; s.hold(step); s.release() },
		done:  func() bool { return s.filled(step) },
		most:  mostJobFrame,
		takes: fillFrames,
	}.frames(t, "cells/while-filling", idle.Stage)
}

// sumJob measures frames while five million numbers are added up.
func sumJob(t *table) error {
	s, idle := newSumStage(5_000_000), newSumStage(5_000_000)
	return jobStage{
		Stage: s.Stage,
		start: func() { s.unselect(); s.selectAll() },
		done:  s.done,
		most:  mostJobFrame,
	}.frames(t, "cells/while-summing", idle.Stage)
}
