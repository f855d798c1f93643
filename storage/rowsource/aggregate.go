// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import "fmt"

// AggFunc is the function of an aggregate over the values of a column. Nulls are ignored.
type AggFunc uint8

// The functions. AggSum and AggAverage use only numbers; sums are exact if all numbers are whole or decimal.
// Without any value, AggSum, AggCount and AggDistinct are 0 and the others null. AggFirst and AggLast follow
// the order of the result.
const (
	AggCount AggFunc = iota
	AggDistinct
	AggSum
	AggAverage
	AggMin
	AggMax
	AggFirst
	AggLast

	aggCount = iota
)

var aggNames = [aggCount]string{"count", "distinct", "sum", "average", "min", "max", "first", "last"}

// String returns the name of the function.
func (f AggFunc) String() string {
	if f >= aggCount {
		return fmt.Sprintf("AggFunc(%d)", uint8(f))
	}
	return aggNames[f]
}

// MarshalText returns the name of the function.
func (f AggFunc) MarshalText() ([]byte, error) {
	if f >= aggCount {
		return nil, fmt.Errorf("rowsource: no aggregate %d", uint8(f))
	}
	return []byte(aggNames[f]), nil
}

// UnmarshalText parses the name of a function.
func (f *AggFunc) UnmarshalText(text []byte) error {
	for i, name := range aggNames {
		if name == string(text) {
			*f = AggFunc(i)
			return nil
		}
	}
	return fmt.Errorf("rowsource: no aggregate %.40q", text)
}

// Agg is one aggregate of rows. The zero value is the number of rows.
type Agg struct {
	Func AggFunc `json:"func"`
	// Column is the column of the values. It may be empty for AggCount, which then counts rows.
	Column string `json:"column,omitempty"`
}

// Check returns an error for an aggregate without a valid function or without a column.
func (a Agg) Check() error {
	switch {
	case a.Func >= aggCount:
		return fmt.Errorf("rowsource: no aggregate %d", uint8(a.Func))
	case a.Column == "" && a.Func != AggCount:
		return fmt.Errorf("rowsource: %s without a column", a.Func)
	}
	return nil
}
