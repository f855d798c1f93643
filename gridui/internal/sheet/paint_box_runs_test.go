// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// newBoxed returns a grid of people with check boxes, some of which are ticked.
func newBoxed() *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewPeople(1000)
	s.Grid.Selection.Mode = option.SelectMulti
	for row := range 100 {
		s.Grid.Selection.Rows.Set(strconv.Itoa(row*3), true)
	}
	s.Leave()
	s.Settle()
	s.Frame()
	return s
}

func boxPaths(s *gridstage.Stage[gridstage.Person]) int { return gridtest.CountOps(s.Ops()).Path }

// Unchanged boxes, and boxes that all move by the same distance, take a path for each colour of
// boxes and of marks. Boxes of a new row are drawn one by one for a frame.
func TestBoxesThatStandAreJoined(t *testing.T) {
	s := newBoxed()
	for range 300 { // the text is joined too
		s.Frame()
	}
	joined := boxPaths(s)
	s.Grid.Selection.Mode = option.SelectOff
	for range 300 {
		s.Frame()
	}
	const header, colors = 2, 3
	require.LessOrEqual(t, joined-boxPaths(s), header+colors)

	s = newBoxed()
	for range 300 {
		s.Frame()
	}
	s.Grid.ScrollToOffset(1)
	s.Frame()
	require.Equal(t, joined, boxPaths(s), "moved by a pixel")
	s.Grid.Selection.Rows.Set("1", true)
	s.Frame()
	s.Frame()
	s.Frame()
	require.Equal(t, joined, boxPaths(s), "joined anew")
}

func TestBoxesThatScrollAllocateNothing(t *testing.T) {
	require.Zero(t, gridstage.UpAndDownAllocs(newBoxed(), 600))
}
