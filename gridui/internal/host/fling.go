// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"time"

	"gioui.org/f32"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/scrolling"
	"github.com/giogrid/giogrid/layoutx"
)

// fling continues to move the sheet after a finger was lifted.
type fling struct {
	x, y scrolling.Fling
	// epoch is the frame time of the last release, began its event time.
	epoch time.Time
	began time.Duration
	// band is the moving band.
	band layoutx.Band
}

func (f *fling) sample(t time.Duration, at f32.Point) {
	f.x.Sample(t, -at.X)
	f.y.Sample(t, -at.Y)
}

func (f *fling) release(band layoutx.Band, t time.Duration, now time.Time) {
	f.band, f.epoch, f.began = band, now, t
	f.x.Start(t)
	f.y.Start(t)
}

func (f *fling) active() bool { return f.x.Active() || f.y.Active() }

func (f *fling) stop() {
	f.x.Stop()
	f.y.Stop()
}

// Stop ends the movement after a finger was lifted.
func (s *Scroller) Stop() { s.fling.stop() }

// Tick moves the sheet for the frame's time after a finger was lifted.
func (s *Scroller) Tick(gtx layout.Context) {
	f, v := &s.fling, s.Viewport
	if !f.active() {
		return
	}
	t := f.began + gtx.Now.Sub(f.epoch)
	s.scroll(f.band, f.x.Tick(t), f.y.Tick(t))
	before, after := v.Remaining(f.band)
	if before == 0 || after == 0 {
		f.y.Stop()
	}
	if v.HScroll.Px == 0 || v.HScroll.Px == v.MaxHScroll {
		f.x.Stop()
	}
	if f.active() {
		gtx.Execute(op.InvalidateCmd{})
	}
}
