// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !cgo && !windows

package commandline

import (
	"errors"

	"gioui.org/layout"
)

// Draw fails: this build cannot draw without a window.
func (o *Options) Draw(layout.Widget) error {
	return errors.New("this build cannot draw without a window: it was made without cgo")
}
