// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

import "sync"

// List is a list of rows that are read by their number.
type List[T any] interface {
	Len() int
	At(i int) T
}

// Computed reads rows that no slice contains. Each reader has its own slots for the rows that it
// returns.
type Computed[T any] struct {
	from  List[T]
	slots [2]T
	turn  uint8
	free  *freeReaders[T]
}

func NewComputed[T any](from List[T]) *Computed[T] {
	return &Computed[T]{from: from, free: new(freeReaders[T])}
}

func (c *Computed[T]) Len() int { return max(c.from.Len(), 0) }

// Claimed returns the number of rows that the source reports, which may be negative.
func (c *Computed[T]) Claimed() int { return c.from.Len() }

func (c *Computed[T]) At(i int) Row {
	slot := &c.slots[c.turn&1]
	c.turn++
	*slot = c.from.At(i)
	return To(slot)
}

func (c *Computed[T]) Lease() Source {
	if r := c.free.take(); r != nil {
		return r
	}
	return &Computed[T]{from: c.from, free: c.free}
}

func (c *Computed[T]) Release() { c.free.put(c) }

// freeReaders holds unused readers of the same rows. A sync.Pool would drop them sometimes, and a
// frame would allocate one.
type freeReaders[T any] struct {
	mu   sync.Mutex
	free []*Computed[T]
}

func (f *freeReaders[T]) take() (r *Computed[T]) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if n := len(f.free) - 1; n >= 0 {
		r, f.free = f.free[n], f.free[:n]
	}
	return r
}

func (f *freeReaders[T]) put(r *Computed[T]) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.free = append(f.free, r)
}
