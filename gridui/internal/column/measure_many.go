// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"github.com/giogrid/giogrid/gridui/internal/rangestats"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// MeasureFloats and MeasureInts make a Measure out of the program's accessor, which they call without any
// function between where a slice holds the rows. NaN stands for a missing value.
func MeasureFloats[T any](get func(T) float64) Measure {
	return func(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
		if s, ok := rows.(*rowdata.SliceOf[T]); ok {
			if at.List != nil {
				rangestats.AddFloatsAt(to, s.Rows, at.List, get)
			} else {
				rangestats.AddFloatsOf(to, s.Rows[at.First:][:at.N], get)
			}
			return
		}
		var buf [rangestats.MostFloats]float64
		values := buf[:0]
		for r := range at.All() {
			values = append(values, get(*rowdata.Ptr[T](rows.At(int(r)))))
			if len(values) == len(buf) {
				to.AddFloats(values)
				values = buf[:0]
			}
		}
		to.AddFloats(values)
	}
}

func MeasureInts[T any](get func(T) int) Measure {
	return func(to *rangestats.Stats, rows rowdata.Source, at rowdata.Block) {
		for r := range at.All() {
			to.AddInt(int64(get(*rowdata.Ptr[T](rows.At(int(r))))))
		}
	}
}
