// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Funcs are the functions of a Grid's fields without the type of their rows. They
// are made anew when a field is given another function, so that a job goes on with
// those it began with. Each is nil where the field is.
type Funcs struct {
	RowID func(rowdata.Row) string
	// RowIDs is rowID for many rows, or is false where they are in no slice.
	RowIDs     func(rows rowdata.Source, at []int32, ids []string) bool
	Selectable func(rowdata.Row) bool
	Tree       rowtree.Funcs
}
