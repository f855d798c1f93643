// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells_test

import (
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestReadyCellsOverASource shows rows that come later: they have no cells until then, and bars when the source has
// answered.
func TestReadyCellsOverASource(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemoteStage(t, remotestage.PeopleSource(t, 3000), func(g *gridui.Grid[gridstage.Person]) {
			g.Columns = []gridui.Column[gridstage.Person]{
				gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(120).Pill(option.Pill{}),
				gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Width(120).Bar(option.Bar{}),
				gridui.Field("city", "City", func(p gridstage.Person) string { return p.City }).Width(120).Link(option.Link{}),
			}
		})
		r.Frame()
		before := gridtest.CountOps(r.Ops()).Path
		r.Pass()
		require.Greater(t, gridtest.CountOps(r.Ops()).Path, before)
		require.Empty(t, r.Problems())
		r.Events = nil
		r.Click(240+14, gridstage.RowY(0))
		r.Pass()
		var open []events.LinkOpened
		for _, ev := range r.Events {
			if ev, ok := ev.(events.LinkOpened); ok {
				open = append(open, ev)
			}
		}
		require.Len(t, open, 1)
		require.NotEmpty(t, open[0].RowID)
		r.Grid.ScrollToRow(2000, option.AlignStart)
		r.Pass()
		require.Empty(t, r.Problems())
		r.Close()
	})
}
