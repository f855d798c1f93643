// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"image"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest/shot"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestHoveredButtonsAreReadable checks the buttons of a panel under the pointer: their hover must
// not cover their text.
func TestHoveredButtonsAreReadable(t *testing.T) {
	en := locale.For("en")
	for name, theme := range map[string]theme.Theme{"light": theme.Light(), "dark": theme.Dark(), "high contrast": theme.HighContrast()} {
		s := newScene(1, func(g *gridui.Grid[int], st *gridui.Style) {
			g.Filtering.Enabled = true
			st.Preset = theme
		})
		s.grid.Column("name").OpenFilter()
		s.Settle()
		for _, label := range []string{en.Close, en.FilterClear} {
			b, ok := s.Find(label)
			require.True(t, ok, label)
			s.Move(b.Center())
			s.Settle()
			img, err := shot.Of(s.Harness)
			require.NoError(t, err)
			require.GreaterOrEqual(t, contrastIn(img, b.Bounds.Inset(4)), 4.5, "%s: %s", name, label)
		}
	}
}

// contrastIn returns the contrast of the darkest and the lightest pixel of a part of a picture, by
// WCAG 2.
func contrastIn(img *image.RGBA, part image.Rectangle) float64 {
	least, most := 1.0, 0.0
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			c := img.RGBAAt(x, y)
			l := 0.2126*light(c.R) + 0.7152*light(c.G) + 0.0722*light(c.B)
			least, most = min(least, l), max(most, l)
		}
	}
	return (most + 0.05) / (least + 0.05)
}

// light returns the linear light of an sRGB channel.
func light(c uint8) float64 {
	v := float64(c) / 255
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}
