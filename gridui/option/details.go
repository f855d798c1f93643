// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/idset"
)

// Details sets which rows show their detail, what Grid.Detail draws below a row. The
// zero value has all of them closed. Ids of rows that are not there are kept.
type Details struct {
	// Rows are the rows whose detail is open: idset.Set{} none, idset.All() all.
	Rows idset.Set
	// Controlled proposes a user's change as a DetailsChanged event and leaves Rows to
	// the caller, who applies it.
	Controlled bool
	// EstimatedHeight is how high a detail counts until it is shown for the first
	// time, so that scroll bars begin about right; 0 = 200 dp. A detail is as high as
	// what Grid.Detail draws.
	EstimatedHeight unit.Dp
}
