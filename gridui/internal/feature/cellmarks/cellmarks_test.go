// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellmarks_test

import (
	"testing"

	"github.com/giogrid/giogrid/gridui/events"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
)

func TestStatusesCostASettledFrameNothing(t *testing.T) {
	s := stockstage.NewTracked(100, nil)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p1", ColumnID: "qty", New: 50}))
	s.Grid.DeleteRow("p2")
	s.Settle()
	require.True(t, s.Grid.Tracker().CellEdited("p1", "qty"), "its mark shows")
	require.Contains(t, s.Dump(), "삭제")
	require.Zero(t, s.Allocs(100, nil))
}
