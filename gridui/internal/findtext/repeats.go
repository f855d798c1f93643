// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

import "github.com/giogrid/giogrid/gridui/internal/intern"

// Repeats remembers what a Finder said of texts whose bytes several cells share, as they do where a
// program has one string for each of a few values. Those are known by their address, without
// looking at them. Where few texts are shared it soon stops asking. The zero value is ready for one
// Finder and one goroutine.
type Repeats struct {
	seen [1 << repeatBits]intern.Seen // of 1: the Finder found something
	// asked counts texts, known those that had been seen.
	asked, known int
}

const (
	repeatBits = 12
	// repeatSample is the number of texts after which a text in repeatShare must be known.
	repeatSample = 1 << 13
	repeatShare  = 2
)

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
	if text == "" { // has no address to know it by
		return f.In(text)
	}
	r.asked++
	s := &r.seen[intern.Slot(text, repeatBits)]
	if s.Is(text) {
		r.known++
		return s.Value != 0
	}
	in := f.In(text)
	*s = intern.See(text, 0)
	if in {
		s.Value = 1
	}
	return in
}
