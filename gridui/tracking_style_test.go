// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/tracking"
)

func TestLooksOfStatuses(t *testing.T) {
	type row struct{ ID, Name string }
	green := color.NRGBA{G: 99, A: 255}
	g := ChangeTrackingGrid[row]{
		Config:       tracking.Config[row]{Data: []row{{"edited", ""}, {"deleted", ""}, {"same", ""}}, RowKey: func(r row) string { return r.ID }},
		StatusStyles: tracking.ByStatus[theme.CellStyle]{Edited: theme.CellStyle{Bar: green, Italic: true}},
	}
	_, err := g.UpdateRow("edited", func(r *row) { r.Name = "x" })
	require.NoError(t, err)
	_, err = g.AddRow(&row{ID: "added"})
	require.NoError(t, err)
	require.True(t, g.DeleteRow("deleted"))
	th := theme.Light()
	for id, want := range map[string]theme.CellStyle{
		"added":   {Bg: th.Added, Bar: th.AddedBar},
		"edited":  {Bg: th.Edited, Bar: green, Italic: true},
		"deleted": {Bg: th.Deleted, Bar: th.DeletedBar, Strike: true},
		"same":    {},
		"none":    {},
	} {
		require.Equal(t, want, g.tracked.Rows().Style(id, &th), id)
	}
	g.StatusStyles = tracking.ByStatus[theme.CellStyle]{Deleted: theme.CellStyle{Fg: green}}
	g.grid()
	require.Equal(t, theme.CellStyle{Bg: th.Deleted, Fg: green, Bar: th.DeletedBar, Strike: true}, g.tracked.Rows().Style("deleted", &th))
	require.Equal(t, th.EditedBar, g.tracked.Rows().Style("edited", &th).Bar)
}
