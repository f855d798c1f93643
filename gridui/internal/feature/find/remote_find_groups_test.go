// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

// A hit may be in collapsed groups that were never read: they are expanded.
func TestRemoteFindOpensGroups(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 30_000, nil)
		defer r.Close()
		r.Grid.Grouping.By = []string{"age", "city"}
		r.Frame()
		r.Pass()
		lines := r.Grid.Shown()
		search(r, "p2345")
		first := r.Grid.Find.Result.RowID
		require.True(t, shows(r, "p"+first), "its row is read, and on the screen")
		require.Equal(t, 11, r.Grid.Find.Result.Rows)
		require.Greater(t, r.Grid.Shown(), lines)
		opened := gridstage.EventsOf[events.ExpansionChanged](r.Events)
		require.Len(t, opened, 1)
		require.Equal(t, []int{0, 1}, opened[0].Depths)
		require.Len(t, gridstage.EventsOf[events.HitFound](r.Events), 1)
		require.NotContains(t, findSays(r.Stage), "on the screen")
		for range 11 {
			id := step(r, option.FindNext)
			require.True(t, shows(r, "p"+id[:len(id)-len(" id")]))
		}
		require.Equal(t, first, r.Grid.Find.Result.RowID, "around the end")
		clickIn(t, r.Stage, "Close")
		r.Pass()
		row, _ := r.Grid.RowAt(r.Grid.Focused().Row)
		require.Equal(t, "p"+first, row.ID)
		require.Empty(t, r.Problems())
	})
}

// A program that controls expansion keeps groups collapsed; the hit is still reported.
func TestRemoteFindLeavesGroupsToTheProgram(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.Close()
		r.Grid.Grouping.By = []string{"city"}
		r.Grid.Expansion.Controlled = true
		r.Frame()
		r.Pass()
		lines := r.Grid.Shown()
		search(r, "p2345")
		require.Equal(t, "2345", r.Grid.Find.Result.RowID)
		require.Equal(t, lines, r.Grid.Shown())
		require.Len(t, gridstage.EventsOf[events.ExpansionChanged](r.Events), 1)
		search(r, "p2346")
		require.Equal(t, "2346", r.Grid.Find.Result.RowID)
	})
}

// If groups are ordered by an aggregate, rows have no order in which the source could search.
func TestRemoteFindAmongGroupsInTheOrderOfAnAggregate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.Close()
		remotestage.TotalAges(&r.Grid)
		r.Grid.Grouping.By = []string{"city"}
		r.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age"}}
		r.Grid.ExpandAll()
		search(r, "p1")
		require.Contains(t, findSays(r.Stage), "in the rows on the screen")
		require.Positive(t, r.Grid.Find.Result.Total)
		require.Zero(t, r.Grid.Find.Result.Rows)
		r.Grid.Sorting.Keys = nil
		r.Frame()
		r.Pass()
		require.Equal(t, 1111, r.Grid.Find.Result.Rows)
	})
}

// A row that cannot be read in its group is requested again when the user retries.
func TestRemoteFindInGroupsThatCannotBeRead(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.Close()
		r.Grid.Grouping.By = []string{"city"}
		r.Frame()
		r.Pass()
		r.Fake.Before = func(ctx context.Context, c sourcetest.Call) error {
			if c.Method == "Locate" {
				return errors.New("gone")
			}
			return r.Calls.Hold(ctx, c)
		}
		search(r, "p2345")
		require.Equal(t, "2345", r.Grid.Find.Result.RowID)
		r.Fake.Before = r.Calls.Hold
		step(r, option.FindNext)
		require.Equal(t, "2345", step(r, option.FindPrevious)[:4])
		require.True(t, shows(r, "p2345"))
	})
}

// shows reports whether a cell with a text is on the screen.
func shows[T any](r *remotestage.RemoteStage[T], text string) bool {
	_, ok := r.Find(text)
	return ok
}

// The source finds the same hits in groups as a grid in memory, in the same order.
func TestRemoteFindInGroupsAgreesWithAGridInMemory(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 5))
	synctest.Test(t, func(t *testing.T) {
		r := newRemoteFind(t, 700, nil)
		defer r.Close()
		s := newFindBeside(&r.Grid, r.Size, 700)
		for range rounds.Of(48) {
			q := option.FindQuery{Text: []string{"7", "p1", "ch", "Park", "p69"}[rng.IntN(5)]}
			by := [][]string{{"city"}, {"age"}, {"city", "age"}, {"age", "city"}}[rng.IntN(4)]
			var keys []option.SortKey
			for _, id := range by {
				keys = append(keys, option.SortKey{ColumnID: id, Desc: rng.IntN(2) == 0})
			}
			keys = append(keys, option.SortKey{ColumnID: "name"})
			for _, g := range []*gridui.Grid[gridstage.Person]{&r.Grid, &s.Grid} {
				g.Find.Query, g.Grouping.By, g.Sorting.Keys = option.FindQuery{}, by, keys
				g.CollapseAll()
				g.ScrollToRow(0, option.AlignStart)
			}
			r.Frame()
			r.Pass()
			s.Settle()
			r.Grid.Find.Query, s.Grid.Find.Query = q, q
			r.Frame()
			r.Pass()
			s.Settle()
			agreeInSteps(t, r, s, rng, fmt.Sprintf("%+v %v %+v", q, by, keys))
		}
	})
}
