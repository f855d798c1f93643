// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"bytes"
	"encoding/json"
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// State is the rules of users as views keep them.
type State struct {
	// Operands is how numbers are written in the conditions of Rules.
	Operands option.Operands `json:"operands,omitzero"`
	Rules    []rule.Rule     `json:"rules"`
}

// State returns the rules of users with numbers in plain digits, once the signs of users are known.
func (f *Feature) State() State {
	rules := *f.Settings.Rules
	switch {
	case f.Columns.SignsKnown && f.plain == nil:
		return State{option.OperandsPlain, usable(f.convert(rules, column.Operands.Plain))}
	case f.plain != nil && sameRules(rules, f.plain):
		return State{option.OperandsPlain, usable(rules)}
	}
	return State{Rules: usable(rules)}
}

// usable returns the rules that can be used: JSON cannot hold all others.
func usable(rules []rule.Rule) []rule.Rule {
	return slices.DeleteFunc(slices.Clone(rules), func(r rule.Rule) bool { return r.Check() != nil })
}

// SetState puts the rules of a view in place. A list of rules alone is that of an older program.
func (f *Feature) SetState(state json.RawMessage) error {
	in := State{Operands: option.OperandsUnknown}
	if state != nil {
		var into any = &in
		if bytes.HasPrefix(bytes.TrimSpace(state), []byte("[")) {
			into = &in.Rules
		}
		if err := json.Unmarshal(state, into); err != nil {
			return err
		}
	}
	for i := range in.Rules {
		if err := in.Rules[i].Check(); err != nil {
			return err
		}
	}
	if in.Operands == option.OperandsUnknown {
		in.Rules = f.convert(in.Rules, column.Operands.Guess)
	}
	*f.Settings.Rules, f.plain = in.Rules, slices.Clone(in.Rules)
	f.localize()
	return nil
}

// localize writes the numbers of rules that were read from a view as users write them, once that is known.
func (f *Feature) localize() {
	if f.plain == nil || !f.Columns.SignsKnown {
		return
	}
	if sameRules(*f.Settings.Rules, f.plain) {
		*f.Settings.Rules = f.convert(f.plain, column.Operands.Local)
	}
	f.plain = nil
}

// sameRules reports whether two lists have the same conditions.
func sameRules(a, b []rule.Rule) bool {
	return slices.EqualFunc(a, b, func(a, b rule.Rule) bool { return a.When.Equal(b.When) })
}

// convert returns rules with other operands.
func (f *Feature) convert(rules []rule.Rule, change func(o column.Operands, columnID string, c filter.Condition) filter.Condition) []rule.Rule {
	by := column.Operands{
		Numbers: f.Columns.Numbers,
		Find:    func(id string) *column.Def { return column.Find(f.Dataset.CallerColumns(), id) },
		Unsure: func(id, operand string) {
			f.Report.Problem("format of "+id, "a view has a format of column %q with %q, which can be read in two ways: it is not applied", id, operand)
		},
	}
	rules = slices.Clone(rules)
	for i := range rules {
		r := &rules[i]
		for _, id := range r.Columns {
			if when := change(by, id, r.When); !when.Equal(r.When) {
				r.When = when
				break // a rule has one condition for all of its columns
			}
		}
	}
	return rules
}
