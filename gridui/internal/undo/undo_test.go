// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package undo

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
		h.Push(&sizedFake{n}, 0)
	}
	require.Equal(t, []int{1, 4 * million, 5 * million}, sizes())
	h.Push(&sizedFake{2 * million}, 0)
	require.Equal(t, []int{5 * million, 2 * million}, sizes())
	h.Push(&sizedFake{40 * million}, 0)
	require.Equal(t, []int{40 * million}, sizes(), "the latest stays")
	h.Together(0, func() { h.Push(&sizedFake{3}, 0); h.Push(&sizedFake{4}, 0) })
	require.Equal(t, []int{7}, sizes())
	h.Push(&sizedFake{1}, 1)
	require.Equal(t, []int{1}, sizes(), "the number of steps counts too")
}
