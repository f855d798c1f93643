// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

// A hit may be in groups that are closed, and were never read: they are opened.
func TestRemoteFindOpensGroups(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 30_000, nil)
		defer r.end()
		r.grid.Grouping.By = []string{"age", "city"}
		r.Frame()
		r.pass()
		lines := r.grid.Shown()
		r.search("p2345")
		first := r.grid.Find.Result.RowID
		require.True(t, r.shows("p"+first), "its row is read, and on the screen")
		require.Equal(t, 11, r.grid.Find.Result.Rows)
		require.Greater(t, r.grid.Shown(), lines)
		opened := eventsOf[events.ExpansionChanged](r.events)
		require.Len(t, opened, 1)
		require.Equal(t, []int{0, 1}, opened[0].Depths)
		require.Len(t, eventsOf[events.Found](r.events), 1)
		require.NotContains(t, findSays(r.stage), "on the screen")
		for range 11 {
			id := r.step(option.FindNext)
			require.True(t, r.shows("p"+id[:len(id)-len(" id")]))
		}
		require.Equal(t, first, r.grid.Find.Result.RowID, "around the end")
		clickIn(t, r.stage, "Close")
		r.pass()
		row, _ := r.grid.RowAt(r.grid.Focused().Row)
		require.Equal(t, "p"+first, row.ID)
		require.Empty(t, r.problems())
	})
}

// A program that does not let groups be opened keeps them closed; the hit is told all the same.
func TestRemoteFindLeavesGroupsToTheProgram(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.end()
		r.grid.Grouping.By = []string{"city"}
		r.grid.Expansion.Controlled = true
		r.Frame()
		r.pass()
		lines := r.grid.Shown()
		r.search("p2345")
		require.Equal(t, "2345", r.grid.Find.Result.RowID)
		require.Equal(t, lines, r.grid.Shown())
		require.Len(t, eventsOf[events.ExpansionChanged](r.events), 1)
		r.search("p2346")
		require.Equal(t, "2346", r.grid.Find.Result.RowID)
	})
}

// Where groups stand in the order of an aggregate, rows have no order that the source could search in.
func TestRemoteFindAmongGroupsInTheOrderOfAnAggregate(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.end()
		totalAges(&r.grid)
		r.grid.Grouping.By = []string{"city"}
		r.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age"}}
		r.grid.ExpandAll()
		r.search("p1")
		require.Contains(t, findSays(r.stage), "in the rows on the screen")
		require.Positive(t, r.grid.Find.Result.Total)
		require.Zero(t, r.grid.Find.Result.Rows)
		r.grid.Sorting.Keys = nil
		r.Frame()
		r.pass()
		require.Equal(t, 1111, r.grid.Find.Result.Rows)
	})
}

// A row that cannot be read in its group is asked for again by the person.
func TestRemoteFindInGroupsThatCannotBeRead(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 3000, nil)
		defer r.end()
		r.grid.Grouping.By = []string{"city"}
		r.Frame()
		r.pass()
		r.fake.Before = func(ctx context.Context, c sourcetest.Call) error {
			if c.Method == "Locate" {
				return errors.New("gone")
			}
			return r.calls.Hold(ctx, c)
		}
		r.search("p2345")
		require.Equal(t, "2345", r.grid.Find.Result.RowID)
		r.fake.Before = r.calls.Hold
		r.step(option.FindNext)
		require.Equal(t, "2345", r.step(option.FindPrevious)[:4])
		require.True(t, r.shows("p2345"))
	})
}

// shows reports whether a cell with a text is on the screen.
func (r *remoteStage[T]) shows(text string) bool {
	_, ok := r.Find(text)
	return ok
}

// The source finds in groups what a grid in memory finds, in the same order.
func TestRemoteFindInGroupsAgreesWithAGridInMemory(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 5))
	remotely(t, func(t *testing.T) {
		r := newRemoteFind(t, 700, nil)
		defer r.end()
		s := newFindBeside(&r.grid, r.Size, 700)
		for range rounds.Of(48) {
			q := option.FindQuery{Text: []string{"7", "p1", "ch", "Park", "p69"}[rng.IntN(5)]}
			by := [][]string{{"city"}, {"age"}, {"city", "age"}, {"age", "city"}}[rng.IntN(4)]
			var keys []option.SortKey
			for _, id := range by {
				keys = append(keys, option.SortKey{ColumnID: id, Desc: rng.IntN(2) == 0})
			}
			keys = append(keys, option.SortKey{ColumnID: "name"})
			for _, g := range []*gridui.Grid[person]{&r.grid, &s.grid} {
				g.Find.Query, g.Grouping.By, g.Sorting.Keys = option.FindQuery{}, by, keys
				g.CollapseAll()
				g.ScrollToRow(0, gridui.ScrollStart)
			}
			r.Frame()
			r.pass()
			s.Settle()
			r.grid.Find.Query, s.grid.Find.Query = q, q
			r.Frame()
			r.pass()
			s.Settle()
			agreeInSteps(t, r, s, rng, fmt.Sprintf("%+v %v %+v", q, by, keys))
		}
	})
}
