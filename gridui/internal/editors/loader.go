// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"context"
	"sync"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
)

const (
	// loadDelay is the time after a key before options are loaded for the typed text.
	loadDelay = 200 * time.Millisecond
	// loadPoll is the time between two looks at a load in progress, for windows that are not woken.
	loadPoll = 50 * time.Millisecond
)

// loadFunc returns the options for a text.
type loadFunc func(ctx context.Context, text string) ([]Item, error)

// loader loads options for a text on another goroutine, one request at a time: a new text cancels the request for the
// previous one.
type loader struct {
	load loadFunc // nil: there is nothing to load
	wake func()

	text string
	// waits reports that text is not yet requested. delay is the time before that, and due the time at which it is, zero
	// until the next frame.
	waits bool
	delay time.Duration
	due   time.Time
	// now is the request in progress, nil for none.
	now *request
	// loaded reports that options have come for text.
	loaded bool
	err    error
}

// request is a request for options.
type request struct {
	cancel context.CancelFunc

	mu    sync.Mutex
	done  bool
	items []Item
	err   error
}

// ask requests options for a text after a delay.
func (l *loader) ask(text string, after time.Duration) {
	if l.load == nil {
		return
	}
	l.stop()
	l.text, l.waits, l.delay, l.due, l.loaded, l.err = text, true, after, time.Time{}, false, nil
}

// retry requests the options again, at once.
func (l *loader) retry() { l.ask(l.text, 0) }

// stop cancels the request in progress.
func (l *loader) stop() {
	if l.now != nil {
		l.now.cancel()
		l.now = nil
	}
	l.waits = false
}

// busy reports whether options are to come.
func (l *loader) busy() bool { return l.waits || l.now != nil }

// fresh reports whether the options match the text of the field.
func (l *loader) fresh() bool { return l.load != nil && l.loaded }

// take begins a request that is due, and returns the options that have come, if any have.
func (l *loader) take(now time.Time) (items []Item, ok bool) {
	if l.waits && l.due.IsZero() {
		l.due = now.Add(l.delay)
	}
	if l.waits && !now.Before(l.due) {
		l.start()
	}
	if l.now == nil {
		return nil, false
	}
	r := l.now
	r.mu.Lock()
	done := r.done
	r.mu.Unlock()
	if !done {
		return nil, false
	}
	l.now = nil
	r.cancel()
	l.loaded, l.err = r.err == nil, r.err
	return r.items, r.err == nil
}

// start begins the request.
func (l *loader) start() {
	ctx, cancel := context.WithCancel(context.Background())
	r, load, text, wake := &request{cancel: cancel}, l.load, l.text, l.wake
	l.now, l.waits = r, false
	go func() {
		var items []Item
		err := column.Contained(func() (err error) {
			items, err = load(ctx, text)
			return err
		})
		r.mu.Lock()
		r.done, r.items, r.err = true, items, err
		r.mu.Unlock()
		if wake != nil && ctx.Err() == nil {
			wake()
		}
	}()
}

// wakeIn requests the frame in which the request begins, or in which the options are looked for.
func (l *loader) wakeIn(p *draw.Painter) {
	switch {
	case l.waits && !l.due.IsZero():
		p.WakeAt(l.due)
	case l.waits:
		p.WakeAt(p.Gtx.Now)
	case l.now != nil:
		p.WakeAt(p.Gtx.Now.Add(loadPoll))
	}
}
