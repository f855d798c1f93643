// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package coalesce

import "sync"

// Writer saves values in the background, one at a time. Of several waiting values it saves only the
// last. Set Save before the first call. Only one goroutine may call its methods.
type Writer[V any] struct {
	// Save writes a value; it runs on another goroutine.
	Save func(V) error
	// Failed holds the error of a save until it is reported.
	Failed Error

	work latest
	// lost is the last value that could not be saved, which Flush tries again. Only work uses it,
	// and callers that wait for work.
	lost *V
}

// Put saves a value in the background. It replaces a value that still waits.
func (l *Writer[V]) Put(v V) {
	l.work.run(func() { l.Failed.Report(l.now(&v)) })
}

// Wait waits until no save runs.
func (l *Writer[V]) Wait() { l.work.wait() }

// Flush waits for the background work and saves a value on this goroutine. If v is nil, it saves
// the last value that could not be saved, if there is one.
func (l *Writer[V]) Flush(v *V) error {
	l.work.wait()
	if v == nil {
		v = l.lost
	}
	if v == nil {
		return nil
	}
	return l.now(v)
}

func (l *Writer[V]) now(v *V) error {
	err := l.Save(*v)
	l.lost = nil
	if err != nil {
		l.lost = v
	}
	return err
}

// latest runs functions in the background, one at a time. Of several waiting functions it runs only
// the last. The zero value is ready to use.
type latest struct {
	mu      sync.Mutex
	next    func()
	running bool
	done    sync.WaitGroup
}

// run runs a function in the background. It replaces a function that still waits.
func (l *latest) run(f func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.next = f
	if !l.running {
		l.running = true
		l.done.Go(l.work)
	}
}

func (l *latest) work() {
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

// wait waits until no function runs. It is not inlined, because it has many callers and binaries
// are to be small.
//
//go:noinline
func (l *latest) wait() { l.done.Wait() }
