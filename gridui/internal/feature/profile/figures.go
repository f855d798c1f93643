// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"math"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/locale"
)

// line is a figure with its name.
type line struct{ label, value, phrase string }

// lines are the figures of a column as people read them.
type lines struct {
	of   chartOf
	list []line
	// sketched says that some of them are estimates.
	sketched bool
}

// estimate stands before figures that are estimates.
const estimate = "≈ "

// sync makes the lines of a column, unless they are up to date.
func (l *lines) sync(f *Feature, columnID string) {
	of := chartOf{columnID, f.rev(), 1, f.Painter.Style.Texts.Profile.Title, f.Columns.Numbers}
	if of == l.of {
		return
	}
	*l = lines{of: of, list: l.list[:0]}
	figures, state := f.profiler.Of(columnID)
	col := f.Columns.Find(columnID)
	t := &f.Painter.Style.Texts.Profile
	if col < 0 {
		return
	}
	if f.Dataset.Remote.Are() {
		l.fromSource(&f.source, f.Columns.Def(col), &f.Painter.Style.Texts)
		return
	}
	if figures == nil {
		says := t.Computing
		if state == profiling.Refused {
			says = t.Unreadable
		}
		l.list = append(l.list, line{label: says, phrase: says})
		return
	}
	l.figures(f.Columns.Def(col), figures, t)
	if state == profiling.Stale {
		l.list = append(l.list, line{label: t.Updating, phrase: t.Updating})
	}
	if l.sketched {
		l.list = append(l.list, line{label: t.Sketch, phrase: t.Sketch})
	}
}

// put adds a figure; it is an estimate unless exact is set.
func (l *lines) put(label, value string, exact bool) {
	if !exact {
		value = estimate + value
		l.sketched = true
	}
	l.list = append(l.list, line{label, value, label + ": " + value})
}

// figures adds what is known of a column.
func (l *lines) figures(d *column.Def, f *profile.Figures, t *locale.Profile) {
	l.put(t.Type, kindText(f.Kind, t), true)
	l.put(t.Rows, count(f.Rows()), true)
	l.put(t.Missing, count(f.Missing)+" ("+shareText(f.Missing, f.Rows())+")", true)
	if f.NaN > 0 {
		l.put(t.NotNumbers, count(f.NaN), true)
	}
	l.put(t.Distinct, count(f.Distinct), f.DistinctExact)
	switch {
	case f.Values == 0:
	case f.Kind == profile.Texts:
		l.put(t.Smallest, f.MinText, true)
		l.put(t.Largest, f.MaxText, true)
	case f.Kind == profile.Numbers:
		l.numbers(d, f, t)
	case f.Kind == profile.Times:
		l.put(t.Earliest, timeText(d, f.Min), true)
		l.put(t.Latest, timeText(d, f.Max), true)
		l.put(t.Quartiles, joined(f.Quartiles, func(v float64) string { return timeText(d, v) }), f.QuartilesExact)
	}
}

// kindText names a type of values.
func kindText(k profile.Kind, t *locale.Profile) string {
	return [...]string{profile.Texts: t.Text, profile.Numbers: t.Number, profile.Times: t.Date, profile.Bools: t.Truth}[k]
}

func (l *lines) numbers(d *column.Def, f *profile.Figures, t *locale.Profile) {
	text := func(v float64) string { return numberText(d, v) }
	l.put(t.Smallest, text(f.Min), true)
	l.put(t.Largest, text(f.Max), true)
	if !math.IsNaN(f.Mean) {
		l.put(t.Mean, plainText(exact.Number{Float: f.Mean}), true)
		l.put(t.Deviation, plainText(exact.Number{Float: f.Deviation}), true)
		l.put(t.Quartiles, joined(f.Quartiles, text), f.QuartilesExact)
	}
}

func joined(quartiles [3]float64, text func(v float64) string) string {
	return text(quartiles[0]) + " · " + text(quartiles[1]) + " · " + text(quartiles[2])
}

func count(n int64) string { return textfmt.Grouped(int(n)) }

// timeText is a time as the column shows it, of seconds of its clock.
func timeText(d *column.Def, seconds float64) string {
	whole := math.Floor(seconds)
	at := time.Unix(int64(whole), int64((seconds-whole)*1e9)).UTC()
	if out := d.AppendTime(nil, at); len(out) > 0 {
		return string(out)
	}
	return at.Format(time.DateTime)
}

// text is everything as text to paste: lines of a name and a value, then those of the bars.
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
