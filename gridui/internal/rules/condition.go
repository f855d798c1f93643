// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rules

import (
	"bytes"
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/taglist"
)

// when reports whether the condition of a rule holds. Conditions work as in filters: numbers and
// times are compared by size, and an operand that cannot be parsed holds for no cell. Duplicate and Unique hold for no
// cell while the numbers of occurrences are not known.
func (d *ready) when(v *Value) bool {
	switch op := d.When.Op; op {
	case filter.Blank:
		return v.Missing
	case filter.NotBlank:
		return !v.Missing
	case filter.True, filter.False:
		return v.Truth && !v.Missing && v.On == (op == filter.True)
	case filter.OneOf:
		return slices.ContainsFunc(d.When.Values, func(text string) bool { return bytes.EqualFold(v.Text, []byte(text)) })
	case filter.NotOneOf:
		return !slices.ContainsFunc(d.When.Values, func(text string) bool { return bytes.EqualFold(v.Text, []byte(text)) })
	case filter.Duplicate, filter.Unique:
		return v.Times > 0 && !v.Missing && (v.Times > 1) == (op == filter.Duplicate)
	case filter.Has, filter.HasAll, filter.HasNone:
		return d.has(op, v.Text)
	case filter.Contains, filter.NotContains, filter.StartsWith, filter.EndsWith:
		return d.a.Text != "" && d.text(op, v.Text)
	}
	if v.Numeric || d.When.Op >= filter.Less && d.When.Op <= filter.Between {
		return v.Numeric && !v.Missing && d.compare(v.Number)
	}
	return d.a.Text != "" && (string(v.Text) == d.a.Text) == (d.When.Op == filter.Equals)
}

// has reports whether a text, a list of tags, has tags of the operand.
func (d *ready) has(op filter.Op, text []byte) bool {
	wanted, err := taglist.Read(d.a.Text)
	if err != nil || len(wanted) == 0 {
		return false
	}
	tags, err := taglist.Read(string(text))
	has := func(tag string) bool {
		return err == nil && slices.ContainsFunc(tags, func(t string) bool { return strings.EqualFold(t, tag) })
	}
	if op == filter.HasAll {
		return !slices.ContainsFunc(wanted, func(tag string) bool { return !has(tag) })
	}
	return slices.ContainsFunc(wanted, has) == (op == filter.Has)
}

// text compares a text with the operand, which is not empty.
func (d *ready) text(op filter.Op, text []byte) bool {
	of := d.a.Text
	switch op {
	case filter.Contains:
		return contains(text, of)
	case filter.NotContains:
		return !contains(text, of)
	case filter.StartsWith:
		return len(text) >= len(of) && string(text[:len(of)]) == of
	}
	return len(text) >= len(of) && string(text[len(text)-len(of):]) == of
}

// contains reports whether text contains of, without converting either.
func contains(text []byte, of string) bool {
	for i := 0; i+len(of) <= len(text); i++ {
		if string(text[i:i+len(of)]) == of {
			return true
		}
	}
	return false
}

// compare reports whether the condition holds for a number.
func (d *ready) compare(v float64) bool {
	a, b := d.a, d.b
	if d.When.Op == filter.Between {
		return between(v, a, b)
	}
	if !a.Numeric {
		return false
	}
	switch d.When.Op {
	case filter.Equals:
		return v >= a.Lo && v <= a.Hi
	case filter.NotEquals:
		return v < a.Lo || v > a.Hi
	case filter.Less:
		return v < a.Lo
	case filter.LessOrEqual:
		return v <= a.Hi
	case filter.Greater:
		return v > a.Hi
	}
	return v >= a.Lo
}

// between reports whether a number lies between two, in either order. An empty end is open, unless
// both are empty.
func between(v float64, a, b Operand) bool {
	switch {
	case !a.Numeric && a.Text != "" || !b.Numeric && b.Text != "" || !a.Numeric && !b.Numeric:
		return false
	case !a.Numeric:
		return v <= b.Hi
	case !b.Numeric:
		return v >= a.Lo
	}
	return v >= min(a.Lo, b.Lo) && v <= max(a.Hi, b.Hi)
}
