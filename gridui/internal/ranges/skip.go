// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// Skip reports which displayed rows and columns contain no data cells, such as group rows and utility
// columns. Operations on ranges skip them: nothing is pasted into them, and they use no line of the pasted
// table. A nil function skips nothing. With a Row function, planning a paste takes time linear in the number
// of rows of the ranges.
type Skip struct{ Row, Col func(i int) bool }

// transposed swaps rows and columns.
func (s Skip) transposed() Skip { return Skip{Row: s.Col, Col: s.Row} }

// cells holds the row numbers (or column numbers) of a list of spans, without skipped ones.
type cells struct {
	spans []Span
	skip  func(i int) bool
}

// each calls yield with the index of each number and the number, until it returns false.
func (c cells) each(yield func(i, at int) bool) {
	i := 0
	for _, s := range c.spans {
		for at := s.First; at < s.End; at++ {
			if c.skip != nil && c.skip(at) {
				continue
			}
			if !yield(i, at) {
				return
			}
			i++
		}
	}
}

// count returns the count of the numbers.
func (c cells) count() (n int) {
	if c.skip == nil {
		for _, s := range c.spans {
			n += s.Len()
		}
		return n
	}
	for range c.each {
		n++
	}
	return n
}

// firstIn returns the first number of a span that is not skipped; ok is false if there is none.
func firstIn(s Span, skip func(int) bool) (first int, ok bool) {
	for i := s.First; i < s.End; i++ {
		if skip == nil || !skip(i) {
			return i, true
		}
	}
	return 0, false
}
