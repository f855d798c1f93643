// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/locale"
)

// typedSigns are the operators that may stand before what is typed into the filter
// row, the longer ones first.
var typedSigns = []struct {
	sign string
	op   FilterOp
}{
	{"<=", OpLessEqual}, {">=", OpGreaterEqual}, {"!=", OpNotEquals}, {"<>", OpNotEquals},
	{"≤", OpLessEqual}, {"≥", OpGreaterEqual}, {"≠", OpNotEquals},
	{"=", OpEquals}, {"<", OpLess}, {">", OpGreater},
}

// typedFilter is what a text means in the filter row of a column with some operators:
// the one it begins with, or a stretch with two dots in it, or else op.
func typedFilter(text string, op FilterOp, ops []FilterOp) Filter {
	body := strings.TrimLeft(text, " ")
	has := func(op FilterOp) bool { return op != OpCustom && slices.Contains(ops, op) }
	for _, s := range typedSigns {
		if rest, ok := strings.CutPrefix(body, s.sign); ok && has(s.op) {
			return condition(s.op, strings.TrimSpace(rest))
		}
	}
	if a, b, ok := strings.Cut(text, ".."); ok && has(OpBetween) {
		return Between(strings.TrimSpace(a), strings.TrimSpace(b))
	}
	return condition(op, text)
}

// typable says whether a filter can be written in the filter row as one operand
// beside the sign of its operator.
func (f Filter) typable() bool {
	return !f.Second.Active() && (!f.First.Active() || f.First.Op.operands() > 0)
}

// typed is the operand of a filter as it stands in the filter row.
func (f Filter) typed() string {
	if f.First.Op == OpBetween && f.First.B != "" {
		return cutRunes(f.First.A, maxTyped) + ".." + cutRunes(f.First.B, maxTyped)
	}
	return cutRunes(f.First.A, maxTyped)
}

// maxTyped is how much of an operand a field shows and lets edit, in runes: setting
// more takes too long. A longer one given by the program is cut when it is edited.
const maxTyped = 1000

// summary tells a filter that is more than one operand.
func (f Filter) summary(k Kind, loc *locale.Texts) string {
	first := f.First.summary(k, loc)
	if !f.Second.Active() {
		return first
	}
	join := loc.FilterAnd
	if f.Any {
		join = loc.FilterOr
	}
	return first + " " + join + " " + f.Second.summary(k, loc)
}

func (c Condition) summary(k Kind, loc *locale.Texts) string {
	switch {
	case c.Op == OpOneOf:
		var out strings.Builder
		for i, v := range c.Values {
			if i > 0 {
				out.WriteString(", ")
			}
			if v == "" {
				v = loc.FilterNoValue
			}
			if out.WriteString(cutRunes(v, 100)); out.Len() > maxTyped {
				break
			}
		}
		return out.String()
	case c.Op.operands() == 0:
		return c.Op.name(k, &loc.Operators)
	case !c.Op.known():
		return ""
	}
	return opSigns[c.Op] + " " + Filter{First: c}.typed()
}
