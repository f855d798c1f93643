// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Tint returns the name of a colour of conditional formats.
func Tint(tint rule.Tint, t *locale.Formats) string {
	return [...]string{t.None, t.Red, t.Orange, t.Yellow, t.Green, t.Teal, t.Blue, t.Purple, t.Grey}[tint]
}

// IconSet returns the name of a set of icons.
func IconSet(s rule.IconSet, t *locale.Formats) string {
	return [...]string{t.Arrows, t.Shapes, t.Steps}[s]
}

// Level returns the words for an icon of a set, counted from 1 for the least values.
func Level(set rule.IconSet, icon int, t *locale.Formats) string {
	return string(textfmt.AppendPattern(nil, t.Level, textfmt.Slot{Name: "level", N: icon}, textfmt.Slot{Name: "levels", N: set.Icons()}))
}

// IconName returns the operand of filter.HasIcon for an icon of a set, counted from 0.
func IconName(set rule.IconSet, icon int) string { return set.String() + " " + strconv.Itoa(icon+1) }

// ReadIcon parses an operand of filter.HasIcon.
func ReadIcon(name string) (set rule.IconSet, icon int, ok bool) {
	for set = rule.Arrows; set <= rule.Steps; set++ {
		for icon = range set.Icons() {
			if IconName(set, icon) == name {
				return set, icon, true
			}
		}
	}
	return 0, 0, false
}

// Look returns an operand of filter.HasColor or filter.HasIcon in words, and an unknown one as it is.
func Look(op filter.Op, name string, t *locale.Formats) string {
	if name == filter.NoLook {
		return t.None
	}
	if op == filter.HasIcon {
		if set, icon, ok := ReadIcon(name); ok {
			return IconSet(set, t) + ", " + Level(set, icon+1, t)
		}
		return name
	}
	var tint rule.Tint
	if tint.UnmarshalText([]byte(name)) != nil {
		return name
	}
	return Tint(tint, t)
}
