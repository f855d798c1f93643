// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package durations_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/durations"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

func TestDurationsAreReadInAllForms(t *testing.T) {
	const half = 90 * time.Minute
	for text, want := range map[string]time.Duration{
		"1:30": half, "1h30m": half, "90m": half, "PT1H30M": half, "1:30:00": half, " 1h 30m ": half, "1.5h": half, "1,5h": half,
		"90 min": half, "1 hour 30 minutes": half, "pt90m": half, "PT1,5H": half, "1시간 30분": half, "1h30m0s": half, "+1:30": half, "01:30": half,
		"-1:30": -half, "−90m": -half, "-PT1H30M": -half, "0": 0, "0.0": 0, "0s": 0, "0:00": 0, "PT0S": 0,
		"1:30:15.5": half + 15500*time.Millisecond, "100:00": 100 * time.Hour, "1d2h": 26 * time.Hour, "P1DT2H": 26 * time.Hour, "P2W": 14 * 24 * time.Hour,
		"5ms": 5 * time.Millisecond, "3µs": 3 * time.Microsecond, "7ns": 7, "0.1s": 100 * time.Millisecond, ".5s": 500 * time.Millisecond, "5.s": 5 * time.Second,
		"1.000000001s": time.Second + 1, "2562047h47m16.854775807s": math.MaxInt64, "-2562047h47m16.854775808s": math.MinInt64,
	} {
		got, err := durations.Read(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
}

func TestTextsThatAreNoDurations(t *testing.T) {
	for text, bare := range map[string]bool{
		"90": true, "1.5": true, "-90": true, "1,5": true, " 12 ": true,
		"": false, "-": false, "P": false, "PT": false, "P1Y": false, "P1M": false, "PT1M1H": false, "1:5": false, "1:60": false, "1:30:60": false, "1:30:00:00": false,
		":30": false, "1:3.5": false, "1h30": false, "h": false, "1x": false, "one hour": false, "--1h": false, "1h-30m": false, "2562048h": false,
		"99999999999999999999h": false, "2562047h47m16.854775808s": false, "1..5h": false, ".h": false, "1:30h": false,
	} {
		_, err := durations.Read(text)
		var wrong *durations.Error
		require.True(t, errors.As(err, &wrong), text)
		assert.Equal(t, bare, wrong.Bare, text)
		assert.NotEmpty(t, wrong.Error())
	}
}

func TestEveryDurationReadsBack(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range rounds.Of(20_000) {
		d := time.Duration(r.Uint64() >> r.IntN(64))
		if r.IntN(2) == 0 {
			d = d.Truncate([]time.Duration{time.Hour, time.Minute, time.Second, time.Millisecond}[r.IntN(4)])
		}
		for _, text := range []string{d.String(), string(durations.AppendClock(nil, d))} {
			back, err := durations.Read(text)
			require.NoError(t, err, text)
			require.Equal(t, d, back, text)
		}
	}
}

func TestClocks(t *testing.T) {
	for want, d := range map[string]time.Duration{
		"0:00": 0, "1:30": 90 * time.Minute, "-0:05": -5 * time.Minute, "26:00:01": 26*time.Hour + time.Second, "0:00:00.25": 250 * time.Millisecond,
	} {
		assert.Equal(t, want, string(durations.AppendClock(nil, d)))
	}
}

func FuzzRead(f *testing.F) {
	f.Add("1:30")
	f.Add("PT1H")
	f.Fuzz(func(t *testing.T, text string) {
		if d, err := durations.Read(text); err == nil {
			back, err := durations.Read(d.String())
			require.NoError(t, err)
			require.Equal(t, d, back)
		}
	})
}
