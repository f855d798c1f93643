// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"errors"
	"maps"
	"slices"
	"sync"
	"time"
)

const (
	defaultDelay = 250 * time.Millisecond
	// maxDelays is the maximal number of delays that a change waits while others follow.
	maxDelays = 8
)

// Debounced is a Store that writes to another one in the background, after a period without changes, and only
// the last change of each key. Get returns pending changes. The zero value is ready to use; the owner calls
// Close, or changes may be lost.
//
// A change that the other store refuses stays pending, still returned by Get, and is retried with the next
// write. In a browser no goroutine runs while a page is being closed: call Flush when it is hidden.
type Debounced struct {
	// Store is the store that keeps the values; nil means Session.
	Store Store
	// Delay is the time that a change waits for others; 0 or less means 250 ms. While changes keep coming,
	// none waits longer than eight times Delay.
	Delay time.Duration
	// OnError, if not nil, is called for each failed write in the background, on that goroutine. It must not
	// call Close. Failures of Flush and Close are only returned.
	OnError func(key string, err error)

	mu      sync.Mutex // held briefly
	waiting map[string]*change
	changed bool // since the last write in the background began
	armed   bool // timer will call fire, or fire runs
	timer   *time.Timer
	due     time.Time // the time of the next write
	latest  time.Time // due is never after this
	closed  bool

	writing sync.Mutex     // held while Store is written to; taken before mu
	fires   sync.WaitGroup // pending and running calls of fire
}

var _ Store = (*Debounced)(nil)

// change is the pending state of a key.
type change struct {
	value   string
	deleted bool
	// first, if not nil, must succeed before the value is written.
	first func(Store) error
}

// failure is a change that could not be written.
type failure struct {
	key string
	err error
}

// Get implements Store.
func (d *Debounced) Get(key string) (value string, ok bool, err error) {
	if key == "" {
		return "", false, nil
	}
	d.mu.Lock()
	c, ok := d.waiting[key]
	d.mu.Unlock()
	if ok {
		return c.value, !c.deleted, nil
	}
	return orSession(d.Store).Get(key)
}

// Set implements Store. It fails only for a value that is too large, and after Close.
func (d *Debounced) Set(key, value string) error {
	if err := checkSize(value); err != nil && key != "" {
		return keyError("set", key, err)
	}
	return keyError("set", key, d.put(key, &change{value: value}))
}

// Delete implements Store. It fails only after Close.
func (d *Debounced) Delete(key string) error {
	return keyError("delete", key, d.put(key, &change{deleted: true}))
}

// BackUp copies the text that the underlying store has under a key to the key with ".previous" after it, before it
// returns. Document keeps what it replaces in the same way. Without a text BackUp does nothing.
func (d *Debounced) BackUp(key string) error {
	store := orSession(d.Store)
	text, ok, err := store.Get(key)
	if err != nil || !ok {
		return err
	}
	return store.Set(key+previousSuffix, text)
}

// Flush writes the pending changes and returns when the store has them.
func (d *Debounced) Flush() error {
	var errs []error
	for _, f := range d.write() {
		errs = append(errs, f.err)
	}
	return errors.Join(errs...)
}

// Close writes the pending changes, and refuses further ones. No goroutine is left. Changes that could not be
// written are retried by another Close.
func (d *Debounced) Close() error {
	d.mu.Lock()
	d.closed = true
	if d.armed && d.timer.Stop() {
		d.armed = false
		d.fires.Done()
	}
	d.mu.Unlock()
	d.fires.Wait()
	return d.Flush()
}

// setThrough sets a key before it returns, for values that must not be written after a pending change.
func (d *Debounced) setThrough(key, value string) error {
	d.writing.Lock()
	defer d.writing.Unlock()
	d.mu.Lock()
	closed := d.closed
	d.mu.Unlock()
	if closed {
		return keyError("set", key, ErrClosed)
	}
	if err := orSession(d.Store).Set(key, value); err != nil {
		return err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.waiting, key)
	return nil
}

// setAfter sets a value as Set does, but writes it only after first has succeeded with the underlying store.
func (d *Debounced) setAfter(key, value string, first func(Store) error) error {
	return keyError("set", key, d.put(key, &change{value: value, first: first}))
}

// put makes a change pending.
func (d *Debounced) put(key string, c *change) error {
	if key == "" {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed {
		return ErrClosed
	}
	if d.waiting == nil {
		d.waiting = map[string]*change{}
	}
	d.waiting[key] = c
	d.arm(time.Now())
	return nil
}

// arm schedules the next write; the caller holds mu. It leaves a running timer alone: fire reschedules if it
// is too early, so that a drag needs no timer per change.
func (d *Debounced) arm(now time.Time) {
	delay := d.Delay
	if delay <= 0 {
		delay = defaultDelay
	}
	if !d.changed {
		d.changed = true
		d.latest = now.Add(min(delay, time.Hour) * maxDelays) // no overflow
	}
	d.due = now.Add(delay)
	if d.due.After(d.latest) {
		d.due = d.latest
	}
	if !d.armed {
		d.wake(now)
	}
}

// wake makes the timer call fire when writes are due; the caller holds mu.
func (d *Debounced) wake(now time.Time) {
	d.armed = true
	d.fires.Add(1)
	d.timer = time.AfterFunc(d.due.Sub(now), d.fire)
}

// fire writes, or waits again if there were changes since the timer was set. There is only one call of fire
// at a time, however slow the store.
func (d *Debounced) fire() {
	defer d.fires.Done()
	if d.isDue(time.Now()) {
		for _, f := range d.write() {
			if d.OnError != nil {
				d.OnError(f.key, f.err)
			}
		}
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.armed = false
	if d.changed && !d.closed { // Close writes itself
		d.wake(time.Now())
	}
}

// isDue reports whether it is time to write.
func (d *Debounced) isDue(now time.Time) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed || d.due.After(now) {
		return false
	}
	d.changed = false
	return true
}

// write writes the pending changes, in the order of the keys. A change stays pending until it is written, so
// that Get never misses it.
func (d *Debounced) write() []failure {
	d.writing.Lock()
	defer d.writing.Unlock()
	d.mu.Lock()
	changes := maps.Clone(d.waiting)
	d.mu.Unlock()

	var failures []failure
	for _, key := range slices.Sorted(maps.Keys(changes)) {
		c := changes[key]
		if err := c.write(orSession(d.Store), key); err != nil {
			failures = append(failures, failure{key, err})
			continue
		}
		d.mu.Lock()
		if d.waiting[key] == c { // else there is a newer one
			delete(d.waiting, key)
		}
		d.mu.Unlock()
	}
	return failures
}

func (c *change) write(store Store, key string) error {
	if c.deleted {
		return store.Delete(key)
	}
	if c.first != nil {
		if err := c.first(store); err != nil {
			return err
		}
	}
	return store.Set(key, c.value)
}
