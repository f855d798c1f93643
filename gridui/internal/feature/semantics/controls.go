// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/option"
)

// controlClass sets the class and the state of a box, a button or a handle.
func (f *Feature) controlClass(cell *cell, mark selection.Mark) {
	ops := f.Painter.Ops
	switch cell.Role {
	case feature.RoleBox:
		f.boxClass(mark.Share, mark.Refused)
	case feature.RolePin:
		draw.NodeClass(ops, semantic.Button)
		draw.NodeSelected(ops, cell.On)
	default:
		draw.NodeClass(ops, semantic.Button)
		if cell.Disabled {
			draw.NodeEnabled(ops, false)
		}
	}
}

// boxClass sets the class of a box that selects rows, whether it is ticked, and whether it is disabled.
func (f *Feature) boxClass(share rowmodel.Share, refused bool) {
	ops := f.Painter.Ops
	if f.Options.Selection.Mode == option.SelectSingle {
		draw.NodeClass(ops, semantic.RadioButton)
	} else {
		draw.NodeClass(ops, semantic.CheckBox)
	}
	draw.NodeSelected(ops, share == rowmodel.Every)
	if refused {
		draw.NodeEnabled(ops, false)
	}
}
