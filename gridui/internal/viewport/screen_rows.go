// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

// ScreenRows identifies the rows on the screen by their places: two frames with equal ScreenRows show the same rows, unless
// the rows themselves have changed.
type ScreenRows struct {
	// bands holds the first row of each band and the number of its rows, which are neighbours.
	bands [5][2]int
	// sticky holds the last sticky row and the number of sticky rows. The others are its ancestors.
	sticky [2]int
}

// ScreenRows returns the rows on the screen.
func (f *Frame) ScreenRows() (s ScreenRows) {
	for b, rows := range f.Sheet.Rows {
		if n := len(rows); n > 0 {
			s.bands[b] = [2]int{rows[0].Index, n}
		}
	}
	if n := len(f.Sticky.Rows); n > 0 {
		s.sticky = [2]int{f.Sticky.Rows[n-1].Index, n}
	}
	return s
}
