// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestForgottenStreamsEndWithTheNextFrame(t *testing.T) {
	var s streams
	ended := 0
	end := new(context.CancelFunc)
	*end = func() { ended++ }
	s.forget(end)
	s.sweep()
	require.Zero(t, ended, "it was never opened")
	require.True(t, s.add(end))
	s.forget(end)
	require.Zero(t, ended)
	s.sweep()
	require.Equal(t, 1, ended)
	s.sweep()
	s.close()
	require.Equal(t, 1, ended)
	require.False(t, s.add(end), "closed")
}
