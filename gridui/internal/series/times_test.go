// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series_test

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/series"
)

func TestDatesContinue(t *testing.T) {
	checkAll(t, []vector{
		{"2026-01-31", "2026-02-01, 2026-02-02", series.RuleDays, series.Options{}},
		{"2026-01-31 08:30", "2026-02-01 08:30", series.RuleDays, series.Options{}},
		{"2026-01-31, 2026-02-28", "2026-03-31, 2026-04-30, 2026-05-31", series.RuleMonths, series.Options{}},
		{"2026-01-15, 2026-03-15", "2026-05-15, 2026-07-15", series.RuleMonths, series.Options{}},
		{"2026-01-31, 2026-03-31", "2026-05-31, 2026-07-31, 2026-09-30, 2026-11-30, 2027-01-31", series.RuleMonths, series.Options{}},
		{"2025-11-30, 2025-12-30", "2026-01-30, 2026-02-28, 2026-03-30", series.RuleMonths, series.Options{}},
		{"2025-12-30, 2026-01-30, 2026-02-28", "2026-03-30", series.RuleMonths, series.Options{}},
		{"2025-12-30, 2026-01-30, 2026-02-15", "2025-12-30", series.RuleRepeat, series.Options{}},
		{"2026-01-30, 2026-02-28", "2026-03-29", series.RuleDays, series.Options{}},
		{"2024-02-29, 2025-02-28", "2026-02-28, 2027-02-28, 2028-02-29", series.RuleMonths, series.Options{}},
		{"2022-02-28, 2023-02-28", "2024-02-28", series.RuleMonths, series.Options{}},
		{"2026-04-30, 2026-06-30", "2026-08-30", series.RuleMonths, series.Options{}},
		{"2026-01-01, 2026-01-08", "2026-01-15", series.RuleDays, series.Options{}},
		{"2026-01-08, 2026-01-01", "2025-12-25", series.RuleDays, series.Options{}},
		{"2026-01-08, 2026-01-08", "2026-01-08", series.RuleDays, series.Options{}},
		{"2026-01-01, 2026-01-02, 2026-01-04", "2026-01-01", series.RuleRepeat, series.Options{}},
		{"2026-01-15, 2026-02-15, 2026-04-15", "2026-01-15", series.RuleRepeat, series.Options{}},
	})
}

func TestDatesContinueUpward(t *testing.T) {
	checkAll(t, []vector{
		{"2026-03-01", "2026-02-27, 2026-02-28", series.RuleDays, up},
		{"2026-02-28, 2026-03-31", "2025-12-31, 2026-01-31", series.RuleMonths, up},
		{"2026-03-30, 2026-04-30", "2025-12-30, 2026-01-30, 2026-02-28", series.RuleMonths, up},
		{"2026-01-08, 2026-01-15", "2025-12-25, 2026-01-01", series.RuleDays, up},
		{"2026-01-01 12:00, 2026-01-01 18:00", "2026-01-01 00:00, 2026-01-01 06:00", series.RuleDurations, up},
	})
}

func TestTimesContinue(t *testing.T) {
	checkAll(t, []vector{
		{"2026-01-01 09:00, 2026-01-01 21:00", "2026-01-02 09:00, 2026-01-02 21:00", series.RuleDurations, series.Options{}},
		{"2026-01-15 09:00, 2026-02-15 09:00", "2026-03-15 09:00", series.RuleMonths, series.Options{}},
		{"2026-01-15 09:00, 2026-02-15 10:00", "2026-03-18 11:00", series.RuleDurations, series.Options{}},
		{"2026-01-01 09:00, 2026-01-01 10:00, 2026-01-01 12:00", "2026-01-01 09:00", series.RuleRepeat, series.Options{}},
		{"09:00", "10:00, 11:00", series.RuleClock, series.Options{}},
		{"23:00", "00:00", series.RuleClock, series.Options{}},
		{"00:30", "22:30, 23:30", series.RuleClock, up},
		{"09:00, 09:45", "10:30", series.RuleClock, series.Options{}},
		{"09:00, 09:45", "07:30, 08:15", series.RuleClock, up},
		{"22:00, 00:00", "02:00", series.RuleClock, series.Options{}},
		{"09:00, 10:00, 12:00", "09:00", series.RuleRepeat, series.Options{}},
		{"2026-01", "2026-02, 2026-03", series.RuleMonths, series.Options{}},
		{"2026-01, 2026-04", "2025-07, 2025-10", series.RuleMonths, up},
		{"2026-01, 2026-02, 2026-04", "2026-01", series.RuleRepeat, series.Options{}},
		{"Y2026", "Y2027", series.RuleMonths, series.Options{}},
		{"Y2026, Y2022", "Y2018", series.RuleMonths, series.Options{}},
	})
}

// Parts that a column does not show are not compared, and come from the nearest cell.
func TestHiddenPartsStay(t *testing.T) {
	at := func(text string, shows series.Shows) series.Value {
		v, err := time.Parse("2006-01-02 15:04:05", text)
		require.NoError(t, err)
		return series.Time(v, shows)
	}
	for _, c := range []struct {
		shows          series.Shows
		a, b, down, up string
	}{
		{series.ShowsDate, "2026-01-01 23:00:00", "2026-01-02 01:00:00", "2026-01-03 01:00:00", "2025-12-31 23:00:00"},
		{series.ShowsDate, "2026-01-15 23:00:00", "2026-02-15 01:00:00", "2026-03-15 01:00:00", "2025-12-15 23:00:00"},
		{series.ShowsMonth, "2026-01-05 23:00:00", "2026-02-17 01:00:00", "2026-03-17 01:00:00", "2025-12-05 23:00:00"},
		{series.ShowsYear, "2026-03-05 23:00:00", "2027-01-17 01:00:00", "2028-01-17 01:00:00", "2025-03-05 23:00:00"},
		{series.ShowsClock, "2026-03-05 09:00:30", "2027-01-17 21:00:30", "2027-01-17 09:00:30", "2026-03-05 21:00:30"},
	} {
		source := []series.Value{at(c.a, c.shows), at(c.b, c.shows)}
		down, above := series.Of(source, series.Options{}), series.Of(source, up)
		require.Equal(t, at(c.down, c.shows), down.At(0))
		require.Equal(t, at(c.up, c.shows), above.At(0))
	}
}

// Days and months keep the wall clock over a clock change, durations the elapsed time. In Berlin the clock
// went from 02:00 to 03:00 on 29 March 2026.
func TestClockChanges(t *testing.T) {
	berlin, err := time.LoadLocation("Europe/Berlin")
	require.NoError(t, err)
	for cells, want := range map[string]string{
		"2026-03-28 08:00":                   "2026-03-29 08:00, 2026-03-30 08:00",
		"2026-03-27 02:30":                   "2026-03-28 02:30, 2026-03-29 03:30, 2026-03-30 02:30",
		"2026-03-28 08:00, 2026-03-29 08:00": "2026-03-30 08:00",
		"2026-02-15 08:00, 2026-03-15 08:00": "2026-04-15 08:00",
		"2026-03-28 23:00, 2026-03-29 01:00": "2026-03-29 04:00, 2026-03-29 06:00",
		"2026-03-29":                         "2026-03-30",
	} {
		want := strings.Split(want, ", ")
		require.Equal(t, want, filled(source(cells, berlin), len(want), series.Options{}), cells)
		s := series.Of(source(cells, berlin), series.Options{})
		require.Equal(t, berlin, s.At(0).Time.Location())
	}
}

// Durations of more than 292 years do not fit in a time.Duration.
func TestLongDurations(t *testing.T) {
	checkAll(t, []vector{
		{"1000-01-03 00:00, 1500-05-17 12:00", "2000-09-28 00:00", series.RuleDurations, series.Options{}},
		{"0003-01-03, 1500-05-17", "2997-09-27", series.RuleDays, series.Options{}},
	})
	a := time.Date(2026, 1, 1, 0, 0, 0, 999_999_999, time.UTC)
	b := time.Date(2026, 1, 1, 0, 0, 2, 1, time.UTC)
	for _, o := range []series.Options{{}, up} {
		s := series.Of([]series.Value{series.Time(a, series.ShowsAll), series.Time(b, series.ShowsAll)}, o)
		near, step := b, b.Sub(a)
		if o.Backward {
			near, step = a, -step
		}
		require.Equal(t, near.Add(1001*step), s.At(1000).Time)
	}
}

func TestTimesFarAwayDoNotWrapAround(t *testing.T) {
	for _, cells := range []string{"2026-01-01, 9999-02-03", "2026-01-31, 9999-01-31", "2026-01-01 00:00, 9999-12-31 23:59"} {
		later := series.Of(source(cells, time.UTC), series.Options{})
		sooner := series.Of(source(cells, time.UTC), up)
		require.Greater(t, later.At(math.MaxInt32).Time.Year(), 1_000_000, cells)
		require.Less(t, sooner.At(math.MaxInt32).Time.Year(), -1_000_000, cells)
	}
	far := series.Of([]series.Value{series.Time(time.Unix(1<<60, 0), series.ShowsAll)}, series.Options{})
	require.Equal(t, series.RuleRepeat, far.Rule())
}
