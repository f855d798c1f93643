// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

// slots places values between the blank cells of the source, which remain blank in each repetition: 1, blank,
// 2, blank continues as 3, blank, 4, blank.
type slots struct {
	cells  int // of the source
	values int // of the source, without the blank ones
	// before is the number of values before each cell of the source, or blank. It is nil if no
	// cell is blank.
	before []int
}

// blank marks the blank cells in slots.
const blank = -1

// placed returns the slots of a source and its values without the blank ones.
func placed(source []Value) (slots, []Value) {
	s := slots{cells: len(source)}
	for i := range source {
		if source[i].Kind != KindBlank {
			s.values++
		}
	}
	if s.values == s.cells {
		return s, source
	}
	s.before = make([]int, s.cells)
	values := make([]Value, 0, s.values)
	for i := range source {
		s.before[i] = blank
		if source[i].Kind != KindBlank {
			s.before[i] = len(values)
			values = append(values, source[i])
		}
	}
	return s, values
}

// cell returns the cell of the source that corresponds to filled cell i, if the source is repeated. Backward,
// cell 0 corresponds to the last cell of the source.
func (s *slots) cell(i int, backward bool) int {
	cell := i % s.cells
	if backward {
		return s.cells - 1 - cell
	}
	return cell
}

// distance returns the distance of filled cell i from the source, in values. ok is false for a blank cell.
func (s *slots) distance(i int, backward bool) (distance int64, ok bool) {
	if s.before == nil {
		return int64(i) + 1, true
	}
	n := s.before[s.cell(i, backward)]
	if n == blank {
		return 0, false
	}
	if backward {
		n = s.values - 1 - n
	}
	return int64(i/s.cells)*int64(s.values) + int64(n) + 1, true
}
