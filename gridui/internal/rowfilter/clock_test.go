// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowfilter_test

import (
	"math/rand/v2"
	"testing"
	"time"
	_ "time/tzdata"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/internal/rowfilter"
)

func zone(t *testing.T, name string) *time.Location {
	t.Helper()
	loc, err := time.LoadLocation(name)
	require.NoError(t, err)
	return loc
}

// Some zones change their clocks at midnight, so that a day begins at 1:00, or repeats an hour.
func TestMidnightIsWhenTheDateChanges(t *testing.T) {
	names := []string{"UTC", "Asia/Seoul", "Europe/Berlin", "America/Sao_Paulo", "America/Havana", "Africa/Cairo", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia"}
	r := rand.New(rand.NewPCG(1, 9))
	for range rounds.Of(4000) {
		loc := zone(t, names[r.IntN(len(names))])
		now := time.Unix(r.Int64N(40*366*24*3600), r.Int64N(1e9)).In(loc)
		c := rowfilter.Clock{Now: now}
		at := c.Midnight()
		require.True(t, at.After(now.Truncate(time.Second)), "%s", now)
		require.Less(t, at.Sub(now), 30*time.Hour)
		require.Greater(t, rowfilter.Clock{Now: at}.Day(), c.Day(), "%s: %s", now, at)
		require.LessOrEqual(t, rowfilter.Clock{Now: at.Add(-time.Second)}.Day(), c.Day(), "%s: %s", now, at)
	}
}

func TestPeriodOfAClockIsWholeDaysOfItsZone(t *testing.T) {
	now := time.Date(2024, 2, 28, 23, 30, 0, 0, time.UTC)
	p, _ := filter.ParsePeriod("tomorrow")
	for name, want := range map[string]string{"UTC": "2024-02-29", "Asia/Seoul": "2024-03-01", "America/New_York": "2024-02-29"} {
		at := rowfilter.Clock{Now: now}.In(zone(t, name)).Period(p)
		require.Equal(t, want+" 00:00:00", time.Unix(at.First, 0).UTC().Format(time.DateTime), name)
		require.Equal(t, want+" 23:59:59", time.Unix(at.Last, 0).UTC().Format(time.DateTime), name)
	}
	require.Equal(t, rowfilter.Clock{Now: now}, rowfilter.Clock{Now: now}.In(nil))
}

func TestRelativeOperands(t *testing.T) {
	for _, c := range []filter.Condition{
		{Op: filter.Equals, A: "today"}, {Op: filter.Between, A: "2001", B: "어제"}, {Op: filter.Less, A: "last 7 days"},
	} {
		require.True(t, rowfilter.Relative(&c), "%v", c)
	}
	for _, c := range []filter.Condition{{}, {Op: filter.Equals, A: "2001"}, {Op: filter.Blank, A: "today"}, {Op: filter.OneOf, Values: []string{"today"}}} {
		require.False(t, rowfilter.Relative(&c), "%v", c)
	}
}
