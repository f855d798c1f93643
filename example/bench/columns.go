// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
)

const (
	// mostFrame bounds the longest frame while columns are fitted to their contents, relative to a frame of labels
	// with new texts. It is the frame in which they get their widths, which lays out the whole screen again.
	mostFrame = 0.5
	// mostFrames is the number of frames after which fitting counts as failed.
	mostFrames = 100_000
)

var (
	errNeverFits = errors.New("columns are still being fitted after 100,000 frames")
	errNotFitted = errors.New("some columns were not fitted")
)

// columns measures fitting all columns to the contents of all rows, a million times a hundred cells: the longest
// frame meanwhile, and the total.
func columns(_ settings, t *table) error {
	labels := stage.New(stage.NewLabels(), sheet.HD, startRow)
	jump := func() { labels.Scroll(sheet.Fast) }
	anew := measure.Plan{Rounds: 5, Times: 2}.Run(jump, jump)
	g := stage.NewGrid(sheet.Rows)
	s := showGrid(g, sheet.HD, startRow)
	for range warmUp {
		s.Frame()
	}
	g.FitColumns()
	began, worst := time.Now(), time.Duration(0)
	for frames := 0; frames == 0 || !s.Idle(); frames++ {
		if frames == mostFrames {
			return errNeverFits
		}
		from := time.Now()
		s.Frame()
		worst = max(worst, time.Since(from))
		time.Sleep(time.Millisecond) // a window waits for the screen; the job continues meanwhile
	}
	if len(g.ColumnSizing.Widths) < sheet.Columns {
		return errNotFitted
	}
	t.add(value("columns/labels", milliseconds(anew.B), "ms"))
	t.add(value("columns/fit-1e8-cells", milliseconds(time.Since(began)), "ms"))
	t.add(value("columns/fit-1e8-cells/longest-frame", milliseconds(worst), "ms").against(float64(worst) / float64(anew.B)).atMost(mostFrame))
	return nil
}
