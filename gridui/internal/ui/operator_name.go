// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// OperatorName is the localized name of an operator in a column of a kind.
// It is not inlined, because binaries are to be small.
//
//go:noinline
func OperatorName(o filter.Op, k option.Kind, n *locale.Operators) string {
	if k == option.KindTime {
		switch o {
		case filter.OpLess:
			return n.Before
		case filter.OpGreater:
			return n.After
		}
	}
	names := [filter.OpCustom + 1]string{
		n.Contains, n.NotContains, n.Equals, n.NotEquals, n.StartsWith, n.EndsWith,
		n.Less, n.LessOrEqual, n.Greater, n.GreaterOrEqual, n.Between,
		n.Blank, n.NotBlank, n.True, n.False, n.AnyOf, n.Custom,
	}
	if o > filter.OpCustom {
		return ""
	}
	return names[o]
}
