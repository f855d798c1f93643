// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// sizedFake is a step of some cells.
type sizedFake struct{ n int }

func (s *sizedFake) Undo() error             { return nil }
func (s *sizedFake) Redo() error             { return nil }
func (s *sizedFake) Place() (string, string) { return "", "" }
func (s *sizedFake) Cells() int              { return s.n }

func TestTheOldestStepsGoWhereAllHoldTooManyCells(t *testing.T) {
	var h History
	sizes := func() (out []int) {
		for _, s := range h.Done {
			out = append(out, cellsOf(s))
		}
		return out
	}
	const million = 1_000_000
	for _, n := range []int{1, 4 * million, 5 * million} {
		h.push(&sizedFake{n}, 0)
	}
	require.Equal(t, []int{1, 4 * million, 5 * million}, sizes())
	h.push(&sizedFake{2 * million}, 0)
	require.Equal(t, []int{5 * million, 2 * million}, sizes())
	h.push(&sizedFake{40 * million}, 0)
	require.Equal(t, []int{40 * million}, sizes(), "the latest stays")
	h.together(0, func() { h.push(&sizedFake{3}, 0); h.push(&sizedFake{4}, 0) })
	require.Equal(t, []int{7}, sizes())
	h.push(&sizedFake{1}, 1)
	require.Equal(t, []int{1}, sizes(), "the number of steps counts too")
}
