// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package value

import (
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/textorder"
)

// Fold returns s with each letter replaced by a letter that is the same for all its cases, rune by rune. Searches and
// CompareNatural compare folded texts. The result is valid UTF-8.
func Fold(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range s {
		b.WriteRune(textorder.FoldRune(r))
	}
	return b.String()
}
