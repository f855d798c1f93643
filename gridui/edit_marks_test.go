// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"image/color"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

func TestACellThatWaitsIsMutedBelowTheCallersLook(t *testing.T) {
	red := color.NRGBA{R: 255, A: 255}
	look := theme.CellStyle{}
	g := Grid[string]{
		Columns:   []Column[string]{Field("name", "Name", func(s string) string { return s }).Edit(func(s *string, v string) { *s = v })},
		CellStyle: func(CellContext[string]) theme.CellStyle { return look },
	}
	g.Editing = option.Editing{Enabled: true, Controlled: true}
	g.SetRows([]string{"a"})
	g.bind()
	g.core.Painter.Style.Theme.FgMuted = color.NRGBA{G: 9, A: 255}
	g.core.Sync(layout.Context{})
	at := viewport.Address{Band: layoutx.Body, Row: 0, Col: 0}
	require.Equal(t, theme.CellStyle{}, g.core.Contents.CellStyle(at))
	require.NoError(t, g.EditCells(events.CellEdit{RowID: "0", ColumnID: "name", New: "b"}))
	g.core.Sync(layout.Context{})
	require.Equal(t, theme.CellStyle{Fg: g.core.Painter.Style.Theme.FgMuted, Italic: true}, g.core.Contents.CellStyle(at))
	look.Fg = red
	require.Equal(t, theme.CellStyle{Fg: red, Italic: true}, g.core.Contents.CellStyle(at))
}
