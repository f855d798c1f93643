// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// RowsInserted is the event of inserted rows, before its rows get their type.
type RowsInserted struct {
	Rows rowdata.Slice
	// IDs holds the ids of the rows, Beside the ids of the rows next to them, empty for RowEnd.
	IDs, Beside []string
	Where       option.RowPlace
	Copies      bool
	// Do inserts the rows. It is nil if they are inserted already.
	Do func() error
}
