// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textfmt

import (
	"strconv"
	"strings"
)

// AppendGrouped appends n with a comma after every three digits from the right.
func AppendGrouped(dst []byte, n int) []byte {
	var room [20]byte
	digits := strconv.AppendInt(room[:0], int64(n), 10)
	if n < 0 {
		dst, digits = append(dst, '-'), digits[1:]
	}
	for i, d := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, d)
	}
	return dst
}

// About precedes a number that is an estimate.
const About = "≈ "

// Grouped returns n with a comma after every three digits from the right. It is not inlined,
// because it has many callers and binaries are to be small.
//
//go:noinline
func Grouped(n int) string { return string(AppendGrouped(nil, n)) }

// AppendGroupedDigits appends a number in plain digits with a comma after every three digits of its
// whole part, from the right. It appends other texts unchanged.
func AppendGroupedDigits(dst []byte, number string) []byte {
	digits := strings.TrimPrefix(number, "-")
	whole, _, _ := strings.Cut(digits, ".")
	for _, c := range digits {
		if (c < '0' || c > '9') && c != '.' {
			return append(dst, number...)
		}
	}
	dst = append(dst, number[:len(number)-len(digits)]...)
	for i := range len(whole) {
		if i > 0 && (len(whole)-i)%3 == 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, whole[i])
	}
	return append(dst, digits[len(whole):]...)
}
