// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import (
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/funcid"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// texts holds the texts of the items. They are rebuilt when their inputs change.
type texts struct {
	of textKey
	// items is indexed by kind; an empty value is not shown.
	items [option.StatusSum + 1]text
	// passing is the number of rows that pass the filters, counted for passingOf.
	passing   int
	passingOf passingKey
}

// text is the text of an item: a label, and a value after it.
type text struct{ label, value, phrase string }

// textKey holds the inputs of the texts.
type textKey struct {
	figures             uint32
	shown, all          int
	selected            int
	filtered, counting  bool
	about               bool // shown and all are estimates
	words               locale.Status
	count, part, picked unsafe.Pointer
}

// passingKey holds the inputs of the number of rows that pass the filters.
type passingKey struct {
	known bool
	rows  uint32
}

// about reports whether the number of rows is an estimate of the source.
func (t *texts) about(f *Feature) bool {
	return f.Dataset.Access().Status().Counting && !f.Options.Paging.Manual
}

// sync rebuilds the texts if their inputs changed.
func (t *texts) sync(f *Feature) {
	loc := &f.Painter.Style.Texts
	now := textKey{
		figures: f.counter.rev, filtered: f.Dataset.Want.ShowsFiltered(), words: loc.Status,
		selected: f.Selection.SelectedKnown(), counting: f.Selection.State.IsCounting(), about: t.about(f),
		count: funcid.Of(loc.TotalCount), part: funcid.Of(loc.ShownCount), picked: funcid.Of(loc.SelectedCount),
	}
	now.shown, now.all = t.rowCounts(f)
	if t.of == now {
		return
	}
	t.of, t.items = now, [len(t.items)]text{}
	t.rows(loc)
	if c := &f.counter; c.of.from != fromNothing {
		t.counts(c, loc)
		t.numbers(c, loc)
		t.times(c, loc)
	}
	for i := range t.items {
		t.items[i].speak()
	}
}

// rowCounts returns the number of rows that pass the filters, and the number of all rows. Pages fetched by
// the program state the latter; without it, the rows that are there count.
func (t *texts) rowCounts(f *Feature) (shown, all int) {
	all = f.Dataset.GivenCount()
	if p := &f.Options.Paging; p.IsOn() && p.Manual {
		return all, max(f.Dataset.Page().Total, all)
	}
	if now := (passingKey{known: true, rows: f.Dataset.RowsRev}); now != t.passingOf {
		t.passing, t.passingOf = -1, now
		if o := &f.Dataset.Order; o.On {
			if pass := o.Model.Passing(); pass != nil {
				t.passing = pass.Count()
			}
		}
	}
	if t.passing < 0 {
		return all, all
	}
	return min(t.passing, all), all
}

// rows makes the texts about rows.
func (t *texts) rows(loc *locale.Texts) {
	k := &t.of
	if t.items[option.StatusRows].value = loc.TotalCount(k.all); k.shown != k.all {
		t.items[option.StatusRows].value = loc.ShownCount(k.shown, k.all)
	}
	if k.about {
		t.items[option.StatusRows].value = textfmt.About + t.items[option.StatusRows].value
	}
	if k.selected > 0 {
		t.items[option.StatusSelected].value = loc.SelectedCount(k.selected)
		if k.counting {
			t.items[option.StatusSelected].value += more
		}
	}
	if k.filtered {
		t.items[option.StatusFiltered].value = loc.Status.Filtered
	}
}

// more is the suffix of unfinished figures.
const more = "…"

// put sets the text of a figure.
func (t *texts) put(c *counter, kind option.StatusKind, label string, value []byte) {
	if c.pending() {
		value = value[:0]
	}
	if !c.finished {
		value = append(value, more...)
	}
	t.items[kind] = text{label: label, value: string(value)}
}

// counts makes the texts of the numbers of cells.
func (t *texts) counts(c *counter, loc *locale.Texts) {
	w, s := &loc.Status, &c.stats
	t.put(c, option.StatusCount, w.Count, textfmt.AppendGrouped(nil, s.Count))
	switch {
	case t.numeric(c):
		t.put(c, option.StatusNumbers, w.Numbers, textfmt.AppendGrouped(nil, s.Numbers))
	case t.timed(c):
		t.put(c, option.StatusNumbers, w.Dates, textfmt.AppendGrouped(nil, s.Times))
	}
}

// numbers makes the texts of the numbers, if there are any.
func (t *texts) numbers(c *counter, loc *locale.Texts) {
	w, s := &loc.Status, &c.stats
	if !t.numeric(c) {
		return
	}
	mean := s.Average()
	t.put(c, option.StatusSum, w.Sum, c.format.appendNumber(nil, s.Sum(), exact.Scale))
	t.put(c, option.StatusAverage, w.Average, c.format.appendNumber(nil, mean, averageDecimals(mean)))
	t.put(c, option.StatusMin, w.Min, c.format.appendNumber(nil, s.Min(), exact.Scale))
	t.put(c, option.StatusMax, w.Max, c.format.appendNumber(nil, s.Max(), exact.Scale))
}

// times makes the texts of the times, if there are no numbers.
func (t *texts) times(c *counter, loc *locale.Texts) {
	w, s := &loc.Status, &c.stats
	if !t.timed(c) {
		return
	}
	t.put(c, option.StatusMin, w.Earliest, c.format.appendTime(nil, s.Earliest))
	t.put(c, option.StatusMax, w.Latest, c.format.appendTime(nil, s.Latest))
}

// numeric reports whether figures of numbers are shown. While nothing is known yet, they are if there are
// columns of numbers.
func (*texts) numeric(c *counter) bool {
	return c.stats.Numbers > 0 || c.pending() && c.format.numeric
}

// timed reports whether figures of times are shown.
func (t *texts) timed(c *counter) bool {
	return !t.numeric(c) && (c.stats.Times > 0 || c.pending() && c.format.time != nil)
}

// speak makes the phrase for assistive technology.
func (t *text) speak() {
	if t.phrase = t.value; t.label != "" {
		t.phrase = t.label + " " + t.value
	}
}
