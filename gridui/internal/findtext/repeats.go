// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

import (
	"math"
	"unsafe"
)

// Repeats remembers what a Finder said of texts whose bytes several cells share, as they do where a
// program has one string for each of a few values. Those are known by their address, without
// looking at them. Where few texts are shared it soon stops asking. The zero value is ready for one
// Finder and one goroutine.
type Repeats struct {
	seen [1 << repeatBits]seenText
	// asked counts texts, known those that had been seen.
	asked, known int
}

const (
	repeatBits = 12
	// repeatSample is the number of texts after which a text in repeatShare must be known.
	repeatSample = 1 << 13
	repeatShare  = 2
)

// seenText is a text with the answer. The pointer keeps its bytes from being used for another text.
type seenText struct {
	data  *byte
	bytes uint32
	in    bool
}

// Find is Finder.Find for texts whose bytes do not change.
func (r *Repeats) Find(f *Finder, texts []string, dst []int32) []int32 {
	if r.asked >= repeatSample && r.known < r.asked/repeatShare {
		return f.Find(texts, dst)
	}
	for i, text := range texts {
		if r.in(f, text) {
			dst = append(dst, int32(i))
		}
	}
	return dst
}

func (r *Repeats) in(f *Finder, text string) bool {
	data := unsafe.StringData(text)
	if data == nil || uint64(len(text)) > math.MaxUint32 {
		return f.In(text)
	}
	r.asked++
	s := &r.seen[uint64(uintptr(unsafe.Pointer(data)))*0x9e3779b97f4a7c15>>(64-repeatBits)]
	if s.data == data && s.bytes == uint32(len(text)) {
		r.known++
		return s.in
	}
	in := f.In(text)
	*s = seenText{data, uint32(len(text)), in}
	return in
}
