// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellfilter_test

import (
	"image"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/storage/export"
)

// overEditedPeople runs a test of a grid with all items of the menu of cells over people whose names
// can be edited where the rows are.
func overEditedPeople(t *testing.T, texts locale.Texts, set func(*gridui.Grid[gridstage.Person]), run func(r *remotestage.RemoteStage[gridstage.Person])) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemoteStage(t, remotestage.PeopleSource(t, 3000), func(g *gridui.Grid[gridstage.Person]) {
			g.Columns = gridstage.PeopleColumns()
			g.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Edit(func(p *gridstage.Person, v string) { p.Name = v })
			g.Columns[3] = gridui.Field("city", "City", func(p gridstage.Person) string { return p.City }).Edit(func(p *gridstage.Person, v string) { p.City = v })
			g.Editing.Enabled, g.Editing.Controlled, g.CellRanges.Enabled = true, true, true
			g.Menu.Items = gridui.CellItems(g, texts)
			if set != nil {
				set(g)
			}
		})
		defer r.Close()
		r.Style = func(st *gridui.Style) { st.Locale = texts }
		r.Size = image.Pt(700, 600)
		r.Pass()
		r.Click(150, 100)
		r.Pass()
		run(r)
	})
}

// cellReasons returns the reasons why items of the open menu of cells are greyed out, by their labels.
func cellReasons[T any](r *remotestage.RemoteStage[T], t *testing.T, texts locale.Texts) map[string]string {
	t.Helper()
	s, why := &texts.Source, map[string]string{}
	for _, label := range []string{
		texts.Cut, texts.Copy, texts.CopyWithHeaders, texts.Paste, texts.ClearCells, texts.FillDown, texts.FillRight, texts.ExportCells("CSV"),
	} {
		n := gridstage.MenuItem(t, r.Stage, label)
		for _, reason := range []string{s.NoEdits, s.NotLoaded, s.OffScreen} {
			if strings.HasSuffix(n.Description, ", "+reason) {
				require.True(t, n.Disabled, label)
				why[label] = reason
			}
		}
		require.Equal(t, n.Disabled, why[label] != "", label)
	}
	return why
}

// Items of the menu of cells that cannot be done with the rows of a source are greyed out with a reason, and
// their keys are refused.
func TestCellMenusOverASource(t *testing.T) {
	for name, texts := range map[string]locale.Texts{"en": locale.For("en"), "ko": locale.For("ko")} {
		changes := []string{texts.Cut, texts.Paste, texts.ClearCells, texts.FillDown, texts.FillRight}
		all := func(labels []string, reason string) map[string]string {
			m := map[string]string{}
			for _, label := range labels {
				m[label] = reason
			}
			return m
		}
		copies := []string{texts.Copy, texts.CopyWithHeaders, texts.ExportCells("CSV")}
		for state, test := range map[string]struct {
			set  func(*gridui.Grid[gridstage.Person])
			keys []string
			want map[string]string
			err  error
		}{
			"loaded":       {nil, []string{"Shift+Down", "Shift+Right", "Shift+Right"}, map[string]string{}, nil},
			"not loaded":   {nil, []string{"Shortcut+A"}, all(changes, texts.Source.NotLoaded), gridui.ErrNotLoaded},
			"read only":    {func(g *gridui.Grid[gridstage.Person]) { g.Editing.Enabled = false }, []string{"Shift+Down"}, all(changes, texts.Source.NoEdits), nil},
			"not proposed": {func(g *gridui.Grid[gridstage.Person]) { g.Editing.Controlled = false }, []string{"Shift+Down"}, all(changes, texts.Source.NoEdits), dataset.ErrNotASlice},
			"groups":       {remotestage.GroupedByCity, []string{"Down", "Shortcut+A"}, all(copies, texts.Source.OffScreen), nil},
		} {
			t.Run(name+" "+state, func(t *testing.T) {
				overEditedPeople(t, texts, test.set, func(r *remotestage.RemoteStage[gridstage.Person]) {
					if state == "groups" {
						r.ToggleLine(0)
						r.Pass()
						r.Click(150, 130)
					}
					r.Keys(test.keys...)
					r.Pass()
					r.Keys("Shift+F10")
					r.Pass()
					require.True(t, r.Grid.MenuIsOpen())
					why := cellReasons(r, t, texts)
					if state == "groups" { // of its fills and pastes it is the rows that are not loaded
						for _, label := range changes {
							delete(why, label)
						}
					}
					require.Equal(t, test.want, why)
					r.Keys("Escape")
					r.Pass()
					r.Events = nil
					r.Keys("Delete", "Ctrl+D", "Ctrl+R")
					r.Pass()
					refused := gridstage.EventsOf[events.EditRefused](r.Events)
					if test.err != nil {
						require.Len(t, refused, 3)
						for _, ev := range refused {
							require.ErrorIs(t, ev.Err, test.err)
						}
					}
					r.Keys("Shortcut+V")
					r.Paste("1\t2")
					r.Pass()
					failed := gridstage.FailedPastes(r.Events)
					if test.err != nil {
						require.Len(t, failed, 1)
						require.ErrorIs(t, failed[0].Err, test.err)
					}
					if state == "groups" {
						var out strings.Builder
						r.Keys("Shortcut+C")
						r.Grid.Export(gridui.ExportOptions{Cells: true, To: export.Stream(&out)})
						r.Pass()
						copied, exported := gridstage.EventsOf[events.CellsCopied](r.Events), gridstage.EventsOf[events.RowsExported](r.Events)
						require.Len(t, copied, 1)
						require.ErrorIs(t, copied[0].Err, dataset.ErrOffScreen)
						require.Len(t, exported, 1)
						require.ErrorIs(t, exported[0].Err, dataset.ErrOffScreen)
						require.Empty(t, out.String())
					}
				})
			})
		}
	}
}

// A table that reaches rows that are not loaded changes nothing: no row that is not there is proposed.
func TestRemotePastesReachRowsThatAreNotLoaded(t *testing.T) {
	overEditedPeople(t, locale.For("en"), nil, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Events = nil
		r.Keys("Shortcut+V")
		r.Paste(strings.Repeat("x\n", 2000))
		r.Pass()
		require.Empty(t, gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](r.Events))
		failed := gridstage.FailedPastes(r.Events)
		require.Len(t, failed, 1)
		require.ErrorIs(t, failed[0].Err, gridui.ErrNotLoaded)
		r.Keys("Shortcut+V")
		r.Paste("x\ny")
		r.Pass()
		edited := gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](r.Events)
		require.Len(t, edited, 1)
		require.Equal(t, 2, edited[0].Len())
	})
}
