// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"strings"
	"sync"
)

// CodeCache keeps which of its distinct values each row of one field has: 2 bytes a row, and the
// values once. A filter then tests each value and not each row. It is filled by the second filter
// of the field that looks at all rows, so that one that stays costs nothing, and gives up where few
// values repeat. The zero value is ready. It belongs to one Field and one model, which keeps it up
// to date.
type CodeCache struct {
	texts    codes[string]
	integers codes[int64]
	numbers  codes[float64]
}

// touch notes that rows changed. No job reads them.
func (c *CodeCache) touch(rows []int32) {
	c.texts.touch(rows)
	c.integers.touch(rows)
	c.numbers.touch(rows)
}

// clear throws everything away. Jobs that still run fill tables that nobody reads any more.
func (c *CodeCache) clear() {
	c.texts.clear()
	c.integers.clear()
	c.numbers.clear()
}

// code is a value of a field: 1 more than its number.
type code = uint16

const (
	// codeMissing is the code of rows without a value.
	codeMissing code = 0
	// codeStale is that of rows that are to be read again.
	codeStale code = 1<<16 - 1

	// codeLeast and codeMost are the numbers of rows that codes are worth keeping for; codeMost
	// bounds the memory of a field to 64 MiB.
	codeLeast = 1 << 14
	codeMost  = 1 << 25
	// codeSample is the number of rows after which a value must stand in codeShare rows on average.
	codeSample = 1 << 13
	codeShare  = 4
	// codeFew is the part of a batch that must be looked at for all of it to be read.
	codeFew = 8
)

// codes are those of the values of one type.
type codes[V comparable] struct {
	mu sync.Mutex
	// scans counts the filters that have looked at all rows.
	scans int
	table *codeTable[V]
	// eager takes fields of few rows too, at the first filter; for tests.
	eager bool
}

// use returns the table that a filter of n rows may use, nil for none. With soon the first filter may.
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

// scanned notes that a filter has looked at all rows.
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

// codeTable has the codes of the rows of a field.
type codeTable[V comparable] struct {
	mu sync.Mutex
	// many says that there are too many distinct values, coded counts the rows that were read.
	many  bool
	coded int
	// values are in the order of their codes, the first of which is 1.
	values []V
	codes  map[V]code
	// blocks are by batch, nil where no row was read. A block that a job may read does not change.
	blocks []*codeBlock
}

// codeBlock has the codes of a batch of rows.
type codeBlock struct {
	codes [batch]code
	// rows is how many of them there were.
	rows int
	// stale says that some are codeStale.
	stale bool
}

// get is block i, nil if it is not there; ok is false if there are no codes.
func (t *codeTable[V]) get(i int) (b *codeBlock, ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if i < len(t.blocks) {
		b = t.blocks[i]
	}
	return b, !t.many
}

// put keeps block i, for which a number of rows was read.
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

// code is the code of a value; ok is false if there are too many.
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
	if text, is := any(value).(string); is { // which may be a small part of a large one
		value = any(strings.Clone(text)).(V)
	}
	t.values = append(t.values, value)
	c = code(len(t.values))
	t.codes[value] = c
	return c, true
}

// giveUp says that there are too many values. The caller has the lock.
func (t *codeTable[V]) giveUp() { t.many, t.values, t.codes, t.blocks = true, nil, nil, nil }

// from are the values from a number on; ok is false if there are too many.
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
	// read reads the values of rows, and which have none.
	read func(rd *reader, rows []int32) (values []V, missing []bool)
	// known are the codes of the values that it has seen.
	known map[V]code
}

// block is the block of rows, ascending, of one batch and below n, nil if there are no codes or
// reading all rows of the batch is not worth it.
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

// set sets the codes of some rows of a block; false: there are too many values.
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
