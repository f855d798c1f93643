// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gotorow

import (
	"math"
	"strconv"
	"strings"
)

// target parses a row, and returns its index among n rows. from is the index of the focused row. ok is false if
// the text names no row. A row beyond the last one is the last row.
func target(text string, from, n int) (index int, ok bool) {
	text = strings.TrimSpace(text)
	if n <= 0 || text == "" {
		return 0, false
	}
	if share, ok := strings.CutSuffix(text, "%"); ok {
		v, err := strconv.ParseFloat(strings.TrimSpace(share), 64)
		if err != nil || !(v >= 0) || v > 100 {
			return 0, false
		}
		return int(math.Round(v / 100 * float64(n-1))), true
	}
	sign := text[0]
	digits := strings.ReplaceAll(strings.TrimLeft(text, "+-"), ",", "")
	if len(text)-len(strings.TrimLeft(text, "+-")) > 1 {
		return 0, false
	}
	v, err := strconv.ParseUint(digits, 10, 64)
	switch {
	case err != nil && strings.Trim(digits, "0123456789") != "" || digits == "":
		return 0, false
	case err != nil:
		v = math.MaxUint64
	}
	by := int(min(v, uint64(n)))
	switch {
	case sign == '+':
		return min(from+by, n-1), true
	case sign == '-':
		return max(from-by, 0), true
	case by == 0:
		return 0, false
	}
	return by - 1, true
}
