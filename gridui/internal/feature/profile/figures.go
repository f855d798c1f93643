// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"math"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/locale"
)

// line is a figure with its name.
type line struct{ label, value, phrase string }

// lines holds the figures of a column for users.
type lines struct {
	of   chartOf
	list []line
	// sketched reports that some of them are estimates.
	sketched bool
}

// estimate is the prefix of figures that are estimates.
const estimate = "≈ "

// sync makes the lines of a column, unless they are current.
func (l *lines) sync(f *Feature, columnID string) {
	of := chartOf{columnID, f.profiler.Rev, 1, f.Painter.Style.Texts.Profile.Title, f.Columns.Numbers}
	if of == l.of {
		return
	}
	*l = lines{of: of, list: l.list[:0]}
	figures, state := f.profiler.Of(columnID)
	col, err := f.Columns.Find(columnID), f.profiler.Err(columnID)
	t := &f.Painter.Style.Texts.Profile
	switch {
	case col < 0:
		return
	case figures != nil:
		(&figureLines{l, figures, f.Columns.Def(col), t}).all()
		if state == profiling.Stale && !figures.Counting && err == nil {
			l.say(t.Updating)
		}
	case state == profiling.Refused:
		l.say(t.Unreadable)
	case err == nil:
		l.say(t.Computing)
	}
	if err != nil {
		l.say(t.Failed + ": " + errwords.Of(err))
	}
	if l.sketched {
		l.say(t.Sketch)
	}
}

// say adds a line of text without a value.
func (l *lines) say(text string) { l.list = append(l.list, line{label: text, phrase: text}) }

// put adds a figure; it is an estimate unless exact is set.
func (l *lines) put(label, value string, exact bool) {
	if !exact {
		value = estimate + value
		l.sketched = true
	}
	l.list = append(l.list, line{label, value, label + ": " + value})
}

// figureLines makes lines of the figures of a column.
type figureLines struct {
	*lines
	*profiling.Figures
	d *column.Def
	t *locale.Profile
}

// all adds all known figures of the column.
func (l *figureLines) all() {
	t := l.t
	l.put(t.Type, kindText(l.Kind, t), true)
	l.put(t.Rows, count(l.Total), l.TotalExact)
	l.part(profiling.Missing, t.Missing, count(l.Missing)+" ("+shareText(l.Missing, l.Total)+")", true)
	if l.NaN > 0 {
		l.put(t.NotNumbers, count(l.NaN), true)
	}
	l.part(profiling.Distinct, t.Distinct, count(l.Distinct), l.DistinctExact)
	if l.Values == 0 {
		return
	}
	switch l.Kind {
	case profile.Texts, profile.Numbers:
		l.bounds(t.Smallest, t.Largest)
	case profile.Times:
		l.bounds(t.Earliest, t.Latest)
		l.quartiles(func(v float64) string { return valueText(l.d, profiling.Clock(v)) })
	}
	if l.Kind == profile.Numbers {
		l.moments()
	}
	l.bars()
}

// part adds a part of the figures. If a source does not compute it, the line says so; a part without a value
// is omitted.
func (l *figureLines) part(p profiling.Part, label, value string, exact bool) {
	switch {
	case !l.Knows(p):
		l.put(label, l.t.NotTold, true)
	case value != "":
		l.put(label, value, exact)
	}
}

// bounds adds the least and the greatest value.
func (l *figureLines) bounds(least, greatest string) {
	l.part(profiling.Bounds, least, valueText(l.d, l.Least), true)
	l.part(profiling.Bounds, greatest, valueText(l.d, l.Greatest), true)
}

// moments adds the moments of finite numbers. The mean has no format: a column's format is for its values.
func (l *figureLines) moments() {
	if l.Knows(profiling.Spread) && math.IsNaN(l.Mean) {
		return
	}
	mean := ""
	if !math.IsNaN(l.Average.Float) {
		mean = plainText(l.Average)
	}
	l.part(profiling.Mean, l.t.Mean, mean, true)
	l.part(profiling.Spread, l.t.Deviation, plainText(exact.Number{Float: l.Deviation}), true)
	l.quartiles(func(v float64) string { return numberText(l.d, v) })
}

func (l *figureLines) quartiles(text func(v float64) string) {
	q := l.Quartiles
	l.part(profiling.Spread, l.t.Quartiles, text(q[0])+" · "+text(q[1])+" · "+text(q[2]), l.QuartilesExact)
}

// bars adds a line that explains why there are no bars.
func (l *figureLines) bars() {
	label := l.t.Frequent
	if l.Measured() {
		label = l.t.Histogram
	}
	if l.Counting {
		l.put(label, l.t.Computing, true)
	} else {
		l.part(profiling.Bars, label, "", true)
	}
}

// kindText names a type of values.
func kindText(k profile.Kind, t *locale.Profile) string {
	return [...]string{profile.Texts: t.Text, profile.Numbers: t.Number, profile.Times: t.Date, profile.Bools: t.Truth}[k]
}

func count(n int64) string { return textfmt.Grouped(int(n)) }

// valueText returns a bound in the format of the column, empty if there is none.
func valueText(d *column.Def, v any) string {
	switch v := v.(type) {
	case exact.Number:
		return figureText(d, v)
	case time.Time:
		if out := d.AppendTime(nil, v); len(out) > 0 {
			return string(out)
		}
		return v.Format(time.DateTime)
	case string:
		return v
	}
	return ""
}

// text returns everything as text to paste: lines of a name and a value, followed by the bars.
func (l *lines) text(title string, bars []bar) string {
	var b strings.Builder
	b.WriteString(title + "\n")
	for _, line := range l.list {
		if line.value != "" {
			b.WriteString(line.label + "\t" + strings.ReplaceAll(line.value, "\t", " ") + "\n")
		}
	}
	for i := range bars {
		b.WriteString(strings.ReplaceAll(bars[i].full, "\t", " ") + "\t" + count(bars[i].count) + "\n")
	}
	return b.String()
}
