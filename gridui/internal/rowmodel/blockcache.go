// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"
	"sync"
)

// block holds what was made of the texts of a batch of rows, one after the
// other. It never changes: who holds one may read it while others replace it.
type block struct {
	language string // of collation keys
	blob     string
	ends     []uint32 // of each row's part
	// stale are rows that changed since.
	stale []int32
}

// part is what was made of the i-th row's text.
func (b *block) part(i int) string {
	from := uint32(0)
	if i > 0 {
		from = b.ends[i-1]
	}
	return b.blob[from:b.ends[i]]
}

// appendFunc appends what is made of a text.
type appendFunc func(dst []byte, text string) []byte

// blockCache keeps blocks. The zero value is empty.
type blockCache struct {
	mu     sync.Mutex
	blocks []*block
}

// get is block i, nil if it is not there.
func (c *blockCache) get(i int) *block {
	c.mu.Lock()
	defer c.mu.Unlock()
	if i < len(c.blocks) {
		return c.blocks[i]
	}
	return nil
}

func (c *blockCache) put(i int, b *block) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for len(c.blocks) <= i {
		c.blocks = append(c.blocks, nil)
	}
	c.blocks[i] = b
}

// touch notes that rows changed.
func (c *blockCache) touch(rows []int32) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, r := range rows {
		i := int(r / batch)
		if i >= len(c.blocks) || c.blocks[i] == nil {
			continue
		}
		b := *c.blocks[i]
		b.stale = append(slices.Clip(b.stale), r)
		c.blocks[i] = &b
		if len(b.stale) > batch/4 {
			c.blocks[i] = nil
		}
	}
}

// clear throws everything away.
func (c *blockCache) clear() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.blocks = nil
}

// makeBlock makes block i of a field with n rows. Of an older block it takes
// what has not changed since, all of it if nothing has.
func (rd *reader) makeBlock(old *block, f *Field, i, n int, language string, add appendFunc) *block {
	first := i * batch
	count := min(batch, n-first)
	if old != nil && (len(old.ends) != count || old.language != language) {
		old = nil
	}
	if old != nil && len(old.stale) == 0 {
		return old
	}
	var stale Bits // of the rows of the block
	if old != nil {
		stale = NewBits(count)
		for _, r := range old.stale {
			stale.Set(int(r) - first)
		}
	}
	rows := rd.rows[:0]
	for k := range count {
		if stale == nil || stale.Has(k) {
			rows = append(rows, int32(first+k))
		}
	}
	texts := rd.textsOf(f, rows)
	b := &block{language: language, ends: make([]uint32, count)}
	rd.buf = rd.buf[:0]
	for k := range count {
		if stale == nil || stale.Has(k) {
			rd.buf = add(rd.buf, texts[0])
			texts = texts[1:]
		} else {
			rd.buf = append(rd.buf, old.part(k)...)
		}
		b.ends[k] = uint32(len(rd.buf))
	}
	b.blob = string(rd.buf)
	return b
}
