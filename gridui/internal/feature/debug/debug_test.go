// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package debug_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

func TestDebugShowsFigures(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Grid.Debug = true
	s.Settle()
	n, ok := s.Find("rows 0–8 of 100")
	require.True(t, ok, s.Dump())
	require.Contains(t, n.Label, "tiles")
}
