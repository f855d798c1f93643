// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/contrast"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/srgb"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/theme"
)

func TestBoxesStandOutFromWhatIsBehindThem(t *testing.T) {
	for name, th := range map[string]theme.Theme{"light": theme.Light(), "dark": theme.Dark(), "high contrast": theme.HighContrast()} {
		p := Painter{Style: style.Resolved{Theme: th, ForcedColors: name == "high contrast"}}
		for _, ground := range append(contrast.RowGrounds(th), contrast.ButtonGrounds(th, th.HeaderBg, th.MenuBg)...) {
			for _, hover := range []bool{false, true} {
				c := p.Outline(false, hover)
				require.GreaterOrEqual(t, srgb.Contrast(ground, srgb.OverLinear(ground, c)), 3.0, "%s on %v", name, ground)
			}
			require.GreaterOrEqual(t, srgb.Contrast(ground, th.Accent), 3.0, "%s on %v", name, ground)
		}
		require.GreaterOrEqual(t, srgb.Contrast(th.Accent, th.AccentFg), 4.5, name)
	}
}

// Boxes that differ in state or place have looks of their own, and no box has none.
func TestLooksOfBoxesDiffer(t *testing.T) {
	seen := map[uint64]cellBox{new(cellBox).look(image.Point{}): {}}
	for bits := range 16 {
		is := func(i int) bool { return bits>>i&1 == 1 }
		for _, share := range []rowmodel.Share{rowmodel.None, rowmodel.Some, rowmodel.Every} {
			for _, side := range []image.Point{{20, 20}, {20, 36}, {36, 20}} {
				for _, at := range []image.Point{{}, {1, 0}, {0, 1}, {-1, 3}} {
					b := cellBox{image.Rectangle{Min: at, Max: at.Add(side)}, BoxState{is(0), share, is(1), is(2), is(3)}, true}
					look := b.look(image.Point{})
					require.NotContains(t, seen, look, "%v", b)
					seen[look] = b
					moved := b
					moved.cell = b.cell.Add(image.Pt(700, -90))
					require.Equal(t, look, moved.look(image.Pt(700, -90)), "the look moves with the row")
				}
			}
		}
	}
}
