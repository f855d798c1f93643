// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/tracking"
)

// callCounter counts the calls of a source by their methods.
type callCounter struct {
	mu    sync.Mutex
	calls map[string]int
}

// countCalls counts the calls of a fake from now on.
func countCalls[T any](f *sourcetest.Fake[T]) *callCounter {
	c, before := &callCounter{calls: map[string]int{}}, f.Before
	f.Before = func(ctx context.Context, call sourcetest.Call) error {
		c.mu.Lock()
		c.calls[call.Method]++
		c.mu.Unlock()
		return before(ctx, call)
	}
	return c
}

// take are the calls since it was called last.
func (c *callCounter) take() map[string]int {
	c.mu.Lock()
	defer c.mu.Unlock()
	calls := c.calls
	c.calls = map[string]int{}
	return calls
}

// copySelected is what a copy of rows with some ids puts on the clipboard.
func copySelected(r *remoteStage[person], ids ...string) [][]string {
	r.grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of(ids...)}
	r.Focus(r.grid.Tag())
	r.Clipboard.Clear()
	r.Keys("Shortcut+C")
	r.pass()
	text, _ := r.Clipboard.Text()
	return export.ParseTSV(text)
}

// A few selected rows are found by their ids, in the order of the grid, and rows that follow one another
// are read at once. Many are looked for among all rows.
func TestRemoteSelectedRowsAreReadByTheirIDs(t *testing.T) {
	many := make([]string, 200)
	for i := range many {
		many[i] = strconv.Itoa(7 * i)
	}
	for name, set := range map[string]func(*gridui.Grid[person]){
		"as they are": func(*gridui.Grid[person]) {},
		"sorted":      func(g *gridui.Grid[person]) { g.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}} },
		"filtered": func(g *gridui.Grid[person]) {
			g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Equals("Kim")}}
		},
	} {
		t.Run(name, func(t *testing.T) {
			var scanned [][][]string
			for _, index := range []bool{false, true} {
				remotely(t, func(t *testing.T) {
					source := limited[person]{peopleSource(t, 3000), func(f *rowsource.Features) { f.Index = index }}
					r := newRemoteStage(t, source, func(g *gridui.Grid[person]) {
						g.Columns = peopleColumns()
						g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
						set(g)
					})
					defer r.end()
					r.pass()
					calls := countCalls(r.fake)
					for i, ids := range [][]string{{"2998", "1", "5"}, {"20", "22", "21", "no such row"}, many} {
						rows := copySelected(r, ids...)
						made := calls.take()
						require.LessOrEqual(t, len(rows), len(ids))
						if !index {
							scanned = append(scanned, rows)
							require.Zero(t, made["Locate"])
							continue
						}
						require.Equal(t, scanned[i], rows)
						if len(ids) == len(many) {
							require.Zero(t, made["Locate"])
							continue
						}
						require.Equal(t, len(ids), made["Locate"])
						require.LessOrEqual(t, made["Read"], len(ids))
						if name == "as they are" {
							require.Equal(t, map[int]int{0: 3, 1: 1}[i], made["Read"], "rows that follow one another are read at once")
						}
					}
					require.Empty(t, r.problems())
				})
			}
		})
	}
}

// A row that cannot be found fails the copy; an export of the selected cells waits for the source apart
// from the frames.
func TestRemoteSelectedRowsThatCannotBeRead(t *testing.T) {
	remotely(t, func(t *testing.T) {
		r := newRemotePeople(t, 3000)
		defer r.end()
		r.pass()
		r.grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("1", "2998")}
		var out strings.Builder
		r.grid.Export(gridui.ExportOptions{Cells: true, To: export.Stream(&out)})
		r.Frame()
		r.pass()
		require.Equal(t, 3, len(strings.Split(strings.TrimSpace(out.String()), "\n")))
		r.Focus(r.grid.Tag())
		r.Frame()
		r.Keys("Shortcut+C")
		r.Frame()
		r.fail(errors.New("server is gone"))
		r.pass()
		copied := eventsOf[events.Copied](r.events)
		require.Len(t, copied, 1)
		require.ErrorContains(t, copied[0].Err, "server is gone")
	})
}

// Selected rows are copied with the changes that are not saved, and new ones where they stand.
func TestSelectedRowsOfASourceAreCopiedWithTheirChanges(t *testing.T) {
	remotely(t, func(t *testing.T) {
		s := newEditStage(t, 3000, "", func(g *gridui.ChangeTrackingGrid[item]) { g.AddAt = tracking.AtTop })
		defer s.end()
		key, err := s.grid.AddRow(&item{Name: "new"})
		require.NoError(t, err)
		s.set(t, "2", "edited")
		s.grid.ScrollToRow(2500, gridui.ScrollStart)
		s.settle()
		calls := countCalls(s.fake)
		s.grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("2900", key, "2")}
		s.Focus(s.grid.Tag())
		s.settle()
		s.Clipboard.Clear()
		s.Keys("Shortcut+C")
		s.settle()
		text, _ := s.Clipboard.Text()
		require.Equal(t, [][]string{{"0", "new", "0"}, {"2", "edited", "1"}, {"2900", "item 2900", "9"}}, export.ParseTSV(text))
		require.Equal(t, 2, calls.take()["Locate"])
	})
}
