// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// TestRowsOutOfOrderAreToldOnce shows why a source does not count, and counts again only after Retry.
func TestRowsOutOfOrderAreToldOnce(t *testing.T) {
	inBubble(t, 10_000, func(g *grid) {
		g.frame()
		g.release(nil)
		g.release(nil)
		require.Equal(t, []string{"Count"}, g.names())
		lost := fmt.Errorf("the rows are out of order: %w", rowsource.ErrOrder)
		g.release(lost)
		require.Equal(t, lost, g.cache.CountErr())
		require.True(t, g.again.IsZero(), "it is not counted again by itself")
		require.Empty(t, g.names())
		require.False(t, g.cache.Count().Exact)
		require.Equal(t, "0", g.cache.ID(0), "the rows stay")

		g.cache.Retry()
		require.NoError(t, g.cache.CountErr())
		g.frame()
		require.Equal(t, []string{"Count"}, g.names())
		g.release(nil)
		require.Equal(t, rowsource.Count{N: 10_000, Exact: true}, g.cache.Count())
	})
}
