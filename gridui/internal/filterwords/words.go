// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterwords

import (
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// MaxOperand is the greatest number of runes of an operand that words show: shaping more would
	// take too long.
	MaxOperand = 1000
	// maxValue is the greatest number of runes of a value in a list.
	maxValue = 100
)

// Filter describes a filter of a column of a kind, such as "> 5 and < 9".
func Filter(f filter.Filter, k option.Kind, loc *locale.Texts) string {
	first := Condition(f.First, k, loc)
	switch {
	case !f.Second.Active():
		return first
	case !f.First.Active():
		return Condition(f.Second, k, loc)
	}
	return first + " " + join(f.Any, loc) + " " + Condition(f.Second, k, loc)
}

func join(or bool, loc *locale.Texts) string {
	if or {
		return loc.FilterOr
	}
	return loc.FilterAnd
}

// Named describes a filter of a column with the name of the column, such as "Price > 5 and < 9".
func Named(header string, f filter.Filter, k option.Kind, loc *locale.Texts) string {
	first, second := termOf(f.First, k, loc), termOf(f.Second, k, loc)
	switch {
	case !f.Second.Active():
		return header + " " + first
	case !f.First.Active():
		return header + " " + second
	}
	return header + " " + first + " " + strings.ToLower(join(f.Any, loc)) + " " + second
}

// termOf describes a condition behind the name of its column: a list begins with a sign, and a
// range has its sign between its ends.
func termOf(c filter.Condition, k option.Kind, loc *locale.Texts) string {
	switch {
	case c.Op == filter.OneOf:
		return "= " + Values(c.Values, loc)
	case c.Op == filter.Between && c.B != "":
		return Operands(c, k, loc)
	}
	return Condition(c, k, loc)
}

// Condition describes a condition on a column of a kind, such as "> 5".
func Condition(c filter.Condition, k option.Kind, loc *locale.Texts) string {
	switch {
	case c.Op == filter.OneOf:
		return Values(c.Values, loc)
	case c.Op == filter.NotOneOf:
		return Sign(c.Op) + " " + Values(c.Values, loc)
	case c.Op.Operands() == 0:
		return Operator(c.Op, k, &loc.Operators)
	case !c.Op.Known():
		return ""
	case c.Op.Looks():
		return Operator(c.Op, k, &loc.Operators) + " " + Look(c.Op, c.A, &loc.Formats)
	}
	return Sign(c.Op) + " " + Operands(c, k, loc)
}

// Operands returns the operands of a condition as fields show them: relative dates in words.
func Operands(c filter.Condition, k option.Kind, loc *locale.Texts) string {
	if c.Op == filter.Between && c.B != "" {
		return Operand(c.A, k, loc) + ".." + Operand(c.B, k, loc)
	}
	return Operand(c.A, k, loc)
}

// Operand returns an operand as fields show it: in a column of times, a relative date in words.
func Operand(text string, k option.Kind, loc *locale.Texts) string {
	if k == option.KindTime {
		if p, ok := filter.ParsePeriod(text); ok {
			return Period(p, &loc.Filters.Periods)
		}
	}
	return Cut(text, MaxOperand)
}

// Values lists values, up to the number that a field shows.
func Values(values []string, loc *locale.Texts) string {
	var out strings.Builder
	for i, v := range values {
		if i > 0 {
			out.WriteString(", ")
		}
		if v == "" {
			v = loc.FilterNoValue
		}
		if out.WriteString(Cut(v, maxValue)); out.Len() > MaxOperand {
			break
		}
	}
	return out.String()
}

// Cut returns at most the first most runes of a text.
func Cut(s string, most int) string {
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
