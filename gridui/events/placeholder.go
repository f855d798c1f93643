// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// PlaceholderClicked reports a click on the button that is shown in place of rows, or on the button below the rows
// that tries again. The grid has cleared the filters, or made a Remote read again; the program does everything else.
type PlaceholderClicked struct {
	// State is the state in which the button was shown.
	State option.PlaceholderState
	// Err is the reason why rows could not be read. It is nil unless State is PlaceholderFailed.
	Err error
}
