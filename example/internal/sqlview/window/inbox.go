// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"slices"
	"sync"
)

// inbox hands over to the goroutine of the frames what others have got.
type inbox struct {
	mu         sync.Mutex
	posted     []func()
	invalidate func()
	running    sync.WaitGroup
}

// watch has invalidate called when something is posted.
func (b *inbox) watch(invalidate func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.invalidate = invalidate
}

// wake asks for a frame.
func (b *inbox) wake() {
	b.mu.Lock()
	invalidate := b.invalidate
	b.mu.Unlock()
	if invalidate != nil {
		invalidate()
	}
}

// door is what grids ask for frames by; nil, which has them poll, where nobody watches: a picture.
func (b *inbox) door() func() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.invalidate == nil {
		return nil
	}
	return b.wake
}

// post has a function called in the next frame.
func (b *inbox) post(f func()) {
	b.mu.Lock()
	b.posted = append(b.posted, f)
	b.mu.Unlock()
	b.wake()
}

// start runs work on another goroutine, and what it returns in the next frame after.
func (b *inbox) start(work func() (then func())) {
	b.running.Go(func() { b.post(work()) })
}

// take calls what was posted.
func (b *inbox) take() {
	b.mu.Lock()
	posted := slices.Clone(b.posted)
	b.posted = b.posted[:0]
	b.mu.Unlock()
	for _, f := range posted {
		f()
	}
}

// wait waits until nothing runs and nothing is posted, and calls what was.
func (b *inbox) wait() {
	for {
		b.running.Wait()
		b.mu.Lock()
		n := len(b.posted)
		b.mu.Unlock()
		if n == 0 {
			return
		}
		b.take()
	}
}
