// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rules

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/tint"
)

const (
	// Tints is the number of tints, including tint.None.
	Tints = int(tint.Grey) + 1
	// MostTop is the maximum of Rule.N for kind Top.
	MostTop = 1000
)

// CloneAll returns a deep copy of a list of rules.
func CloneAll(list []rule.Rule) []rule.Rule {
	if list == nil {
		return nil
	}
	out := make([]rule.Rule, len(list))
	for i := range list {
		out[i] = list[i].Clone()
	}
	return out
}

// EqualAll reports whether two lists have the same rules in the same order.
func EqualAll(a, b []rule.Rule) bool { return slices.EqualFunc(a, b, rule.Rule.Equal) }
