// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Editable booleans are check boxes: a click on one, Space and Enter toggle it immediately. Only a Tab from
// another edit opens an editor for it, so that Tab can continue from there.

// TurnsOver reports whether a cell is a boolean that is toggled without an editor.
func (c *Cells) TurnsOver(at viewport.Address) bool {
	return c.Viewport.IsRow(at) && c.Columns.Leaves[at.Col].Kind == option.KindBool &&
		c.Options.Editing.Enabled && !c.Options.Loading.Overlay && c.Grid.Editable(at) && c.value(at).kind == column.EditorTruth
}

// turnOver toggles a boolean, and reports whether it could. No editor can show a refusal, so an event reports
// it.
func (c *Cells) turnOver(at viewport.Address) bool {
	of := c.value(at)
	rowID, columnID := c.Viewport.RowIDAt(at), c.Columns.Leaves[at.Col].ID
	err := c.writeValue(typedValue{rowID, columnID, editors.Typed{Kind: column.EditorTruth, Checked: !of.checked}}, false)
	if err != nil {
		c.Report.Emit(events.EditRefused{RowID: rowID, ColumnID: columnID, Err: err})
	}
	return err == nil
}
