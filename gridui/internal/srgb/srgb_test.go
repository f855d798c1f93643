// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package srgb

import (
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func grey(v uint8) color.NRGBA { return color.NRGBA{R: v, G: v, B: v, A: 255} }

func TestContrastKnownValues(t *testing.T) {
	black, white := grey(0), grey(0xFF)
	assert.InDelta(t, 21, Contrast(black, white), 1e-9)
	assert.InDelta(t, 1, Contrast(white, white), 1e-9)
	assert.InDelta(t, 4.54, Contrast(grey(0x76), white), 0.01)
}

func TestLightIsEncodedAsItWas(t *testing.T) {
	for v := range 256 {
		require.Equal(t, uint8(v), Encoded(Linear(uint8(v))))
	}
	require.Less(t, Linear(127), 0.25)
}

func TestOverlaidColors(t *testing.T) {
	half := color.NRGBA{R: 255, G: 255, B: 255, A: 128}
	require.Equal(t, grey(128), OverEncoded(grey(0), half))
	require.Equal(t, grey(188), OverLinear(grey(0), half))
	require.Equal(t, grey(7), OverLinear(grey(7), color.NRGBA{}))
}
