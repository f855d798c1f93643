// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestAGridWithoutRowsSaysWhy(t *testing.T) {
	s := newStage(nil)
	s.grid.Filtering.Columns = []filter.Column{{ColumnID: "country", Filter: filter.Equals("nowhere")}}
	s.grid.Filtering.Quick = "x"
	s.Settle()
	require.True(t, s.has("No rows match the filters."), s.Dump())
	require.Zero(t, s.Allocs(20, nil))
	s.click(t, "Clear all filters")
	require.Equal(t, 4, s.grid.Shown())
	require.Empty(t, s.grid.Filtering.Quick)
	require.Equal(t, []events.PlaceholderClicked{{State: option.PlaceholderNoMatch}}, told[events.PlaceholderClicked](s))
	require.False(t, s.has("Clear all filters"))

	s.grid.SetRows(nil)
	s.grid.Placeholder.EmptyAction = "Add a city"
	s.Settle()
	require.True(t, s.has("No data."))
	s.click(t, "Add a city")
	require.Equal(t, option.PlaceholderEmpty, told[events.PlaceholderClicked](s)[1].State)

	tries := 0
	s.grid.Placeholder.Err, s.grid.Placeholder.Retry = errors.New("no network"), func() { tries++ }
	s.Settle()
	require.True(t, s.has("Rows could not be read: no network"), s.Dump())
	require.Zero(t, s.Allocs(20, nil))
	s.click(t, "Try again")
	require.Equal(t, 1, tries)

	s.grid.SetRows(cities())
	s.Settle()
	n, ok := s.Find("Try again")
	require.True(t, ok, "the bar below rows")
	require.Greater(t, n.Bounds.Min.Y, 400)
	s.grid.Placeholder.NoRetry = true
	s.Settle()
	require.False(t, s.has("Try again"))
}
