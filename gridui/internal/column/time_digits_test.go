// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestDigitsAreReadAsTheLibraryReadsThem(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	berlin, err := time.LoadLocation("Europe/Berlin")
	require.NoError(t, err)
	layouts := []string{time.DateTime, defaultTimeLayout, time.DateOnly, "2006-01", time.RFC3339, "02.01.2006", "15:04", ""}
	zones := []*time.Location{time.UTC, berlin, time.FixedZone("", -3600)}
	read := 0
	for range 200_000 {
		layout, loc := layouts[rnd.IntN(len(layouts))], zones[rnd.IntN(len(zones))]
		text := []byte(time.Unix(rnd.Int64N(4e9), 0).In(loc).Format(layout))
		for range rnd.IntN(3) {
			if len(text) > 0 {
				text[rnd.IntN(len(text))] = "0123456789-: T"[rnd.IntN(14)]
			}
		}
		want, err := time.ParseInLocation(layout, string(text), loc)
		got, ok := parseDigits(layout, string(text), loc)
		if ok {
			read++
			require.NoError(t, err, "%q as %q", text, layout)
			require.Equal(t, want, got, "%q as %q", text, layout)
		}
	}
	require.Greater(t, read, 30_000)

	for _, text := range []string{"2023-02-29", "2024-02-29", "2023-13-01", "2023-00-10", "2023-04-31", "0000-01-01", "2023-01-00"} {
		want, err := time.Parse(time.DateOnly, text)
		got, ok := parseDigits(time.DateOnly, text, time.UTC)
		require.Equal(t, err == nil, ok, text)
		require.Equal(t, want, got, text)
	}
}
