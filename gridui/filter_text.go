// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// typedSigns are the operators that may stand before what is typed into the filter
// row, the longer ones first.
var typedSigns = []struct {
	sign string
	op   filter.Op
}{
	{"<=", filter.OpLessEqual}, {">=", filter.OpGreaterEqual}, {"!=", filter.OpNotEquals}, {"<>", filter.OpNotEquals},
	{"≤", filter.OpLessEqual}, {"≥", filter.OpGreaterEqual}, {"≠", filter.OpNotEquals},
	{"=", filter.OpEquals}, {"<", filter.OpLess}, {">", filter.OpGreater},
}

// typedFilter is what a text means in the filter row of a column with some operators:
// the one it begins with, or a stretch with two dots in it, or else op.
func typedFilter(text string, op filter.Op, ops []filter.Op) filter.Filter {
	body := strings.TrimLeft(text, " ")
	has := func(op filter.Op) bool { return op != filter.OpCustom && slices.Contains(ops, op) }
	for _, s := range typedSigns {
		if rest, ok := strings.CutPrefix(body, s.sign); ok && has(s.op) {
			return filter.Filter{First: filter.Condition{Op: s.op, A: strings.TrimSpace(rest)}}
		}
	}
	if a, b, ok := strings.Cut(text, ".."); ok && has(filter.OpBetween) {
		return filter.Between(strings.TrimSpace(a), strings.TrimSpace(b))
	}
	return filter.Filter{First: filter.Condition{Op: op, A: text}}
}

// typable says whether a filter can be written in the filter row as one operand
// beside the sign of its operator.
func typable(f filter.Filter) bool {
	return !f.Second.Active() && (!f.First.Active() || f.First.Op.Operands() > 0)
}

// typedOperand is the operand of a filter as it stands in the filter row.
func typedOperand(f filter.Filter) string {
	if f.First.Op == filter.OpBetween && f.First.B != "" {
		return cutRunes(f.First.A, maxTyped) + ".." + cutRunes(f.First.B, maxTyped)
	}
	return cutRunes(f.First.A, maxTyped)
}

// maxTyped is how much of an operand a field shows and lets edit, in runes: setting
// more takes too long. A longer one given by the program is cut when it is edited.
const maxTyped = 1000

// filterSummary tells a filter that is more than one operand.
func filterSummary(f filter.Filter, k option.Kind, loc *locale.Texts) string {
	first := conditionSummary(f.First, k, loc)
	if !f.Second.Active() {
		return first
	}
	join := loc.FilterAnd
	if f.Any {
		join = loc.FilterOr
	}
	return first + " " + join + " " + conditionSummary(f.Second, k, loc)
}

func conditionSummary(c filter.Condition, k option.Kind, loc *locale.Texts) string {
	switch {
	case c.Op == filter.OpOneOf:
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
	case c.Op.Operands() == 0:
		return operatorName(c.Op, k, &loc.Operators)
	case !c.Op.Known():
		return ""
	}
	return opSigns[c.Op] + " " + typedOperand(filter.Filter{First: c})
}

// opSigns are what the filter row shows for an operator.
var opSigns = [filter.OpCustom + 1]string{"~", "!~", "=", "≠", "a*", "*a", "<", "≤", ">", "≥", "..", "Ø", "!Ø", "=", "=", "{ }", "f"}

// operatorName is what users call an operator in a column of a kind.
//
//go:noinline
func operatorName(o filter.Op, k option.Kind, n *locale.Operators) string {
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

// cutRunes is the beginning of a text, of at most so many runes.
func cutRunes(s string, most int) string {
	if len(s) <= most {
		return s
	}
	at := 0
	for n := 0; n < most && at < len(s); n++ {
		_, size := utf8.DecodeRuneInString(s[at:])
		at += size
	}
	return s[:at]
}
