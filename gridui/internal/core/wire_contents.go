// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// contentFeatures tells contents what features show in cells.
type contentFeatures struct{ *Parts }

func (c contentFeatures) Edits(at viewport.Address) bool     { return c.Features.CellEdit.Edits(at) }
func (c contentFeatures) IsTick(at viewport.Address) bool    { return c.Features.Ticks.Is(at) }
func (c contentFeatures) Refusal(at viewport.Address) string { return c.Features.CellMarks.Reason(at) }

func (c contentFeatures) HeadButtonRoom(st *style.Resolved, col int) int {
	return c.Features.HeadMenu.RoomNeeded(st, col)
}
