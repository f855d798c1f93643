// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rule says how cells look by their values: colour scales, bars, icons, and tints of the largest values,
// of those above the mean, of duplicates, or of those that a condition holds for. Rules are plain values that
// go to JSON and back. Package formats shows them in a grid.
//
// The package knows no grid.
package rule

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
)

// Rule is how cells of some columns look by their values. Rules of a list apply in its order: a cell has the
// first tint, the first bar and the first icon that a rule gives it. The zero value applies to no cell.
type Rule struct {
	// Columns are the ids of the columns whose cells the rule is for. Bounds, means and ranks are those of
	// each column by itself.
	Columns []string `json:"columns"`
	Kind    Kind     `json:"kind"`
	// Min, Mid and Max are where a scale or a bar begins, has its middle and ends. A scale has a middle
	// where Tints has three colours.
	Min Point `json:"min,omitzero"`
	Mid Point `json:"mid,omitzero"`
	Max Point `json:"max,omitzero"`
	// Tints are the colours from the least to the greatest value of a scale, two or three; of other kinds the
	// first one counts.
	Tints []Tint `json:"tints,omitempty"`
	// Icons is the set of a rule of icons, from its icon of the least values on.
	Icons IconSet `json:"icons,omitempty"`
	// N is how many values are among the largest, or what share of them in percent if Percent is set.
	N       int  `json:"n,omitempty"`
	Percent bool `json:"percent,omitempty"`
	// Low turns a rule round: the smallest values, those below the mean, values that occur once.
	Low bool `json:"low,omitempty"`
	// When is the condition of a rule of a condition, read as filters of the column are.
	When filter.Condition `json:"when,omitzero"`
	// Stop has no rule after this one apply to a cell that this one applies to.
	Stop bool `json:"stop,omitempty"`
}

// Kind is what a rule does.
type Kind uint8

// The kinds. Scale, Bars and Set apply to numbers and times, the others to all values.
const (
	// When tints cells for which a condition holds.
	When Kind = iota
	// Scale tints cells by where their value is between the least and the greatest.
	Scale
	// Bars draws a bar in each cell, as long as its value.
	Bars
	// Set draws one of a set of icons.
	Set
	// Top tints the largest values, or the smallest.
	Top
	// Mean tints the values above the mean, or below it.
	Mean
	// Duplicates tints values that occur more than once, or once.
	Duplicates

	kinds = iota
)

var kindNames = [kinds]string{"when", "scale", "bars", "icons", "top", "mean", "duplicates"}

// Tint is a colour by its name: each theme has its own shade of it, on which text can be read.
type Tint uint8

// The tints. None is the ground as it is.
const (
	None Tint = iota
	Red
	Orange
	Yellow
	Green
	Teal
	Blue
	Purple
	Grey

	tints = iota
)

var tintNames = [tints]string{"none", "red", "orange", "yellow", "green", "teal", "blue", "purple", "grey"}

// Tints is how many tints there are, None among them.
const Tints = tints

// IconSet is a set of icons, which differ in their shape.
type IconSet uint8

// The sets of icons.
const (
	// Arrows point down, aside and up.
	Arrows IconSet = iota
	// Shapes are a diamond, a triangle and a circle.
	Shapes
	// Steps are one to four rising bars.
	Steps

	iconSets = iota
)

var iconNames = [iconSets]string{"arrows", "shapes", "steps"}

// Icons is how many icons a set has.
func (s IconSet) Icons() int {
	if s == Steps {
		return 4
	}
	return 3
}

// Point is a value of a column.
type Point struct {
	By    By      `json:"by,omitempty"`
	Value float64 `json:"value,omitempty"`
}

// By is how a Point says which value it means.
type By uint8

// The ways. A point of Auto is the least, the middle or the greatest value, by its place in the rule.
const (
	Auto By = iota
	// Number is the value itself.
	Number
	// Percent is a share of the way from the least to the greatest value, from 0 to 100.
	Percent
	// Percentile is a share of the values, from 0 to 100.
	Percentile

	bys = iota
)

var byNames = [bys]string{"auto", "number", "percent", "percentile"}

// ErrInvalid is what the errors of rules wrap.
var ErrInvalid = errors.New("rule: not a rule")

// MostTop is how many values can be among the largest.
const MostTop = 1000

// Check says what is wrong with a rule. nil: it can be used.
func (r Rule) Check() error {
	switch {
	case len(r.Columns) == 0 || slices.Contains(r.Columns, ""):
		return fmt.Errorf("%w: it has no columns, or one without an id", ErrInvalid)
	case r.Kind >= kinds:
		return fmt.Errorf("%w: there is no kind %d", ErrInvalid, r.Kind)
	case r.Kind == Scale && len(r.Tints) != 2 && len(r.Tints) != 3:
		return fmt.Errorf("%w: a colour scale has two or three tints, not %d", ErrInvalid, len(r.Tints))
	case r.Kind == Top && (r.N <= 0 || r.Percent && r.N > 100 || r.N > MostTop):
		return fmt.Errorf("%w: there are no %d largest values", ErrInvalid, r.N)
	case r.Icons >= iconSets:
		return fmt.Errorf("%w: there is no set of icons %d", ErrInvalid, r.Icons)
	case !r.When.Op.Known() || r.When.Op == filter.OpCustom:
		return fmt.Errorf("%w: there is no condition %q", ErrInvalid, r.When.Op)
	}
	for _, t := range r.Tints {
		if t >= tints {
			return fmt.Errorf("%w: there is no tint %d", ErrInvalid, t)
		}
	}
	for _, p := range [...]Point{r.Min, r.Mid, r.Max} {
		if p.By >= bys || math.IsNaN(p.Value) || math.IsInf(p.Value, 0) {
			return fmt.Errorf("%w: a bound is no number", ErrInvalid)
		}
	}
	return nil
}

// Tint is the first tint, Yellow where there is none.
func (r Rule) Tint() Tint {
	if len(r.Tints) == 0 {
		return Yellow
	}
	return r.Tints[0]
}

// Equal reports whether two rules say the same.
func (r Rule) Equal(o Rule) bool {
	return slices.Equal(r.Columns, o.Columns) && r.Kind == o.Kind && r.Min == o.Min && r.Mid == o.Mid && r.Max == o.Max &&
		slices.Equal(r.Tints, o.Tints) && r.Icons == o.Icons && r.N == o.N && r.Percent == o.Percent && r.Low == o.Low &&
		r.When.Equal(o.When) && r.Stop == o.Stop
}

// Clone returns a rule that shares nothing with this one.
func (r Rule) Clone() Rule {
	r.Columns, r.Tints, r.When.Values = slices.Clone(r.Columns), slices.Clone(r.Tints), slices.Clone(r.When.Values)
	return r
}

// CloneAll is a list of rules that shares nothing with this one.
func CloneAll(rules []Rule) []Rule {
	rules = slices.Clone(rules)
	for i := range rules {
		rules[i] = rules[i].Clone()
	}
	return rules
}

// EqualAll reports whether two lists have the same rules in the same order.
func EqualAll(a, b []Rule) bool { return slices.EqualFunc(a, b, Rule.Equal) }
