// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/rules"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/tint"
)

// step returns the choice by places after now, cyclically.
func step[V comparable](of []V, now V, by int) V {
	i := max(slices.Index(of, now), 0)
	return of[((i+by)%len(of)+len(of))%len(of)]
}

// choose makes the next choice of a setting, or the previous one if by is -1.
func choose(r *rule.Rule, w what, by int, d *column.Def, alike []string) {
	switch w {
	case setFormat:
		become(r, step(kinds(d), r.Kind, by), d)
	case setOp:
		r.When.Op = step(operators(d), r.When.Op, by)
	case setWhich:
		r.Low = !r.Low
	case setUnit:
		if r.Percent = !r.Percent; r.Percent {
			r.N = min(r.N, 100)
		}
	case setIcons:
		r.Icons = step([]rule.IconSet{rule.Arrows, rule.Shapes, rule.Steps}, r.Icons, by)
	case setMin:
		stepPoint(&r.Min, by, d)
	case setMid:
		stepPoint(&r.Mid, by, d)
	case setMax:
		stepPoint(&r.Max, by, d)
	case setStop:
		r.Stop = !r.Stop
	case setColumns:
		if len(r.Columns) > 1 || len(alike) < 2 {
			r.Columns = alike[:1]
		} else {
			r.Columns = slices.Clone(alike)
		}
	default:
		chooseTint(r, w, by)
	}
}

// tints returns all tints in order.
func tints() (all []tint.Tint) {
	for t := range tint.Tint(rules.Tints) {
		all = append(all, t)
	}
	return all
}

// chooseTint chooses another colour. The middle colour of a scale may be absent.
func chooseTint(r *rule.Rule, w what, by int) {
	switch last := len(r.Tints) - 1; {
	case r.Kind != rule.Scale:
		r.Tints = []tint.Tint{step(tints()[1:], r.Tint(), by)}
	case w == setLow:
		r.Tints[0] = step(tints(), r.Tints[0], by)
	case w == setHigh:
		r.Tints[last] = step(tints(), r.Tints[last], by)
	case last == 1 && by > 0:
		r.Tints = slices.Insert(r.Tints, 1, tint.None)
	case last == 1:
		r.Tints = slices.Insert(r.Tints, 1, tint.Grey)
	case int(r.Tints[1])+by < 0 || int(r.Tints[1])+by >= rules.Tints:
		r.Tints = slices.Delete(r.Tints, 1, 2)
	default:
		r.Tints[1] = step(tints(), r.Tints[1], by)
	}
}

// stepPoint changes the way in which a point is given. Times have no plain numbers.
func stepPoint(p *rule.Point, by int, d *column.Def) {
	ways := []rule.By{rule.Auto, rule.Number, rule.Percent, rule.Percentile}
	if profiling.KindOf(d) == profile.Times {
		ways = slices.Delete(ways, 1, 2)
	}
	p.By = step(ways, p.By, by)
	if p.By == rule.Auto {
		p.Value = 0
	}
}

// become changes the kind of a rule, and sets the fields that the kind needs.
func become(r *rule.Rule, kind rule.Kind, d *column.Def) {
	now := r.Tint()
	r.Kind, r.Tints = kind, []tint.Tint{now}
	if now == tint.None {
		r.Tints[0] = tint.Green
	}
	switch kind {
	case rule.Scale:
		r.Tints = []tint.Tint{tint.None, r.Tints[0]}
	case rule.Top:
		r.N = max(min(r.N, rules.MostTop), 1)
		if r.N == 1 {
			r.N = 10
		}
	case rule.When:
		if !slices.Contains(operators(d), r.When.Op) {
			r.When = filter.Condition{Op: operators(d)[0]}
		}
	case rule.Row:
		is := r.When
		if !is.Active() {
			is = filter.Condition{Op: filter.NotBlank}
		}
		r.Columns, r.Where = nil, filter.Expr{ColumnID: d.ID, Is: is}
	}
	if kind != rule.Row {
		r.Where = filter.Expr{}
		if len(r.Columns) == 0 {
			r.Columns = []string{d.ID}
		}
	}
}

// fresh returns a new rule for a column.
func fresh(columnID string, d *column.Def) rule.Rule {
	r := rule.Rule{Columns: []string{columnID}, Tints: []tint.Tint{tint.Green}}
	become(&r, kinds(d)[min(1, len(kinds(d))-1)], d)
	r.When.Op = operators(d)[0]
	return r
}

// fieldText returns the text that a field shows of a rule.
func fieldText(r *rule.Rule, w what, d *column.Def, signs locale.Numbers) string {
	switch w {
	case setA:
		return r.When.A
	case setB:
		return r.When.B
	case setCount:
		return strconv.Itoa(r.N)
	case setMinValue:
		return column.CellValues{Def: d}.FilterNumber(r.Min.Value, signs)
	case setMidValue:
		return column.CellValues{Def: d}.FilterNumber(r.Mid.Value, signs)
	}
	return column.CellValues{Def: d}.FilterNumber(r.Max.Value, signs)
}

// write stores typed text in a rule, and reports whether the text is valid.
func write(r *rule.Rule, w what, text string, d *column.Def, signs locale.Numbers) bool {
	switch w {
	case setA:
		r.When.A = text
	case setB:
		r.When.B = text
	case setCount:
		n, err := strconv.Atoi(strings.TrimSpace(text))
		if err != nil {
			return false
		}
		r.N = n
	default:
		n, ok := column.ReadNumberBy(d.NumberReader(signs), text)
		if !ok || math.IsInf(n.F, 0) {
			return false
		}
		switch w {
		case setMinValue:
			r.Min.Value = n.F
		case setMidValue:
			r.Mid.Value = n.F
		default:
			r.Max.Value = n.F
		}
	}
	return r.Check() == nil
}
