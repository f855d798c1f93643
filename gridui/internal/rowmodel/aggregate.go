// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"errors"
	"fmt"
	"math"
	"slices"
)

var nan = math.NaN()

// Function is what an Aggregate makes of the numbers of a group.
type Function uint8

// The functions. Rows without a number do not count. Of no numbers at all Sum
// and Count are 0, the others NaN.
const (
	Sum Function = iota
	Min
	Max
	Average
	Count // of rows with a number; of all rows where Field is nil
	First // in the order of the rows
	Last
)

// Aggregate is one number for each group, or what else is made of its rows.
type Aggregate struct {
	Field    *Field
	Function Function
	// Exact has Sum and Average add up the numbers of Field.Exact, without rounding: the
	// sums end up in Groups.Sums.
	Exact bool
	// Picked has Min, Max, First and Last be rows, which end up in Groups.Picked: the first
	// row with the least or the greatest value, as Field.Integers or else Field.Compare
	// orders them, and the first or last that is not missing.
	Picked bool
	// Custom takes the place of Function: it is called with the rows of each
	// group, group by group, and must keep none of them.
	Custom func(rows []int32) float64
	// Result takes the place of Function where what is made of a group is more than
	// a float64: it ends up in Groups.Results. nil stands for nothing.
	Result func(rows []int32) any
	// Join makes the result of a group of those of the groups right below it, in
	// their order; nil: Result makes it of all rows. In a tree it joins two stretches of rows
	// at a time.
	Join func(results []any) any
	// Distinct takes the place of Result in a tree, where a row may be below very many
	// others: the result is how many different values rows have, an int64. The function
	// that it makes gives equal values equal numbers, counting from 0, and -1 to rows
	// without a value.
	Distinct func() func(rows, numbers []int32)
	// Compare orders groups by their results when they are ordered by the aggregate. nil
	// leaves them in the order of their first rows.
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

// checkAll is the error of the first aggregate that has one.
func checkAll(as []Aggregate) error {
	for i, a := range as {
		if err := a.check(); err != nil {
			return fmt.Errorf("aggregate %d: %w", i, err)
		}
	}
	return nil
}

// called reports whether an aggregate is what a function of the caller's makes of rows.
func (a *Aggregate) called() bool { return a.Custom != nil || a.Result != nil }

// tally is an aggregate on its way.
type tally struct {
	value float64
	// n is the number of numbers, or for First and Last the place of the one
	// taken, from 1.
	n int64
}

// read reads what is tallied of rows, NaN for nothing: of rows to be picked their number.
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

// single is the tally of one number at a place.
func (f Function) single(v float64, place int64) tally {
	if f == First || f == Last {
		return tally{v, place + 1}
	}
	return tally{v, 1}
}

// join is the tally of two sets of rows.
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

// result is the number that a tally stands for.
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
