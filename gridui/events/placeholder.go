// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// PlaceholderClicked reports a click on the button in place of rows, or on the button below them that tries again.
// The grid has cleared the filters, or made a Remote read again; anything else is up to the program.
type PlaceholderClicked struct {
	// State is what the button belongs to.
	State option.PlaceholderState
	// Err is why rows could not be read; nil in states other than PlaceholderFailed.
	Err error
}
