// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// filterSummary describes a filter that cannot be edited as one operand.
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
		return valuesSummary(c.Values, loc)
	case c.Op.Operands() == 0:
		return ui.OperatorName(c.Op, k, &loc.Operators)
	case !c.Op.Known():
		return ""
	}
	return opSigns[c.Op] + " " + typedOperand(filter.Filter{First: c})
}

// valuesSummary lists values, as many as a field shows.
func valuesSummary(values []string, loc *locale.Texts) string {
	var out strings.Builder
	for i, v := range values {
		if i > 0 {
			out.WriteString(", ")
		}
		if v == "" {
			v = loc.FilterNoValue
		}
		if out.WriteString(cutRunes(v, 100)); out.Len() > ui.MaxTyped {
			break
		}
	}
	return out.String()
}

// opSigns are the signs of operators in the filter row.
var opSigns = [filter.OpCustom + 1]string{"~", "!~", "=", "≠", "a*", "*a", "<", "≤", ">", "≥", "..", "Ø", "!Ø", "=", "=", "{ }", "f"}
