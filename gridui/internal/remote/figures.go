// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Cells are the cells of a column in the rows [From, To).
type Cells struct {
	ColumnID string
	From, To coord.Index
	// Numbers says that the values are numbers, Times that they are times; others are counted.
	Numbers, Times bool
}

// Figures are what a source makes of cells.
type Figures struct {
	*rowmodel.Job
	// Of has what is known of each Cells, once the job has ended without an error.
	Of []CellFigures
}

// CellFigures are the figures of some cells: how many have a value, and of numbers or times what
// column.Decimal says.
type CellFigures struct {
	Count         int
	Sum, Min, Max any
}
