// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// allPeriods returns the periods without a number, and periods with some numbers.
func allPeriods() (all []filter.Period) {
	for kind := filter.PeriodThis; kind <= filter.PeriodToDate; kind++ {
		for unit := filter.UnitDay; unit <= filter.UnitYear; unit++ {
			p := filter.Period{Kind: kind, Unit: unit}
			if kind != filter.PeriodLast && kind != filter.PeriodNext {
				all = append(all, p)
				continue
			}
			for _, p.N = range []int{1, 2, 3, 7, 12, 30, 9999} {
				all = append(all, p)
			}
		}
	}
	return all
}

func TestPeriodText(t *testing.T) {
	for _, p := range allPeriods() {
		got, ok := filter.ParsePeriod(p.String())
		require.True(t, ok, p.String())
		require.Equal(t, p, got, p.String())
	}
	for text, want := range map[string]string{
		"Today": "today", " YEAR to  date ": "year to date", "last7days": "last 7 days", "최근 7일": "last 7 days", "지난 3개월": "last 3 months",
		"이번 분기": "this quarter", "지난주": "last week", "향후 2 주": "next 2 weeks", "올해 현재까지": "year to date", "last 1 day": "last 1 day",
	} {
		p, ok := filter.ParsePeriod(text)
		require.True(t, ok, text)
		require.Equal(t, want, p.String(), text)
	}
	for _, text := range []string{"", "2001", "tod", "last days", "last 0 days", "last 10000 days", "last -1 days", "7 days", "next", "지난", "last 99999999999999999999 days", "최근 7주일", string(make([]byte, 1000))} {
		_, ok := filter.ParsePeriod(text)
		require.False(t, ok, text)
	}
	require.Empty(t, filter.Period{Kind: filter.PeriodLast}.String())
	require.Empty(t, filter.Period{Kind: 99}.String())
	require.Zero(t, testing.AllocsPerRun(100, func() { filter.ParsePeriod("last 12 quarters"); filter.ParsePeriod("2001-03-04 05:06") }))
}

// periodHolds reports whether a day is in a period, day by day.
func periodHolds(p filter.Period, day, today time.Time, begins time.Weekday) bool {
	unitOf := func(d time.Time) int { // numbers the units of the calendar
		months := d.Year()*12 + int(d.Month()) - 1
		switch p.Unit {
		case filter.UnitDay:
			return int(d.Unix() / 86400)
		case filter.UnitWeek:
			back := 0
			for d.AddDate(0, 0, -back).Weekday() != begins {
				back++
			}
			return int(d.AddDate(0, 0, -back).Unix()/86400) / 7
		case filter.UnitMonth:
			return months
		case filter.UnitQuarter:
			return months / 3
		}
		return months / 12
	}
	steps := func(n int) time.Time { // today, so many units on; a day that is not there is the last of its month
		switch p.Unit {
		case filter.UnitDay:
			return today.AddDate(0, 0, n)
		case filter.UnitWeek:
			return today.AddDate(0, 0, 7*n)
		}
		months := n * map[filter.PeriodUnit]int{filter.UnitMonth: 1, filter.UnitQuarter: 3, filter.UnitYear: 12}[p.Unit]
		for d := today.Day(); ; d-- {
			at := time.Date(today.Year(), today.Month()+time.Month(months), d, 0, 0, 0, 0, time.UTC)
			if at.Day() == d {
				return at
			}
		}
	}
	switch p.Kind {
	case filter.PeriodLast:
		return day.After(steps(-p.N)) && !day.After(today)
	case filter.PeriodNext:
		return !day.Before(today) && day.Before(steps(p.N))
	case filter.PeriodToDate:
		return unitOf(day) == unitOf(today) && !day.After(today)
	}
	return unitOf(day)-unitOf(today) == map[filter.PeriodKind]int{filter.PeriodPrevious: -1, filter.PeriodFollowing: 1}[p.Kind]
}

func TestPeriodDaysAgainstAWalkOverTheDays(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	periods := allPeriods()
	for range rounds.Of(3000) {
		p := periods[r.IntN(len(periods))]
		if p.N == 9999 {
			p.N = 1 + r.IntN(40)
		}
		today := time.Date(1995+r.IntN(40), time.Month(1+r.IntN(12)), 1+r.IntN(31), 0, 0, 0, 0, time.UTC)
		if r.IntN(4) == 0 { // near the end of February, of leap years too
			today = time.Date(1996+r.IntN(8), time.February, 27+r.IntN(4), 0, 0, 0, 0, time.UTC)
		}
		begins := time.Weekday(r.IntN(7))
		first, last := p.Days(today.Add(time.Duration(r.IntN(86400))*time.Second), begins)
		require.Equal(t, time.UTC, first.Location())
		for _, near := range []time.Time{first, last, today} {
			for i := -3; i <= 3; i++ {
				day := near.AddDate(0, 0, i)
				in := !day.Before(first) && !day.After(last)
				require.Equal(t, periodHolds(p, day, today, begins), in, "%s: %s on %s, weeks from %s", p, day.Format(time.DateOnly), today.Format(time.DateOnly), begins)
			}
		}
	}
}

func ExamplePeriod_Days() {
	p, _ := filter.ParsePeriod("last 1 month")
	first, last := p.Days(time.Date(2028, time.March, 31, 12, 0, 0, 0, time.UTC), time.Monday)
	fmt.Println(first.Format(time.DateOnly), last.Format(time.DateOnly))
	// Output:
	// 2028-03-01 2028-03-31
}
