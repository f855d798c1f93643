// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import "github.com/giogrid/giogrid/internal/userlang"

// words holds the texts of the package in one language.
type words struct {
	copy   string
	export func(format string) string
	spoken Spoken
}

var (
	koreanWords = words{
		copy:   "복사",
		export: func(format string) string { return format + " 내보내기" },
		spoken: Spoken{
			Menu: "메뉴", Item: "메뉴 항목",
			Open: "하위 메뉴 펼쳐짐", Closed: "하위 메뉴 접힘", Checked: "선택함", Unchecked: "선택 안 함",
		},
	}
	englishWords = words{
		copy:   "Copy",
		export: func(format string) string { return "Export " + format },
		spoken: Spoken{
			Menu: "menu", Item: "menu item",
			Open: "submenu expanded", Closed: "submenu collapsed", Checked: "checked", Unchecked: "not checked",
		},
	}
)

// wordsFor returns the words in a language: Korean, or English for all others. Empty means the language of the
// system.
func wordsFor(language string) *words {
	if userlang.IsKorean(userlang.Of(language)) {
		return &koreanWords
	}
	return &englishWords
}
