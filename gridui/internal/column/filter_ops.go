// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

// FilterOps returns the operators that filters of the column can have. The first one is the
// default: it applies to text that is typed without an operator.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (d *Def) FilterOps() []filter.Op {
	ops := textOps
	if d.Tags != nil {
		ops = tagOps
	}
	switch d.FilterKind() {
	case option.KindNumber, option.KindTime:
		ops = rangeOps
	case option.KindBool:
		ops = boolOps
	}
	if d.Test != nil {
		return ops
	}
	return ops[1:]
}

// Each list begins with OpCustom, which only columns with a filter function have. Operators that count rows
// come last.
var (
	textOps  = []filter.Op{filter.Custom, filter.Contains, filter.NotContains, filter.Equals, filter.NotEquals, filter.StartsWith, filter.EndsWith, filter.Blank, filter.NotBlank, filter.Duplicate, filter.Unique}
	rangeOps = []filter.Op{filter.Custom, filter.Equals, filter.NotEquals, filter.Less, filter.LessOrEqual, filter.Greater, filter.GreaterOrEqual, filter.Between, filter.Contains, filter.NotContains, filter.Blank, filter.NotBlank, filter.Duplicate, filter.Unique}
	tagOps   = []filter.Op{filter.Custom, filter.Contains, filter.NotContains, filter.Has, filter.HasAll, filter.HasNone, filter.Blank, filter.NotBlank, filter.Duplicate, filter.Unique}
	boolOps  = []filter.Op{filter.Custom, filter.True, filter.False, filter.Blank, filter.NotBlank}
)
