// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"errors"
	"fmt"
	"math"
	"slices"
)

var nan = math.NaN()

// Function is the function that an Aggregate applies to the numbers of a group.
type Function uint8

// The functions ignore rows without a number. Without any number Sum and Count are 0, the others
// NaN.
const (
	Sum Function = iota
	Min
	Max
	Average
	Count // counts rows with a number, or all rows if Field is nil
	First // in row order
	Last
)

// Aggregate computes one number for each group, or another result of its rows.
type Aggregate struct {
	Field    *Field
	Function Function
	// Exact makes Sum and Average add up the numbers of Field.Exact without rounding. The sums are
	// stored in Groups.Sums.
	Exact bool
	// Picked makes Min, Max, First and Last return rows, stored in Groups.Picked: the first row
	// with the least or the greatest value in the order of Field.Integers or else Field.Compare,
	// and the first or last row with a value.
	Picked bool
	// Custom replaces Function. It is called with the rows of each group, group by group, and must
	// not keep them.
	Custom func(rows []int32) float64
	// Result replaces Function for results other than a float64, stored in Groups.Results. nil
	// means no result.
	Result func(rows []int32) any
	// Join computes the result of a group from the results of the groups directly below it, in
	// their order. If it is nil, Result computes it from all rows. In a tree Join joins two ranges
	// of rows at a time.
	Join func(results []any) any
	// Distinct replaces Result in a tree, where a row may have very many descendants. The
	// aggregate is the number of different values, an int64. The returned function gives equal
	// values equal numbers, counting from 0, and -1 to rows without a value.
	Distinct func() func(rows, numbers []int32)
	// Compare orders groups by their results if they are ordered by the aggregate. nil keeps the
	// order of their first rows.
	Compare func(a, b any) int
}

// ErrNoFunction is the error of an aggregate without a function or numbers.
var ErrNoFunction = errors.New("rowmodel: no such aggregate")

func (a Aggregate) check() error {
	switch {
	case a.Custom != nil, a.Result != nil, a.Function == Count && a.Field == nil:
		return nil
	case a.Exact:
		return a.checkIf(a.Function == Sum || a.Function == Average, a.Field != nil && a.Field.Exact != nil)
	case a.Picked && (a.Function == Min || a.Function == Max):
		return a.checkIf(a.Field != nil && (a.Field.Integers != nil || a.Field.Compare != nil))
	case a.Picked:
		return a.checkIf(a.Function == First || a.Function == Last, a.Field != nil)
	case a.Function > Last || a.Field == nil || a.Field.Numbers == nil && a.Field.Integers == nil:
		return ErrNoFunction
	}
	return nil
}

func (a Aggregate) checkIf(all ...bool) error {
	if slices.Contains(all, false) {
		return ErrNoFunction
	}
	return nil
}

// checkAll returns the error of the first invalid aggregate.
func checkAll(as []Aggregate) error {
	for i, a := range as {
		if err := a.check(); err != nil {
			return fmt.Errorf("aggregate %d: %w", i, err)
		}
	}
	return nil
}

// called reports whether a function of the caller computes the aggregate.
func (a *Aggregate) called() bool { return a.Custom != nil || a.Result != nil }

// tally is an intermediate state of an aggregate.
type tally struct {
	value float64
	// n is the number of numbers, or for First and Last the place of the number in value, from 1.
	n int64
}

// read reads the values to tally, NaN for missing ones. If rows are picked the values are row
// numbers.
func (a *Aggregate) read(rd *reader, dst []float64, rows []int32) {
	if !a.Picked {
		a.Field.readNumbers(rd, dst, rows)
		return
	}
	for i, none := range rd.missing(a.Field, rows) {
		dst[i] = float64(rows[i])
		if none {
			dst[i] = nan
		}
	}
}

// single returns the tally of one number at a place.
func (f Function) single(v float64, place int64) tally {
	if f == First || f == Last {
		return tally{v, place + 1}
	}
	return tally{v, 1}
}

// join returns the tally of two sets of rows.
func (f Function) join(a, b tally) tally {
	switch {
	case b.n == 0:
		return a
	case a.n == 0:
		return b
	}
	switch f {
	case Min:
		return tally{min(a.value, b.value), a.n + b.n}
	case Max:
		return tally{max(a.value, b.value), a.n + b.n}
	case First, Last:
		if (a.n < b.n) == (f == First) {
			return a
		}
		return b
	}
	return tally{a.value + b.value, a.n + b.n}
}

// result returns the result of a tally.
func (f Function) result(t tally) float64 {
	switch {
	case f == Count:
		return float64(t.n)
	case f == Sum:
		return t.value
	case t.n == 0:
		return math.NaN()
	case f == Average:
		return t.value / float64(t.n)
	}
	return t.value
}
