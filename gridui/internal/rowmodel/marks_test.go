// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// TestMarksAgreeWithAList applies random operations to a Marks and to a list, and compares them.
func TestMarksAgreeWithAList(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 300).Draw(t, "n")
		var marks Marks
		model := make([]bool, n)
		for range rapid.IntRange(1, 15).Draw(t, "steps") {
			on := rapid.Bool().Draw(t, "on")
			lo := coord.Record(rapid.IntRange(0, n-1).Draw(t, "lo"))
			hi := coord.Record(rapid.IntRange(0, n).Draw(t, "hi"))
			switch rapid.IntRange(0, 4).Draw(t, "step") {
			case 0:
				marks.PutAll(on)
				for i := range model {
					model[i] = on
				}
			case 1, 2:
				scope := NewBits(n)
				for i := lo; i < hi; i += 3 {
					scope.Set(int(i))
					model[i] = on
				}
				marks.PutScope(scope, on)
			default:
				marks.Put(lo, on)
				model[lo] = on
			}
			scope, inScope, count := NewBits(n), 0, 0
			for i, on := range model {
				require.Equal(t, on, marks.Has(coord.Record(i)))
				if on {
					count++
				}
				if i%2 == 0 {
					scope.Set(i)
					if on {
						inScope++
					}
				}
			}
			require.Equal(t, count, marks.Count(n))
			require.Equal(t, inScope, marks.CountIn(scope))
		}
	})
}

func TestMarksOfRowsYetToCome(t *testing.T) {
	var m Marks
	m.PutAll(true)
	m.Put(3, false)
	m.Put(-1, false)
	require.True(t, m.Has(1_000_000))
	require.True(t, m.All())
	require.Equal(t, 999_999, m.Count(1_000_000))
	require.Equal(t, 2, m.Count(2))
	require.Zero(t, m.Count(-1))
}

func TestShares(t *testing.T) {
	require.Equal(t, None, ShareOf(0, 0))
	require.Equal(t, None, ShareOf(0, 3))
	require.Equal(t, Some, ShareOf(2, 3))
	require.Equal(t, Every, ShareOf(3, 3))
}

func TestSelectingTakesNoMemory(t *testing.T) {
	require.Zero(t, testing.AllocsPerRun(10, func() {
		var m Marks
		m.PutAll(true)
		if m.Count(1_000_000) != 1_000_000 {
			panic("count")
		}
	}))
}
