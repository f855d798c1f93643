// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rules

import (
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/tint"
)

// Stats holds statistics of all values of a column. Its numbers are the values of numbers and
// times.
type Stats struct {
	// Known reports whether the statistics are available yet.
	Known          bool
	Min, Max, Mean float64
	// Percentile returns the value such that a share of the values, from 0 to 1, is at or below it.
	Percentile func(share float64) float64
	// Nth returns the n-th largest value, or the n-th smallest if low is set, counted from 1; NaN
	// if there are fewer.
	Nth func(n int, low bool) float64
}

// Value is the value of a cell as rules read it.
type Value struct {
	// Number is the value of a number, or of a time in seconds of its clock; Numeric reports
	// whether there is one.
	Number  float64
	Numeric bool
	// Text is the cell's text in lower case, Missing reports whether the cell has no value.
	Text    []byte
	Missing bool
	// On is a truth value, Truth reports whether the value is one.
	On, Truth bool
	// Times is the number of occurrences of the value in the column; 0 means unknown.
	Times int64
}

// Operand is a text that a condition compares with.
type Operand struct {
	// Lo and Hi bound the numbers that the operand represents; they are equal except for times.
	// Numeric reports whether it represents a number.
	Lo, Hi  float64
	Numeric bool
	// Text is the operand in lower case.
	Text string
}

// Look is the result of rules for a cell.
type Look struct {
	// From and To are the tints of the cell, mixed with a Share of To. Tinted reports whether there
	// is a tint.
	Tinted   bool
	From, To tint.Tint
	Share    float64
	// Rule is the number of the rule that tints the cell, counted from 1; 0 for no rule and for
	// scales.
	Rule int
	// Bar is the end of a bar as a part of the cell's width, from 0 to 1, and Zero the part where
	// the bar begins. HasBar reports whether there is a bar.
	HasBar    bool
	Bar, Zero float64
	BarTint   tint.Tint
	// Icon is the index of an icon in its set, 0 for the least values. HasIcon reports whether
	// there is an icon.
	HasIcon  bool
	Icons    rule.IconSet
	Icon     int
	IconTint tint.Tint
}

// Column holds the rules of a column.
type Column struct {
	list []ready
	// NeedsTimes reports whether a rule needs the number of occurrences of values, NeedsText
	// whether one reads texts.
	NeedsTimes, NeedsText bool
}

// ready is a rule with its computed bounds.
type ready struct {
	rule.Rule
	lo, mid, hi float64
	a, b        Operand
	off         bool
	// number is the number of the rule among the rules of the column, counted from 1.
	number int
}

// NewColumn prepares the rules of a list that apply to a column. read parses the operands of
// conditions.
func NewColumn(list []rule.Rule, columnID string, stats Stats, read func(text string) Operand) *Column {
	c := new(Column)
	for i := range list {
		if r := &list[i]; isFor(r, columnID) && r.Check() == nil {
			c.add(*r, stats, read)
		}
	}
	return c
}

// Uses reports whether a rule of a list applies to a column.
func Uses(list []rule.Rule, columnID string) bool {
	for i := range list {
		if isFor(&list[i], columnID) {
			return true
		}
	}
	return false
}

// Counts reports whether a rule needs the numbers of occurrences of values.
func Counts(r *rule.Rule) bool {
	return r.Kind == rule.Duplicates || r.Kind == rule.When && r.When.Op.Counts()
}

func isFor(r *rule.Rule, columnID string) bool {
	for _, id := range r.Columns {
		if id == columnID && r.Kind != rule.Row {
			return true
		}
	}
	return false
}

func (c *Column) add(r rule.Rule, stats Stats, read func(text string) Operand) {
	d := ready{Rule: r, number: len(c.list) + 1}
	switch r.Kind {
	case rule.When:
		d.a, d.b = read(r.When.A), read(r.When.B)
		c.NeedsText, c.NeedsTimes = true, c.NeedsTimes || r.When.Op.Counts()
	case rule.Duplicates:
		c.NeedsTimes = true
	default:
		d.bound(stats)
	}
	c.list = append(c.list, d)
}

// bound computes the bounds of a rule from the values. A rule without known bounds is off.
func (d *ready) bound(s Stats) {
	d.off = !s.Known || math.IsNaN(s.Min)
	if d.off {
		return
	}
	switch d.Kind {
	case rule.Top:
		d.lo = s.rank(d.N, d.Percent, d.Low)
	case rule.Mean:
		d.lo = s.Mean
	default:
		d.lo, d.hi = s.point(d.Min, s.Min), s.point(d.Max, s.Max)
		d.mid = s.point(d.Mid, d.lo+(d.hi-d.lo)/2)
		d.off = math.IsInf(d.lo, 0) || math.IsInf(d.hi, 0)
	}
	d.off = d.off || math.IsNaN(d.lo) || math.IsNaN(d.hi)
}

// point returns the value of a point of a scale, or auto if the point sets none.
func (s *Stats) point(p rule.Point, auto float64) float64 {
	switch p.By {
	case rule.Number:
		return p.Value
	case rule.Percent:
		return s.Min + (s.Max-s.Min)*p.Value/100
	case rule.Percentile:
		return s.Percentile(p.Value / 100)
	}
	return auto
}

// rank returns the threshold of the n largest values, or of the n smallest if low is set; n is a
// percentage if percent is set.
func (s *Stats) rank(n int, percent, low bool) float64 {
	switch {
	case !percent:
		if v := s.Nth(n, low); !math.IsNaN(v) {
			return v
		}
		// There are fewer than n values: all of them are among the n largest.
		if low {
			return s.Max
		}
		return s.Min
	case low:
		return s.Percentile(float64(n) / 100)
	}
	return s.Percentile(1 - (float64(n)-1e-9)/100)
}

// Look returns the result of the rules for a value.
func (c *Column) Look(v *Value) (l Look) {
	for i := range c.list {
		d := &c.list[i]
		if !d.off && d.holds(v) {
			d.show(v, &l)
			if d.Stop {
				return l
			}
		}
	}
	return l
}

// holds reports whether a rule applies to a value.
func (d *ready) holds(v *Value) bool {
	switch d.Kind {
	case rule.When:
		return d.when(v)
	case rule.Duplicates:
		return v.Times > 0 && !v.Missing && (v.Times > 1) != d.Low
	case rule.Top:
		return v.Numeric && (d.Low && v.Number <= d.lo || !d.Low && v.Number >= d.lo)
	case rule.Mean:
		return v.Numeric && (d.Low && v.Number < d.lo || !d.Low && v.Number > d.lo)
	}
	return v.Numeric && v.Number == v.Number
}

// show adds what a rule shows to l, unless an earlier rule has set it.
func (d *ready) show(v *Value, l *Look) {
	switch d.Kind {
	case rule.Bars:
		if !l.HasBar {
			l.HasBar, l.BarTint = true, d.Tint()
			l.Bar, l.Zero = share(v.Number, d.lo, d.hi), share(0, d.lo, d.hi)
		}
	case rule.Set:
		if !l.HasIcon {
			n := d.Icons.Icons()
			l.HasIcon, l.Icons, l.IconTint = true, d.Icons, d.Tint()
			l.Icon = min(int(share(v.Number, d.lo, d.hi)*float64(n)), n-1)
		}
	case rule.Scale:
		if !l.Tinted {
			l.Tinted = true
			l.From, l.To, l.Share = d.scale(v.Number)
		}
	default:
		if !l.Tinted {
			l.Tinted, l.From, l.To, l.Rule = true, d.Tint(), d.Tint(), d.number
		}
	}
}

// scale returns the tints around a number on a scale, and the share of the second.
func (d *ready) scale(v float64) (from, to tint.Tint, part float64) {
	t := d.Tints
	switch {
	case len(t) == 2:
		return t[0], t[1], share(v, d.lo, d.hi)
	case v < d.mid:
		return t[0], t[1], share(v, d.lo, d.mid)
	}
	return t[1], t[2], share(v, d.mid, d.hi)
}

// share returns the position of a number between lo and hi, from 0 to 1. If lo and hi are equal, it
// returns 0 below and 1 from there on.
func share(v, lo, hi float64) float64 {
	switch {
	case v >= hi && v >= lo:
		return 1
	case v <= lo || hi <= lo:
		return 0
	}
	return min(max((v/2-lo/2)/(hi/2-lo/2), 0), 1)
}

// Rule returns a rule of the column by its number, see Look.
func (c *Column) Rule(number int) *rule.Rule { return &c.list[number-1].Rule }

// Same reports whether two columns have the same results for all values. Columns whose results depend on the number of
// occurrences of values are only the same if they are one.
func (c *Column) Same(o *Column) bool {
	if c == o || c == nil || o == nil {
		return c == o
	}
	return !c.NeedsTimes && slices.EqualFunc(c.list, o.list, func(a, b ready) bool {
		same := a.lo == b.lo && a.mid == b.mid && a.hi == b.hi || a.off && b.off
		return same && a.off == b.off && a.a == b.a && a.b == b.b && a.Rule.Equal(b.Rule)
	})
}
