// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sums converts and formats the aggregates of a column. Value implements it.
type Sums interface {
	// exact returns a function that reads the exact number of a row, scaled by a power of ten
	// with the given decimals. read is nil if the values have no exact numbers.
	exact() (read func(row rowdata.Row) (n exact.Number, ok bool), decimals int)
	// AppendSum appends the displayed text of an aggregate.
	AppendSum(dst []byte, s Aggregate) []byte
	// SumValue returns an aggregate as a raw value, nil if there is none.
	SumValue(s Aggregate) any
	// Given returns an aggregate that the source of the rows has computed by a function.
	Given(v any, by option.Aggregate) Aggregate
	// AppendGiven appends the displayed text of a value from the source of the rows.
	AppendGiven(dst []byte, v any) []byte
	// appendFigure appends a figure of selected cells. It appends nothing if the column has no custom format
	// or its values cannot hold the figure.
	appendFigure(dst []byte, n exact.Number) []byte
	// appendTime appends a time in the format of the column's values.
	appendTime(dst []byte, at time.Time) []byte
}

// Aggregate is the result that the row model computed for one column of one group. Count or
// Exact holds it if set; else the column's aggregate function decides between Picked and
// Number.
type Aggregate struct {
	// Function is the aggregate function of the result, AggregateNone for the column's.
	Function option.Aggregate
	// Shared displays the result as Share, a fraction of another result, NaN for none. Decimal is its decimal
	// sign.
	Shared  bool
	Share   float64
	Decimal rune
	// Number is NaN if there is no result.
	Number float64
	// Count is the int64 result of a distinct count, or nil.
	Count any
	// Exact is an exact sum, or nil.
	Exact *exact.Sum
	// Picked is the index in Rows of the row whose value is the result, -1 if there is none.
	Picked int32
	Rows   rowdata.Source
	// Given is the value that the source of the rows has picked, instead of Picked; nil: none.
	Given any
}

// read calls each with the row that the aggregate picked, if any.
func (s Aggregate) read(each func(row rowdata.Row)) {
	if s.Picked < 0 || int(s.Picked) >= s.Rows.Len() {
		return
	}
	rows := s.Rows.Lease()
	defer rows.Release()
	each(rows.At(int(s.Picked)))
}
