// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// TestSeatsFindRows moves rows between groups that come, go and get other numbers, and looks up all rows. Where numbers
// run out, the rows are numbered again.
func TestSeatsFindRows(t *testing.T) {
	renewed := 0
	for seed := range rounds.Seeds(200) {
		rng := rand.New(rand.NewPCG(seed, 8))
		rows, groups := 100, make([][]int32, 4)
		for r := range rows {
			k := rng.IntN(len(groups))
			groups[k] = append(groups[k], int32(r))
		}
		seated := func() *seats {
			s := newSeats(rows, len(groups))
			if s.most = uint64(rows); rng.IntN(2) == 0 {
				s.most = 600
			}
			s.tight = s.most < 600
			s.width, s.numbers = 3+rng.IntN(2), nil
			s.grow(rows)
			for k, g := range groups {
				s.put(int32(k), g, 0)
			}
			return s
		}
		s := seated()
		for range 100 {
			from, to := rng.IntN(len(groups)), rng.IntN(len(groups))
			if len(groups[from]) > 0 && from != to {
				at, into := rng.IntN(len(groups[from])), rng.IntN(len(groups[to])+1)
				row := groups[from][at]
				groups[from] = slices.Delete(groups[from], at, at+1)
				groups[to] = slices.Insert(groups[to], into, row)
				s.put(int32(from), groups[from], at)
				s.put(int32(to), groups[to], into)
			}
			if rng.IntN(5) == 0 { // a row comes to a new group
				s.grow(rows + 1)
				groups = append(groups, []int32{int32(rows)})
				s.put(int32(len(groups)-1), groups[len(groups)-1], 0)
				rows++
			}
			if rng.IntN(5) == 0 { // groups without rows go
				var order []int32
				for _, k := range rng.Perm(len(groups)) {
					if len(groups[k]) > 0 {
						order = append(order, int32(k))
					}
				}
				groups = permuted(groups, order)
				s.renumber(order)
			}
			if s.wasteful() {
				renewed++
				s = seated()
			}
			requireSeats(t, s, groups)
		}
	}
	require.Positive(t, renewed)
	require.Equal(t, 3, newSeats(9_000_000, 1000).width)
	require.Equal(t, 4, newSeats(11_000_000, 1000).width)
	s := newSeats(2, 1)
	s.put(0, []int32{1, 0}, 0)
	s.leave(1)
	group, _ := s.find(1)
	require.EqualValues(t, -1, group)
}

// requireSeats looks up all rows of groups.
func requireSeats(t *testing.T, s *seats, groups [][]int32) {
	t.Helper()
	for k, rows := range groups {
		for i, row := range rows {
			group, at := s.find(row)
			require.Equal(t, [2]int{k, i}, [2]int{int(group), int(at)})
		}
	}
}
