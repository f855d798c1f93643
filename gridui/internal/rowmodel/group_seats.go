// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math"
	"slices"
)

// seats finds the group of a row and its place in it, in 3 bytes a row, or 4 from about 10,000,000 rows on. Each group
// that contains rows has a range of numbers, larger than the number of its rows; the number of a row is the start of that
// range and the number of rows before it in the group. Rows keep their numbers when rows of other groups come or go, and
// when groups get other numbers.
type seats struct {
	// numbers holds the numbers by row, width bytes each, the lowest first. They count from 1; 0 means no group.
	numbers []byte
	width   int
	// starts holds the starts of the ranges, ascending, groups the group of each range, -1 for a range without one.
	starts []uint32
	groups []int32
	// near holds the range of every number that is a multiple of nearNumbers.
	near []int32
	// ranges holds the range of each group, -1 for none, and end the end of the last range.
	ranges []int32
	end    uint32
	// tight is set if ranges have no room for more rows, spoilt if numbers are wrong, because there are more than most.
	tight, spoilt bool
	most          uint64
}

// nearNumbers is the distance of the numbers from which the range of a number is searched. A range has at least 4 numbers.
const nearNumbers = 128

// newSeats returns seats for rows below n, which are in no group, with room for a number of groups.
func newSeats(n, groups int) *seats {
	s := &seats{width: 3, most: 1<<24 - 1}
	need := s.roomFor(n) + s.roomFor(0)*uint64(groups)
	if need > s.most*3/4 { // a quarter is for groups that grow
		s.width, s.most = 4, math.MaxUint32
	}
	s.tight = need > s.most
	s.grow(n)
	s.starts, s.groups, s.ranges = make([]uint32, 0, groups), make([]int32, 0, groups), make([]int32, 0, groups)
	return s
}

// roomFor returns the size of a range for a number of rows.
func (s *seats) roomFor(rows int) uint64 {
	if s.tight {
		return uint64(rows)
	}
	return uint64(rows) + uint64(rows)/4 + 4
}

// grow makes room for rows below n; new rows are in no group.
func (s *seats) grow(n int) {
	if more := n*s.width - len(s.numbers); more > 0 {
		s.numbers = append(s.numbers, make([]byte, more)...)
	}
}

// has reports whether there is room for a row.
func (s *seats) has(row int) bool { return s != nil && row < len(s.numbers)/s.width }

// number returns the number of a row.
func (s *seats) number(row int32) uint32 {
	at := int(row) * s.width
	b := s.numbers[at : at+s.width]
	n := uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16
	if len(b) > 3 {
		n |= uint32(b[3]) << 24
	}
	return n
}

// set sets the number of a row.
func (s *seats) set(row int32, number uint32) {
	at := int(row) * s.width
	b := s.numbers[at : at+s.width]
	b[0], b[1], b[2] = byte(number), byte(number>>8), byte(number>>16)
	if len(b) > 3 {
		b[3] = byte(number >> 24)
	}
}

// find returns the group of a row, -1 for none, and the number of rows before it in the group.
func (s *seats) find(row int32) (group, at int32) {
	number := s.number(row)
	if number == 0 {
		return -1, 0
	}
	number--
	if int(number/nearNumbers) >= len(s.near) {
		return -1, 0 // spoilt
	}
	near := s.near[number/nearNumbers]
	for int(near)+1 < len(s.starts) && s.starts[near+1] <= number {
		near++
	}
	return s.groups[near], int32(number - s.starts[near])
}

// leave notes that a row is in no group.
func (s *seats) leave(row int32) { s.set(row, 0) }

// put numbers the rows of a group, of which the first same ones are numbered already.
func (s *seats) put(group int32, rows []int32, same int) {
	for int(group) >= len(s.ranges) {
		s.ranges = append(s.ranges, -1)
	}
	at := s.ranges[group]
	if at < 0 || s.size(at) < len(rows) {
		if at >= 0 {
			s.groups[at] = -1
		}
		at, same = s.add(group, len(rows)), 0
	}
	number := s.starts[at] + 1
	for i := same; i < len(rows); i++ {
		s.set(rows[i], number+uint32(i))
	}
}

// size returns the size of a range.
func (s *seats) size(at int32) int {
	if int(at)+1 < len(s.starts) {
		return int(s.starts[at+1] - s.starts[at])
	}
	return int(s.end - s.starts[at])
}

// add gives a group a range for a number of rows, and some more.
func (s *seats) add(group int32, rows int) (at int32) {
	room := s.roomFor(rows)
	if uint64(s.end)+room > s.most {
		room, s.spoilt = 0, true
	}
	at = int32(len(s.starts))
	s.starts, s.groups = append(s.starts, s.end), append(s.groups, group)
	s.end += uint32(room)
	for len(s.near)*nearNumbers < int(s.end) {
		s.near = append(s.near, at)
	}
	s.ranges[group] = at
	return at
}

// renumber renumbers the groups: the i-th becomes the one at order[i]. Other groups have no rows any more.
func (s *seats) renumber(order []int32) {
	was := slices.Clone(s.ranges)
	for i := range s.groups {
		s.groups[i] = -1
	}
	s.ranges = s.ranges[:0]
	for i, group := range order {
		at := int32(-1)
		if int(group) < len(was) {
			at = was[group]
		}
		if s.ranges = append(s.ranges, at); at >= 0 {
			s.groups[at] = int32(i)
		}
	}
}

// wasteful reports whether most ranges have no group, or numbers are wrong, so that the rows are to be numbered again.
func (s *seats) wasteful() bool { return s.spoilt || len(s.starts) > 2*len(s.ranges)+64 }
