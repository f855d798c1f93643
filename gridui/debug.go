// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"
	"fmt"
	"image"
	"image/color"
	"log/slog"
	"time"

	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/text"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// stage is a part of the frame that is timed with Grid.Debug on.
type stage uint8

const (
	stageStyle stage = iota
	stageArrange
	stageSemantics
	stageBody
	stageHead
	stageBars
	stages
)

var stageNames = [stages]string{"style", "arrange", "describe", "body", "head", "bars"}

// stats are the timings and counts of a frame, those of the last one being
// shown: the present one is not over when it is drawn.
type stats struct {
	on     bool
	start  time.Time
	took   [stages]time.Duration
	last   frameStats
	frames int
}

type frameStats struct {
	took     [stages]time.Duration
	total    time.Duration
	recorded int
}

func (s *stats) begin() {
	if s.on {
		s.took = [stages]time.Duration{}
		s.start = time.Now()
	}
}

// stage ends a stage.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (s *stats) stage(which stage) {
	if s.on {
		s.took[which] = time.Since(s.start)
	}
}

// logEvery is how many frames lie between two log lines.
const logEvery = 60

func (s *stats) end(e *engine) {
	s.on = e.ask.Debug
	if !s.on || s.start.IsZero() {
		return
	}
	s.last = frameStats{took: s.took, total: time.Since(s.start), recorded: e.text.Recorded()}
	s.frames++
	if s.frames%logEvery == 1 && slog.Default().Enabled(context.Background(), slog.LevelDebug) {
		slog.Debug("gridui: frame", "total", s.last.total, "recorded", s.last.recorded,
			"first", e.view.Window.Visible.First, "last", e.view.Window.Visible.Last, "tiles", e.text.Len(), "runs", e.draw.Cache.Stats().Runs)
	}
}

// debug draws the figures of the last frame in the lower corner at the reading
// end.
func (p *painter) debug() {
	if !p.ask.Debug {
		return
	}
	s, w, ts := &p.stats, p.view.Window, p.Cache.Stats()
	lines := fmt.Sprintf("frame %v\nrows %d–%d of %d\nprefetch %d–%d\ncolumns %d of %d\ntiles %d kept, %d set\nruns %d: %d hits, %d misses",
		s.last.total.Round(time.Microsecond), w.Visible.First, w.Visible.Last, p.view.Count, w.Prefetch.First, w.Prefetch.Last,
		p.shownColumns(), len(p.cols.Leaves), p.text.Len(), s.last.recorded, ts.Runs, ts.Hits, ts.Misses)
	var before time.Duration
	for i, at := range s.last.took {
		if at == 0 {
			continue
		}
		lines += fmt.Sprintf("\n%s %v", stageNames[i], (at - before).Round(time.Microsecond))
		before = at
	}
	p.debugBox(lines)
}

func (p *painter) shownColumns() int {
	n := 0
	for _, cols := range p.view.Sheet.Cols {
		n += len(cols)
	}
	return n
}

func (p *painter) debugBox(lines string) {
	gtx := p.Gtx
	gtx.Constraints.Min = image.Point{}
	m := op.Record(p.Ops)
	ink := op.Record(p.Ops)
	paint.ColorOp{Color: color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}}.Add(p.Ops)
	l := widget.Label{Alignment: text.Start}
	dims := l.Layout(gtx, p.Style.Shaper, p.Style.Face.Font, p.TextSize(gtx)*0.85, lines, ink.Stop())
	call := m.Stop()
	pad := gtx.Dp(8)
	size := p.view.SheetSize()
	at := image.Pt(size.X-dims.Size.X-3*pad, size.Y-dims.Size.Y-3*pad)
	if p.Style.RTL {
		at.X = pad
	}
	t := draw.Offset(p.Ops, at)
	c := clip.Rect{Max: dims.Size.Add(image.Pt(2*pad, 2*pad))}.Push(p.Ops)
	paint.Fill(p.Ops, color.NRGBA{A: 0xc8})
	in := draw.Offset(p.Ops, image.Pt(pad, pad))
	call.Add(p.Ops)
	in.Pop()
	c.Pop()
	t.Pop()
}
