// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calendar

import "gioui.org/io/key"

// Key moves through the days of the open calendar. It returns false for keys that do not move, and
// while the calendar is closed. rtl reports whether the reading direction is right to left.
func (c *Calendar) Key(name key.Name, rtl bool) (Pick, bool) {
	if !c.open {
		return Pick{}, false
	}
	right := 1
	if rtl {
		right = -1
	}
	from := c.from()
	switch name {
	case key.NameLeftArrow:
		from = from.AddDate(0, 0, -right)
	case key.NameRightArrow:
		from = from.AddDate(0, 0, right)
	case key.NameUpArrow:
		from = from.AddDate(0, 0, -7)
	case key.NameDownArrow:
		from = from.AddDate(0, 0, 7)
	case key.NamePageUp:
		from = addMonths(from, -1)
	case key.NamePageDown:
		from = addMonths(from, 1)
	case key.NameHome:
		from = c.today()
	default:
		return Pick{}, false
	}
	return c.set(from), true
}
