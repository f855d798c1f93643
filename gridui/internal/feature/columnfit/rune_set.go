// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnfit

// measuredRunes bounds how many characters are measured to estimate texts.
const measuredRunes = 1024

// A runeSet is a set of characters below 65,536. It keeps the first measuredRunes of them.
type runeSet struct {
	runes [measuredRunes]rune
	n     int
	seen  [1 << 10]uint64
}

// add adds a character. It does nothing with a nil or a full set.
func (s *runeSet) add(r rune) {
	if s == nil || s.n == len(s.runes) || s.seen[r>>6]&(1<<(r&63)) != 0 {
		return
	}
	s.seen[r>>6] |= 1 << (r & 63)
	s.runes[s.n] = r
	s.n++
}
