// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import "fmt"

// AggFunc is what an aggregate makes of the values of a column. Nulls do not count.
type AggFunc uint8

// The functions. AggSum and AggAverage take the numbers among the values; sums are exact if all
// of them are whole or decimal numbers. Of no values at all, AggSum, AggCount and AggDistinct
// are 0 and the others null. AggFirst and AggLast are by the order of the view.
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

// String is the name of the function.
func (f AggFunc) String() string {
	if f >= aggCount {
		return fmt.Sprintf("AggFunc(%d)", uint8(f))
	}
	return aggNames[f]
}

// MarshalText writes the name of the function.
func (f AggFunc) MarshalText() ([]byte, error) {
	if f >= aggCount {
		return nil, fmt.Errorf("rowsource: no aggregate %d", uint8(f))
	}
	return []byte(aggNames[f]), nil
}

// UnmarshalText reads the name of a function.
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
	// Column has the values. It may be empty for AggCount, which then counts rows.
	Column string `json:"column,omitempty"`
}

// Check is the error of an aggregate without a function or a column.
func (a Agg) Check() error {
	switch {
	case a.Func >= aggCount:
		return fmt.Errorf("rowsource: no aggregate %d", uint8(a.Func))
	case a.Column == "" && a.Func != AggCount:
		return fmt.Errorf("rowsource: %s without a column", a.Func)
	}
	return nil
}
