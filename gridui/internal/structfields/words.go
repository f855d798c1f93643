// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structfields

import (
	"strings"
	"unicode"
)

// words returns a field name as words: "OrderID" is "Order ID", "HTTPServer" is "HTTP Server".
func words(name string) string {
	runes := []rune(strings.Trim(name, "_"))
	var b strings.Builder
	for i, r := range runes {
		switch {
		case r == '_':
			r = ' '
		case i > 0 && begins(runes, i) && runes[i-1] != '_':
			b.WriteByte(' ')
		}
		b.WriteRune(r)
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// begins reports whether a word begins at a letter of a name.
func begins(name []rune, i int) bool {
	if !unicode.IsUpper(name[i]) {
		return false
	}
	before, last := name[i-1], i+1 == len(name)
	switch {
	case !unicode.IsUpper(before):
		return true
	case last:
		return false
	}
	// The last of several capitals begins a word: HTTPServer, but not the plural in IDs.
	after := string(name[i+1:])
	return unicode.IsLower(name[i+1]) && after != "s"
}
