// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/contrast"
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
