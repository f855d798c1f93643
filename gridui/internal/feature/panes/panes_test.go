// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package panes_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestWidePinnedColumnsGiveWay(t *testing.T) {
	s := gridstage.NewPeople(10)
	s.Grid.ColumnPinning = option.ColumnPinning{Left: []string{"id", "city"}, Right: []string{"name", "age"}}
	s.Settle()
	// 360 of 388 pixels are too many: the widest goes, 240 remain.
	require.Equal(t, []string{"id", "city", "name", "age"}, s.Grid.ShownColumns())
	s.Grid.Column("city").ScrollTo()
	s.Settle()
	city, ok := s.Find("City")
	require.True(t, ok)
	require.Equal(t, image.Rect(60, 0, 180, 40), city.Bounds)
	s.Size.X = 800
	s.Settle()
	s.Size.X = 100
	s.Settle()
	for _, id := range []string{"id", "city", "name", "age"} {
		s.Grid.FocusCell(0, id)
		s.Settle()
		n, ok := s.Find(map[string]string{"id": "ID", "city": "City", "name": "Name", "age": "Age"}[id])
		require.True(t, ok, id)
		require.GreaterOrEqual(t, n.Bounds.Dx(), 20, id)
	}
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
}

func TestPinningOptionsArePins(t *testing.T) {
	s := gridstage.NewPins(20, func(g *gridui.Grid[gridstage.Person]) {
		g.RowPins = option.RowPins{Enabled: true, Top: []string{"p7"}, Bottom: []string{"p0", "p1"}}
	})
	require.Equal(t, []string{"p7"}, gridstage.BandRows(s)[0])
	require.Equal(t, []string{"p0", "p1"}, gridstage.BandRows(s)[2])
	require.NotEmpty(t, s.FindAll(locale.For("ko").PinTop), "users have no buttons")
}
