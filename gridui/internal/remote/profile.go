// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// Profile says what a source is asked about a column.
type Profile struct {
	ColumnID string
	// Bounds asks for the least and the greatest value, Numbers for the mean.
	Bounds, Numbers bool
	// Frequent is how many of the most frequent values are asked for, 0 for none.
	Frequent int
}

// Profiled is a job that waits for the source. Figures are those of all rows that the source has,
// whatever filters leave of them, once the job has ended without an error.
type Profiled struct {
	*rowmodel.Job
	Figures ColumnFigures
	// Stop ends the job, and what the source does for it.
	Stop func()
}

// Unknown is a number that a source does not tell.
const Unknown = -1

// ColumnFigures sum up a column, as far as the source does.
type ColumnFigures struct {
	// Rows is how many rows there are, an estimate unless Exact. Values is how many of them have a
	// value, which an empty text is not, Distinct how many different ones there are. What is not known is
	// Unknown.
	Rows, Values, Distinct int64
	Exact                  bool
	// Min, Max and Mean are values as column.Decimal says, nil where there are none. BoundsKnown and
	// MeanKnown say that the source has told them.
	Min, Max, Mean         any
	BoundsKnown, MeanKnown bool
	// Frequent are the most frequent values, those first, if FrequentKnown.
	Frequent      []rowmodel.Value
	FrequentKnown bool
}

// Counts is a job that counts the rows of some queries one after the other.
type Counts struct {
	*rowmodel.Job
	// Rows are the numbers of rows, once the job has ended without an error.
	Rows []int64
	// Stop ends the job, and what the source does for it.
	Stop func()
}
