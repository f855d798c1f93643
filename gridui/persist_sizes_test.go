// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"math"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
)

// Sizes that are none change nothing where the program sets them: they must not keep the
// view from being kept either.
func TestSizesThatAreNoneDoNotKeepAViewFromBeingKept(t *testing.T) {
	nan, inf := unit.Dp(math.NaN()), unit.Dp(math.Inf(1))
	store := &countedSets{}
	s := newKept(store, func(g *gridui.Grid[person]) {
		g.ColumnSizing.Widths = map[string]unit.Dp{"id": nan, "age": 70, "city": -inf}
		g.RowSizing.Heights = map[string]unit.Dp{"p1": nan, "p2": 50, "p3": -1}
	})
	s.grid.Column("name").Hide()
	s.Settle()
	require.NoError(t, s.grid.SaveView())
	require.NoError(t, s.grid.SaveView())
	require.NoError(t, s.grid.Close())
	require.Equal(t, 1, store.sets, "what is there is written again")
	again := newKept(store, nil)
	require.Equal(t, map[string]unit.Dp{"age": 70}, again.grid.ColumnSizing.Widths)
	require.Equal(t, map[string]unit.Dp{"p2": 50}, again.grid.RowSizing.Heights)
}
