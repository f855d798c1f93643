// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

import "github.com/giogrid/giogrid/gridui/internal/intern"

// Repeats caches a Finder's results for texts with bytes shared by several cells, as in a program with one
// string for each of a small number of values. Such texts are identified by their address, without reading
// them. If few texts are shared, it soon stops caching. The zero value is ready for one Finder and one
// goroutine.
type Repeats struct {
	seen [1 << repeatBits]intern.Seen // a value of 1: the Finder found something
	// asked counts texts, known the texts seen before.
	asked, known int
}

const (
	repeatBits = 12
	// repeatSample is the number of texts after which a text in repeatShare must be known.
	repeatSample = 1 << 13
	repeatShare  = 2
)

// Find appends the indices like Finder.Find, for texts whose bytes do not change.
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
	if text == "" { // it has no address that identifies it
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
