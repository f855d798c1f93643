// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feed

import (
	"sync"
	"time"
)

// wakeAgain wakes a window again if an earlier call had no effect. After Gio's Window.Invalidate
// took effect, further calls do nothing until the window is idle: a call during the frame that an
// earlier call requested is lost, and no frame follows. The owner's lock guards it.
type wakeAgain struct {
	timer *time.Timer
	// on reports whether the timer runs. tries is the number of times that it has woken the window
	// since changes were taken.
	on, closed bool
	tries      int
}

const (
	// wakeAfter is the delay before the window is woken again, which doubles each time. wakeTries
	// is the greatest number of times: after these, nobody shows the grid.
	wakeAfter = 50 * time.Millisecond
	wakeTries = 6
)

// start calls do after a delay, unless a call is pending.
func (w *wakeAgain) start(mu *sync.Mutex, do func()) {
	mu.Lock()
	defer mu.Unlock()
	switch {
	case w.on || w.closed:
		return
	case w.timer == nil:
		w.timer = time.AfterFunc(wakeAfter, do)
	default:
		w.timer.Reset(wakeAfter)
	}
	w.on, w.tries = true, 0
}

// due reports whether to wake the window when the timer fires, which requires that changes wait.
func (w *wakeAgain) due(waits bool) bool {
	if w.on = waits && w.tries < wakeTries && !w.closed; !w.on {
		return false
	}
	w.tries++
	w.timer.Reset(wakeAfter << w.tries)
	return true
}

func (w *wakeAgain) close() {
	w.closed = true
	if w.timer != nil {
		w.timer.Stop()
	}
}
