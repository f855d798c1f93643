// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package value

import "github.com/giogrid/giogrid/internal/textorder"

// Fold maps letters that differ only in case to one letter, rune by rune. Searches and CompareNatural use it to
// compare texts. The result is valid UTF-8.
func Fold(s string) string { return textorder.Fold(s) }
