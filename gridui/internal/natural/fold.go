// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package natural compares texts as people do: letter case does not count, and digits that follow each
// other count as one number.
package natural

import (
	"unicode"
	"unicode/utf8"
)

// FoldRune maps the letters that differ only in case to one of them.
func FoldRune(r rune) rune {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return r
	}
	return unicode.ToLower(unicode.ToUpper(r))
}

// AppendFolded appends s without letter case. The result is valid UTF-8.
func AppendFolded(dst []byte, s string) []byte {
	for i := 0; i < len(s); {
		if c := s[i]; c < utf8.RuneSelf {
			dst = append(dst, Lower[c])
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		dst = utf8.AppendRune(dst, FoldRune(r))
		i += size
	}
	return dst
}

// Fold is s without letter case, as searches compare it. The result is valid UTF-8.
func Fold(s string) string { return string(AppendFolded(nil, s)) }

// Lower is FoldRune of each byte below utf8.RuneSelf.
var Lower = func() (t [utf8.RuneSelf]byte) {
	for i := range t {
		t[i] = byte(FoldRune(rune(i)))
	}
	return t
}()
