// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package conflicts_test

import (
	"context"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/gridstage/itemstage"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
)

// TestASaveDuringASaveIsNotLost saves again while the source still writes: what changed in between is written next.
func TestASaveDuringASaveIsNotLost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := itemstage.NewEditStage(t, 10, "", nil)
		defer s.Close()
		before, release := s.Fake.Before, make(chan struct{})
		s.Fake.Before = func(ctx context.Context, call sourcetest.Call) error {
			if call.Method == "Write" {
				<-release
			}
			return before(ctx, call)
		}
		s.Set(t, "1", "first")
		s.Grid.Save()
		s.Frame()
		require.True(t, s.Remote.Saving())
		s.Set(t, "2", "second")
		s.Grid.Save()
		s.Set(t, "3", "third")
		s.Frame()
		close(release)
		s.Answer()
		require.Len(t, s.Written, 2)
		require.False(t, s.Grid.HasChanges(), "the second write has all changes so far")

		s.Set(t, "4", "fourth")
		s.Answer()
		require.Len(t, s.Written, 2, "nothing is saved unasked")
	})
}
