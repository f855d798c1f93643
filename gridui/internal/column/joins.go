// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// Joins holds how the cells of a column join with their neighbours.
type Joins struct {
	// Rows joins equal cells of neighbouring rows. By compares them; nil: their texts are compared. The rows must
	// also be equal in the columns Within.
	Rows   bool
	By     func(above, below rowdata.Row) bool
	Within []string
	// Cols returns over how many columns a cell extends, counted in the order of the definitions. nil: over one.
	Cols func(row rowdata.Row) int
	// Kit connects the feature that merges cells. The column refers to it so that other programs do not link the
	// feature.
	Kit any
}
