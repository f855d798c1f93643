// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"image"

	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// A Tool is a button in the toolbar. It shows the Text of Face, or its Label without a Text.
type Tool struct {
	*ui.Button
	Face ui.ButtonFace
	// Of is the provider that draws the button, nil for a button of the grid.
	Of ToolProvider
}

// Text returns what the button shows if there is room.
func (t *Tool) Text() string {
	if t.Face.Text != "" {
		return t.Face.Text
	}
	return t.Face.Label
}

// Opens reports whether the button opens something beside itself, as the down arrow does too.
func (t *Tool) Opens() bool {
	_, ok := t.Of.(ToolPlacer)
	return ok
}

// A ToolProvider adds a button to the toolbar.
type ToolProvider interface {
	// Tool returns the button and its face, which has no bounds yet; ok is false without a button.
	Tool() (b *ui.Button, face ui.ButtonFace, ok bool)
	// PaintTool draws the button.
	PaintTool(face ui.ButtonFace)
}

// A ToolPlacer is a ToolProvider whose button opens something beside itself.
type ToolPlacer interface {
	// PlaceTool sets where another bar drew the button, in pixels of the grid, and which tag gets the keyboard back.
	PlaceTool(at image.Rectangle, home event.Tag)
}
