// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// opSigns are the signs of operators in narrow places.
var opSigns = [filter.Ops]string{
	"~", "!~", "=", "≠", "a*", "*a", "<", "≤", ">", "≥", "..", "Ø", "!Ø", "=", "=", "{ }", "f", "∉", "×2", "×1",
}

// Sign is the sign of an operator in narrow places, empty for one that there is not.
func Sign(o filter.Op) string {
	if !o.Known() {
		return ""
	}
	return opSigns[o]
}

// Operator is the localized name of an operator in a column of a kind.
// It is not inlined, because binaries are to be small.
//
//go:noinline
func Operator(o filter.Op, k option.Kind, n *locale.Operators) string {
	if k == option.KindTime {
		switch o {
		case filter.OpLess:
			return n.Before
		case filter.OpGreater:
			return n.After
		}
	}
	names := [filter.Ops]string{
		n.Contains, n.NotContains, n.Equals, n.NotEquals, n.StartsWith, n.EndsWith,
		n.Less, n.LessOrEqual, n.Greater, n.GreaterOrEqual, n.Between,
		n.Blank, n.NotBlank, n.True, n.False, n.AnyOf, n.Custom, n.NoneOf, n.Duplicate, n.Unique,
	}
	if !o.Known() {
		return ""
	}
	return names[o]
}
