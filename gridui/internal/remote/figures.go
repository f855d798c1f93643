// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Cells identifies the cells of a column in the rows [From, To).
type Cells struct {
	ColumnID string
	From, To coord.Index
	// Numbers is set if the values are numbers, Times if they are times. Other values are only
	// counted.
	Numbers, Times bool
}

// Figures is a job that computes figures of cells in the source.
type Figures struct {
	*rowmodel.Job
	// Of holds the figures of each Cells after the job has ended without an error.
	Of []CellFigures
}

// CellFigures holds figures of cells: the number of values, and for numbers or times their Sum, Min
// and Max, typed like column.Decimal.
type CellFigures struct {
	Count         int
	Sum, Min, Max any
}
