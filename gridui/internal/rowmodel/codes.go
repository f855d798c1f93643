// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"strings"
	"sync"
)

// CodeCache caches which of its distinct values each row of one field has: 2 bytes a row, and each
// value once. A filter then tests each value instead of each row. The second filter of the
// field that reads all rows fills it, so that a filter that does not change costs nothing. It is
// given up if few values repeat. The zero value is ready. It belongs to one Field and one model,
// which keeps it up to date.
type CodeCache struct {
	texts    codes[string]
	integers codes[int64]
	numbers  codes[float64]
}

// touch marks rows as changed. No job may read them.
func (c *CodeCache) touch(rows []int32) {
	c.texts.touch(rows)
	c.integers.touch(rows)
	c.numbers.touch(rows)
}

// clear drops all codes. Running jobs continue to fill detached tables.
func (c *CodeCache) clear() {
	c.texts.clear()
	c.integers.clear()
	c.numbers.clear()
}

// code is the number of a value of a field, counted from 1.
type code = uint16

const (
	// codeMissing is the code of rows without a value.
	codeMissing code = 0
	// codeStale is the code of rows that must be read again.
	codeStale code = 1<<16 - 1

	// codeLeast and codeMost bound the number of rows for which codes are kept; codeMost bounds
	// the memory of a field to 64 MiB.
	codeLeast = 1 << 14
	codeMost  = 1 << 25
	// codeSample is the number of rows after which each value must occur in codeShare rows on
	// average.
	codeSample = 1 << 13
	codeShare  = 4
	// codeFew is the minimum share of a batch, as a divisor, for which the whole batch is read.
	codeFew = 8
)

// codes holds the codes of the values of one type.
type codes[V comparable] struct {
	mu sync.Mutex
	// scans counts the filters that have read all rows.
	scans int
	table *codeTable[V]
	// eager also codes small fields, at the first filter. Tests set it.
	eager bool
}

// use returns the table for a filter of n rows, nil if codes are not worth it. With soon the first
// filter may use it.
func (c *codes[V]) use(n int, soon bool) *codeTable[V] {
	c.mu.Lock()
	defer c.mu.Unlock()
	if n > codeMost || !c.eager && (n < codeLeast || !soon && c.scans == 0) {
		return nil
	}
	if c.table == nil {
		c.table = &codeTable[V]{codes: map[V]code{}}
	}
	return c.table
}

// scanned notes that a filter has read all rows.
func (c *codes[V]) scanned() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.scans++
}

func (c *codes[V]) touch(rows []int32) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.table != nil {
		c.table.touch(rows)
	}
}

func (c *codes[V]) clear() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.scans, c.table = 0, nil
}

// codeTable holds the codes of the rows of a field.
type codeTable[V comparable] struct {
	mu sync.Mutex
	// many is set if there are too many distinct values. coded counts the rows read.
	many  bool
	coded int
	// values is in the order of the codes, which start at 1.
	values []V
	codes  map[V]code
	// blocks is indexed by batch, nil where no row was read. A block that a job may read does not
	// change.
	blocks []*codeBlock
}

// codeBlock holds the codes of a batch of rows.
type codeBlock struct {
	codes [batch]code
	// rows is the number of rows in the block.
	rows int
	// stale is set if a code is codeStale.
	stale bool
}

// get returns block i, nil if it is not cached; ok is false if there are no codes.
func (t *codeTable[V]) get(i int) (b *codeBlock, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if i < len(t.blocks) {
		b = t.blocks[i]
	}
	return b, !t.many
}

// put stores block i, for which read rows were read.
func (t *codeTable[V]) put(i int, b *codeBlock, read int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.coded += read
	if t.coded >= codeSample && len(t.values) > t.coded/codeShare {
		t.giveUp()
	}
	if t.many {
		return
	}
	for len(t.blocks) <= i {
		t.blocks = append(t.blocks, nil)
	}
	t.blocks[i] = b
}

// code returns the code of a value; ok is false if there are too many values.
func (t *codeTable[V]) code(value V) (c code, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	c, known := t.codes[value]
	if known || t.many {
		return c, known
	}
	if len(t.values)+1 >= int(codeStale) {
		t.giveUp()
		return 0, false
	}
	if text, is := any(value).(string); is { // which may be part of a large text
		value = any(strings.Clone(text)).(V)
	}
	t.values = append(t.values, value)
	c = code(len(t.values))
	t.codes[value] = c
	return c, true
}

// giveUp drops the table because of too many values. The caller holds the lock.
func (t *codeTable[V]) giveUp() { t.many, t.values, t.codes, t.blocks = true, nil, nil, nil }

// from returns the values numbered from n on; ok is false if there are too many.
func (t *codeTable[V]) from(n int) (values []V, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.many {
		return nil, false
	}
	return t.values[n:], true
}

func (t *codeTable[V]) touch(rows []int32) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, r := range rows {
		if i := int(r / batch); i < len(t.blocks) && t.blocks[i] != nil {
			t.blocks[i].codes[r%batch], t.blocks[i].stale = codeStale, true
		}
	}
}

// coder reads the codes of a field on one goroutine.
type coder[V comparable] struct {
	table *codeTable[V]
	// read reads the values of rows, and which rows have none.
	read func(rd *reader, rows []int32) (values []V, missing []bool)
	// known caches the codes of values.
	known map[V]code
}

// block returns the block of rows, which are ascending, of one batch and below n. It returns nil if
// there are no codes or reading the whole batch is not worth it.
func (c *coder[V]) block(rd *reader, n int, rows []int32) *codeBlock {
	i := int(rows[0] / batch)
	old, ok := c.table.get(i)
	first := i * batch
	count := min(batch, n-first)
	switch {
	case !ok:
		return nil
	case old != nil && !old.stale && old.rows >= count:
		return old
	case old == nil && len(rows) < count/codeFew:
		return nil
	}
	b := &codeBlock{rows: count}
	known := 0
	if old != nil {
		b.codes, known = old.codes, old.rows
	}
	todo := rd.rows[:0]
	for k := range count {
		if k >= known || b.codes[k] == codeStale {
			todo = append(todo, int32(first+k))
		}
	}
	if !c.set(rd, todo, b) {
		return nil
	}
	c.table.put(i, b, len(todo))
	return b
}

// set sets the codes of rows in a block. It returns false if there are too many values.
func (c *coder[V]) set(rd *reader, rows []int32, b *codeBlock) bool {
	values, missing := c.read(rd, rows)
	for i, r := range rows {
		at := &b.codes[r%batch]
		if missing[i] {
			*at = codeMissing
			continue
		}
		known, ok := c.known[values[i]]
		if !ok {
			if known, ok = c.table.code(values[i]); !ok {
				return false
			}
			c.known[values[i]] = known
		}
		*at = known
	}
	return true
}
