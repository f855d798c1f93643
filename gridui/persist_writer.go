// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"fmt"
	"sync"

	"github.com/giogrid/giogrid/gridui/option"
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
	// known is an error that was told of before.
	known error
	// wake asks for the frame that tells of it; it may be nil.
	wake func()
}

// knows has errors of the same reason as one that was told of passed over.
func (f *failed) knows(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.known = err
}

// put notes an error, the first one alone.
func (f *failed) put(err error) {
	if err == nil {
		return
	}
	f.mu.Lock()
	fresh := !f.told && f.err == nil && !sameReason(err, f.known)
	if fresh {
		f.err = err
	}
	f.mu.Unlock()
	if fresh && f.wake != nil {
		f.wake()
	}
}

// sameReason says whether two errors of a store differ at most in what was tried, which
// stands first.
func sameReason(a, b error) bool {
	return a != nil && b != nil && reason(a) == reason(b)
}

func reason(err error) string {
	if inner := errors.Unwrap(err); inner != nil {
		err = inner
	}
	return err.Error()
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
	doc  storage.Document[option.View]
	late storage.Debounced
	lateSave[option.View]
	// aside says that what is kept has to be put aside before the first view is written:
	// the program could not make anything of it.
	aside bool
}

func newViewWriter(at *viewPlace, wake func()) *viewWriter {
	w := &viewWriter{}
	w.save, w.failed.wake = w.write, wake
	w.late.Store, w.late.Delay = at.store(), at.Delay
	w.late.OnError = func(_ string, err error) { w.failed.put(err) }
	w.doc = storage.Document[option.View]{Store: &w.late, Key: at.Key, Version: documentVersion(at.Version), Migrate: at.Migrate}
	return w
}

// mostVersion is the highest version of a program's columns.
const mostVersion = 1<<16 - 1

// documentVersion is the version of a document of views: that of their form, which
// counts more, and that of a program's columns.
func documentVersion(columns int) int {
	return (ViewVersion-1)<<16 | min(max(columns, 1), mostVersion)
}

// read reads what is kept, and has the program look through it.
func (w *viewWriter) read(loaded func(option.View) option.View) (v option.View, err error) {
	if v, err = w.doc.Load(); err != nil || loaded == nil || v.Parts() == 0 {
		return v, err
	}
	defer func() {
		if p := recover(); p != nil {
			w.aside = true
			v, err = option.View{}, fmt.Errorf("gridui: load %.60q: %w: panic: %v", w.doc.Key, storage.ErrUnreadable, p)
		}
	}()
	return loaded(v), nil
}

// write saves a view.
func (w *viewWriter) write(v option.View) error {
	if w.aside {
		if err := putAside(w.late.Store, w.doc.Key); err != nil {
			return err
		}
		w.aside = false
	}
	return w.doc.Save(v)
}

// putAside keeps what is under a key under the one for what was replaced.
func putAside(store storage.Store, key string) error {
	text, ok, err := store.Get(key)
	if err != nil || !ok {
		return err
	}
	return store.Set(key+storage.PreviousSuffix, text)
}

// flush writes a view, if there is one to write, and what waits.
func (w *viewWriter) flush(v *option.View) error {
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
