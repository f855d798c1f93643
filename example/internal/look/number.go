// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look

import "strconv"

// Grouped formats a number with commas between thousands.
func Grouped(n int) string {
	digits := strconv.Itoa(n)
	out := make([]byte, 0, len(digits)+len(digits)/3)
	if n < 0 {
		out, digits = append(out, '-'), digits[1:]
	}
	for i := range len(digits) {
		if i > 0 && (len(digits)-i)%3 == 0 {
			out = append(out, ',')
		}
		out = append(out, digits[i])
	}
	return string(out)
}
