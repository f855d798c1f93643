// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// picker is a slow and obvious selection: a map of ids, and the visible rows.
type picker struct {
	on     map[string]bool
	rows   []gridstage.Person
	shown  []string
	anchor string
	state  bool
	scope  option.SelectScope
	// known holds all ids that ever exist.
	known    []string
	page     []string
	filtered bool
}

// able reports whether a row is selectable in the random runs.
func able(p gridstage.Person) bool { return !strings.HasSuffix(p.ID, "3") }

func (p *picker) put(id string, on bool) {
	i := slices.IndexFunc(p.rows, func(r gridstage.Person) bool { return r.ID == id })
	if i < 0 || able(p.rows[i]) {
		p.on[id] = on
	}
}

func (p *picker) refused(id string) bool { return strings.HasSuffix(id, "3") }

func (p *picker) toggle(id string) {
	if p.refused(id) {
		return
	}
	p.anchor, p.state = id, !p.on[id]
	p.on[id] = p.state
}

func (p *picker) between(a, b string) []string {
	i, j := slices.Index(p.shown, a), slices.Index(p.shown, b)
	return p.shown[min(i, j) : max(i, j)+1]
}

func (p *picker) click(id string, box bool, mods key.Modifiers) {
	anchored := slices.Contains(p.shown, p.anchor)
	shift, ctrl := mods.Contain(key.ModShift), mods.Contain(key.ModShortcut)
	switch {
	case box && shift && anchored:
		for _, other := range p.between(p.anchor, id) {
			p.put(other, p.state)
		}
	case box:
		p.toggle(id)
	case p.refused(id):
	case shift:
		if !anchored {
			p.anchor, p.state = id, true
		}
		if !ctrl {
			p.on = map[string]bool{}
		}
		for _, other := range p.between(p.anchor, id) {
			p.put(other, true)
		}
	case ctrl:
		p.toggle(id)
	default:
		p.on = map[string]bool{id: true}
		p.anchor, p.state = id, true
	}
}

func (p *picker) inScope() (ids []string) {
	switch p.scope {
	case option.SelectScopeAll:
		for _, r := range p.rows {
			ids = append(ids, r.ID)
		}
	case option.SelectScopePage:
		ids = p.page
	default:
		ids = p.shown
	}
	return slices.DeleteFunc(slices.Clone(ids), p.refused)
}

func (p *picker) head() {
	ids := p.inScope()
	if len(ids) == 0 {
		return
	}
	on := slices.ContainsFunc(ids, func(id string) bool { return !p.on[id] })
	if p.scope == option.SelectScopeAll || !p.filtered && len(p.page) == len(p.shown) || !p.filtered && p.scope == option.SelectScopeFiltered {
		// All or none, including rows that do not show.
		ids = slices.DeleteFunc(append([]string(nil), p.known...), p.refused)
	}
	for _, id := range ids {
		p.on[id] = on
	}
}

// selected returns the ids of the selected rows.
func (p *picker) selected() []string {
	var ids []string
	for _, r := range p.rows {
		if p.on[r.ID] && able(r) {
			ids = append(ids, r.ID)
		}
	}
	slices.Sort(ids)
	return ids
}

func TestRandomSelectionsAgreeWithAMap(t *testing.T) {
	for seed := range rounds.Seeds(12) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) { randomSelection(t, rand.New(rand.NewPCG(seed, 7))) })
	}
}

func randomSelection(t *testing.T, rnd *rand.Rand) {
	all := gridstage.People(23)
	s := gridstage.NewSelecting(0, gridstage.MultiSelection())
	s.Grid.Selectable = able
	s.Grid.Sorting.Mode = option.SortMulti
	s.Grid.SetRows(all)
	p := &picker{on: map[string]bool{}, rows: all, scope: option.SelectScope(rnd.IntN(3))}
	s.Grid.Selection.Scope = p.scope
	for _, r := range all {
		p.known = append(p.known, r.ID)
	}
	var mirror option.Options
	s.On = func(ev events.Event) {
		if ev, ok := ev.(events.SelectionChanged); ok {
			ev.Apply(&mirror)
		}
	}
	size := []int{100, 6}[rnd.IntN(2)]
	quick := []string{"", "", "Kim", "City 1", "p1", "nobody"}
	mods := []key.Modifiers{0, key.ModShift, key.ModShortcut, key.ModShortcut | key.ModShift}
	for step := range 150 {
		s.Grid.Paging.Enabled = false
		s.Settle()
		p.shown = nil
		for i := range len(p.rows) {
			if row, ok := s.Grid.RowAt(i); ok {
				p.shown = append(p.shown, row.ID)
			}
		}
		first := rnd.IntN(max(len(p.shown)+size-1, size)/size) * size
		s.Grid.Paging = option.Paging{Enabled: true, Index: first / size, Size: size, BarDisabled: true, KeepIndex: true}
		s.Settle()
		p.page = p.shown[first:min(first+size, len(p.shown))]
		seen := min(len(p.page), 9)
		what := ""
		switch op := rnd.IntN(12); {
		case op < 7 && seen > 0:
			s.Grid.ScrollToRow(0, option.AlignStart)
			s.Settle()
			row, m, box := rnd.IntN(seen), mods[rnd.IntN(len(mods))], rnd.IntN(2) == 0
			x := float32(gridstage.CellX)
			if box {
				x = gridstage.BoxX
			}
			what = fmt.Sprint("click ", p.page[row], box, m)
			s.ClickWith(x, gridstage.RowY(row), m)
			p.click(p.page[row], box, m)
		case op == 7:
			what = "head"
			s.Click(gridstage.BoxX, 20)
			p.head()
		case op == 8:
			what = "filter"
			s.Grid.Filtering.Enabled = true
			s.Grid.Filtering.Quick = quick[rnd.IntN(len(quick))]
			p.filtered = s.Grid.Filtering.Quick != ""
		case op == 9:
			what = "sort"
			s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: []string{"age", "name", "city"}[rnd.IntN(3)], Desc: rnd.IntN(2) == 0}}
		case op == 10:
			what = "rows"
			p.rows = slices.DeleteFunc(slices.Clone(all), func(gridstage.Person) bool { return rnd.IntN(3) == 0 })
			rnd.Shuffle(len(p.rows), func(i, j int) { p.rows[i], p.rows[j] = p.rows[j], p.rows[i] })
			s.Grid.SetRows(p.rows)
		case op == 11:
			what = "by the caller"
			id := all[rnd.IntN(len(all))].ID
			on := rnd.IntN(2) == 0
			if !p.refused(id) {
				s.Grid.Selection.Rows.Set(id, on)
				mirror.Selection.Rows.Set(id, on)
				p.on[id] = on
			}
		}
		s.Settle()
		got := selectedIDs(&s.Grid)
		slices.Sort(got)
		require.Equal(t, p.selected(), got, "%d %s", step, what)
		require.Equal(t, len(got), s.Grid.SelectedCount(), "%d %s", step, what)
		require.True(t, mirror.Selection.Rows.Equal(s.Grid.Selection.Rows), "%d %s: the events say something else", step, what)
	}
}

func TestIDSetAgreesWithAMap(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	set, want := idset.Set{}, map[string]bool{}
	type kept struct {
		set  idset.Set
		want map[string]bool
	}
	var copies []kept
	check := func(set idset.Set, want map[string]bool) {
		n := 0
		for id := range set.Exceptions() {
			require.True(t, want[id] != set.IsAll())
			n++
		}
		require.Equal(t, set.ExceptionCount(), n)
		for i := range 20_000 {
			id := strconv.Itoa(i)
			require.Equal(t, want[id], set.Has(id))
		}
	}
	for round := range 12 {
		from, n, on := rnd.IntN(15_000), rnd.IntN(9_000), rnd.IntN(2) == 0
		if round%2 == 0 {
			for i := range n {
				set.Set(strconv.Itoa(from+i), on)
			}
		} else {
			var ids []string
			for i := range n {
				ids = append(ids, strconv.Itoa(from+i))
			}
			o := option.Options{Selection: option.Selection{Rows: set}}
			events.SelectionChanged{RowIDs: ids, Selected: on}.Apply(&o)
			set = o.Selection.Rows
		}
		for i := range n {
			want[strconv.Itoa(from+i)] = on
		}
		copies = append(copies, kept{set.Clone(), maps.Clone(want)})
	}
	for _, c := range copies {
		check(c.set, c.want)
	}
	last := copies[len(copies)-1]
	require.True(t, set.Equal(last.set))
	set.Set("x", true)
	require.False(t, set.Equal(last.set))
	set.Set("x", false)
	require.True(t, set.Equal(last.set))
}
