// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package paging_test

import (
	"testing"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// longSizes returns a grid with its list of many page sizes open at its end; 95 is the current size, and the
// last.
func longSizes(t *testing.T) *gridstage.Stage[gridstage.Person] {
	s := newBar(95, func(p *option.Paging) {
		p.Size = 95
		for n := range 40 {
			p.Sizes = append(p.Sizes, n+1)
		}
	})
	s.PressControl(t, "Rows per page")
	turns(s)
	return s
}

// TestFingersScrollTheListOfSizes drags over entries: that scrolls, and picks none.
func TestFingersScrollTheListOfSizes(t *testing.T) {
	s := longSizes(t)
	from, ok := s.Find("38")
	require.True(t, ok)
	x, y := from.Center()
	s.TouchDown(1, x, y)
	s.TouchMove(1, x, y+4)
	s.TouchMove(1, x, y+3*float32(from.Bounds.Dy()))
	now, ok := s.Find("38")
	require.True(t, ok)
	require.Equal(t, from.Bounds.Min.Y+3*from.Bounds.Dy(), now.Bounds.Min.Y, "the list goes with the finger")
	s.TouchUp(1, x, y+3*float32(from.Bounds.Dy()))
	require.NotEmpty(t, s.FindAll("38"), "the list stays open")
	require.Empty(t, turns(s))
	require.Equal(t, 95, s.Grid.Paging.Size)

	s.Tap(now.Center())
	require.Equal(t, 38, s.Grid.Paging.Size, "a tap picks")
	require.Empty(t, s.FindAll("37"), "and closes the list")
}

func TestAFingerOnTheListOfSizesPicksAsItIsLifted(t *testing.T) {
	s := longSizes(t)
	n, _ := s.Find("38")
	x, y := n.Center()
	s.TouchDown(1, x, y)
	require.Equal(t, 95, s.Grid.Paging.Size)
	s.TouchMove(1, x, y+4)
	s.TouchUp(1, x, y+4)
	require.Equal(t, 38, s.Grid.Paging.Size)

	s = longSizes(t)
	s.TouchDown(1, x, y)
	s.Cancel()
	s.TouchUp(1, x, y)
	require.Equal(t, 95, s.Grid.Paging.Size, "a touch that was taken away picks nothing")
}

// TestAMouseOnTheListOfSizesPicksAsItsButtonGoesUp presses on an entry and goes on to
// another, or off the list.
func TestAMouseOnTheListOfSizesPicksAsItsButtonGoesUp(t *testing.T) {
	for label, want := range map[string]int{"36": 36, "": 95} {
		s := longSizes(t)
		n, _ := s.Find("38")
		s.Move(n.Center())
		s.Press(pointer.ButtonPrimary)
		require.Equal(t, 95, s.Grid.Paging.Size)
		if to, ok := s.Find(label); label != "" {
			require.True(t, ok)
			s.Move(to.Center())
		} else {
			s.Move(2, 2)
		}
		s.Release(pointer.ButtonPrimary)
		require.Equal(t, want, s.Grid.Paging.Size, label)
	}
}

// TestAPressInTheCornerClosesTheListOfSizes presses as near to the corner of the grid as the entries are to that
// of the list.
func TestAPressInTheCornerClosesTheListOfSizes(t *testing.T) {
	s := longSizes(t)
	s.Click(10, 30)
	require.Empty(t, s.FindAll("38"))
	require.Equal(t, 95, s.Grid.Paging.Size)
}
