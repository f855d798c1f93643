// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"sync"

	"github.com/giogrid/giogrid/storage"
)

// lastOf runs functions beside the frames, one at a time, and of those that wait only
// the last. The zero value is ready. Its methods are for one goroutine.
type lastOf struct {
	mu      sync.Mutex
	next    func()
	running bool
	done    sync.WaitGroup
}

// run has a function run, in place of one that waits.
func (l *lastOf) run(f func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.next = f
	if !l.running {
		l.running = true
		l.done.Go(l.work)
	}
}

func (l *lastOf) work() {
	for {
		l.mu.Lock()
		f := l.next
		l.next = nil
		l.running = f != nil
		l.mu.Unlock()
		if f == nil {
			return
		}
		f()
	}
}

// wait returns when nothing runs any more.
func (l *lastOf) wait() { l.done.Wait() }

// failed is an error that came beside the frames, and was not yet told of.
type failed struct {
	mu   sync.Mutex
	err  error
	told bool
	// wake asks for the frame that tells of it; it may be nil.
	wake func()
}

// put notes an error, the first one alone.
func (f *failed) put(err error) {
	if err == nil {
		return
	}
	f.mu.Lock()
	fresh := !f.told && f.err == nil
	if fresh {
		f.err = err
	}
	f.mu.Unlock()
	if fresh && f.wake != nil {
		f.wake()
	}
}

// take is the error to tell of, once.
func (f *failed) take() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	err := f.err
	f.told = f.told || err != nil
	f.err = nil
	return err
}

// lateSave saves values beside the frames. What could not be saved is tried again with
// flush.
type lateSave[V any] struct {
	save func(V) error
	work lastOf
	// lost is what could not be saved last; only work and those who wait for it have it.
	lost   *V
	failed failed
}

// put has a value saved.
func (l *lateSave[V]) put(v V) {
	l.work.run(func() { l.failed.put(l.now(&v)) })
}

// flush saves a value now, or with nil what was lost.
func (l *lateSave[V]) flush(v *V) error {
	l.work.wait()
	if v == nil {
		v = l.lost
	}
	if v == nil {
		return nil
	}
	return l.now(v)
}

func (l *lateSave[V]) now(v *V) error {
	err := l.save(*v)
	l.lost = nil
	if err != nil {
		l.lost = v
	}
	return err
}

// viewWriter reads a view, and writes it beside the frames.
type viewWriter struct {
	doc  storage.Document[View]
	late storage.Debounced
	lateSave[View]
}

func newViewWriter(at *viewPlace, wake func()) *viewWriter {
	w := &viewWriter{}
	w.save, w.failed.wake = w.doc.Save, wake
	w.late.Store, w.late.Delay = at.store(), at.Delay
	w.late.OnError = func(_ string, err error) { w.failed.put(err) }
	w.doc = storage.Document[View]{Store: &w.late, Key: at.Key, Version: ViewVersion}
	if migrate := at.Migrate; migrate != nil {
		w.doc.Migrate = func(_ int, text []byte) (View, error) { return migrate(text) }
	}
	return w
}

// flush writes a view, if there is one to write, and what waits.
func (w *viewWriter) flush(v *View) error {
	if err := w.lateSave.flush(v); err != nil {
		return err
	}
	return w.late.Flush()
}

// close ends all that runs.
func (w *viewWriter) close() error {
	w.work.wait()
	return w.late.Close()
}
