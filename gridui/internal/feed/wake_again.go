// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feed

import (
	"sync"
	"time"
)

// wakeAgain wakes a window once more that was woken in vain. Gio's Window.Invalidate
// does nothing from one call that it has heeded until the window rests again: one that
// comes while the frame is drawn that an earlier one led to is lost, and no frame
// follows. Its owner's lock guards it.
type wakeAgain struct {
	timer *time.Timer
	// on says that the timer runs, tries is how often it has woken the window since
	// something was taken.
	on, closed bool
	tries      int
}

const (
	// wakeAfter is after how long a window is woken again, and twice as long after that;
	// wakeTries is how often: by then nobody shows what there is.
	wakeAfter = 50 * time.Millisecond
	wakeTries = 6
)

// start calls do after a while, unless a call is due already.
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

// due reports whether the window is to be woken, now that the time has come, if something
// waits for it.
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
