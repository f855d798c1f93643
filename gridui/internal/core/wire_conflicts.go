// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/conflicts"
)

// WireConflicts connects the list of conflicts, once. Only grids whose rows are written to a source
// have one, so that other programs do not link it.
func (g *Grid) WireConflicts() {
	if g.conflicts {
		return
	}
	g.conflicts = true
	f := &conflicts.Feature{Sources: conflicts.Sources{
		Columns: &g.Columns, Dataset: &g.Data, Viewport: &g.View, Painter: &g.Painter, Buttons: &g.Buttons, RowNumbers: &g.Options.RowNumbers, Keyboard: g.Typing.Tag(),
	}}
	g.Features.AddAt(f, feature.Order{Step: feature.StepConflicts, Overlay: feature.OverlayConflicts})
}
