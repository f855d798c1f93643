// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// describe returns a description of a rule for users.
func describe(r *rule.Rule, kind option.Kind, texts *locale.Texts) string {
	t := &texts.Formats
	switch r.Kind {
	case rule.Scale:
		text := t.Scale + ": "
		for i, hue := range r.Tints {
			if i > 0 {
				text += " – "
			}
			text += filterwords.Tint(hue, t)
		}
		return text
	case rule.Bars:
		return t.Bars + ": " + filterwords.Tint(r.Tint(), t)
	case rule.Set:
		return t.Icons + ": " + filterwords.IconSet(r.Icons, t)
	case rule.Top:
		text := whichName(r, t) + " " + strconv.Itoa(r.N)
		if r.Percent {
			text += "%"
		}
		return text
	case rule.Mean, rule.Duplicates:
		return whichName(r, t)
	}
	return describeCondition(&r.When, kind, texts)
}

func describeCondition(c *filter.Condition, kind option.Kind, texts *locale.Texts) string {
	text := filterwords.Operator(c.Op, kind, &texts.Operators)
	switch {
	case c.Op == filter.OneOf:
		for _, v := range c.Values {
			text += " " + v
		}
	case c.Op.Operands() == 2:
		text += " " + c.A + " – " + c.B
	case c.Op.Operands() == 1:
		text += " " + c.A
	}
	return text
}

func kindName(k rule.Kind, t *locale.Formats) string {
	return [...]string{t.When, t.Scale, t.Bars, t.Icons, t.Top, t.Mean, t.Duplicates, t.Row}[k]
}

func byName(b rule.By, t *locale.Formats) string {
	return [...]string{t.Auto, t.Number, t.PercentOf, t.Percentile}[b]
}

// whichName returns the name of the values selected by a rule of ranks, means or duplicates.
func whichName(r *rule.Rule, t *locale.Formats) string {
	high, low := t.Largest, t.Smallest
	switch r.Kind {
	case rule.Mean:
		high, low = t.Above, t.Below
	case rule.Duplicates:
		high, low = t.Repeated, t.Single
	}
	if r.Low {
		return low
	}
	return high
}
