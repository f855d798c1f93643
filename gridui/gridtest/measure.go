// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import "runtime"

// settledFrames is after how many frames all that a window shows has stood.
const settledFrames = 250

// Allocs returns the average number of heap allocations of the widget in one frame, over
// the given number of runs (at least one), rounded down as by [testing.AllocsPerRun].
// f, if not nil, is called before each frame, and its allocations count; use it
// to scroll, say. Those of Gio's router between two frames do not: it makes some for
// everything that can have the focus, whatever the widget is. [Harness.FrameAllocs] is
// both.
//
// The mouse is taken out of the window first: Gio allocates while the pointer is over
// anything. Some frames are drawn before: a grid draws text that has stood for a second
// or two in another way. It must not be called from a parallel test.
func (h *Harness) Allocs(runs int, f func()) float64 {
	m := h.measure(runs, f)
	return float64((m.before + m.widget) / m.runs)
}

// FrameAllocs returns what Allocs does, and adds the allocations of Gio's router between the frames.
func (h *Harness) FrameAllocs(runs int, f func()) float64 {
	m := h.measure(runs, f)
	return float64((m.before + m.widget + m.router) / m.runs)
}

// measured counts heap allocations: those of what is done before a frame, of the widget,
// and of Gio's router after it.
type measured struct{ runs, before, widget, router uint64 }

func (h *Harness) measure(runs int, f func()) measured {
	h.Leave()
	h.Settle()
	for range settledFrames {
		h.Frame()
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	m := measured{runs: uint64(max(runs, 1))}
	for i := range m.runs + 1 {
		if i == 1 {
			m.before, m.widget, m.router = 0, 0, 0 // the first one warms up
		}
		at := mallocs()
		if f != nil {
			f()
		}
		at = since(&m.before, at)
		h.lay()
		at = since(&m.widget, at)
		h.shown()
		since(&m.router, at)
	}
	return m
}

// since adds the allocations since there were some, and returns how many there are now.
func since(to *uint64, before uint64) (now uint64) {
	now = mallocs()
	*to += now - before
	return now
}

// mallocs returns the number of heap allocations of the program.
func mallocs() uint64 {
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return s.Mallocs
}
