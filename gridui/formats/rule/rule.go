// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rule defines the look of cells by their values: colour scales, bars, icons, and tints of the largest
// values, of values above the mean, of duplicates, of values that meet a condition, and of whole rows. Rules are plain values, which
// package json encodes and decodes. Package formats applies them to a grid.
//
// The package does not depend on grids.
package rule

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/looknames"
	"github.com/giogrid/giogrid/gridui/tint"
)

// Rule defines the look of cells of some columns by their values. The rules of a list apply in order: a cell gets
// the first tint, the first bar and the first icon of the rules that apply to it. A row gets the tint of the first rule of
// kind Row that applies to it, below the tints of its cells. The zero value applies to no cell.
type Rule struct {
	// Columns lists the ids of the columns that the rule applies to; none for kind Row. Bounds, means and ranks are computed for
	// each column separately.
	Columns []string `json:"columns"`
	Kind    Kind     `json:"kind"`
	// Min, Mid and Max are the start, the middle and the end of a scale or a bar. A scale has a middle if
	// Tints has three colours.
	Min Point `json:"min,omitzero"`
	Mid Point `json:"mid,omitzero"`
	Max Point `json:"max,omitzero"`
	// Tints lists the two or three colours of a scale from the least to the greatest value. Other kinds use
	// only the first colour.
	Tints []tint.Tint `json:"tints,omitempty"`
	// Icons is the set of icons of kind Set. Its first icon marks the least values.
	Icons IconSet `json:"icons,omitempty"`
	// N is the number of largest values for kind Top, or their share of all values in percent if Percent is true. It
	// is at least 1, and at most 1000 or 100 percent.
	N       int  `json:"n,omitempty"`
	Percent bool `json:"percent,omitempty"`
	// Low reverses a rule: it applies to the smallest values for Top, to values below the mean for Mean, and to
	// values that occur once for Duplicates.
	Low bool `json:"low,omitempty"`
	// When is the condition of kind When. It is read like a filter of the column. Duplicate and Unique compare all rows,
	// like the kind Duplicates, and hold for no cell where these may not be read.
	When filter.Condition `json:"when,omitzero"`
	// Where is the condition of kind Row, over the columns of a row.
	Where filter.Expr `json:"where,omitzero"`
	// Stop prevents later rules from changing the cells to which this rule applies.
	Stop bool `json:"stop,omitempty"`
}

// Kind is the effect of a rule.
type Kind uint8

// The kinds. Scale, Bars and Set apply to numbers and times, the others to all values.
const (
	// When tints cells for which a condition holds.
	When Kind = iota
	// Scale tints cells by the position of their value between the least and the greatest value.
	Scale
	// Bars draws a bar in each cell, as long as its value.
	Bars
	// Set draws an icon from a set.
	Set
	// Top tints the largest values, or the smallest.
	Top
	// Mean tints the values above the mean, or below it.
	Mean
	// Duplicates tints values that occur more than once, or once.
	Duplicates
	// Row tints rows for which Where holds.
	Row

	kinds = iota
)

var kindNames = [kinds]string{"when", "scale", "bars", "icons", "top", "mean", "duplicates", "row"}

// IconSet is a set of icons, which differ in their shape.
type IconSet uint8

// The sets of icons.
const (
	// Arrows are arrows that point down, sideways and up.
	Arrows IconSet = iota
	// Shapes are a diamond, a triangle and a circle.
	Shapes
	// Steps are one to four rising bars.
	Steps

	iconSets = iota
)

var iconNames = func() (names [iconSets]string) {
	for i := range names {
		names[i] = looknames.IconSets[i].Name
	}
	return names
}()

// Icons returns the number of icons in the set.
func (s IconSet) Icons() int {
	if int(s) >= len(looknames.IconSets) {
		s = Arrows
	}
	return looknames.IconSets[s].Icons
}

// Point defines a value of a column. The zero value is Auto.
type Point struct {
	By    By      `json:"by,omitempty"`
	Value float64 `json:"value,omitempty"`
}

// By is the way in which a Point defines its value.
type By uint8

// The ways. Auto is the least, the middle or the greatest value for Min, Mid or Max.
const (
	Auto By = iota
	// Number is the value itself.
	Number
	// Percent is a position between the least value, 0, and the greatest value, 100.
	Percent
	// Percentile is a percentile of the values, from 0 to 100.
	Percentile

	bys = iota
)

var byNames = [bys]string{"auto", "number", "percent", "percentile"}

// errInvalid is wrapped by all errors that Check, MarshalText and UnmarshalText return.
var errInvalid = errors.New("rule: not a rule")

// mostTop is the maximum of Rule.N for kind Top.
const mostTop = 1000

// Check returns an error that describes why the rule is invalid, or nil if it is valid.
func (r Rule) Check() error {
	switch {
	case r.Kind == Row:
		return r.checkRow()
	case len(r.Columns) == 0 || slices.Contains(r.Columns, ""):
		return fmt.Errorf("%w: it has no columns, or one without an id", errInvalid)
	case r.Kind >= kinds:
		return fmt.Errorf("%w: there is no kind %d", errInvalid, r.Kind)
	case r.Kind == Scale && len(r.Tints) != 2 && len(r.Tints) != 3:
		return fmt.Errorf("%w: a colour scale has two or three tints, not %d", errInvalid, len(r.Tints))
	case r.Kind == Top && (r.N <= 0 || r.Percent && r.N > 100 || r.N > mostTop):
		return fmt.Errorf("%w: there are no %d largest values", errInvalid, r.N)
	case r.Icons >= iconSets:
		return fmt.Errorf("%w: there is no set of icons %d", errInvalid, r.Icons)
	case !r.When.Op.Known() || r.When.Op == filter.Custom:
		return fmt.Errorf("%w: there is no condition %q", errInvalid, r.When.Op)
	}
	if err := r.checkTints(); err != nil {
		return err
	}
	for _, p := range [...]Point{r.Min, r.Mid, r.Max} {
		if p.By >= bys || math.IsNaN(p.Value) || math.IsInf(p.Value, 0) {
			return fmt.Errorf("%w: a bound is no number", errInvalid)
		}
	}
	return nil
}

// checkTints returns an error for an unknown tint.
func (r Rule) checkTints() error {
	for _, t := range r.Tints {
		if t > tint.Grey {
			return fmt.Errorf("%w: there is no tint %d", errInvalid, t)
		}
	}
	return nil
}

// checkRow returns the error of a rule of kind Row.
func (r Rule) checkRow() error {
	if err := r.Where.Check(); err != nil {
		return fmt.Errorf("%w: %w", errInvalid, err)
	}
	if !r.Where.Active() {
		return fmt.Errorf("%w: it applies to no row", errInvalid)
	}
	without := filter.Contains
	r.Where.Walk(func(part *filter.Expr) {
		if op := part.Is.Op; op == filter.Custom || op.Counts() || op.Looks() {
			without = op
		}
	})
	if without != filter.Contains {
		return fmt.Errorf("%w: there is no condition %q for rows", errInvalid, without)
	}
	return r.checkTints()
}

// Tint returns the first tint, or yellow if there are none.
func (r Rule) Tint() tint.Tint {
	if len(r.Tints) == 0 {
		return tint.Yellow
	}
	return r.Tints[0]
}

// Equal reports whether two rules are equal.
func (r Rule) Equal(o Rule) bool {
	return slices.Equal(r.Columns, o.Columns) && r.Kind == o.Kind && r.Min == o.Min && r.Mid == o.Mid && r.Max == o.Max &&
		slices.Equal(r.Tints, o.Tints) && r.Icons == o.Icons && r.N == o.N && r.Percent == o.Percent && r.Low == o.Low &&
		r.When.Equal(o.When) && r.Where.Equal(o.Where) && r.Stop == o.Stop
}

// Clone returns a deep copy of the rule.
func (r Rule) Clone() Rule {
	r.Columns, r.Tints, r.When.Values = slices.Clone(r.Columns), slices.Clone(r.Tints), slices.Clone(r.When.Values)
	r.Where = r.Where.Clone()
	return r
}
