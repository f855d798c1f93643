// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// A hit is scrolled so that rows above and below it are on the screen, if there are any.
func TestHitsAreInTheMiddleThird(t *testing.T) {
	for _, every := range []int{1, 3, 7, 40} {
		for _, step := range []option.FindStep{option.FindNext, option.FindPrevious} {
			for _, open := range []bool{false, true} {
				rows := make([]pet, 400)
				for i := range rows {
					rows[i] = pet{ID: fmt.Sprint(i), Name: fmt.Sprint("dog ", i)}
					if i%every == 0 {
						rows[i].Name = fmt.Sprint("cat ", i)
					}
				}
				s := newStage(rows, func(g *gridui.Grid[pet]) { g.Find.Open, g.Find.Query.Text = open, "cat" })
				for range 30 {
					s.Events = nil
					s.Grid.Find.Do = step
					s.Settle()
					found := gridstage.EventsOf[events.HitFound](s.Events)
					require.Len(t, found, 1)
					var at int
					_, err := fmt.Sscan(found[0].RowID, &at)
					require.NoError(t, err)
					top, bottom, hit := 0, 0, 0
					for _, n := range s.FindAll("row ") {
						if n.Visible.Empty() {
							continue
						}
						if top == 0 {
							top = n.Visible.Min.Y
						}
						bottom = max(bottom, n.Visible.Max.Y)
						if len(n.Children) > 0 && n.Children[0].Label == rows[at].Name {
							hit = (n.Bounds.Min.Y + n.Bounds.Max.Y) / 2
						}
					}
					require.NotZero(t, hit, "the hit shows")
					if at > 8 && at < 391 {
						third := (bottom - top) / 3
						require.Greater(t, hit, top+third-2, "%d of every %d", at, every)
						require.Less(t, hit, bottom-third+2, "%d of every %d", at, every)
					}
				}
			}
		}
	}
}
