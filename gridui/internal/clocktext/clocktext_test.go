// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clocktext_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/clocktext"
)

func TestTimesOfDayAreReadInUsualForms(t *testing.T) {
	at := func(h, m, s int) time.Duration {
		return time.Duration(h)*time.Hour + time.Duration(m)*time.Minute + time.Duration(s)*time.Second
	}
	for text, want := range map[string]time.Duration{
		"9": at(9, 0, 0), "09:30": at(9, 30, 0), "9:30": at(9, 30, 0), "9.30": at(9, 30, 0), "930": at(9, 30, 0), "0930": at(9, 30, 0), "9h30": at(9, 30, 0), "9h": at(9, 0, 0),
		"21:30": at(21, 30, 0), "9:30 pm": at(21, 30, 0), "9:30PM": at(21, 30, 0), "9 p.m.": at(21, 0, 0), "9p": at(21, 0, 0), "930am": at(9, 30, 0), "12am": 0, "12:30 am": at(0, 30, 0), "12pm": at(12, 0, 0),
		"오후 3:30": at(15, 30, 0), "오전 9시 30분": at(9, 30, 0), "15시": at(15, 0, 0), "15시 4분 5초": at(15, 4, 5), "9:30:15": at(9, 30, 15), "9.30.15": at(9, 30, 15), "9:30:15.25": at(9, 30, 15) + 250*time.Millisecond,
		"0:00": 0, "00:00": 0, "23:59:59": at(23, 59, 59), " 9:30 ": at(9, 30, 0), "9 uhr": at(9, 0, 0),
	} {
		got, err := clocktext.Read(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
}

func TestTextsThatAreNoTimesOfDay(t *testing.T) {
	for _, text := range []string{"", "pm", "24:00", "25", "9:60", "9:5", "9:30:60", "13pm", "0am", "9:30:15.", "9:30:15:1", "a9b", "-9", "99999", "9::30", "1.2.3.4", "soon", "9:30:15.1234567891"} {
		_, err := clocktext.Read(text)
		require.ErrorIs(t, err, clocktext.Error{}, text)
	}
}

func TestEveryTimeOfDayReadsBack(t *testing.T) {
	for _, step := range []time.Duration{time.Minute, 977 * time.Second, 1_000_003 * time.Microsecond * 61} {
		for at := time.Duration(0); at < clocktext.Day; at += step {
			text := string(clocktext.Append(nil, at))
			back, err := clocktext.Read(text)
			require.NoError(t, err, text)
			require.Equal(t, at, back, text)
		}
	}
	assert.Equal(t, "24h0m0s", string(clocktext.Append(nil, clocktext.Day)))
	assert.Equal(t, "09:05", string(clocktext.Append(nil, 9*time.Hour+5*time.Minute)))
}

func FuzzRead(f *testing.F) {
	f.Add("9:30 pm")
	f.Fuzz(func(t *testing.T, text string) {
		if at, err := clocktext.Read(text); err == nil {
			require.True(t, at >= 0 && at < clocktext.Day, text)
		}
	})
}
