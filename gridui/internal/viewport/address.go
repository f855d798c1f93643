// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import "github.com/giogrid/giogrid/layoutx"

// Address names a cell: a band, the row in it, and a shown column. In the head
// band row is the level from the top.
type Address struct {
	Band layoutx.Band
	Row  int
	Col  int
}

// NoCell is the address of no cell.
var NoCell = Address{Row: -1, Col: -1}
