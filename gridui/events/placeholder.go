// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// PlaceholderClicked says that a user clicked the button that stands in place of rows, or the one that
// tries again below them. The grid has then taken the filters away, or has asked a Remote again; what
// else is to be done is the program's.
type PlaceholderClicked struct {
	State option.PlaceholderState
	// Err is why rows could not be read, nil but in PlaceholderFailed.
	Err error
}
