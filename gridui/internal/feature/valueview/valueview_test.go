// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPanelFollowsTheFocus(t *testing.T) {
	s := newStage(nil)
	require.Empty(t, s.panel(), "it is closed")
	s.view.Open = true
	s.Settle()
	require.True(t, s.has("one"), s.Dump())
	require.Equal(t, "line 2", s.node(t, "two").Description)
	require.True(t, s.has("13 bytes"))
	s.at(0, "title")
	require.True(t, s.has("First"))
	require.False(t, s.has("two"))
}
