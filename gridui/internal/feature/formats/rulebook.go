// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"math"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/rules"
	"github.com/giogrid/giogrid/gridui/locale"
)

// rulebook holds the prepared rules of each column.
type rulebook struct {
	*Sources
	profiler profiling.Profiler
	// own and fixed are copies of the users' and the program's rules, and all holds both. rev grows with
	// changes of own, allRev with changes of either.
	own, fixed, all []rule.Rule
	rev, allRev     uint64
	columns         map[string]*page
	// found lists the columns with rules in this frame.
	found []ruledColumn
	// asked holds the ids of columns whose looks sort or filter rows, so that their rules stay prepared.
	asked []string
}

// ruledColumn is a column with rules.
type ruledColumn struct {
	id  string
	def *column.Def
}

// page holds the prepared rules of a column.
type page struct {
	of      pageOf
	ready   *rules.Column
	def     *column.Def
	kind    profile.Kind
	figures *profile.Figures
	spoken  spoken
}

// pageOf holds the inputs of a column's rules.
type pageOf struct {
	rules       uint64
	profile     uint32
	columns     uint32
	signs       locale.Numbers
	known       bool
	initialized bool
}

// follow detects changes of rules. It reports invalid ones.
func (b *rulebook) follow() {
	own, fixed := *b.Settings.Rules, *b.Settings.Fixed
	sameOwn := rules.EqualAll(own, b.own)
	if sameOwn && rules.EqualAll(fixed, b.fixed) {
		return
	}
	if !sameOwn {
		b.rev++
	}
	b.own, b.fixed = rules.CloneAll(own), rules.CloneAll(fixed)
	b.all = append(append([]rule.Rule(nil), b.fixed...), b.own...)
	b.allRev++
	for i := range b.all {
		if err := b.all[i].Check(); err != nil {
			b.Report.Problem("format"+err.Error(), "a conditional format is left out: %w", err)
		}
	}
}

// uses reports whether there is a rule for a column.
func (b *rulebook) uses(columnID string) bool {
	b.follow()
	return rules.Uses(b.all, columnID)
}

// sync prepares the rules of the columns on the screen, and requests the figures that they need.
func (b *rulebook) sync(gtx layout.Context) {
	b.follow()
	if len(b.all) == 0 {
		return
	}
	b.find()
	for i := range b.found {
		if needs, any := b.needs(b.found[i].id); any {
			b.profiler.Want(b.found[i].id, needs)
		}
	}
	b.profiler.Sync(gtx)
	for i := range b.found {
		b.prepare(b.found[i].id, b.found[i].def)
	}
}

// find lists the columns that have rules, on the screen and among those asked for. It may list a column twice.
func (b *rulebook) find() {
	b.found = b.found[:0]
	for pane := range b.Viewport.Sheet.Cols {
		for _, col := range b.Viewport.Sheet.Cols[pane] {
			if id := b.Columns.Leaves[col.Index].ID; rules.Uses(b.all, id) && !b.Columns.Leaves[col.Index].Utility {
				b.found = append(b.found, ruledColumn{id, b.Columns.Def(col.Index)})
			}
		}
	}
	if len(b.asked) == 0 {
		return
	}
	defs := b.Dataset.CallerColumns()
	for _, id := range b.asked {
		if d := column.Find(defs, id); d != nil && rules.Uses(b.all, id) {
			b.found = append(b.found, ruledColumn{id, d})
		}
	}
}

// needs returns the figures of all values of a column that its rules need. any is false for conditions, which
// need none unless they count values.
func (b *rulebook) needs(columnID string) (n profiling.Needs, any bool) {
	for i := range b.all {
		r := &b.all[i]
		if r.Kind == rule.When && !rules.Counts(r) || !rules.Uses(b.all[i:i+1], columnID) || r.Check() != nil {
			continue
		}
		any = true
		switch {
		case rules.Counts(r):
			n.Counts = true
		case r.Kind == rule.Top && !r.Percent:
			n.Extremes = max(n.Extremes, r.N)
		}
	}
	return n, any
}

// prepare prepares the rules of a column, unless they are current.
func (b *rulebook) prepare(id string, d *column.Def) {
	var figures *profile.Figures
	if known, _ := b.profiler.Of(id); known != nil {
		figures = &known.Figures
	}
	of := pageOf{b.allRev, b.profiler.Rev, b.Columns.Rev, b.Columns.Numbers, figures != nil, true}
	p := b.columns[id]
	if p == nil {
		if b.columns == nil {
			b.columns = map[string]*page{}
		}
		p = new(page)
		b.columns[id] = p
	}
	if p.of == of {
		return
	}
	p.of, p.def, p.figures, p.spoken = of, d, figures, spoken{}
	p.kind = profiling.KindOf(p.def)
	p.ready = rules.NewColumn(b.all, id, statsOf(figures), func(text string) rules.Operand { return operand(p.def, b.Columns.Numbers, text) })
	if p.ready.NeedsTimes && figures != nil && !countsKnown(figures) {
		b.Report.Problem("repeated"+id, "the values of column %q that occur more than once are not known: it has too many different ones", id)
	}
}

// of returns the rules of a column, nil if there are none.
func (b *rulebook) of(columnID string) *page {
	if p := b.columns[columnID]; p != nil && p.of.rules == b.allRev && rules.Uses(b.all, columnID) {
		return p
	}
	return nil
}

func countsKnown(f *profile.Figures) bool {
	_, numbers := f.NumberTimes(math.Inf(1))
	_, texts := f.TextTimes(nil)
	return numbers && texts
}

// statsOf returns the statistics that rules need from figures, which may be nil while unknown.
func statsOf(f *profile.Figures) rules.Stats {
	if f == nil {
		return rules.Stats{}
	}
	return rules.Stats{Known: true, Min: f.Min, Max: f.Max, Mean: f.Mean, Percentile: f.Percentile, Nth: f.Nth}
}
