// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import "pgregory.net/rapid"

// drawSkip draws rows and columns to skip, or none.
func drawSkip(t *rapid.T) Skip {
	draw := func(s Span, name string) func(int) bool {
		if !rapid.Bool().Draw(t, "skips "+name) {
			return nil
		}
		skipped := map[int]bool{}
		for i := s.First - 2; i < s.End+5; i++ {
			skipped[i] = rapid.IntRange(0, 2).Draw(t, name) == 0
		}
		return func(i int) bool { return skipped[i] }
	}
	return Skip{Row: draw(field.Rows, "row"), Col: draw(field.Cols, "column")}
}

// skips reports whether a cell is skipped.
func (s Skip) skips(c Corner) bool {
	return s.Row != nil && s.Row(c.Row) || s.Col != nil && s.Col(c.Col)
}

// without returns the cells that are not skipped.
func (c cellSet) without(skip Skip) cellSet {
	left := cellSet{}
	for at := range c {
		if !skip.skips(at) {
			left[at] = true
		}
	}
	return left
}
