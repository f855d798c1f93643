// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset

import "strconv"

// Notice is a message for people about the rows shown. The zero value means none.
type Notice struct{ English, Korean string }

// Notice returns a message if some rows are not shown, when that is known.
func (r *Rowset) Notice() Notice {
	if r.Snapshot == nil || !r.Snapshot.Cut() {
		return Notice{}
	}
	n := grouped(r.Snapshot.Rows())
	return Notice{English: "only the first " + n + " rows are shown", Korean: "처음 " + n + "행만 보입니다"}
}

// grouped formats a number of rows with commas between groups of three digits.
func grouped(n int64) string {
	digits := strconv.FormatInt(n, 10)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
