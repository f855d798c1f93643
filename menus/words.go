// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import "github.com/giogrid/giogrid/internal/userlang"

// words holds the texts of the package in one language.
type words struct {
	copy   string
	export func(format string) string
	spoken func() Spoken
}

var (
	koreanWords = words{
		copy:   "복사",
		export: func(format string) string { return format + " 내보내기" },
		spoken: KoreanSpoken,
	}
	englishWords = words{
		copy:   "Copy",
		export: func(format string) string { return "Export " + format },
		spoken: EnglishSpoken,
	}
)

// ownWords returns the words in the system's language: Korean, or English for all others.
func ownWords() *words {
	if userlang.IsKorean(userlang.System()) {
		return &koreanWords
	}
	return &englishWords
}
