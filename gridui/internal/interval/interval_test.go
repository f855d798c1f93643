// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package interval_test

import (
	"math"
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/interval"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

func TestTimesAgainstTheCalendar(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for range rounds.Of(5000) {
		wall := rnd.Int64N(1<<36) - 1<<35 // about a thousand years around 1970
		at := time.Unix(wall, 0).UTC()
		year, week := at.ISOWeek()
		require.Equal(t, at.Format("2006"), interval.TimeID(interval.Year, interval.OfTime(interval.Year, wall)))
		require.Equal(t, at.Format("2006-01"), interval.TimeID(interval.Month, interval.OfTime(interval.Month, wall)))
		require.Equal(t, at.Format("2006-01-02"), interval.TimeID(interval.Day, interval.OfTime(interval.Day, wall)))
		require.Equal(t, interval.Parts{Year: year, Sub: week}, interval.PartsOf(interval.Week, interval.OfTime(interval.Week, wall)))
		require.Equal(t, interval.Parts{Year: at.Year(), Sub: int(at.Month()+2) / 3}, interval.PartsOf(interval.Quarter, interval.OfTime(interval.Quarter, wall)))
		later := wall + rnd.Int64N(1<<24)
		for u := interval.Year; u <= interval.Day; u++ {
			require.LessOrEqual(t, interval.OfTime(u, wall), interval.OfTime(u, later))
		}
	}
	require.Equal(t, "2024-Q3", interval.TimeID(interval.Quarter, interval.OfTime(interval.Quarter, 1720000000)))
	require.Equal(t, "2024-W27", interval.TimeID(interval.Week, interval.OfTime(interval.Week, 1720000000)))
}

func TestSteps(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	for range rounds.Of(5000) {
		width := []float64{0.1, 0.25, 1, 3, 10, 1000}[rnd.IntN(6)]
		n := float64(rnd.IntN(20001) - 10000)
		from, to := interval.Bounds(n, width)
		lo, err := strconv.ParseFloat(from, 64)
		require.NoError(t, err)
		hi, err := strconv.ParseFloat(to, 64)
		require.NoError(t, err)
		require.Equal(t, n, interval.OfNumber(lo, width), "%v of %v", lo, width)
		require.Equal(t, n, interval.OfNumber((lo+hi)/2, width))
		require.Equal(t, n+1, interval.OfNumber(hi, width))
	}
	from, to := interval.Bounds(3, 0.1)
	require.Equal(t, [2]string{"0.3", "0.4"}, [2]string{from, to})
	require.True(t, math.IsNaN(interval.OfNumber(math.NaN(), 10)))
	for _, bad := range []float64{0, -1, math.NaN(), math.Inf(1)} {
		require.EqualValues(t, interval.DefaultStep, interval.Step(bad))
	}
}

func TestLetters(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "  ": "", "ulm": "U", " Ulm": "U", "éa": "É", "7up": "0-9", "-x": "#", "٣": "0-9", "\xff": "#",
		"가나": "ㄱ", "까치": "ㄱ", "힣": "ㅎ", "아": "ㅇ", "쌀": "ㅅ", "\u1102\u1161": "ㄴ", "ㄳ": "ㄱ", "ㅎ": "ㅎ", "ㅏ": "ㅏ", "漢": "漢",
	} {
		require.Equal(t, want, interval.Letter(text), "%q", text)
	}
	require.Zero(t, testing.AllocsPerRun(100, func() { interval.Letter("가나"); interval.Letter("ulm") }))
}
