// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rules

import (
	"math"

	"github.com/giogrid/giogrid/gridui/formats/rule"
)

// Stats is what rules need to know of all values of a column. Numbers are those of numbers and times.
type Stats struct {
	// Known says that there is anything to know yet.
	Known          bool
	Min, Max, Mean float64
	// Percentile is the value that a share of the values is at or below, from 0 to 1.
	Percentile func(share float64) float64
	// Nth is the n-th largest value, or the n-th smallest if low is set, from 1 on; NaN: there is none.
	Nth func(n int, low bool) float64
}

// Value is what rules read of a cell.
type Value struct {
	// Number is that of a number or a time, seconds of its clock; Numeric says that there is one.
	Number  float64
	Numeric bool
	// Text is what the cell shows without letter case, Missing says that there is no value.
	Text    []byte
	Missing bool
	// On is a truth value, Truth says that the value is one.
	On, Truth bool
	// Times is how often the value occurs in the column, 0: that is not known.
	Times int64
}

// Operand is a text that a condition compares with.
type Operand struct {
	// Lo and Hi are the bounds of the numbers that it stands for, which are one but for times. Numeric
	// says that it is any.
	Lo, Hi  float64
	Numeric bool
	// Text is the operand without letter case.
	Text string
}

// Look is what rules say of a cell.
type Look struct {
	// Ground is the tint of the cell: From and To with a share of To. Tinted says that there is one.
	Tinted   bool
	From, To rule.Tint
	Share    float64
	// Rule is which rule tints the cell, from 1 on; 0 for none and for scales.
	Rule int
	// Bar is the part of the cell's width that a bar takes, from 0 to 1, and Zero where it grows from.
	// HasBar says that there is one.
	HasBar    bool
	Bar, Zero float64
	BarTint   rule.Tint
	// Icon is the icon of a set, from 0 for the least values on. HasIcon says that there is one.
	HasIcon  bool
	Icons    rule.IconSet
	Icon     int
	IconTint rule.Tint
}

// Column is the rules of a column.
type Column struct {
	list []ready
	// NeedsTimes says that a rule asks how often values occur, NeedsText that one reads texts.
	NeedsTimes, NeedsText bool
}

// ready is a rule with its bounds.
type ready struct {
	rule.Rule
	lo, mid, hi float64
	a, b        Operand
	off         bool
	// number is which of the rules of the column this is, from 1 on.
	number int
}

// NewColumn makes the rules of a list ready that are for a column. read reads the operands of conditions.
func NewColumn(list []rule.Rule, columnID string, stats Stats, read func(text string) Operand) *Column {
	c := new(Column)
	for i := range list {
		if r := &list[i]; isFor(r, columnID) && r.Check() == nil {
			c.add(*r, stats, read)
		}
	}
	return c
}

// Uses reports whether a rule of a list is for a column.
func Uses(list []rule.Rule, columnID string) bool {
	for i := range list {
		if isFor(&list[i], columnID) {
			return true
		}
	}
	return false
}

func isFor(r *rule.Rule, columnID string) bool {
	for _, id := range r.Columns {
		if id == columnID {
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
		c.NeedsText = true
	case rule.Duplicates:
		c.NeedsTimes = true
	default:
		d.bound(stats)
	}
	c.list = append(c.list, d)
}

// bound finds the bounds of a rule among the values. One that is not known yet is off.
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

// point is the value of a point.
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

// rank is the value from which on values are among the largest, or up to which among the smallest.
func (s *Stats) rank(n int, percent, low bool) float64 {
	switch {
	case !percent:
		if v := s.Nth(n, low); !math.IsNaN(v) {
			return v
		}
		// There are fewer values than that: all of them are among the n largest.
		if low {
			return s.Max
		}
		return s.Min
	case low:
		return s.Percentile(float64(n) / 100)
	}
	return s.Percentile(1 - (float64(n)-1e-9)/100)
}

// Look is what the rules say of a value.
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

// show puts what a rule shows where no rule before it has.
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

// scale is the colour of a number on a scale.
func (d *ready) scale(v float64) (from, to rule.Tint, part float64) {
	t := d.Tints
	switch {
	case len(t) == 2:
		return t[0], t[1], share(v, d.lo, d.hi)
	case v < d.mid:
		return t[0], t[1], share(v, d.lo, d.mid)
	}
	return t[1], t[2], share(v, d.mid, d.hi)
}

// share is how far a number is on the way between two, from 0 to 1. Where they are one it is 0 below and 1 from
// there on.
func share(v, lo, hi float64) float64 {
	switch {
	case v >= hi && v >= lo:
		return 1
	case v <= lo || hi <= lo:
		return 0
	}
	return min(max((v/2-lo/2)/(hi/2-lo/2), 0), 1)
}

// Rule is a rule of the column by its number, see Look.
func (c *Column) Rule(number int) *rule.Rule { return &c.list[number-1].Rule }
