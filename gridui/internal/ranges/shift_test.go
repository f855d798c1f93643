// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// numbersOf lists the numbers of a span that are not skipped.
func numbersOf(s Span, skip func(int) bool) (list []int) {
	for i := s.First; i < s.End; i++ {
		if skip == nil || !skip(i) {
			list = append(list, i)
		}
	}
	return list
}

// Shift is a move in the list of the numbers that are not skipped.
func TestShiftKeepsThePlacesOfASpan(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		skip := drawSkip(t).Row
		places := numbersOf(field.Rows, skip)
		if len(places) == 0 {
			return
		}
		first := rapid.IntRange(0, len(places)-1).Draw(t, "first")
		last := rapid.IntRange(first, len(places)-1).Draw(t, "last")
		by := rapid.IntRange(-len(places)-1, len(places)+1).Draw(t, "by")
		got, moved := Span{places[first], places[last] + 1}.Shift(by, field.Rows, skip)
		want := max(min(by, len(places)-1-last), -first)
		require.Equal(t, want, moved)
		require.Equal(t, Span{places[first+want], places[last+want] + 1}, got)
		require.Equal(t, want, Distance(places[first], got.First, skip))
	})
}

func TestTrimAndNearestPassOverSkippedNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		skip := drawSkip(t).Row
		places := numbersOf(field.Rows, skip)
		at := rapid.IntRange(field.Rows.First-2, field.Rows.End+2).Draw(t, "at")
		near, ok := field.Rows.Nearest(at, skip)
		require.Equal(t, len(places) > 0, ok)
		if !ok {
			require.Equal(t, Span{}, field.Rows.Trim(skip))
			return
		}
		require.Equal(t, Span{places[0], places[len(places)-1] + 1}, field.Rows.Trim(skip))
		want := places[0]
		for _, p := range places {
			if p <= at {
				want = p
			}
		}
		require.Equal(t, want, near)
	})
	_, ok := Span{}.Nearest(0, nil)
	require.False(t, ok)
}
