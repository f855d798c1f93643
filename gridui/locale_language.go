// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/menus/userlang"

// localeOf is the locale for a language: Korean or, for every other one, English. An
// empty language is the system's.
func localeOf(language string) Locale {
	if userlang.IsKorean(userlang.Of(language)) {
		return Korean()
	}
	return English()
}
