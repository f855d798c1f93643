// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feed

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// A window that is not drawn for hours takes no changes from its feeds.
func TestFeedThatNobodyReadsStaysSmall(t *testing.T) {
	type tick struct{ id, value int }
	var posts Posts[tick]
	posts.Begin(func(t tick) string { return strconv.Itoa(t.id) }, nil)
	all := make([]tick, 100)
	for round := range 2000 {
		for i := range all {
			all[i] = tick{i, round}
		}
		require.NoError(t, posts.Post(nil, all, nil))
	}
	require.LessOrEqual(t, len(posts.posted.ids), leastSqueezed)
	require.NoError(t, posts.Post(nil, []tick{{6, -1}}, []string{"5"}))
	c, ok := posts.Take()
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
	_, ok = posts.Take()
	require.False(t, ok)
}
