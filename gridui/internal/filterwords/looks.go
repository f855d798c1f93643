// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/looknames"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Tint returns the words for a colour of conditional formats, a tint.Tint.
func Tint[T ~uint8](tint T, t *locale.Formats) string {
	return [...]string{t.None, t.Red, t.Orange, t.Yellow, t.Green, t.Teal, t.Blue, t.Purple, t.Grey}[tint]
}

// IconSet returns the words for a set of icons, a rule.IconSet.
func IconSet[S ~uint8](s S, t *locale.Formats) string {
	return [...]string{t.Arrows, t.Shapes, t.Steps}[s]
}

// Level returns the words for an icon of a set, counted from 1 for the least values.
func Level[S ~uint8](set S, icon int, t *locale.Formats) string {
	return string(textfmt.AppendPattern(nil, t.Level, textfmt.Slot{Name: "level", N: icon}, textfmt.Slot{Name: "levels", N: looknames.IconSets[set].Icons}))
}

// IconName returns the operand of filter.HasIcon for an icon of a set, counted from 0.
func IconName[S ~uint8](set S, icon int) string {
	return looknames.Icon(uint8(set), icon)
}

// ReadIcon parses an operand of filter.HasIcon. The set is a rule.IconSet.
func ReadIcon(name string) (set uint8, icon int, ok bool) {
	for i, of := range looknames.IconSets {
		for icon = range of.Icons {
			if set = uint8(i); IconName(set, icon) == name {
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
	tint := slices.Index(looknames.Tints[:], name)
	if tint < 0 {
		return name
	}
	return Tint(uint8(tint), t)
}
