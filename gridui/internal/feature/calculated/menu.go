// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/option"
)

// AppendHeaderItems appends the items that make, edit and delete columns.
func (f *Feature) AppendHeaderItems(dst []feature.MenuItem, of option.HeaderTarget) []feature.MenuItem {
	if of.Group || f.Options.Locked {
		return dst
	}
	texts := &f.words.sync().texts
	dst = append(dst, feature.MenuItem{Label: texts.New, Opens: true, Do: func(gtx layout.Context) { f.open(gtx, "") }})
	i := f.index(of.ColumnID)
	if i < 0 {
		return dst
	}
	id, locked := of.ColumnID, f.Options.Columns[i].Locked
	return append(dst,
		feature.MenuItem{Label: texts.Edit, Opens: true, Disabled: locked, Do: func(gtx layout.Context) { f.open(gtx, id) }},
		feature.MenuItem{Label: texts.Delete, Disabled: locked, Do: func(layout.Context) { f.delete(id) }},
	)
}

// open opens the dialogue in the next frame.
func (f *Feature) open(gtx layout.Context, id string) {
	f.Open(id)
	gtx.Execute(op.InvalidateCmd{})
}

// Open opens the dialogue in the next frame, for a column or, with an empty id, for a new one. It does
// nothing for unknown or Locked columns.
func (f *Feature) Open(id string) {
	i := f.index(id)
	if f.Options.Locked || id != "" && (i < 0 || f.Options.Columns[i].Locked) {
		return
	}
	f.dialog.requested, f.dialog.id = true, id
}

// delete deletes a column like a user.
func (f *Feature) delete(id string) {
	if i := f.index(id); i >= 0 {
		f.change(events.CalculatedChanged{Column: f.Options.Columns[i], Deleted: true})
	}
}
