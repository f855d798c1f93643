// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// Direct reads many rows by calling the program's accessor without a function in between, each of which would
// copy the row again. Its functions are nil for values of other types. They return false, and read nothing,
// if the rows are not in a slice.
type Direct struct {
	// Measure adds up numbers, wherever the rows are.
	Measure  Measure
	Numbers  func(dst []float64, rows rowdata.Source, at []int32) bool
	Integers func(dst []int64, rows rowdata.Source, at []int32) bool
	Texts    func(dst []string, rows rowdata.Source, at []int32) bool
}

// DirectFloats returns a Direct for an accessor of numbers.
func DirectFloats[T any](get func(T) float64) Direct {
	return Direct{
		Measure: MeasureFloats(get),
		Numbers: func(dst []float64, rows rowdata.Source, at []int32) bool { return readSlice(dst, rows, at, get) },
	}
}

// DirectTexts returns a Direct for an accessor of texts.
func DirectTexts[T any](get func(T) string) Direct {
	return Direct{
		Texts: func(dst []string, rows rowdata.Source, at []int32) bool { return readSlice(dst, rows, at, get) },
	}
}

// readSlice reads the rows at the given indexes if they are in a slice.
func readSlice[T, V any](dst []V, rows rowdata.Source, at []int32, get func(T) V) bool {
	s, ok := rows.(*rowdata.SliceOf[T])
	if !ok {
		return false
	}
	dst = dst[:len(at)]
	for i, r := range at {
		dst[i] = get(s.Rows[r])
	}
	return true
}

// DirectInts returns a Direct for an accessor of integers.
func DirectInts[T any](get func(T) int) Direct {
	return Direct{
		Measure: MeasureInts(get),
		Integers: func(dst []int64, rows rowdata.Source, at []int32) bool {
			s, ok := rows.(*rowdata.SliceOf[T])
			if !ok {
				return false
			}
			dst = dst[:len(at)]
			for i, r := range at {
				dst[i] = int64(get(s.Rows[r]))
			}
			return true
		},
	}
}
