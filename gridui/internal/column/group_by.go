// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/interval"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// GroupBy is a column by which rows are grouped, and the grouping interval.
type GroupBy struct {
	Def *Def
	// Level holds an interval that the column supports, and a step above 0.
	Level option.GroupLevel
}

// Intervals returns the intervals into which the column's values can be divided, other than single values.
func (g GroupBy) Intervals() []option.GroupInterval {
	switch {
	case g.Def.GroupText != nil:
		return nil
	case g.Def.wall != nil:
		return []option.GroupInterval{option.GroupByYear, option.GroupByQuarter, option.GroupByMonth, option.GroupByWeek, option.GroupByDay}
	case g.Def.Number != nil:
		return []option.GroupInterval{option.GroupByStep}
	case g.Def.Kind == option.KindText && g.Def.AppendText != nil:
		return []option.GroupInterval{option.GroupByLetter}
	}
	return nil
}

// Possible reports whether rows can be grouped by the column.
func (g GroupBy) Possible() bool { return !g.Def.Utility && g.Def.Children == nil && g.Def.Err == nil }

// Field returns the field by which the row model groups rows.
func (g GroupBy) Field(rows rowdata.Source) *rowmodel.Field {
	switch u := g.Level.Interval; u {
	case option.GroupByValue:
		return g.valueField(rows)
	case option.GroupByStep:
		step := field(rows, g.Def)
		numbers := step.Numbers
		return &rowmodel.Field{Numbers: func(dst []float64, at []int32) {
			numbers(dst, at)
			for i, v := range dst {
				dst[i] = interval.OfNumber(v, g.Level.Step)
			}
		}}
	case option.GroupByLetter:
		texts := Texts(rows, g.Def, g.Def.Str != nil)
		return &rowmodel.Field{Texts: func(dst []string, at []int32) {
			texts(dst, at)
			for i, text := range dst {
				dst[i] = interval.Letter(text)
			}
		}}
	}
	return &rowmodel.Field{Integers: integersBy(rows, g.time, nil), Missing: missingBy(rows, g.time)}
}

// valueField returns a field that makes a group of each value.
func (g GroupBy) valueField(rows rowdata.Source) *rowmodel.Field {
	if g.Def.GroupText != nil {
		return &rowmodel.Field{Texts: func(dst []string, at []int32) {
			rows := rows.Lease()
			defer rows.Release()
			for i, r := range at {
				dst[i] = g.Def.GroupText(rows.At(int(r)))
			}
		}}
	}
	if g.Def.Tags != nil {
		return textsOf(rows, g.Def.Tags.appendSet)
	}
	if g.Def.Otherwise != nil {
		return &rowmodel.Field{Texts: func(dst []string, at []int32) {
			rows := rows.Lease()
			defer rows.Release()
			for i, r := range at {
				dst[i] = string(g.Def.AppendPlain(nil, rows.At(int(r))))
			}
		}}
	}
	f := SortField(rows, g.Def)
	f.Compare = nil
	if f.Integers == nil && f.Numbers == nil && f.Texts == nil {
		f.Texts = Texts(rows, g.Def, g.Def.Str != nil && g.Def.Kind == option.KindText)
		if g.Def.Styled != nil {
			f.Texts = textsOf(rows, g.Def.appendStored).Texts
		}
	}
	return f
}

// missingBy returns a function that reports the rows for which get has no value.
func missingBy(rows rowdata.Source, get func(rowdata.Row) (int64, bool)) func(dst []bool, at []int32) {
	return func(dst []bool, at []int32) {
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			_, some := get(rows.At(int(r)))
			dst[i] = !some
		}
	}
}

// unit returns the level's interval of time.
func (g GroupBy) unit() interval.Unit { return interval.Unit(g.Level.Interval) }

// time returns the number of a row's interval of time.
func (g GroupBy) time(row rowdata.Row) (int64, bool) {
	wall, ok := g.Def.wall(row)
	if !ok {
		return 0, false
	}
	return interval.OfTime(g.unit(), wall), true
}

// Text returns the key of a row's group, unique within its level and independent of the language. It is empty
// if the row has no value.
func (g GroupBy) Text(row rowdata.Row) string {
	switch g.Level.Interval {
	case option.GroupByValue:
		if g.Def.GroupText != nil {
			return g.Def.GroupText(row)
		}
		if g.Def.Tags != nil {
			return string(g.Def.Tags.appendSet(nil, row))
		}
		return string(g.Def.appendStored(nil, row))
	case option.GroupByStep:
		from, _, _ := g.bounds(row)
		return from
	case option.GroupByLetter:
		if g.Def.Str != nil {
			text, _ := g.Def.Str(row)
			return interval.Letter(text)
		}
		return interval.Letter(string(g.Def.AppendText(nil, row)))
	}
	if n, ok := g.time(row); ok {
		return interval.TimeID(g.unit(), n)
	}
	return ""
}

// bounds returns the ends of the step that contains a row's number.
func (g GroupBy) bounds(row rowdata.Row) (from, to string, ok bool) {
	v, ok := g.Def.Number(row)
	if !ok || v != v {
		return "", "", false
	}
	from, to = interval.Bounds(interval.OfNumber(v, g.Level.Step), g.Level.Step)
	return from, to, true
}

// Title returns the name of a row's group in words.
func (g GroupBy) Title(row rowdata.Row, texts *locale.Grouping) string {
	u := g.Level.Interval
	if texts.Quarter == nil { // before the first frame
		return g.Text(row)
	}
	switch {
	case u == option.GroupByStep:
		if from, to, ok := g.bounds(row); ok {
			return texts.Range(from, to)
		}
	case u >= option.GroupByQuarter && u <= option.GroupByDay:
		if n, ok := g.time(row); ok {
			return titleOf(u, interval.PartsOf(g.unit(), n), texts)
		}
	}
	return g.Text(row)
}

// Name returns the name of level i of levels: the header of its column, with the interval of a group, or with
// the level's number where GroupText splits a column into levels.
func (g GroupBy) Name(i, levels int, texts *locale.Grouping) string {
	name := NameOr(g.Def.Header, g.Def.ID)
	switch {
	case g.Level.Interval != option.GroupByValue && texts.Step != nil:
		return name + ": " + IntervalName(g.Level, texts)
	case g.Def.GroupText != nil && texts.Level != nil:
		return texts.Level(name, i+1, levels)
	}
	return name
}

// IntervalName returns the name of the interval of a level.
func IntervalName(level option.GroupLevel, texts *locale.Grouping) string {
	switch level.Interval {
	case option.GroupByYear:
		return texts.Year
	case option.GroupByQuarter:
		return texts.Quarters
	case option.GroupByMonth:
		return texts.Months
	case option.GroupByWeek:
		return texts.Weeks
	case option.GroupByDay:
		return texts.Days
	case option.GroupByStep:
		return texts.Step(strconv.FormatFloat(interval.Step(level.Step), 'f', -1, 64))
	case option.GroupByLetter:
		return texts.Letter
	}
	return texts.Value
}

// titleOf returns the name of an interval of time.
func titleOf(u option.GroupInterval, p interval.Parts, texts *locale.Grouping) string {
	switch u {
	case option.GroupByQuarter:
		return texts.Quarter(p.Year, p.Sub)
	case option.GroupByMonth:
		return texts.Month(p.Year, p.Sub)
	case option.GroupByWeek:
		return texts.Week(p.Year, p.Sub)
	}
	return texts.Day(p.Year, p.Sub, p.Day)
}
