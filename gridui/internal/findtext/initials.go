// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/hangul"
)

// apart splits the clusters of a text: a user who types ㄱ and ㅅ means two initials.
func apart(text string) string {
	if !strings.ContainsAny(text, "ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ") {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		if pair, ok := hangul.Pair(r); ok {
			b.WriteString(pair)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
