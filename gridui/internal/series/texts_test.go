// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series_test

import (
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/series"
)

func TestListsGoAround(t *testing.T) {
	checkAll(t, []vector{
		{"일", "월, 화", series.RuleList, series.Options{}},
		{"금, 일", "화, 목", series.RuleList, series.Options{}},
		{"12월", "1월, 2월", series.RuleList, series.Options{}},
		{"일요일", "월요일", series.RuleList, series.Options{}},
		{"계", "갑", series.RuleList, series.Options{}},
		{"신", "임", series.RuleList, series.Options{}},
		{"신, 유", "술, 해, 자", series.RuleList, series.Options{}},
		{"해", "자", series.RuleList, series.Options{}},
		{"Sun", "Mon", series.RuleList, series.Options{}},
		{"Sunday", "Monday", series.RuleList, series.Options{}},
		{"Dec", "Jan", series.RuleList, series.Options{}},
		{"December", "January", series.RuleList, series.Options{}},
		{"May", "Jun", series.RuleList, series.Options{}},
		{"May, June", "July", series.RuleList, series.Options{}},
		{"Fri, Wed", "Mon, Sat", series.RuleList, series.Options{}},
		{"Mon, Mon", "Mon", series.RuleList, series.Options{}},
		{"Mon, Wed, Thu", "Mon, Wed", series.RuleRepeat, series.Options{}},
		{"Mon, Foo", "Mon", series.RuleRepeat, series.Options{}},
	})
}

func TestListsGoAroundUpward(t *testing.T) {
	checkAll(t, []vector{
		{"월", "토, 일", series.RuleList, up},
		{"금, 일", "월, 수", series.RuleList, up},
		{"1월", "11월, 12월", series.RuleList, up},
		{"Jan", "Dec", series.RuleList, up},
	})
}

func TestListsKeepTheCase(t *testing.T) {
	checkAll(t, []vector{
		{"MON", "TUE", series.RuleList, series.Options{}},
		{"mon", "tue", series.RuleList, series.Options{}},
		{"mon, tue", "wed", series.RuleList, series.Options{}},
		{"mOn", "Tue", series.RuleList, series.Options{}},
		{"MON, tue", "Wed", series.RuleList, series.Options{}},
		{"JANUARY", "DECEMBER", series.RuleList, up},
	})
	greek := series.Options{Lists: [][]string{{"άλφα", "βήτα", "γάμμα"}}}
	checkAll(t, []vector{
		{"ΆΛΦΑ", "ΒΉΤΑ", series.RuleList, greek},
		{"Άλφα", "Βήτα", series.RuleList, greek},
		{"άλφα", "βήτα", series.RuleList, greek},
	})
}

func TestListsOfTheProgramComeFirst(t *testing.T) {
	own := series.Options{Lists: [][]string{{}, {"Mon", "Tue", "Wed", "Thu", "Fri"}, {"one"}, {"낮음", "보통", "높음"}}}
	checkAll(t, []vector{
		{"Fri", "Mon", series.RuleList, own},
		{"Fri, Sat", "Sun", series.RuleList, own},
		{"one", "one, one", series.RuleList, own},
		{"높음", "낮음", series.RuleList, own},
	})
}

func TestDigitsCount(t *testing.T) {
	checkAll(t, []vector{
		{"a09", "a10, a11", series.RuleDigits, series.Options{}},
		{"a1", "a2", series.RuleDigits, series.Options{}},
		{"a99", "a100", series.RuleDigits, series.Options{}},
		{"a098, a099", "a100", series.RuleDigits, series.Options{}},
		{"a1, a02", "a03", series.RuleDigits, series.Options{}},
		{"a1, a3", "a5, a7", series.RuleDigits, series.Options{}},
		{"a5, a5", "a5", series.RuleDigits, series.Options{}},
		{"a5, a3", "a1, a0, a0", series.RuleDigits, series.Options{}},
		{"a1, b2", "a1, b2", series.RuleRepeat, series.Options{}},
		{"a1, a2, a4", "a1", series.RuleRepeat, series.Options{}},
		{"a1, a", "a1", series.RuleRepeat, series.Options{}},
		{"1차", "2차, 3차", series.RuleDigits, series.Options{}},
		{"13월", "14월", series.RuleDigits, series.Options{}},
		{"1월, 3월, 4월", "1월", series.RuleRepeat, series.Options{}},
		{"1a1, 2a1", "3a1", series.RuleDigits, series.Options{}},
		{"'007", "008", series.RuleDigits, series.Options{}},
		{"'9", "10", series.RuleDigits, series.Options{}},
		{"v1.9", "v1.10", series.RuleDigits, series.Options{}},
		{"1분기 2025", "1분기 2026", series.RuleDigits, series.Options{}},
	})
}

func TestTextsOfBlankCellsAreEmpty(t *testing.T) {
	s := series.Of(source("a1, _", time.UTC), series.Options{})
	require.Equal(t, "=a2", string(s.AppendText([]byte("="), 0)))
	require.Equal(t, "=", string(s.AppendText([]byte("="), 1)))
}

func TestDigitsCountDownUpward(t *testing.T) {
	checkAll(t, []vector{
		{"a09", "a07, a08", series.RuleDigits, up},
		{"a10", "a8, a9", series.RuleDigits, up},
		{"a1", "a0, a0, a0", series.RuleDigits, up},
		{"a3, a2", "a5, a4", series.RuleDigits, up},
		{"010번", "009번", series.RuleDigits, up},
	})
}

func TestDigitsOfAnyScriptCount(t *testing.T) {
	checkAll(t, []vector{
		{"제９", "제１０", series.RuleDigits, series.Options{}},
		{"٠٩", "١٠", series.RuleDigits, series.Options{}},
		{"x𝟗", "x𝟏𝟎", series.RuleDigits, series.Options{}},
		{"a9９", "a9１０", series.RuleDigits, series.Options{}}, // two scripts: only the last one counts
		{"a1, a２", "a1", series.RuleRepeat, series.Options{}},
	})
	for _, set := range unicode.Nd.R16 {
		require.Zero(t, (set.Hi-set.Lo+1)%10, "digits are in sets of ten")
		require.EqualValues(t, 1, set.Stride)
	}
	for _, set := range unicode.Nd.R32 {
		require.Zero(t, (set.Hi-set.Lo+1)%10)
		require.EqualValues(t, 1, set.Stride)
	}
}

func TestLongDigitsCount(t *testing.T) {
	nines, zeros := strings.Repeat("9", 50), strings.Repeat("0", 50)
	checkAll(t, []vector{
		{"a" + nines, "a1" + zeros, series.RuleDigits, series.Options{}},
		{"a1" + zeros, "a" + nines, series.RuleDigits, up},
		{"a0" + nines + ", a1" + zeros, "a1" + zeros[1:] + "1", series.RuleDigits, series.Options{}},
		{"a9223372036854775807", "a9223372036854775808", series.RuleDigits, series.Options{}},
		{"a9223372036854775808, a9223372036854775807", "a9223372036854775806", series.RuleDigits, series.Options{}},
		{"a0, a9223372036854775807", "a18446744073709551614", series.RuleDigits, series.Options{}},
		{"a0, a1" + zeros, "a2" + zeros + ", a3" + zeros, series.RuleDigits, series.Options{}},
		{"a2" + zeros + ", a1" + zeros, "a0" + ", a0", series.RuleDigits, series.Options{}},
		{"a0, a1" + zeros + ", a2" + zeros, "a3" + zeros, series.RuleDigits, series.Options{}},
		{"a0, a1" + zeros + ", a3" + zeros, "a0", series.RuleRepeat, series.Options{}},
		{"a0, a1" + zeros + ", a2", "a0", series.RuleRepeat, series.Options{}},
	})
}
