// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"slices"
	"sync"
)

// inbox hands over results of other goroutines to the frame goroutine.
type inbox struct {
	mu         sync.Mutex
	posted     []func()
	invalidate func()
	running    sync.WaitGroup
}

// watch sets the function that requests a frame after a post.
func (b *inbox) watch(invalidate func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.invalidate = invalidate
}

// wake requests a frame.
func (b *inbox) wake() {
	b.mu.Lock()
	invalidate := b.invalidate
	b.mu.Unlock()
	if invalidate != nil {
		invalidate()
	}
}

// door returns the function with which grids request frames. It is nil if no function was set by watch, as for a
// picture; grids then poll.
func (b *inbox) door() func() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.invalidate == nil {
		return nil
	}
	return b.wake
}

// post calls f in the next frame.
func (b *inbox) post(f func()) {
	b.mu.Lock()
	b.posted = append(b.posted, f)
	b.mu.Unlock()
	b.wake()
}

// start runs work on another goroutine, and the function that it returns in the next frame.
func (b *inbox) start(work func() (then func())) {
	b.running.Go(func() { b.post(work()) })
}

// take calls the posted functions.
func (b *inbox) take() {
	b.mu.Lock()
	posted := slices.Clone(b.posted)
	b.posted = b.posted[:0]
	b.mu.Unlock()
	for _, f := range posted {
		f()
	}
}

// wait waits until no work runs and no function is posted, and calls those posted before.
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
