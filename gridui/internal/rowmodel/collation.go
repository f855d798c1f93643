// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"bytes"
	"cmp"
	"hash/maphash"
	"strings"
	"sync"
)

// KeyCache caches the collation keys of one field's texts, and 4 more bytes a row. The zero value
// is ready. It belongs to one Field and one model, which keeps it up to date.
type KeyCache struct{ blockCache }

// Language holds the rules by which Collated orders texts.
type Language struct {
	name string
	keys func() func(text string) []byte
	// pool holds functions made by keys, for Compare.
	pool sync.Pool
}

// NewLanguage returns a language with a unique name. keys returns a function for one goroutine that
// returns the collation key of a text: texts are ordered as the bytes of their keys. A key is valid
// until the function's next call.
func NewLanguage(name string, keys func() func(text string) []byte) *Language {
	return &Language{name: name, keys: keys}
}

// Compare compares two texts. It is safe for concurrent use.
func (l *Language) Compare(a, b string) int {
	keys, ok := l.pool.Get().(func(text string) []byte)
	if !ok {
		keys = l.keys()
	}
	defer l.pool.Put(keys)
	first := bytes.Clone(keys(a))
	return cmp.Or(bytes.Compare(first, keys(b)), strings.Compare(a, b))
}

// collationKeys holds the keys of all rows by batch.
type collationKeys []*block

// collation returns the keys of a field's rows 0 … n-1, from the field's cache where possible.
func collation(j *Job, f *Field, lang *Language, n int) collationKeys {
	keys := make(collationKeys, (n+batch-1)/batch)
	half := len(keys) / 2
	j.both(func() { keys.fill(j, f, lang, 0, half, n) }, func() { keys.fill(j, f, lang, half, len(keys), n) })
	return keys
}

// fill computes the keys of batches lo … hi-1.
func (k collationKeys) fill(j *Job, f *Field, lang *Language, lo, hi, n int) {
	maker := newKeyMaker(lang)
	var old *block
	for i := lo; i < hi; i++ {
		j.check(batch)
		if f.Collation != nil {
			old = f.Collation.get(i)
		}
		k[i] = maker.rd.makeBlock(old, f, i, n, lang.name, func(dst []byte, text string) []byte {
			return append(dst, maker.key(text)...)
		})
		if f.Collation != nil && k[i] != old {
			f.Collation.put(i, k[i])
		}
	}
}

// key returns the key of a row.
func (k collationKeys) key(row int32) string { return k[row/batch].part(int(row % batch)) }

// keyMaker makes collation keys on one goroutine. A key takes a microsecond or more, so it caches
// the latest text of each hash.
type keyMaker struct {
	make func(text string) []byte
	seed maphash.Seed
	seen [1 << 12]struct{ text, key string }
	rd   reader
}

func newKeyMaker(lang *Language) *keyMaker {
	return &keyMaker{make: lang.keys(), seed: maphash.MakeSeed()}
}

// key returns the collation key of a text followed by the text itself, so that only equal texts
// have equal keys.
func (k *keyMaker) key(text string) string {
	s := &k.seen[maphash.String(k.seed, text)%uint64(len(k.seen))]
	if s.text == text && s.key != "" {
		return s.key
	}
	text = strings.Clone(text)
	var b strings.Builder
	b.Write(k.make(text))
	b.WriteString("\x00\x00\x00\x00")
	b.WriteString(text)
	s.text, s.key = text, b.String()
	return s.key
}
