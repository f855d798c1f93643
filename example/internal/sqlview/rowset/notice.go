// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset

import "strconv"

// Notice is something that people have to know about what is shown. The zero value is nothing.
type Notice struct{ English, Korean string }

// Notice says that not all rows are shown, once that is known.
func (r *Rowset) Notice() Notice {
	if r.Snapshot == nil || !r.Snapshot.Cut() {
		return Notice{}
	}
	n := grouped(r.Snapshot.Rows())
	return Notice{English: "only the first " + n + " rows are shown", Korean: "처음 " + n + "행만 보입니다"}
}

// grouped is a number of rows with commas between groups of three digits.
func grouped(n int64) string {
	digits := strconv.FormatInt(n, 10)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
