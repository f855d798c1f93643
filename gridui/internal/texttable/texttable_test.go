// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package texttable_test

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/texttable"
)

func TestLettersNameColumnsAsSpreadsheetsDo(t *testing.T) {
	for index, name := range map[int]string{0: "A", 25: "Z", 26: "AA", 51: "AZ", 52: "BA", 701: "ZZ", 702: "AAA", 16383: "XFD"} {
		require.Equal(t, name, texttable.Letters(index))
	}
}

func TestNamesAreGivenOnce(t *testing.T) {
	var n texttable.Names
	var got []string
	for i, name := range []string{"Price", "Price", "", "Price (2)", "Price", "Column 3", ""} {
		got = append(got, n.Take(name, i))
	}
	require.Equal(t, []string{"Price", "Price (2)", "Column 3", "Price (2) (2)", "Price (3)", "Column 3 (2)", "Column 7"}, got)
}

func TestNumbersAreRecognized(t *testing.T) {
	for _, c := range []struct {
		texts   []string
		numbers bool
	}{
		{[]string{"1", "-2.5", " 3 ", "", "1e3", "9007199254740993"}, true},
		{[]string{"1,234.50", "12"}, true},
		{[]string{"0", "0.5", "-0.25"}, true},
		{[]string{"007", "12"}, false},
		{[]string{"1", "x"}, false},
		{[]string{"1.234,5"}, false},
		{[]string{"", " "}, false},
		{nil, false},
		{[]string{"2024-01-02"}, false},
		{[]string{"NaN"}, false},
	} {
		require.Equal(t, c.numbers, texttable.AreNumbers(slices.Values(c.texts)), "%q", c.texts)
	}
	read := 0
	require.True(t, texttable.AreNumbers(func(yield func(string) bool) {
		for yield(strconv.Itoa(read)) {
			read++
		}
	}), "an endless column")
	require.Equal(t, 999, read)
}

func TestNumbersAreComparedByValueAndBeforeTexts(t *testing.T) {
	texts := []string{"x10", "9007199254740993", "1,000", "-3", "x9", "9007199254740992", "2.50", "10"}
	slices.SortFunc(texts, texttable.Compare)
	require.Equal(t, []string{"-3", "2.50", "10", "1,000", "9007199254740992", "9007199254740993", "x9", "x10"}, texts)
}
