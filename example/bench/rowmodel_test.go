// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/bench/internal/records"
	"github.com/giogrid/giogrid/gridui/option"
)

// fewRecords is the number of rows of a test that still are sorted in the background.
const fewRecords = 20_000

func TestReorderingsAreWhatTheySay(t *testing.T) {
	s := showRecords(records.Make(fewRecords))
	s.other = showRecords(s.rows)
	for _, r := range reorderings() {
		t.Run(r.name, func(t *testing.T) {
			require.Positive(t, r.plain(s, r.compare))
			_, err := s.sortBy(r.from)
			require.NoError(t, err)
			require.Error(t, s.check(r.compare), "the rows were in order before")
			w, err := s.sortBy(r.to)
			require.NoError(t, err)
			require.Positive(t, w.longest)
			require.GreaterOrEqual(t, w.shown, w.longest)
			require.NoError(t, s.check(r.compare))
		})
	}
}

func TestGridThatDoesNotSortIsFoundOut(t *testing.T) {
	s := showRecords(records.Make(fewRecords))
	s.grid.Sorting.Mode = option.SortOff
	s.patience = time.Millisecond
	_, err := s.sortBy([]option.SortKey{{ColumnID: "score"}})
	require.ErrorContains(t, err, "score")
}

func TestFocusFollowsItsRecord(t *testing.T) {
	s := showRecords(records.Make(fewRecords))
	require.Equal(t, "10", s.grid.Focused().RowID)
	_, err := s.sortBy([]option.SortKey{{ColumnID: "score"}})
	require.NoError(t, err)
	require.Equal(t, "10", s.grid.Focused().RowID)
	require.NotEqual(t, 10, s.grid.Focused().Row)
}
