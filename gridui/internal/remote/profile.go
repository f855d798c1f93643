// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// Profile selects the figures of a column to request from a source.
type Profile struct {
	ColumnID string
	// Bounds requests the least and the greatest value, Numbers the mean.
	Bounds, Numbers bool
	// Frequent is the number of most frequent values to request, 0 for none.
	Frequent int
}

// Profiled is a job that waits for the source. After it has ended without an error, Figures
// describe all rows of the source, regardless of filters.
type Profiled struct {
	*rowmodel.Job
	Figures ColumnFigures
	// Stop cancels the job together with its requests.
	Stop func()
}

// Unknown is the value of a number that a source does not provide.
const Unknown = -1

// ColumnFigures sums up a column, as far as the source supports it.
type ColumnFigures struct {
	// Rows is the number of rows, an estimate unless Exact. Values is the number of rows with a
	// value, which an empty text is not, Distinct the number of different values. Each is Unknown
	// if not provided.
	Rows, Values, Distinct int64
	Exact                  bool
	// Min, Max and Mean are typed like column.Decimal, nil if there is no value. BoundsKnown and
	// MeanKnown are set if the source provides them.
	Min, Max, Mean         any
	BoundsKnown, MeanKnown bool
	// Frequent holds the most frequent values in descending order, if FrequentKnown.
	Frequent      []rowmodel.Value
	FrequentKnown bool
}

// Counts is a job that counts the rows of queries one after the other.
type Counts struct {
	*rowmodel.Job
	// Rows holds the numbers of rows after the job has ended without an error.
	Rows []int64
	// Stop cancels the job together with its requests.
	Stop func()
}
