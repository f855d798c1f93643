// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestBoxesStandOutFromWhatIsBehindThem(t *testing.T) {
	for name, th := range map[string]Theme{"light": Light(), "dark": Dark(), "high contrast": HighContrast()} {
		p := painter{skin: &skin{th: th, forced: name == "high contrast"}}
		for _, ground := range append(rowGrounds(th), buttonGrounds(th, th.HeaderBg, th.MenuBg)...) {
			for _, hover := range []bool{false, true} {
				c := p.outline(false, hover)
				require.GreaterOrEqual(t, contrast(ground, overLinear(ground, c)), 3.0, "%s on %v", name, ground)
			}
			require.GreaterOrEqual(t, contrast(ground, th.Accent), 3.0, "%s on %v", name, ground)
		}
		require.GreaterOrEqual(t, contrast(th.Accent, th.AccentFg), 4.5, name)
	}
}
