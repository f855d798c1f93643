// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/menus/userlang"

// For is the locale for a language: Korean or, for every other one, English. An
// empty language is the system's.
func For(language string) Texts {
	if userlang.IsKorean(userlang.Of(language)) {
		return Korean()
	}
	return English()
}
