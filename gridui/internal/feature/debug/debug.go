// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package debug

import (
	"context"
	"log/slog"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/scrolling"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources holds what the feature reads, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options  *option.Options
	Columns  *column.Set
	Viewport *viewport.Frame
	Window   *scrolling.Window
	Painter  *draw.Painter
	Text     *celltext.Layer
}

// Feature measures frames. Its zero value lacks only its Sources.
type Feature struct {
	Sources

	last   figures
	frames int
}

// figures holds the measurements of a frame.
type figures struct {
	// ended is the time at which each stage ended, from the beginning of the frame on; 0 for a stage that did not
	// happen.
	ended [draw.NumStages]time.Duration
	total time.Duration
	// recorded is the number of texts that were set.
	recorded int
}

// logInterval is the number of frames from one line of the log to the next.
const logInterval = 60

// EndFrame keeps the figures of a frame.
func (f *Feature) EndFrame(layout.Context) {
	ended, total, timed := f.Painter.Stages.Ended()
	f.Painter.Stages.Switch(f.Options.Debug)
	if !f.Options.Debug || !timed {
		return
	}
	f.last = figures{ended: ended, total: total, recorded: f.Text.Recorded()}
	f.frames++
	if f.frames%logInterval == 1 && slog.Default().Enabled(context.Background(), slog.LevelDebug) {
		visible := f.Window.Visible
		slog.Debug("gridui: frame", "total", f.last.total, "recorded", f.last.recorded,
			"first", visible.First, "last", visible.Last, "tiles", f.Text.Len(), "runs", f.Painter.Cache.Stats().Runs)
	}
}
