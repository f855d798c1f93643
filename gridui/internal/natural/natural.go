// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package natural prepares texts for the comparison that textorder.Compare and value.Fold
// define: letter case does not count, and consecutive digits count as one number.
package natural

import (
	"encoding/binary"
	"math"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/rowsource/textorder"
)

// Lower holds textorder.FoldRune of each byte below utf8.RuneSelf.
var Lower = func() (t [utf8.RuneSelf]byte) {
	for i := range t {
		t[i] = byte(textorder.FoldRune(rune(i)))
	}
	return t
}()

// AppendFolded appends value.Fold of s.
func AppendFolded(dst []byte, s string) []byte {
	for i := 0; i < len(s); {
		if c := s[i]; c < utf8.RuneSelf {
			dst = append(dst, Lower[c])
			i++
			continue
		}
		dst, i = appendRune(dst, s, i)
	}
	return dst
}

// appendRune appends the rune at s[i] without letter case, and returns the index of the next rune.
func appendRune(dst []byte, s string, i int) ([]byte, int) {
	r, size := utf8.DecodeRuneInString(s[i:])
	return utf8.AppendRune(dst, textorder.FoldRune(r)), i + size
}

// Append appends bytes that compare as textorder.Compare compares texts. It stops when dst has
// at least limit bytes.
func Append(dst []byte, s string, limit int) []byte {
	for i := 0; i < len(s) && len(dst) < limit; {
		switch c := s[i]; {
		case '0' <= c && c <= '9':
			from := i
			for i++; i < len(s) && '0' <= s[i] && s[i] <= '9'; i++ {
				if s[from] == '0' {
					from++
				}
			}
			dst = appendNumber(dst, s[from:i])
		case c == 0:
			dst = append(dst, 0, 1) // above the end of a text
			i++
		case c < utf8.RuneSelf:
			dst = append(dst, Lower[c])
			i++
		default:
			dst, i = appendRune(dst, s, i)
		}
	}
	if len(dst) >= limit {
		return dst
	}
	return append(append(dst, 0, 0), s...)
}

// appendNumber appends digits so that longer numbers compare greater, and all numbers compare to
// other characters as a digit does.
func appendNumber(dst []byte, digits string) []byte {
	dst = append(dst, '0')
	if len(digits) < math.MaxUint8 {
		dst = append(dst, byte(len(digits)))
	} else {
		dst = append(dst, math.MaxUint8)
		dst = binary.BigEndian.AppendUint64(dst, uint64(len(digits)))
	}
	return append(dst, digits...)
}
