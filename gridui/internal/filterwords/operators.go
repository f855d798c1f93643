// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// opSigns holds the signs of operators for narrow places.
var opSigns = [...]string{
	"~", "!~", "=", "≠", "a*", "*a", "<", "≤", ">", "≥", "..", "Ø", "!Ø", "=", "=", "{ }", "f", "∉", "×2", "×1", "{a}", "{a,b}", "!{a}", "■", "▲",
}

// Sign returns the sign of an operator for narrow places, empty for an unknown operator.
func Sign(o filter.Op) string {
	if !o.Known() {
		return ""
	}
	return opSigns[o]
}

// Operator returns the localized name of an operator in a column of a kind. It is not inlined,
// because binaries are to be small.
//
//go:noinline
func Operator(o filter.Op, k option.Kind, n *locale.Operators) string {
	if k == option.KindTime {
		switch o {
		case filter.Less:
			return n.Before
		case filter.Greater:
			return n.After
		}
	}
	names := [...]string{
		n.Contains, n.NotContains, n.Equals, n.NotEquals, n.StartsWith, n.EndsWith,
		n.Less, n.LessOrEqual, n.Greater, n.GreaterOrEqual, n.Between,
		n.Blank, n.NotBlank, n.True, n.False, n.AnyOf, n.Custom, n.NoneOf, n.Duplicate, n.Unique,
		n.Has, n.HasAll, n.HasNone, n.Color, n.Icon,
	}
	if !o.Known() {
		return ""
	}
	return names[o]
}
