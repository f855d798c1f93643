// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package value provides the values of cells that row sources exchange: null, truth values, exact numbers, times,
// texts and bytes, their order, and their form in JSON.
//
//	value.Int(5)  value.Float(2.5)  value.Text("Seoul")  value.Time(time.Now())  value.Value{} // null
//
// Of makes a Value of any plain Go value, and the As methods return one. Values can be compared with == and used as
// keys of maps: equal numbers are equal values, whether they were made of an int64, a float64 or decimal digits.
// Compare orders values by their exact contents, CompareNatural as a grid shows texts.
//
// A Value has no format: 1.1 and 1.10 are one number. Numbers have any number of digits, times nanoseconds.
//
// The package is independent of rows and columns.
package value
