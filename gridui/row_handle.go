// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/option"
)

// RowHandle acts on one row of a grid, or on a group, by its id. The row need not show. The zero
// value belongs to no grid and cannot be used.
type RowHandle struct {
	core *core.Grid
	id   string
}

// Row is the row, or the group, with an id.
func (g *Grid[T]) Row(id string) RowHandle { return RowHandle{g.bound(), id} }

// Pin pins the row as a user does, after those that are pinned on that side, or with
// RowPinNone gives it back to the body. The row need not be there. It does nothing
// for a row that is there already.
func (r RowHandle) Pin(side option.RowPinSide) { r.core.PinRow(r.id, side) }

// PinSide is where the row is pinned, as RowPins says.
func (r RowHandle) PinSide() option.RowPinSide { return r.core.Options.RowPins.Of(r.id) }

// SetExpanded opens or closes the row of a tree or a group. With a Depth it has to know the
// row of a tree: until the first frame all count as those at the top.
func (r RowHandle) SetExpanded(open bool) { r.core.SetExpanded(r.id, open) }

// SetDetail opens or closes the detail of the row.
func (r RowHandle) SetDetail(open bool) { r.core.Features.Details.Set(r.id, open) }

// ReloadChildren drops the rows that were loaded below the row, to be loaded again when
// it shows open. It has no effect on rows whose children were not loaded.
func (r RowHandle) ReloadChildren() { r.core.ReloadChildren(r.id) }

// IsSelected reports whether the row is selected. Of a row that is not there it says
// what Selection.Rows does. Where Selectable is set, the first call after a change
// of the rows looks at all of them.
func (r RowHandle) IsSelected() bool { return r.core.IsSelected(r.id) }
