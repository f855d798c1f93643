// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// TestAClockThatIsPutBack puts the clock back by an hour while things wait for their time:
// they come as if it had not been.
func TestAClockThatIsPutBack(t *testing.T) {
	s := gridstage.NewPeople(20)
	s.Grid.Flash = true
	s.Grid.Tooltip = func(c gridui.CellContext[gridstage.Person]) string { return "tip of " + c.RowID }
	s.Settle()
	rows := gridstage.People(20)
	rows[1].Name = "Changed"
	s.Grid.SetRows(rows)
	s.Settle()
	_, flashes := s.Wakeup()
	require.True(t, flashes)
	s.Now = s.Now.Add(-time.Hour)
	frames := s.Frames()
	s.Advance(2 * time.Second)
	_, flashes = s.Wakeup()
	require.False(t, flashes, "the tint stays")
	require.Less(t, s.Frames()-frames, 80)

	s.Move(100, 100)
	s.Advance(10 * time.Millisecond)
	s.Now = s.Now.Add(-time.Hour)
	s.Frame()
	s.Advance(2 * time.Second)
	require.NotEmpty(t, s.FindAll("tip of p1"))
}
