// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove

import "github.com/giogrid/giogrid/gridui/internal/ranges"

// axis is the rows or the columns of a range that is dragged. It follows the pointer from place to
// place, so that its cost follows how far the pointer moves at a time.
type axis struct {
	// target is where the rows or columns go, moved how many places that is from where they are.
	target ranges.Span
	moved  int
	// at is the place that is nearest to the pointer, by how many places that is from where the
	// range was grabbed. It is more than moved where the sheet ends.
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
