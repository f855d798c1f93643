// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/idset"
)

// Details sets which rows show their detail, which Grid.Detail draws below the row. The zero value closes all
// details. Ids of missing rows are kept.
type Details struct {
	// Rows are the rows whose detail is open: idset.Set{} none, idset.All() all.
	Rows idset.Set
	// Controlled proposes what users do by DetailsChanged events and leaves Rows to the program, which may Apply the
	// event.
	Controlled bool
	// EstimatedHeight is the height of a detail, in dp, until it is drawn for the first time; 0 = 200 dp. Scroll
	// bars use it. A drawn detail has the height that Grid.Detail returns.
	EstimatedHeight unit.Dp
}
