// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package savebar adds buttons that save and discard changes, undo and redo, to a grid.
//
//	grid.Extensions = []gridui.Extension{&savebar.Bar{}}
//
// The buttons are above the header. Save does what ChangeTrackingGrid.Save does, and so does Ctrl+S: it commits the open
// editor first, and does nothing while the typed value is not valid. Discard drops the open editor and takes back all
// changes as one step of undo. Both show only in a gridui.ChangeTrackingGrid, and are off while there are no changes and
// no editor is open, and while a save is running. Undo and Redo call the methods of Grid.History. Buttons that need more
// than half of the width of the grid show only their icons.
package savebar

import (
	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	feature "github.com/giogrid/giogrid/gridui/internal/feature/savebar"
)

// Bar adds the buttons to a grid. The zero value shows all of them. The fields may change between frames. Its buttons
// send the events of what they do: Save sends SaveRequested or ChangesCommitted, Undo and Redo send StepUndone.
type Bar struct {
	// SaveHidden hides the button that saves, UndoHidden the buttons that undo and redo, and DiscardHidden the button
	// that discards.
	SaveHidden, UndoHidden, DiscardHidden bool

	owner   core.Owner
	feature feature.Feature
}

// Extend connects the buttons to a grid. Only the grid calls it.
func (b *Bar) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if !b.owner.Take(g, b) {
		return
	}
	b.feature.Wire(feature.Sources{
		Hidden: hidden{b}, Editing: &g.Editing, Editor: &g.Features.CellEdit, History: &g.Features.History, Painter: &g.Painter, Buttons: &g.Buttons,
	})
	g.Features.Add(&b.feature)
	for _, tool := range b.feature.Tools() {
		g.Features.Toolbar.AddProvider(tool)
	}
}

// hidden returns which buttons the program hides.
type hidden struct{ *Bar }

func (h hidden) Hides(b feature.Kind) bool {
	switch b {
	case feature.Save:
		return h.SaveHidden
	case feature.Discard:
		return h.DiscardHidden
	}
	return h.UndoHidden
}
