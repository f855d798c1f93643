// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import "runtime"

// settledFrames is the number of frames after which a grid draws settled text in its final form.
const settledFrames = 250

// Allocs returns the average number of heap allocations of the widget in a frame, over the given number of runs (at
// least one), rounded down as by [testing.AllocsPerRun]. If f is not nil, Allocs calls it before each frame, for
// instance to scroll, and counts its allocations. It does not count the allocations of Gio's router between the
// frames, which grow with the number of focusable tags; [Harness.FrameAllocs] does.
//
// Allocs first moves the mouse out of the window, because Gio allocates while the pointer is over any area. It then
// draws some frames, because a grid draws text differently after a second or two without a change. It must not be
// called from a parallel test.
func (h *Harness) Allocs(runs int, f func()) float64 {
	m := h.measure(runs, f)
	return float64((m.before + m.widget) / m.runs)
}

// FrameAllocs returns the result of Allocs plus the allocations of Gio's router between the frames.
func (h *Harness) FrameAllocs(runs int, f func()) float64 {
	m := h.measure(runs, f)
	return float64((m.before + m.widget + m.router) / m.runs)
}

// measured holds numbers of heap allocations: before the frames, in the widget, and in Gio's router after the frames.
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
			m.before, m.widget, m.router = 0, 0, 0 // the first run warms up
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

// since adds the number of allocations since before to *to, and returns the current number.
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
