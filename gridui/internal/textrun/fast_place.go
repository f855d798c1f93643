// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import "golang.org/x/image/math/fixed"

// place appends the glyphs of s to dst like set, with the places at which they are drawn, and returns the width
// of s. ok is false if it could not set s.
func (q *fast) place(dst []spot, s string) (set []spot, width int, ok bool) {
	mixed, ok := q.gather(s)
	if !ok {
		return dst, 0, false
	}
	var x fixed.Int26_6
	var before kern
	q.begin(mixed)
	for i, k := range q.line {
		now := kern{}
		if k.varies || !k.alone || mixed {
			ok := q.settled(k)
			if ok && i+1 < len(q.line) {
				now, ok = q.between(k, q.line[i+1], mixed)
			}
			if !ok {
				return dst, 0, false
			}
		}
		dst = append(dst, spot{k.outline, x - before.right})
		x += k.advance + before.right + now.left
		before = now
	}
	return dst, x.Ceil(), x.Ceil() <= maxWidth
}
