// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"math"

	"gioui.org/layout"
	"gioui.org/unit"
)

// defaultDetail is the estimated height of a detail that was never laid out, if the program gives
// no estimate.
const defaultDetail = unit.Dp(200)

// px returns a size in pixels. Negative sizes and NaN count as 0; absurd ones are limited.
func px(gtx layout.Context, v unit.Dp) int {
	if !(v > 0) {
		return 0
	}
	return gtx.Dp(unit.Dp(math.Min(float64(v), 1e5)))
}
