// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestLogFollowsItsLastLine(t *testing.T) {
	s := newStage(t, "log", 1280, 800)
	require.Equal(t, 500, s.State().Last)
	s.click("Stream")
	for range 10 {
		s.Advance(100 * time.Millisecond)
	}
	s.click("Stream")
	all := s.State().Rows
	require.Greater(t, all, 500)
	require.Equal(t, all, s.State().Last)

	s.Wheel(700, 400, 0, -500)
	require.True(t, strings.HasSuffix(s.State().Status, "paused"), s.State().Status)
	s.click("Stream")
	for range 10 {
		s.Advance(100 * time.Millisecond)
	}
	s.click("Stream")
	require.Less(t, s.State().Last, all)
	s.click("Follow new rows")
	require.Equal(t, s.State().Rows, s.State().Last)
}

func TestMessagesShowWhole(t *testing.T) {
	s := newStage(t, "log", 1280, 800)
	s.Wheel(700, 400, 0, -5000)
	s.Wheel(700, 400, 0, 300)
	s.Settle()
	s.Click(900, 500) // a message
	s.click("Whole value")
	_, ok := s.Find(`"level": "`)
	require.True(t, ok, s.Dump())
	s.click("Whole value")
	_, ok = s.Find(`"level": "`)
	require.False(t, ok)
}
