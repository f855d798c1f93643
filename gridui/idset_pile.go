// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// pile is a set of ids that does not change, so that copies of an IDSet can share
// it: copying a map of half a million ids would take a tenth of a second. It has
// what is in an odd number of its layers. nil is the empty set.
type pile struct {
	ids   map[string]struct{}
	under *pile
}

// pileRoom is how many ids a set keeps apart from its pile: as many as Clone
// copies.
const pileRoom = 4096

func (p *pile) has(id string) bool {
	odd := false
	for ; p != nil; p = p.under {
		if _, in := p.ids[id]; in {
			odd = !odd
		}
	}
	return odd
}

func (p *pile) hasBytes(id []byte) bool {
	odd := false
	for ; p != nil; p = p.under {
		if _, in := p.ids[string(id)]; in {
			odd = !odd
		}
	}
	return odd
}

// with is the pile with another layer, which must not change from now on. Layers
// below that are not much larger become one with it, so that there are few.
func (p *pile) with(ids map[string]struct{}) *pile {
	if len(ids) == 0 {
		return p
	}
	for p != nil && len(p.ids) <= 2*len(ids) {
		ids = differing(ids, p.ids)
		p = p.under
	}
	return &pile{ids: ids, under: p}
}

// differing is what is in one of two sets and not in both.
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

// each yields every id of the pile once, at its lowest layer.
func (p *pile) each(yield func(string) bool) {
	for layer := p; layer != nil; layer = layer.under {
		for id := range layer.ids {
			if p.has(id) && !layer.under.mentions(id) && !yield(id) {
				return
			}
		}
	}
}

// mentions reports whether an id is in any layer.
func (p *pile) mentions(id string) bool {
	for ; p != nil; p = p.under {
		if _, in := p.ids[id]; in {
			return true
		}
	}
	return false
}
