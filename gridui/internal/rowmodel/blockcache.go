// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"
	"sync"
)

// block holds data derived from the texts of a batch of rows, one after the other. It is immutable:
// a reader may keep it while another block replaces it.
type block struct {
	language string // language of collation keys
	blob     string
	ends     []uint32 // end of each row's part
	// stale holds rows that have changed since.
	stale []int32
}

// part returns the data of the i-th row.
func (b *block) part(i int) string {
	from := uint32(0)
	if i > 0 {
		from = b.ends[i-1]
	}
	return b.blob[from:b.ends[i]]
}

// appendFunc appends the data derived from a text.
type appendFunc func(dst []byte, text string) []byte

// blockCache caches blocks. The zero value is empty.
type blockCache struct {
	mu     sync.Mutex
	blocks []*block
}

// get returns block i, nil if it is not cached.
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

// touch marks rows as changed.
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

// clear drops all blocks.
func (c *blockCache) clear() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.blocks = nil
}

// makeBlock returns block i of a field with n rows. It copies unchanged parts from an older block,
// and returns that itself if nothing changed.
func (rd *reader) makeBlock(old *block, f *Field, i, n int, language string, add appendFunc) *block {
	first := i * batch
	count := min(batch, n-first)
	if old != nil && (len(old.ends) != count || old.language != language) {
		old = nil
	}
	if old != nil && len(old.stale) == 0 {
		return old
	}
	var stale Bits // of the block's rows
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
