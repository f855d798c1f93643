// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package idset

// xorSet is an immutable set of ids, which copies of a Set can share: copying a map of half a million ids would take
// a tenth of a second. An id is a member if it occurs in an odd number of layers. nil is the empty set.
type xorSet struct {
	ids   map[string]struct{}
	under *xorSet
}

// ownMost is the maximum number of ids in the except map of a Set. Clone copies this map.
const ownMost = 4096

func (p *xorSet) has(id string) bool {
	odd := false
	for ; p != nil; p = p.under {
		if _, in := p.ids[id]; in {
			odd = !odd
		}
	}
	return odd
}

func (p *xorSet) hasBytes(id []byte) bool {
	odd := false
	for ; p != nil; p = p.under {
		if _, in := p.ids[string(id)]; in {
			odd = !odd
		}
	}
	return odd
}

// with returns the set with another layer on top; the caller must not change ids afterwards. It merges lower layers
// that are not much larger, to keep the number of layers small.
func (p *xorSet) with(ids map[string]struct{}) *xorSet {
	if len(ids) == 0 {
		return p
	}
	for p != nil && len(p.ids) <= 2*len(ids) {
		ids = differing(ids, p.ids)
		p = p.under
	}
	return &xorSet{ids: ids, under: p}
}

// differing returns the ids that are in either set, but not in both.
func differing(a, b map[string]struct{}) map[string]struct{} {
	out := make(map[string]struct{}, len(a)+len(b))
	for id := range a {
		if _, both := b[id]; !both {
			out[id] = struct{}{}
		}
	}
	for id := range b {
		if _, both := a[id]; !both {
			out[id] = struct{}{}
		}
	}
	return out
}

// each yields every id of the set once, at its lowest layer.
func (p *xorSet) each(yield func(string) bool) {
	for layer := p; layer != nil; layer = layer.under {
		for id := range layer.ids {
			if p.has(id) && !layer.under.mentions(id) && !yield(id) {
				return
			}
		}
	}
}

// mentions reports whether an id is in any layer.
func (p *xorSet) mentions(id string) bool {
	for ; p != nil; p = p.under {
		if _, in := p.ids[id]; in {
			return true
		}
	}
	return false
}
