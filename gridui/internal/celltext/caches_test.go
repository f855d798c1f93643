// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"runtime"
	"testing"
	"weak"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/layoutx"
)

// TestACacheForgetsTheTilesThatItDrops shows rows, then none, until no tile is kept. The memory of a tile's image is freed
// with the tile.
func TestACacheForgetsTheTilesThatItDrops(t *testing.T) {
	const rows = 40
	var c tileCache
	var images rowImages
	var tiles []weak.Pointer[tile]
	c.begin(&images, 0, 0, rows)
	for row := range rows {
		tiles = append(tiles, weak.Make(c.get(tileKey{row: row, pane: layoutx.Center, band: layoutx.Body})))
	}
	for range 4 {
		c.begin(&images, 0, 0, 0)
	}
	require.Empty(t, c.kept)
	runtime.GC()
	for row, p := range tiles {
		require.Nil(t, p.Value(), "the tile of row %d is kept", row)
	}
	runtime.KeepAlive(&c)
}
