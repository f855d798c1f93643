// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package debug

import (
	"context"
	"log/slog"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Stage is a part of a frame that is timed.
type Stage uint8

// The stages of a frame, in the order in which they end.
const (
	StageStyle Stage = iota
	StageArrange
	StageSemantics
	StageBody
	StageHead
	StageBars
	stages
)

// Sources are what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Viewport *viewport.Viewport
	Painter  *draw.Painter
	Text     *celltext.Layer
}

// Feature measures frames. Its zero value lacks only its Sources.
type Feature struct {
	Sources

	// on is Options.Debug at the end of the last frame, so that all stages of a frame are timed
	// or none is.
	on     bool
	start  time.Time
	ended  [stages]time.Duration
	last   figures
	frames int
}

// figures are the measurements of a frame.
type figures struct {
	// ended is when each stage ended, from the beginning of the frame on; 0 for a stage that
	// did not happen.
	ended [stages]time.Duration
	total time.Duration
	// recorded is how many texts were set.
	recorded int
}

// Begin begins a frame.
func (f *Feature) Begin() {
	if f.on {
		f.ended = [stages]time.Duration{}
		f.start = time.Now()
	}
}

// End notes that a stage has ended.
//
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (f *Feature) End(stage Stage) {
	if f.on {
		f.ended[stage] = time.Since(f.start)
	}
}

// logInterval is how many frames pass from one line of the log to the next.
const logInterval = 60

// EndFrame ends a frame.
func (f *Feature) EndFrame() {
	f.on = f.Options.Debug
	if !f.on || f.start.IsZero() {
		return
	}
	f.last = figures{ended: f.ended, total: time.Since(f.start), recorded: f.Text.Recorded()}
	f.frames++
	if f.frames%logInterval == 1 && slog.Default().Enabled(context.Background(), slog.LevelDebug) {
		visible := f.Viewport.Window.Visible
		slog.Debug("gridui: frame", "total", f.last.total, "recorded", f.last.recorded,
			"first", visible.First, "last", visible.Last, "tiles", f.Text.Len(), "runs", f.Painter.Cache.Stats().Runs)
	}
}
