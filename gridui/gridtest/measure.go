// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import "testing"

// standing is after how many frames all that a window shows has stood.
const standing = 250

// Allocs returns the average number of heap allocations of one frame, over the
// given number of runs (at least one), rounded down as by [testing.AllocsPerRun].
// f, if not nil, is called before each frame, and its allocations count; use it
// to scroll, say. The mouse is taken out of the window first: Gio's router itself
// allocates while the pointer is over anything. Some frames are drawn before: a grid
// draws text that has stood for a second or two in another way. It must not be called
// from a parallel test.
func (h *Harness) Allocs(runs int, f func()) float64 {
	h.Leave()
	h.Settle()
	for range standing {
		h.Frame()
	}
	return testing.AllocsPerRun(max(runs, 1), func() {
		if f != nil {
			f()
		}
		h.Frame()
	})
}
