// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package contents

import "github.com/giogrid/giogrid/gridui/internal/viewport"

// Editable reports whether users can edit a cell.
func (cs *Cells) Editable(at viewport.Address) bool {
	if !cs.Options.Editing.Enabled || at.Col < 0 || at.Col >= len(cs.Columns.Leaves) || cs.Options.Loading.Overlay {
		return false
	}
	if cs.IsBranchSum(at) {
		return false
	}
	row, ok := cs.Dataset.Row(at.Band, at.Row)
	id, isRow := cs.Dataset.RowKey(at.Band, at.Row)
	return ok && isRow && cs.Columns.Def(at.Col).EditableIn(row) && cs.Editing.Writable(id) == nil
}
