// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/option"
)

// views puts views in place, those of the program and the stored one.
type views struct {
	*Parts
	columns    *columnSync
	extensions *extensions
}

// SetView is Grid.SetView.
func (v *views) SetView(to option.View) {
	v.extensions.sync()
	v.columns.resolve()
	if v.Features.Persist.SetView(to) {
		v.changed()
	}
}

// ResetView is Grid.ResetView.
func (v *views) ResetView() {
	if initial, ok := v.Features.Persist.Initial(); ok {
		v.SetView(initial)
	}
}

// restore restores the stored view when there are columns.
func (v *views) restore() {
	if v.Features.Persist.Restore() {
		v.changed()
	}
}

// changed brings the columns in line with a view that was put in place. Its pins are not
// those that the program has set.
func (v *views) changed() {
	v.ColumnState.PinsRestored()
	v.columns.resolve()
}
