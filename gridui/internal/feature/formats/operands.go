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

// State holds the users' rules as views store them.
type State struct {
	// Operands is the notation of numbers in the conditions of Rules.
	Operands option.Operands `json:"operands,omitzero"`
	Rules    []rule.Rule     `json:"rules"`
}

// Kept holds the state of the feature that views store.
type Kept struct {
	f *Feature
	// plain holds the rules of a view with numbers in plain digits, until the signs of users are known.
	plain []rule.Rule
}

// State returns the users' rules, with numbers in plain digits if the signs of users are known.
func (k *Kept) State() State {
	f := k.f
	rules := *f.Settings.Rules
	switch {
	case f.Columns.SignsKnown && k.plain == nil:
		return State{option.OperandsPlain, usable(k.convert(rules, column.Operands.Plain))}
	case k.plain != nil && sameRules(rules, k.plain):
		return State{option.OperandsPlain, usable(rules)}
	}
	return State{Rules: usable(rules)}
}

// usable returns the valid rules: JSON cannot represent all others.
func usable(rules []rule.Rule) []rule.Rule {
	return slices.DeleteFunc(slices.Clone(rules), func(r rule.Rule) bool { return r.Check() != nil })
}

// SetState sets the rules of a view. A plain list of rules comes from an older program.
func (k *Kept) SetState(state json.RawMessage) error {
	f := k.f
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
		in.Rules = k.convert(in.Rules, column.Operands.Guess)
	}
	*f.Settings.Rules, k.plain = in.Rules, slices.Clone(in.Rules)
	k.localize()
	return nil
}

// localize converts the numbers of rules read from a view to the signs of users, when these are known.
func (k *Kept) localize() {
	f := k.f
	if k.plain == nil || !f.Columns.SignsKnown {
		return
	}
	if sameRules(*f.Settings.Rules, k.plain) {
		*f.Settings.Rules = k.convert(k.plain, column.Operands.Local)
	}
	k.plain = nil
}

// sameRules reports whether two lists have the same conditions.
func sameRules(a, b []rule.Rule) bool {
	return slices.EqualFunc(a, b, func(a, b rule.Rule) bool { return a.When.Equal(b.When) && a.Where.Equal(b.Where) })
}

// convert returns rules with change applied to their conditions.
func (k *Kept) convert(rules []rule.Rule, change func(o column.Operands, columnID string, c filter.Condition) filter.Condition) []rule.Rule {
	f := k.f
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
		if r.Kind == rule.Row {
			r.Where = by.Expr(r.Where, func(id string, c filter.Condition) filter.Condition { return change(by, id, c) })
		}
		for _, id := range r.Columns {
			if when := change(by, id, r.When); !when.Equal(r.When) {
				r.When = when
				break // a rule has one condition for all its columns
			}
		}
	}
	return rules
}
