// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/datenames"
)

// builtin holds the lists that every program has. 신 is in two of them: a single 신 belongs to the first.
var builtin = [...][]string{
	datenames.From(time.Monday, datenames.KoreanShortDays),
	datenames.From(time.Monday, datenames.KoreanDays),
	datenames.KoreanMonths,
	{"갑", "을", "병", "정", "무", "기", "경", "신", "임", "계"},
	{"자", "축", "인", "묘", "진", "사", "오", "미", "신", "유", "술", "해"},
	datenames.From(time.Monday, datenames.ShortDays),
	datenames.From(time.Monday, datenames.Days),
	datenames.ShortMonths,
	datenames.Months,
}
