// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"fmt"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui/events"
)

const (
	// jobFrames is how many frames of each side are taken, jobPause the time between two of them, in
	// which background jobs go on: a quarter of a real one.
	jobFrames = 1_000
	jobPause  = 4 * time.Millisecond
	// mostJobFrame bounds the 99th percentile of scrolled frames in which a background job is at work
	// to that of frames of the same grid in which none is.
	mostJobFrame = 1.5
)

// rangeJobs measures frames that scroll while cells are copied, filled and added up.
func rangeJobs(t *table) error {
	return errors.Join(copyJob(t), fillJob(t), sumJob(t))
}

// jobStage is a window whose grid does something in the background, again and again.
type jobStage struct {
	*stage.Stage
	// start begins the work, done reports whether it has ended.
	start func()
	done  func() bool
}

// frames measures the window against one like it that does nothing.
func (s jobStage) frames(t *table, name string, idle *stage.Stage) error {
	var busy, rest []time.Duration
	down, runs := true, 0
	s.start()
	for i := range jobFrames {
		if i%40 == 0 {
			down = !down
		}
		m := sheet.Slow
		if !down {
			m = m.Back()
		}
		busy, rest = append(busy, scrolled(s.Stage, m)), append(rest, scrolled(idle, m))
		if s.done() {
			runs++
			s.start()
		}
	}
	if runs == 0 {
		return fmt.Errorf("%s: the work did not end within %d frames", name, jobFrames)
	}
	a, b := measure.Percentile(busy, 99), measure.Percentile(rest, 99)
	t.add(value(name+"/idle", milliseconds(b), "ms"))
	t.add(value(name, milliseconds(a), "ms").against(float64(a) / float64(b)).atMost(mostJobFrame))
	return nil
}

// scrolled is the time of a frame, after which the window rests.
func scrolled(s *stage.Stage, m sheet.Motion) time.Duration {
	start := time.Now()
	s.Scroll(m)
	took := time.Since(start)
	time.Sleep(time.Until(start.Add(jobPause)))
	return took
}

// copyJob copies 100,000 × 10 cells.
func copyJob(t *table) error {
	s, idle := newRangeStage(rangeLines), newRangeStage(rangeLines)
	copied := false
	s.grid.Event = func(ev events.Event) {
		if _, ok := ev.(events.Copied); ok {
			copied = true
		}
	}
	return jobStage{
		Stage: s.Stage,
		start: func() { copied = false; s.grid.Copy(false) },
		done:  func() bool { return copied },
	}.frames(t, "cells/while-copying", idle.Stage)
}

// fillJob fills 1,000,000 cells.
func fillJob(t *table) error {
	s, idle := newFillStage(10*filledRows), newFillStage(10*filledRows)
	step := 0.0
	return jobStage{
		Stage: s.Stage,
		start: func() { step = float64(int(step)%7+1) + 0.25; s.hold(step); s.release() },
		done:  func() bool { return s.filled(step) },
	}.frames(t, "cells/while-filling", idle.Stage)
}

// sumJob adds up a million numbers.
func sumJob(t *table) error {
	s, idle := newSumStage(1_000_000), newSumStage(1_000_000)
	return jobStage{
		Stage: s.Stage,
		start: func() { s.unselect(); s.selectAll() },
		done:  s.done,
	}.frames(t, "cells/while-summing", idle.Stage)
}
