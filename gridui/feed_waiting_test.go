// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// A window that is not drawn for hours takes nothing from its feeds.
func TestFeedThatNobodyReadsStaysSmall(t *testing.T) {
	type tick struct{ id, value int }
	feed := Feed[tick]{rowID: func(t tick) string { return strconv.Itoa(t.id) }}
	all := make([]tick, 100)
	for round := range 2000 {
		for i := range all {
			all[i] = tick{i, round}
		}
		require.NoError(t, feed.Post(Changes[tick]{Update: all}))
	}
	require.LessOrEqual(t, len(feed.posted.ids), leastSqueezed)
	require.NoError(t, feed.Post(Changes[tick]{Update: []tick{{6, -1}}, Remove: []string{"5"}}))
	c, ok := feed.take()
	require.True(t, ok)
	require.Equal(t, []string{"5"}, c.Remove)
	rows := c.Update.(*rowdata.SliceOf[tick]).Rows
	require.Len(t, rows, 99)
	for i, row := range rows {
		want := 1999
		if row.id == 6 {
			want = -1
		}
		require.Equal(t, want, row.value)
		require.Equal(t, strconv.Itoa(row.id), c.IDs[i])
	}
	_, ok = feed.take()
	require.False(t, ok)
}
