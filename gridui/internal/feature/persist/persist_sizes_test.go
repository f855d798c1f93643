// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"math"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// Invalid sizes set by the program have no effect, and must not prevent saving the view.
func TestSizesThatAreNoneDoNotKeepAViewFromBeingKept(t *testing.T) {
	nan, inf := unit.Dp(math.NaN()), unit.Dp(math.Inf(1))
	store := &countedSets{}
	s := gridstage.NewKept(store, func(g *gridui.Grid[gridstage.Person]) {
		g.ColumnSizing.Widths = map[string]unit.Dp{"id": nan, "age": 70, "city": -inf}
		g.RowSizing.Heights = map[string]unit.Dp{"p1": nan, "p2": 50, "p3": -1}
	})
	s.Grid.Column("name").Hide()
	s.Settle()
	require.NoError(t, s.Grid.SaveView())
	require.NoError(t, s.Grid.SaveView())
	require.NoError(t, s.Grid.Close())
	require.Equal(t, 1, store.sets, "what is there is written again")
	again := gridstage.NewKept(store, nil)
	require.Equal(t, map[string]unit.Dp{"age": 70}, again.Grid.ColumnSizing.Widths)
	require.Equal(t, map[string]unit.Dp{"p2": 50}, again.Grid.RowSizing.Heights)
}
