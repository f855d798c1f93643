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
	textOps  = []filter.Op{filter.OpCustom, filter.OpContains, filter.OpNotContains, filter.OpEquals, filter.OpNotEquals, filter.OpStarts, filter.OpEnds, filter.OpBlank, filter.OpNotBlank, filter.OpDuplicate, filter.OpUnique}
	rangeOps = []filter.Op{filter.OpCustom, filter.OpEquals, filter.OpNotEquals, filter.OpLess, filter.OpLessEqual, filter.OpGreater, filter.OpGreaterEqual, filter.OpBetween, filter.OpContains, filter.OpNotContains, filter.OpBlank, filter.OpNotBlank, filter.OpDuplicate, filter.OpUnique}
	boolOps  = []filter.Op{filter.OpCustom, filter.OpTrue, filter.OpFalse, filter.OpBlank, filter.OpNotBlank}
)
