// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// Fills returns how many pieces the frame fills, text apart.
func Fills[T any](s *Stage[T]) int {
	n := gridtest.CountOps(s.Ops())
	return n.Paint - n.Path
}

// Tinted returns how many pieces the frame fills beside those of a still one.
func Tinted(s *Stage[Person], still int) int { return Fills(s) - still }
