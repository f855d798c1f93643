// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowselect_test

import (
	"errors"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/itemstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/tracking"
)

// copySelected returns what a copy of rows with some ids puts on the clipboard.
func copySelected(r *remotestage.RemoteStage[gridstage.Person], ids ...string) [][]string {
	r.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of(ids...)}
	r.Focus(r.Grid.Tag())
	r.Clipboard.Clear()
	r.Keys("Shortcut+C")
	r.Pass()
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
	for name, set := range map[string]func(*gridui.Grid[gridstage.Person]){
		"as they are": func(*gridui.Grid[gridstage.Person]) {},
		"sorted": func(g *gridui.Grid[gridstage.Person]) {
			g.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
		},
		"filtered": func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Equals.Of("Kim")}}
		},
	} {
		t.Run(name, func(t *testing.T) {
			var scanned [][][]string
			for _, index := range []bool{false, true} {
				synctest.Test(t, func(t *testing.T) {
					source := remotestage.LimitedSource[gridstage.Person]{Source: remotestage.PeopleSource(t, 3000), Without: func(f *rowsource.Features) { f.Index = index }}
					r := remotestage.NewRemoteStage(t, source, func(g *gridui.Grid[gridstage.Person]) {
						g.Columns = gridstage.PeopleColumns()
						g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
						set(g)
					})
					defer r.Close()
					r.Pass()
					calls := remotestage.CountCalls(r.Fake)
					for i, ids := range [][]string{{"2998", "1", "5"}, {"20", "22", "21", "no such row"}, many} {
						rows := copySelected(r, ids...)
						made := calls.Take()
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
					require.Empty(t, r.Problems())
				})
			}
		})
	}
}

// A row that cannot be found fails the copy; an export of the selected cells waits for the source apart
// from the frames.
func TestRemoteSelectedRowsThatCannotBeRead(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemotePeople(t, 3000)
		defer r.Close()
		r.Pass()
		r.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("1", "2998")}
		var out strings.Builder
		r.Grid.Export(gridui.ExportOptions{Cells: true, To: export.Stream(&out)})
		r.Frame()
		r.Pass()
		require.Equal(t, 3, len(strings.Split(strings.TrimSpace(out.String()), "\n")))
		r.Focus(r.Grid.Tag())
		r.Frame()
		r.Keys("Shortcut+C")
		r.Frame()
		r.Fail(errors.New("server is gone"))
		r.Pass()
		copied := gridstage.EventsOf[events.CellsCopied](r.Events)
		require.Len(t, copied, 1)
		require.ErrorContains(t, copied[0].Err, "server is gone")
	})
}

// Selected rows are copied with the changes that are not saved, and new rows at their positions.
func TestSelectedRowsOfASourceAreCopiedWithTheirChanges(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 3000, "", func(g *gridui.ChangeTrackingGrid[itemstage.Item]) { g.AddAt = tracking.Place{Top: true} })
		defer s.Close()
		key, err := s.Grid.AddRow(&itemstage.Item{Name: "new"})
		require.NoError(t, err)
		s.Set(t, "2", "edited")
		s.Grid.ScrollToRow(2500, option.AlignStart)
		s.Answer()
		calls := remotestage.CountCalls(s.Fake)
		s.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("2900", key, "2")}
		s.Focus(s.Grid.Tag())
		s.Answer()
		s.Clipboard.Clear()
		s.Keys("Shortcut+C")
		s.Answer()
		text, _ := s.Clipboard.Text()
		require.Equal(t, [][]string{{"0", "new", "0"}, {"2", "edited", "1"}, {"2900", "item 2900", "9"}}, export.ParseTSV(text))
		require.Equal(t, 2, calls.Take()["Locate"])
	})
}
