// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove

import "github.com/giogrid/giogrid/gridui/internal/ranges"

// An axis holds the rows or the columns of a dragged range. It follows the pointer from place to place, so that
// its cost grows only with how far the pointer moves at a time.
type axis struct {
	// target is where the rows or columns go, moved their distance from where they are, in places.
	target ranges.Span
	moved  int
	// at is the place that is nearest to the pointer, by its distance from where the range was grabbed, in
	// places. by exceeds moved at the end of the sheet.
	at, by int
}

// follow moves the target with the pointer to another place.
func (a *axis) follow(to int, bounds ranges.Span, skip func(i int) bool) {
	at, ok := bounds.Nearest(to, skip)
	if !ok {
		return
	}
	a.by += ranges.Distance(a.at, at, skip)
	a.at = at
	target, moved := a.target.Shift(a.by-a.moved, bounds, skip)
	a.target, a.moved = target, a.moved+moved
}
