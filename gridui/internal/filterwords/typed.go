// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
)

// typedSigns holds the operators with which typed text may begin, longer ones first.
var typedSigns = []struct {
	sign string
	op   filter.Op
}{
	{"<=", filter.LessOrEqual}, {">=", filter.GreaterOrEqual}, {"!=", filter.NotEquals}, {"<>", filter.NotEquals},
	{"≤", filter.LessOrEqual}, {"≥", filter.GreaterOrEqual}, {"≠", filter.NotEquals},
	{"=", filter.Equals}, {"<", filter.Less}, {">", filter.Greater},
}

// Typed returns the filter for a text that was typed into the filter row of a column with the
// operators ops: an operator and an operand, or a range such as 5..10, or else the operator op with
// the text as operand.
func Typed(text string, op filter.Op, ops []filter.Op) filter.Filter {
	body := strings.TrimLeft(text, " ")
	has := func(op filter.Op) bool { return op != filter.Custom && slices.Contains(ops, op) }
	for _, s := range typedSigns {
		rest, ok := strings.CutPrefix(body, s.sign)
		if by := forTags(s.op, has(filter.Has)); ok && has(by) {
			return filter.Filter{First: filter.Condition{Op: by, A: strings.TrimSpace(rest)}}
		}
	}
	if a, b, ok := strings.Cut(text, ".."); ok && has(filter.Between) {
		return filter.Between.Of(strings.TrimSpace(a), strings.TrimSpace(b))
	}
	return filter.Filter{First: filter.Condition{Op: op, A: text}}
}

// forTags returns the operator of a typed sign: in columns of tags, equality compares single tags.
func forTags(op filter.Op, tags bool) filter.Op {
	switch {
	case tags && op == filter.Equals:
		return filter.Has
	case tags && op == filter.NotEquals:
		return filter.HasNone
	}
	return op
}

// Typable reports whether the filter row can show a filter as an operator sign and an editable
// operand.
func Typable(f filter.Filter) bool {
	return !f.Second.Active() && (!f.First.Active() || f.First.Op.Operands() > 0)
}
