// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math/rand/v2"
	"testing"
	"time"
	_ "time/tzdata"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

func zoneOf(t *testing.T, name string) *time.Location {
	loc, err := time.LoadLocation(name)
	require.NoError(t, err)
	return loc
}

// times makes a column of times in a layout.
func times(layout string) *Value[time.Time] {
	c := editable[time.Time]()
	c.LayoutBy(layout)
	return c
}

func TestPartsOfLayouts(t *testing.T) {
	for layout, want := range map[string]layoutParts{
		time.DateOnly:        {year: true, month: true, day: true},
		"02.01.06":           {shortYear: true, month: true, day: true},
		"Jan _2":             {month: true, day: true},
		"2006":               {year: true},
		"2006-002":           {year: true, month: true, day: true},
		time.Kitchen:         {hour: true, minute: true},
		"3:04":               {halfHour: true, minute: true},
		"15:04:05.000":       {hour: true, minute: true, second: true, fraction: 1e6},
		"05,999999999":       {second: true, fraction: 1},
		"2006-01-02 -07":     {year: true, month: true, day: true, zone: true},
		"15 MST":             {hour: true, zone: true},
		"":                   {},
		"at some time, Mon.": {},
	} {
		require.Equal(t, want, partsOf(layout), layout)
	}
}

func TestTypedTimesKeepWhatDoesNotShow(t *testing.T) {
	berlin, paulo, seoul := zoneOf(t, "Europe/Berlin"), zoneOf(t, "America/Sao_Paulo"), zoneOf(t, "Asia/Seoul")
	at := func(loc *time.Location, text string) time.Time {
		at, err := time.ParseInLocation("2006-01-02 15:04:05.999999999", text, loc)
		require.NoError(t, err)
		return at
	}
	second := at(berlin, "2024-10-27 01:30:00").Add(2 * time.Hour) // the second 02:30 of that night
	require.Equal(t, "2024-10-27 02:30 CET", second.Format("2006-01-02 15:04 MST"))
	old := at(seoul, "2024-01-31 15:04:05.123456789")
	for _, c := range []struct {
		layout, text string
		old, want    time.Time
	}{
		{time.DateOnly, "2025-06-07", old, at(seoul, "2025-06-07 15:04:05.123456789")},
		{time.DateOnly, "2025-06-07 10:30", old, at(seoul, "2025-06-07 10:30:05.123456789")},
		{time.DateOnly, "2025-06-07T01:02:03Z", old, at(seoul, "2025-06-07 10:02:03")},
		{"02.01.06", "07.06.25", old, at(seoul, "2025-06-07 15:04:05.123456789")},
		{"02.01.06", "08.06.90", at(berlin, "1890-06-07 12:00:00"), at(berlin, "1890-06-08 12:00:00")},
		{"2006", "2025", at(seoul, "2024-02-29 08:00:00"), at(seoul, "2025-02-28 08:00:00")},
		{"2006-01", "2025-02", old, at(seoul, "2025-02-28 15:04:05.123456789")},
		{"Jan 2", "Dec 24", old, at(seoul, "2024-12-24 15:04:05.123456789")},
		{"Jan 2", "Feb 29", old, at(seoul, "2024-02-29 15:04:05.123456789")},
		{"15:04", "09:10", old, at(seoul, "2024-01-31 09:10:05.123456789")},
		{"15:04", "2025-06-07 09:10:11", old, at(seoul, "2025-06-07 09:10:11.123456789")},
		{"3:04", "12:10", old, at(seoul, "2024-01-31 12:10:05.123456789")},
		{"3:04 PM", "12:10 AM", old, at(seoul, "2024-01-31 00:10:05.123456789")},
		{"15:04:05.000", "09:10:11.500", old, at(seoul, "2024-01-31 09:10:11.500456789")},
		{"15:04:05", "09:10:11.25", old, at(seoul, "2024-01-31 09:10:11.25")},
		{"", "2025-06-07 09:10", old, at(seoul, "2025-06-07 09:10:05.123456789")},
		{"", "2025-06-07", old, at(seoul, "2025-06-07 00:00:05.123456789")},
		{"2006-01-02 -0700", "2024-07-01 +0900", old, at(seoul, "2024-07-01 15:04:05.123456789")},
		{"2006-01-02 MST", "2024-07-01 CEST", at(berlin, "2024-01-31 15:04:00"), at(berlin, "2024-07-01 15:04:00")},
		{time.RFC3339, "2024-07-01 10:00", old, at(seoul, "2024-07-01 10:00:00.123456789")},
		{time.DateTime, "2025-06-07 09:10:11", old.In(time.UTC), at(time.UTC, "2025-06-07 09:10:11.123456789")},
		{time.DateTime, "2025-06-07 09:10:11.25", old.In(time.UTC), at(time.UTC, "2025-06-07 09:10:11.25")},
		// Where clocks are put forward and back.
		{time.DateOnly, "2024-03-31", at(berlin, "2024-03-30 02:30:00"), at(berlin, "2024-03-31 03:30:00")},
		{time.DateOnly, "2018-11-04", at(paulo, "2018-11-03 00:15:00"), at(paulo, "2018-11-04 01:15:00")},
		{time.DateOnly, "2024-10-27", second, second},
		{"15:04:05", "02:30:10", second, second.Add(10 * time.Second)},
		// A missing time has nothing to keep.
		{time.DateOnly, "2025-06-07", time.Time{}, at(time.UTC, "2025-06-07 00:00:00")},
		{time.DateOnly, "2025-06-07", time.Time{}.In(seoul), at(seoul, "2025-06-07 00:00:00")},
		{time.DateOnly, "2018-11-04", time.Time{}.In(paulo), at(paulo, "2018-11-04 01:00:00")},
	} {
		col, row := times(c.layout), c.old
		require.NoError(t, col.Def.Set(rowdata.To(&row), TypedText(c.text)), "%q %q", c.layout, c.text)
		require.True(t, c.want.Equal(row), "%q in %q: %v, not %v", c.text, c.layout, row, c.want)
		require.Equal(t, c.want.Location().String(), row.Location().String(), "%q in %q", c.text, c.layout)
	}
	for layout, text := range map[string]string{"Jan 2": "Feb 30", "02": "31", "Jan _2": "Feb 29"} {
		row := at(berlin, "2023-02-03 10:00:00")
		was := row
		require.Error(t, times(layout).Def.Set(rowdata.To(&row), text), text)
		require.Equal(t, was, row)
	}
}

// For random times in random zones: typed text is displayed again, typing the displayed text
// changes nothing, and text parsed in the background gives the same time as typed text.
func TestRandomTypedTimes(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	layouts := []string{time.DateOnly, "", "2006", "Jan 2", "15:04", "3:04PM", time.DateTime, "02.01.2006", time.RFC3339, "Jan 2006"}
	var zones []*time.Location
	for _, name := range []string{"UTC", "Europe/Berlin", "America/Sao_Paulo", "Asia/Seoul", "Australia/Lord_Howe", "America/New_York"} {
		zones = append(zones, zoneOf(t, name))
	}
	random := func() time.Time {
		return time.Unix(1e9+rnd.Int64N(7e8), rnd.Int64N(1e9)).In(zones[rnd.IntN(len(zones))])
	}
	for range 3000 {
		col := times(layouts[rnd.IntN(len(layouts))])
		layout := col.times.layout
		old, typed := random(), random()
		row := old
		require.NoError(t, col.Def.Set(rowdata.To(&row), old.Format(layout)))
		require.Equal(t, old, row, layout)
		if layout == time.RFC3339 {
			continue // another zone means another clock
		}
		text := typed.Format(layout)
		if err := col.Def.Set(rowdata.To(&row), text); err != nil {
			require.Equal(t, "Feb 29", text)
			continue
		}
		require.Equal(t, old.Location(), row.Location())
		if row.Format(layout) != text {
			_, before := row.Add(-time.Hour).Zone()
			_, after := row.Zone()
			require.NotEqual(t, before, after, "%q shows as %s, no time that clocks skip", text, row)
		}
		ahead := col.Def.Reader(rowdata.To(&old)).(*aheadTexts[time.Time])
		ahead.Take(0, text)
		got, known := ahead.value(0, old)
		require.True(t, known)
		require.Equal(t, row, got)
	}
}

// A column declared as KindTime with other values has no parser for times.
func TestKindTimeOfOtherValues(t *testing.T) {
	row := release{1, 2}
	c := editable[release]()
	c.Def.Kind = option.KindTime
	c.ParseBy(nil)
	require.ErrorIs(t, c.Def.Set(rowdata.To(&row), TypedText("2025-06-07")), errNoParser)
	require.Equal(t, release{1, 2}, row)
}
