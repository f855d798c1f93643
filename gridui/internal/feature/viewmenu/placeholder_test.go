// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewmenu_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"

	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

func TestAGridWithoutRowsSaysWhy(t *testing.T) {
	s := newStage(nil)
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "country", Filter: filter.Equals.Of("nowhere")}}
	s.Grid.Filtering.Quick = "x"
	s.Settle()
	require.True(t, s.has("No rows match the filters."), s.Dump())
	require.Zero(t, s.Allocs(20, nil))
	s.click(t, "Clear all filters")
	require.Equal(t, 4, s.Grid.Shown())
	require.Empty(t, s.Grid.Filtering.Quick)
	require.Equal(t, []events.PlaceholderClicked{{State: option.PlaceholderNoMatch}}, gridstage.Told[events.PlaceholderClicked](&s.Stage))
	require.False(t, s.has("Clear all filters"))

	s.Grid.SetRows(nil)
	s.Grid.Placeholder.EmptyAction = "Add a city"
	s.Settle()
	require.True(t, s.has("No data."))
	s.click(t, "Add a city")
	require.Equal(t, option.PlaceholderEmpty, gridstage.Told[events.PlaceholderClicked](&s.Stage)[1].State)

	tries := 0
	s.Grid.Placeholder.Err, s.Grid.Placeholder.Retry = errors.New("no network"), func() { tries++ }
	s.Settle()
	require.True(t, s.has("Rows could not be read: no network"), s.Dump())
	require.Zero(t, s.Allocs(20, nil))
	s.click(t, "Try again")
	require.Equal(t, 1, tries)

	s.Grid.SetRows(cities())
	s.Settle()
	n, ok := s.Find("Try again")
	require.True(t, ok, "the bar below rows")
	require.Greater(t, n.Bounds.Min.Y, 400)
	s.Grid.Placeholder.RetryDisabled = true
	s.Settle()
	require.False(t, s.has("Try again"))
}
