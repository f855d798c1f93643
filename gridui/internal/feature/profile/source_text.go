// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"fmt"
	"time"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/locale"
)

// fromSource makes the lines of what the source has told. What it does not compute is said.
func (l *lines) fromSource(b *bySource, d *column.Def, texts *locale.Texts) {
	t := &texts.Profile
	switch {
	case b.known:
		s := sourceLines{l, b, d, t}
		s.figures()
		if !b.current && !b.counting() && b.err == nil {
			l.say(t.Updating)
		}
	case b.err == nil:
		l.say(t.Computing)
	}
	if b.err != nil {
		l.say(t.Failed + ": " + errwords.Of(b.err))
	}
	if l.sketched {
		l.say(t.Sketch)
	}
}

// say adds a line of its own.
func (l *lines) say(text string) { l.list = append(l.list, line{label: text, phrase: text}) }

// sourceLines makes lines of the figures of a source.
type sourceLines struct {
	*lines
	b *bySource
	d *column.Def
	t *locale.Profile
}

func (s *sourceLines) figures() {
	f, t := &s.b.figures, s.t
	s.put(t.Type, kindText(s.b.of.Kind, t), true)
	s.put(t.Rows, count(f.Rows), f.Exact)
	if f.Exact && f.Values != remote.Unknown {
		missing := max(f.Rows-f.Values, 0)
		s.put(t.Missing, count(missing)+" ("+shareText(missing, f.Rows)+")", true)
	} else {
		s.notTold(t.Missing)
	}
	if f.Distinct != remote.Unknown {
		s.put(t.Distinct, count(f.Distinct), true)
	} else {
		s.notTold(t.Distinct)
	}
	if f.Values != 0 {
		s.bounds()
		s.bars()
	}
}

// bounds adds the least and the greatest value, and what there is of numbers.
func (s *sourceLines) bounds() {
	f, t := &s.b.figures, s.t
	switch s.b.of.Kind {
	case profile.Bools:
	case profile.Times:
		s.value(t.Earliest, f.Min, f.BoundsKnown)
		s.value(t.Latest, f.Max, f.BoundsKnown)
		s.notTold(t.Quartiles)
	default:
		s.value(t.Smallest, f.Min, f.BoundsKnown)
		s.value(t.Largest, f.Max, f.BoundsKnown)
	}
	if s.b.of.Kind == profile.Numbers {
		s.mean()
		s.notTold(t.Deviation)
		s.notTold(t.Quartiles)
	}
}

// bars says why there are none.
func (s *sourceLines) bars() {
	label, known := s.t.Frequent, s.b.figures.FrequentKnown
	if s.b.measured() {
		label, known = s.t.Histogram, len(s.b.intervals) > 0
	}
	switch {
	case known:
	case s.b.counting():
		s.put(label, s.t.Computing, true)
	default:
		s.notTold(label)
	}
}

// notTold says that the source does not compute a figure.
func (s *sourceLines) notTold(label string) { s.put(label, s.t.NotTold, true) }

// value adds a value of the source as the column shows it, if the source has told one.
func (s *sourceLines) value(label string, v any, known bool) {
	switch {
	case !known:
		s.notTold(label)
	case v != nil:
		s.put(label, valueText(s.d, v), true)
	}
}

// mean adds the mean. It has no format: those of columns are for their values.
func (s *sourceLines) mean() {
	n, ok := column.GivenNumber(s.b.figures.Mean)
	switch {
	case !s.b.figures.MeanKnown:
		s.notTold(s.t.Mean)
	case ok:
		s.put(s.t.Mean, plainText(n), true)
	}
}

// valueText is a value of the source as the column shows it.
func valueText(d *column.Def, v any) string {
	if n, ok := column.GivenNumber(v); ok {
		return figureText(d, n)
	}
	if at, ok := v.(time.Time); ok {
		if out := d.AppendTime(nil, at.UTC()); len(out) > 0 {
			return string(out)
		}
		return at.UTC().Format(time.DateTime)
	}
	return fmt.Sprint(v)
}

// fromSource makes the bars of what the source has told.
func (c *chart) fromSource(b *bySource, columnID string) {
	if b.column != columnID || !b.known {
		return
	}
	m := maker{def: b.Columns.Def(b.Columns.Find(columnID)), texts: &b.Painter.Style.Texts, signs: b.Columns.Numbers, rows: b.figures.Rows, chart: c}
	if c.intervals = b.measured(); c.intervals {
		m.intervals(b.intervals, b.of.Whole)
		return
	}
	for _, v := range b.figures.Frequent {
		if b.of.Kind == profile.Bools {
			m.truth(v.Text == "true" || v.Text == "1", int64(v.Rows))
		} else {
			m.add(v.Text, int64(v.Rows), filter.OneOf(v.Text))
		}
	}
}
