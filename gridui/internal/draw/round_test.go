// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"testing"

	"gioui.org/op"
	"github.com/stretchr/testify/require"
)

// TestShapesOfAFrameDoNotShareOperations draws more shapes in one frame than are cached. Each has
// separate operations, which later shapes do not overwrite.
func TestShapesOfAFrameDoNotShareOperations(t *testing.T) {
	var p Painter
	seen := map[op.CallOp]int{}
	for i := range 3 * maxRoundRects {
		k := roundRectKey{size: image.Pt(6, 20+i), radius: 3}
		call := p.roundRect(k)
		was, ok := seen[call]
		require.False(t, ok, "shape %d is drawn as shape %d", was, i)
		seen[call] = i
		require.Equal(t, call, p.roundRect(k), "recorded once")
	}
}
