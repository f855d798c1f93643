// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// Direct reads many rows by the program's accessor itself: each function between would copy the row
// once more. Its functions are nil for values of other types. They return false, and read nothing,
// where the rows are not in a slice.
type Direct struct {
	// Measure adds up numbers, wherever the rows are.
	Measure  Measure
	Numbers  func(dst []float64, rows rowdata.Source, at []int32) bool
	Integers func(dst []int64, rows rowdata.Source, at []int32) bool
	Texts    func(dst []string, rows rowdata.Source, at []int32) bool
}

// DirectFloats reads by an accessor of numbers.
func DirectFloats[T any](get func(T) float64) Direct {
	return Direct{
		Measure: MeasureFloats(get),
		Numbers: func(dst []float64, rows rowdata.Source, at []int32) bool { return readSlice(dst, rows, at, get) },
	}
}

// DirectTexts reads by an accessor of texts.
func DirectTexts[T any](get func(T) string) Direct {
	return Direct{
		Texts: func(dst []string, rows rowdata.Source, at []int32) bool { return readSlice(dst, rows, at, get) },
	}
}

// readSlice reads rows of a slice.
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

// DirectInts reads by an accessor of integers.
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
