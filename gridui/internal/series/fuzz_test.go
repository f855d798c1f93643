// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series_test

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/series"
)

// FuzzSeries takes a source as cells in lines, and options as bits.
func FuzzSeries(f *testing.F) {
	for _, cells := range []string{
		"1\n2\n4", "0.1\n0.2", "1e308\n-1e308\n0", "9223372036854775807\n-9223372036854775808", "a09\n\na11",
		"月\n火", "금\n일", "12월", "a" + strings.Repeat("9", 70), "٠٩", "2026-01-31\n2026-02-28", "23:00", "\xff1\n\xff2", "MON",
	} {
		f.Add(cells, uint8(0), 5, int64(0))
		f.Add(cells, uint8(255), math.MaxInt, int64(math.MaxInt64))
	}
	f.Fuzz(func(t *testing.T, cells string, bits uint8, i int, seconds int64) {
		if len(cells) > 1000 || i < 0 {
			return
		}
		var line []series.Value
		for text := range strings.SplitSeq(cells, "\n") {
			line = append(line, cellOf(text, time.UTC))
		}
		if bits&1 != 0 {
			line = append(line, series.Time(time.Unix(seconds, 0), series.Shows(bits>>1&7)))
		}
		o := series.Options{
			Mode: series.Mode(bits >> 4 & 3), Backward: bits&64 != 0, Integer: bits&128 != 0,
			Lists: [][]string{strings.Fields(cells)},
		}
		everything(line, o, i)
		everything(line, o, i&15)
	})
}
