// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// Address names a cell: a band, the slot of its row in the band, and a shown column. In the head
// band the slot is the level from the top.
type Address struct {
	Band layoutx.Band
	Row  coord.Slot
	Col  int
}

// NoCell is the address that names no cell.
var NoCell = Address{Row: -1, Col: -1}
