// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar_test

import (
	"errors"
	"image"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/locale"
)

// passing releases the waiting calls, except those of a method.
func passing(r *remotestage.RemoteStage[gridstage.Person], but string) {
	for range 20 {
		synctest.Wait()
		for i := len(r.Calls.Waiting()) - 1; i >= 0; i-- {
			if r.Calls.Waiting()[i].Method != but {
				r.Calls.Release(i, nil)
				synctest.Wait()
			}
		}
		r.Advance(50 * time.Millisecond)
		r.Frame()
	}
}

// An estimated number of rows is not shown as a fact, nor announced before it is the number for the filter.
func TestEstimatesAreNoFacts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemoteStage(t, remotestage.PeopleSource(t, 3000), func(g *gridui.Grid[gridstage.Person]) {
			g.Columns = gridstage.PeopleColumns()
			g.Filtering.Enabled, g.StatusBar.Enabled, g.Announce = true, true, true
		})
		defer r.Close()
		r.Size = image.Pt(800, 400)
		r.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		passing(r, "Count")
		shown := statusText(r.Stage)
		require.True(t, strings.HasPrefix(shown, "≈ "), r.Dump())
		require.Contains(t, r.Dump(), "grid, ≈ ")
		r.Pass()
		require.Equal(t, "3,000 rows", statusText(r.Stage))
		require.NotContains(t, r.Dump(), "≈")
		r.TakeAnnounced()
		r.Grid.Column("name").SetFilter(filter.OneOf.Of("Kim"))
		passing(r, "Count")
		require.Empty(t, r.TakeAnnounced(), "those are the rows from before, or an estimate")
		r.Pass()
		shown = statusText(r.Stage)
		require.NotContains(t, shown, "3,000")
		require.Equal(t, []events.TextAnnounced{{Text: "Filtered: " + strings.TrimSuffix(shown, ", Filtered") + "."}}, r.TakeAnnounced())
		r.Grid.Column("name").SetFilter(filter.OneOf.Of("Lee"))
		r.Frame()
		r.Fail(errors.New("gone"))
		r.Frame()
		require.NotEmpty(t, r.TakeAnnounced(), "a source that fails is not waited for")
	})
}
