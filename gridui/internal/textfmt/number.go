// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textfmt

import "strconv"

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

// Grouped writes n with a comma after every three digits from the right.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func Grouped(n int) string { return string(AppendGrouped(nil, n)) }
