// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/series"
)

// all has a source for each rule.
var all = map[string]string{
	"repeated": "1, a", "steps": "0.1, 0.2", "integers": "1, 2", "trend": "1, 2, 4", "floats": "1e20, 2e20", "blank": "1, _, 3",
	"long":   "1234567890.1234567, 1234567890.1234569",
	"months": "2026-01-31, 2026-02-28", "days": "2026-01-31", "durations": "2026-01-01 08:00, 2026-01-01 20:00", "clock": "08:00, 08:30",
	"list": "Mon", "cased": "mon", "digits": "a009", "fullwidth": "제００９",
}

func TestValuesTakeNoAllocations(t *testing.T) {
	for name, cells := range all {
		s := series.Of(source(cells, time.UTC), series.Options{})
		if k := s.At(0).Kind; k == series.KindText && name != "list" {
			continue // these texts are composed
		}
		i := 0
		require.Zero(t, testing.AllocsPerRun(100, func() {
			s.At(i)
			s.Number(i)
			s.Source(i)
			i++
		}), name)
	}
}

func TestTextsAreAppendedWithoutAllocations(t *testing.T) {
	room := make([]byte, 0, 100)
	for name, cells := range all {
		s := series.Of(source(cells, time.UTC), series.Options{})
		i := 0
		require.Zero(t, testing.AllocsPerRun(100, func() {
			room = s.AppendText(room[:0], i)
			i++
		}), name)
	}
}
