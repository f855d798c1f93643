// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// Fills returns the number of areas that the frame fills, without text.
func Fills[T any](s *Stage[T]) int {
	n := gridtest.CountOps(s.Ops())
	return n.Paint - n.Path
}

// Tinted returns the number of areas that the frame fills in addition to the still areas of a frame
// without flashes.
func Tinted(s *Stage[Person], still int) int { return Fills(s) - still }
