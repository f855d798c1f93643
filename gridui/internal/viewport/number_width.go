// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import "github.com/giogrid/giogrid/gridui/internal/style"

// numberWidth returns the width in pixels of a column for numbers of a number of digits, whichever
// digits these are.
func (w *Widths) numberWidth(st *style.Resolved, digits int) int {
	most := 0
	for d := byte('0'); d <= '9'; d++ {
		w.textBuf = w.textBuf[:0]
		for range digits {
			w.textBuf = append(w.textBuf, d)
		}
		most = max(most, w.painter.Cache.Run(st.Face, w.textBuf).Width)
	}
	return most + 2*st.Padding + st.Line
}
