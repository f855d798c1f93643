// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import "github.com/giogrid/giogrid/storage/export/tsv"

// isBlock reports whether a text is a table of several cells. Lines alone are no table for a field of several lines.
func isBlock(text string, lines bool) bool {
	first := true
	for line := range tsv.Each(text) {
		if len(line) > 1 || !first {
			return true
		}
		if first = false; lines {
			return false
		}
	}
	return false
}
