// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestExchangeMovesAndCopiesRows(t *testing.T) {
	for _, width := range []int{1280, 420} {
		s := newStage(t, "exchange", width, 800)
		handles := s.FindAll("Move row")
		require.NotEmpty(t, handles)
		before := s.State().Status
		assert.True(t, strings.HasPrefix(before, "236 airports"), before)
		x, y := handles[1].Center()
		last := handles[len(handles)-1]
		toX, toY := last.Center()
		s.DragFrom(x, y).To(toX+40, toY)
		now := s.State().Status
		assert.True(t, strings.HasPrefix(now, "235 airports"), now)
		assert.Contains(t, now, "Moved")
	}
}

func TestPlacesAreMovedInTheTree(t *testing.T) {
	s := newStage(t, "places", 1280, 800)
	s.click("All")
	_, ok := s.Find("Moved")
	require.False(t, ok)
	rows := s.FindAll("row ")
	require.Greater(t, len(rows), 8)
	// The last visible airport moves to the first row.
	airport := rows[len(rows)-2]
	for i := len(rows) - 2; i > 0 && (len(airport.Children) < 2 || len(airport.Children[1].Label) != len("SFO")); i-- {
		airport = rows[i]
	}
	x, y := airport.Center()
	_, top := rows[0].Center()
	s.DragFrom(x, y).Via(x, top+80).To(x, top)
	assert.Contains(t, s.State().Status, airport.Children[1].Label)
}
