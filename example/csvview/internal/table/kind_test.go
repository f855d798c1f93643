// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestKinds(t *testing.T) {
	tests := []struct {
		name  string
		cells []string
		want  Kind
	}{
		{"integers", []string{"1", "-20", "+3", "0", "", " 5 "}, Integer},
		{"a leading zero", []string{"1", "02"}, Text},
		{"postal codes", []string{"01234", "99999"}, Text},
		{"more than an int64", []string{"1", "1234567890123456789"}, Text},
		{"decimals", []string{"1", "2.5", "-.5", "3.", "1e5", "1.5E-10"}, Decimal},
		{"three places", []string{"1.234", "5.678"}, Decimal},
		{"lone signs", []string{"-", "1"}, Text},
		{"a lone point", []string{".", "1"}, Text},
		{"a decimal comma", []string{"1,5", "12,25", "3"}, Decimal},
		{"a comma of either sense", []string{"1,234", "5,678"}, Text},
		{"commas and points of either sense", []string{"1,234", "1.234"}, Text},
		{"groups by commas", []string{"1,234,567", "1,234", "12"}, Integer},
		{"groups by commas, decimals", []string{"1,234.5", "1,234"}, Decimal},
		{"groups by points", []string{"1.234.567", "1.234"}, Integer},
		{"groups by points, decimals", []string{"1.234,5", "1.234"}, Decimal},
		{"groups that are none", []string{"1,23,456", "1"}, Text},
		{"truth", []string{"true", "FALSE", ""}, Boolean},
		{"consent", []string{"Yes", "no"}, Boolean},
		{"truth and consent", []string{"true", "no"}, Text},
		{"days", []string{"2024-02-29", "2023-1-5"}, Date},
		{"no such day", []string{"2023-02-29"}, Text},
		{"slashes", []string{"2024/02/29"}, Date},
		{"Korean days", []string{"2024. 2. 29.", "2024.02.09", "2024년 2월 1일"}, Date},
		{"month first", []string{"1/2/2006", "1/13/2006"}, Date},
		{"day first", []string{"1/2/2006", "13/1/2006"}, Date},
		{"month or day first", []string{"1/2/2006", "3/4/2006"}, Text},
		{"points are day first", []string{"1.2.2006"}, Date},
		{"month names", []string{"2 Jan 2006", "02-January-2006", "Mar 3, 2006", "may 4 2006"}, Date},
		{"times of day", []string{"15:04", "1:02:03", "23:59:59.25", "3:04 PM"}, Time},
		{"no time of day", []string{"24:00"}, Text},
		{"days with times", []string{"2006-01-02T15:04:05Z", "2006-01-02 15:04", "2006-01-02", "2006-01-02T15:04:05.123+09:00"}, DateTime},
		{"days with more", []string{"2006-01-02 15:04 x"}, Text},
		{"years", []string{"2006", "2007"}, Integer},
		{"figures and words", []string{"1", "x"}, Text},
		{"nothing", []string{"", " "}, Text},
		{"a long cell", []string{"1", strings.Repeat("1", 100)}, Text},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			table := mustRead(t, "name;k\n"+strings.Join(test.cells, ";k\n")+";k\n")
			assert.Equal(t, test.want, table.Columns()[0].Kind)
			want := AlignStart
			if test.want == Integer || test.want == Decimal {
				want = AlignEnd
			}
			assert.Equal(t, want, table.Columns()[0].Align)
		})
	}
}

func TestNumbers(t *testing.T) {
	tests := []struct {
		cell, other string // other settles the form
		want        float64
	}{
		{"12", "1", 12}, {"-12.5", "1", -12.5}, {"1e3", "1", 1000}, {"+7", "1", 7}, {"1e999", "1", math.Inf(1)},
		{"1,234.5", "1", 1234.5}, {"-1.234,5", "1", -1234.5}, {"1.234", "1,5", 1234}, {"1,234", "1.5", 1234},
		{"0." + strings.Repeat("3", 50), "1", 1. / 3},
	}
	for _, test := range tests {
		table := mustRead(t, "name;k\n"+test.cell+";k\n"+test.other+";k\n")
		got, ok := table.Float(0, 0)
		assert.True(t, ok, test.cell)
		assert.InDelta(t, test.want, got, 1e-12, test.cell)
	}
	table := mustRead(t, "name;k\n-1,234,567;k\n\"9,000,000\";k\n;k\n")
	got, ok := table.Int(0, 0)
	assert.True(t, ok)
	assert.Equal(t, int64(-1234567), got)
	got, _ = table.Int(1, 0)
	assert.Equal(t, int64(9000000), got)
	_, ok = table.Int(2, 0)
	assert.False(t, ok)
	_, ok = table.Float(0, 1)
	assert.False(t, ok)
}

func TestTimes(t *testing.T) {
	tests := []struct{ cell, other, want string }{
		{"2006-01-02", "2006-01-02", "2006-01-02T00:00:00Z"},
		{"1/2/2006", "1/13/2006", "2006-01-02T00:00:00Z"},
		{"1/2/2006", "13/1/2006", "2006-02-01T00:00:00Z"},
		{"Jan 2, 2006", "2 jan 2006", "2006-01-02T00:00:00Z"},
		{"2024년 2월 9일", "2024. 2. 9.", "2024-02-09T00:00:00Z"},
		{"2006-01-02T15:04:05+09:00", "2006-01-02", "2006-01-02T06:04:05Z"},
		{"2006-01-02 15:04:05.25 -0130", "2006-01-02", "2006-01-02T16:34:05.25Z"},
		{"2006-01-02 3:04 pm", "2006-01-02", "2006-01-02T15:04:00Z"},
		{"12:30 AM", "1:00", "0000-01-01T00:30:00Z"},
		{"12:30 PM", "1:00", "0000-01-01T12:30:00Z"},
	}
	for _, test := range tests {
		table := mustRead(t, "name;k\n"+test.cell+";k\n"+test.other+";k\n")
		got, ok := table.Time(0, 0)
		assert.True(t, ok, test.cell)
		assert.Equal(t, test.want, got.Format(time.RFC3339Nano), test.cell)
	}
}

func TestBool(t *testing.T) {
	table := mustRead(t, "name;k\nYES;k\nno;k\n;k\n")
	v, ok := table.Bool(0, 0)
	assert.True(t, v && ok)
	v, ok = table.Bool(1, 0)
	assert.True(t, !v && ok)
	_, ok = table.Bool(2, 0)
	assert.False(t, ok)
	assert.Equal(t, "boolean", table.Columns()[0].Kind.String())
	assert.Equal(t, "unknown", Kind(99).String())
}
