// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"math"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/locale"
)

// bar represents some values of a column.
type bar struct {
	// label names the values. full is label without abbreviation.
	label, full string
	// count is the number of rows. says is the text of this number and its share of all rows; phrase is the
	// whole text for assistive technology.
	count        int64
	says, phrase string
	// filter passes those rows, if it is active.
	filter filter.Filter
}

func (b *bar) filters() bool { return b.filter.Active() }

// chart holds the bars of a column.
type chart struct {
	of   chartOf
	bars []bar
	// most is the greatest count.
	most int64
	// intervals reports that the bars are a histogram. Otherwise they are the most frequent values.
	intervals bool
	// from and to are the ends of the axis of a histogram.
	from, to string
}

// chartOf holds the inputs of the bars.
type chartOf struct {
	column string
	rev    uint32
	most   int
	lang   string
	signs  locale.Numbers
}

// sync makes at most most bars of a column, unless they are current.
func (c *chart) sync(f *Feature, columnID string, most int) {
	of := chartOf{columnID, f.profiler.Rev, most, f.Painter.Style.Texts.Profile.Title, f.Columns.Numbers}
	if of == c.of {
		return
	}
	*c = chart{of: of, bars: c.bars[:0]}
	col := f.Columns.Find(columnID)
	figures, _ := f.profiler.Of(columnID)
	if figures == nil || col < 0 || most <= 0 {
		return
	}
	m := maker{def: f.Columns.Def(col), texts: &f.Painter.Style.Texts, signs: f.Columns.Numbers, rows: figures.Total, chart: c}
	if bars := figures.Histogram(most); bars != nil {
		c.intervals = true
		m.intervals(bars, figures.Whole)
	} else {
		m.values(figures, most)
	}
}

// maker makes the bars of a chart.
type maker struct {
	def   *column.Def
	texts *locale.Texts
	signs locale.Numbers
	rows  int64
	*chart
}

// add adds a bar.
func (m *maker) add(label string, count int64, by filter.Filter) { m.addShort(label, label, count, by) }

// addShort adds a bar with a short label.
func (m *maker) addShort(label, full string, count int64, by filter.Filter) {
	b := bar{label: label, full: full, count: count, filter: by}
	share := shareText(count, m.rows)
	b.says = textfmt.Grouped(int(count)) + " · " + share
	b.phrase = full + ": " + m.texts.Profile.Count(int(count), share)
	m.bars, m.most = append(m.bars, b), max(m.most, count)
}

// shareText returns a share in percent, with one decimal if it is small.
func shareText(n, of int64) string {
	if of <= 0 {
		return "0%"
	}
	share, decimals := 100*float64(n)/float64(of), 0
	if share < 10 && n > 0 {
		decimals = 1
	}
	text := strconv.FormatFloat(share, 'f', decimals, 64)
	if text == "0.0" {
		return "<0.1%"
	}
	return text + "%"
}

// intervals adds the bars of a histogram.
func (m *maker) intervals(bars []profile.Bar, whole bool) {
	m.from, m.to = m.axis(bars, whole)
	for _, b := range bars {
		if b.Unit == profile.UnitNone {
			m.add(m.numberInterval(b, whole), b.Count, profiling.BarFilter(m.def, b, whole, m.signs))
		} else {
			label, full := timeInterval(b)
			m.addShort(label, full, b.Count, profiling.BarFilter(m.def, b, whole, m.signs))
		}
	}
}

// axis returns the smallest and the largest value of a histogram for users.
func (m *maker) axis(bars []profile.Bar, whole bool) (from, to string) {
	if len(bars) == 0 {
		return "", ""
	}
	first, last := bars[0], bars[len(bars)-1]
	end := last.Hi
	switch {
	case first.Unit != profile.UnitNone:
		return clockText(first.Lo, first.Unit), clockText(last.Hi-1, last.Unit)
	case whole:
		end--
	}
	return numberText(m.def, first.Lo), numberText(m.def, end)
}

// numberInterval returns an interval for users. For integers, its end is the last one in it.
func (m *maker) numberInterval(b profile.Bar, whole bool) string {
	if whole && b.Hi-b.Lo <= 1 {
		return numberText(m.def, b.Lo)
	}
	end := b.Hi
	if whole {
		end--
	}
	return numberText(m.def, b.Lo) + " – " + numberText(m.def, end)
}

// numberText returns a number in the format of the column, or else in groups of three digits.
func numberText(d *column.Def, v float64) string { return figureText(d, exact.Number{Float: v}) }

func figureText(d *column.Def, n exact.Number) string {
	if out := d.AppendFigure(nil, n); len(out) > 0 {
		return string(out)
	}
	return plainText(n)
}

// plainText returns a number that is not a value of the column, and may have other decimals, in groups of
// three digits.
func plainText(n exact.Number) string {
	return string(textfmt.AppendGroupedDigits(nil, n.Digits(decimalsOf(n.Float))))
}

// decimalsOf returns the number of decimals for displaying a number: at least two, and enough for four digits
// after leading zeros.
func decimalsOf(v float64) int {
	const least, digits, most = 2, 4, 15
	if v = math.Abs(v); v >= 1 || !(v > 0) {
		return least
	}
	return min(digits-1-int(math.Floor(math.Log10(v))), most)
}

func clockText(seconds float64, unit profile.Unit) string {
	text := time.Unix(int64(seconds), 0).UTC().Format(profiling.UnitLayout(unit))
	if unit == profile.UnitHour {
		text += "h"
	}
	return text
}

// timeInterval returns the text of an interval of time: its unit, or its first and last units. label omits
// the part that the last unit shares with the first.
func timeInterval(b profile.Bar) (label, full string) {
	first, last := clockText(b.Lo, b.Unit), clockText(b.Hi-1, b.Unit)
	if first == last {
		return first, first
	}
	shared := 0
	for i := range min(len(first), len(last)) {
		if first[i] != last[i] {
			break
		}
		if first[i] == '-' || first[i] == ' ' {
			shared = i + 1
		}
	}
	return first + " – " + last[shared:], first + " – " + last
}

// values adds the most frequent values.
func (m *maker) values(f *profiling.Figures, most int) {
	for i, v := range f.Frequent {
		if i == most {
			return
		}
		if f.Kind == profile.Bools {
			m.truth(v.Number != 0, v.Count)
		} else {
			m.add(v.Text, v.Count, filter.OneOf.Of(v.Text))
		}
	}
}

// truth adds a truth value.
func (m *maker) truth(on bool, count int64) {
	if on {
		m.add(m.texts.Operators.True, count, filter.True.Of())
	} else {
		m.add(m.texts.Operators.False, count, filter.False.Of())
	}
}
