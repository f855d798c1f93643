// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/tint"
)

// what is a setting of a rule.
type what uint8

const (
	setFormat what = iota
	setOp
	setA
	setB
	setWhich
	setCount
	setUnit
	setIcons
	setLow
	setMiddle
	setHigh
	setMin
	setMinValue
	setMid
	setMidValue
	setMax
	setMaxValue
	setColumns
	setStop
	setWhere
)

// setting is a line of the editor: a choice with its value, or a field to type into.
type setting struct {
	what  what
	label string
	value string
	field bool
	tint  tint.Tint
	tints bool
}

// kinds returns the kinds of rules for a column: values other than numbers and times have no bounds.
func kinds(d *column.Def) []rule.Kind {
	switch profiling.KindOf(d) {
	case profile.Numbers, profile.Times:
		return []rule.Kind{rule.When, rule.Scale, rule.Bars, rule.Set, rule.Top, rule.Mean, rule.Duplicates, rule.Row}
	}
	return []rule.Kind{rule.When, rule.Duplicates, rule.Row}
}

// operators returns the operators for conditions on a column.
func operators(d *column.Def) []filter.Op {
	return slices.DeleteFunc(slices.Clone(d.FilterOps()), func(op filter.Op) bool { return op == filter.Custom })
}

// form lists the settings of a rule.
type form struct {
	def   *column.Def
	texts *locale.Texts
	rule  *rule.Rule
	list  []setting
}

func (m *form) choice(w what, label, value string) {
	m.list = append(m.list, setting{what: w, label: label, value: value})
}

func (m *form) field(w what, label string) {
	m.list = append(m.list, setting{what: w, label: label, field: true})
}

func (m *form) colour(w what, label string, hue tint.Tint) {
	m.list = append(m.list, setting{what: w, label: label, value: filterwords.Tint(hue, &m.texts.Formats), tint: hue, tints: true})
}

// make lists the settings.
func (m *form) make() {
	t, r := &m.texts.Formats, m.rule
	m.choice(setFormat, t.Format, kindName(r.Kind, t))
	switch r.Kind {
	case rule.When:
		m.condition()
	case rule.Row:
		m.field(setWhere, t.Where)
		m.colour(setLow, t.Colour, r.Tint())
		return // it applies to all columns, and the first one counts
	case rule.Scale:
		m.scale()
	case rule.Bars:
		m.colour(setLow, t.Colour, r.Tint())
		m.point(setMin, t.From, r.Min)
		m.point(setMax, t.To, r.Max)
	case rule.Set:
		m.choice(setIcons, t.Set, filterwords.IconSet(r.Icons, t))
		m.colour(setLow, t.Colour, r.Tint())
		m.point(setMin, t.From, r.Min)
		m.point(setMax, t.To, r.Max)
	case rule.Top:
		m.choice(setWhich, t.Which, whichName(r, t))
		m.field(setCount, t.Count)
		unit := t.Values
		if r.Percent {
			unit = t.Percent
		}
		m.choice(setUnit, t.Unit, unit)
		m.colour(setLow, t.Colour, r.Tint())
	default:
		m.choice(setWhich, t.Which, whichName(r, t))
		m.colour(setLow, t.Colour, r.Tint())
	}
	m.choice(setColumns, t.Applies, m.columns())
	stop := t.Off
	if r.Stop {
		stop = t.On
	}
	m.choice(setStop, t.Stop, stop)
}

func (m *form) columns() string {
	t := &m.texts.Formats
	if len(m.rule.Columns) == 1 {
		return t.ThisColumn
	}
	return t.Several
}

func (m *form) condition() {
	t, r := &m.texts.Formats, m.rule
	m.choice(setOp, t.When, filterwords.Operator(r.When.Op, m.def.FilterKind(), &m.texts.Operators))
	if n := r.When.Op.Operands(); n > 0 {
		m.field(setA, t.Value)
		if n > 1 {
			m.field(setB, t.And)
		}
	}
	m.colour(setLow, t.Colour, r.Tint())
}

func (m *form) scale() {
	t, r := &m.texts.Formats, m.rule
	last := len(r.Tints) - 1
	m.colour(setLow, t.Lowest, r.Tints[0])
	if last == 2 {
		m.colour(setMiddle, t.Middle, r.Tints[1])
	} else {
		m.choice(setMiddle, t.Middle, "–")
	}
	m.colour(setHigh, t.Highest, r.Tints[last])
	m.point(setMin, t.From, r.Min)
	if last == 2 {
		m.point(setMid, t.Mid, r.Mid)
	}
	m.point(setMax, t.To, r.Max)
}

// point lists the settings of a point: the way in which it is given, and its number if it has one.
func (m *form) point(w what, label string, p rule.Point) {
	m.choice(w, label, byName(p.By, &m.texts.Formats))
	if p.By != rule.Auto {
		m.field(w+1, m.texts.Formats.Bound)
	}
}
