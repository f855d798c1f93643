// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/menus/userlang"

// For returns the texts for a language: Korean, or English for every other language. An empty language is that of the
// system.
func For(language string) Texts {
	if userlang.IsKorean(userlang.Of(language)) {
		return Korean()
	}
	return English()
}
