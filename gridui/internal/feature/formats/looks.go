// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rules"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// Looks gives the colours and icons of cells to sorting and filters, and lets users filter by them. Wire must be called
// before its first frame.
type Looks struct {
	f    *Feature
	grid Grid
	// filters reports whether users can filter.
	filters *bool
	// asked holds the ids of the columns that are sorted or filtered by looks, of the state of each in the last frame.
	asked []string
	of    []looksOf
	rev   uint64
}

// Wire sets the formats that give the looks, the grid that filters, and the option that lets users filter.
func (l *Looks) Wire(f *Feature, grid Grid, filters *bool) {
	l.f, l.grid, l.filters = f, grid, filters
	f.Dataset.TakeLooks(l)
}

// looksOf is the state of the looks of a column.
type looksOf struct {
	rules   uint64
	columns uint32
	signs   locale.Numbers
	ready   *rules.Column
}

// Names returns the names of the tints or the icons that the cells of a column may have, in the order of the rules.
func (l *Looks) Names(columnID string, by option.SortBy) (names []string) {
	f := l.f
	f.rulebook.follow()
	add := func(name string) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for i := range f.rulebook.all {
		r := &f.rulebook.all[i]
		if r.Kind != rule.Row && !concerns(r, columnID) || r.Check() != nil {
			continue
		}
		switch {
		case by == option.SortByIcon && r.Kind == rule.Set:
			for level := range r.Icons.Icons() {
				add(filterwords.IconName(r.Icons, level))
			}
		case by == option.SortByColor:
			for _, t := range tintsOf(r) {
				if t != tint.None {
					add(t.String())
				}
			}
		}
	}
	return names
}

// tintsOf returns the tints that a rule gives cells, none for a rule of bars or icons.
func tintsOf(r *rule.Rule) []tint.Tint {
	switch r.Kind {
	case rule.Bars, rule.Set:
		return nil
	case rule.Scale:
		return r.Tints
	}
	return []tint.Tint{r.Tint()}
}

// Begin returns a function that ranks rows by their looks, see dataset.Looks.
func (l *Looks) Begin(columnID string, by option.SortBy) func() func(row rowdata.Row) int {
	f, names := l.f, l.Names(columnID, by)
	own := looker{none: len(names), rows: rowRules{list: f.rows.list, columns: f.rows.columns}}
	if p := f.rulebook.of(columnID); p != nil && p.ready != nil {
		own.page = *p
		if p.figures != nil {
			figures := *p.figures
			own.page.figures = &figures
		}
	}
	if by == option.SortByIcon {
		return own.begin((*looker).icon, iconPlaces(names))
	}
	return own.begin((*looker).tint, tintPlaces(names))
}

// looker finds the looks of rows for one goroutine.
type looker struct {
	page   page
	rows   rowRules
	reader reader
	// none is the rank of rows without a look.
	none int
}

// begin returns a function that makes a looker for each goroutine. place maps looks to ranks.
func (l looker) begin(look func(*looker, rowdata.Row) int, places map[int]int) func() func(row rowdata.Row) int {
	return func() func(row rowdata.Row) int {
		own := l
		return func(row rowdata.Row) int {
			if place, ok := places[look(&own, row)]; ok {
				return place
			}
			return own.none
		}
	}
}

// look returns the result of the rules of the column for a row.
func (l *looker) look(row rowdata.Row) (out rules.Look) {
	if l.page.ready != nil {
		out = l.page.ready.Look(l.reader.read(&l.page, row))
	}
	return out
}

// tint returns the tint of a cell, or else that of its row.
func (l *looker) tint(row rowdata.Row) int {
	look, hue := l.look(row), tint.None
	if look.Tinted {
		hue = look.From
		if look.Share >= 0.5 {
			hue = look.To
		}
	}
	if hue == tint.None && len(l.rows.list) > 0 {
		if r := l.rows.match(row); r != nil {
			hue = r.tint
		}
	}
	return int(hue)
}

// icon returns the number of the icon of a cell, counted over all sets, -1 for none.
func (l *looker) icon(row rowdata.Row) int {
	look := l.look(row)
	if !look.HasIcon {
		return -1
	}
	return iconNumber(look.Icons, look.Icon)
}

// mostIcons is the greatest number of icons in a set.
const mostIcons = 4

func iconNumber(set rule.IconSet, level int) int { return int(set)*mostIcons + level }

// tintPlaces maps tints to their places among names.
func tintPlaces(names []string) map[int]int {
	places := map[int]int{}
	for t := tint.None + 1; int(t) < rules.Tints; t++ {
		if at := slices.Index(names, t.String()); at >= 0 {
			places[int(t)] = at
		}
	}
	return places
}

// iconPlaces maps icons to their places among names.
func iconPlaces(names []string) map[int]int {
	places := map[int]int{}
	for set := rule.Arrows; set <= rule.Steps; set++ {
		for level := range set.Icons() {
			if at := slices.Index(names, filterwords.IconName(set, level)); at >= 0 {
				places[iconNumber(set, level)] = at
			}
		}
	}
	return places
}

// SyncLooks prepares the rules of columns, which need not be on the screen, and returns a number that grows with changes
// of their looks.
func (l *Looks) SyncLooks(columnIDs []string) uint64 {
	f := l.f
	f.rulebook.follow()
	f.rows.sync(f.rulebook.all, f.rulebook.allRev)
	if !slices.Equal(l.asked, columnIDs) {
		l.asked, l.of = slices.Clone(columnIDs), make([]looksOf, len(columnIDs))
	}
	f.rulebook.asked = l.asked
	defs := f.Dataset.CallerColumns()
	for i, id := range l.asked {
		now := looksOf{rules: f.rulebook.allRev, columns: f.Columns.Given, signs: f.Columns.Numbers}
		if d := column.Find(defs, id); d != nil && rules.Uses(f.rulebook.all, id) {
			f.rulebook.prepare(id, d)
			now.ready = f.rulebook.columns[id].ready
		}
		if was := l.of[i]; was.ready.Same(now.ready) {
			now.ready = was.ready
		}
		if now != l.of[i] {
			l.of[i] = now
			l.rev++
		}
	}
	return l.rev
}
