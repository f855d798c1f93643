// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowpins_test

import (
	"cmp"
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// node is a row of the random runs; Value differs from row to row.
type node struct {
	ID, Up string
	Value  int
}

// pinOracle is a slow and obvious grid with pinned rows.
type pinOracle struct {
	rows        []node
	tree        bool
	open        map[string]bool
	sorted      int // 1 up, -1 down
	filter      string
	size, index int
	top, bottom []string
	noKeep      bool
}

func (o *pinOracle) find(id string) (node, bool) {
	i := slices.IndexFunc(o.rows, func(n node) bool { return n.ID == id })
	if i < 0 {
		return node{}, false
	}
	return o.rows[i], true
}

// kids returns the rows below a row, in order; "" is the top.
func (o *pinOracle) kids(up string) (out []node) {
	for _, n := range o.rows {
		at := ""
		if _, ok := o.find(n.Up); ok && o.tree {
			at = n.Up
		}
		if at == up {
			out = append(out, n)
		}
	}
	if o.sorted != 0 {
		slices.SortFunc(out, func(a, b node) int { return o.sorted * cmp.Compare(a.Value, b.Value) })
	}
	return out
}

// hit reports whether a row passes the filter by itself, passes whether it or one below
// it does.
func (o *pinOracle) hit(n node) bool { return strings.Contains(n.ID, o.filter) }

func (o *pinOracle) passes(n node) bool { return o.hit(n) || o.above(n) }

// above reports whether a row below passes, which opens it.
func (o *pinOracle) above(n node) bool {
	return o.tree && slices.ContainsFunc(o.kids(n.ID), o.passes)
}

func (o *pinOracle) isOpen(n node) bool {
	return o.open[n.ID] || o.filter != "" && o.above(n)
}

// flat returns all visible rows, as if there were no pins and pages.
func (o *pinOracle) flat(up string) (out []string) {
	for _, n := range o.kids(up) {
		if !o.passes(n) {
			continue
		}
		out = append(out, n.ID)
		if o.tree && o.isOpen(n) {
			out = append(out, o.flat(n.ID)...)
		}
	}
	return out
}

// underClosed reports whether a row above one is closed.
func (o *pinOracle) underClosed(n node) bool {
	up, ok := o.find(n.Up)
	return o.tree && ok && (!o.isOpen(up) || o.underClosed(up))
}

// shown returns the rows of the bands.
func (o *pinOracle) shown() (out [3][]string) {
	flat := o.flat("")
	page := flat
	if o.size > 0 {
		o.index = min(o.index, max((len(flat)-1)/o.size, 0))
		page = flat[min(o.index*o.size, len(flat)):min((o.index+1)*o.size, len(flat))]
	}
	var seen []string
	for side, list := range [...][]string{o.top, o.bottom} {
		for _, id := range list {
			n, ok := o.find(id)
			in := slices.Contains(page, id)
			if !ok || slices.Contains(seen, id) || o.noKeep && !in || !in && o.underClosed(n) {
				continue
			}
			seen = append(seen, id)
			out[2*side] = append(out[2*side], id)
		}
	}
	for _, id := range page {
		if !slices.Contains(seen, id) {
			out[1] = append(out[1], id)
		}
	}
	return out
}

// A pinRun is an oracle and its grid.
type pinRun struct {
	*gridstage.Stage[node]
	pinOracle
	rnd  *rand.Rand
	next int
}

func newPinRun(seed uint64, tree bool) *pinRun {
	r := &pinRun{rnd: rand.New(rand.NewPCG(seed, 5))}
	r.tree, r.open = tree, map[string]bool{}
	for range 24 {
		r.rows = append(r.rows, r.make())
	}
	r.Stage = gridstage.New(image.Pt(400, 4000), func(g *gridui.Grid[node]) {
		g.Columns = []gridui.Column[node]{
			gridui.Field("id", "ID", func(n node) string { return n.ID }),
			gridui.Field("value", "Value", func(n node) int { return n.Value }),
		}
		g.RowID = func(n node) string { return n.ID }
		if tree {
			g.Tree = gridui.Tree[node]{Parent: func(n node) string { return n.Up }}
		}
		g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
		g.SetRows(slices.Clone(r.rows))
	})
	return r
}

// make returns a new row, two times out of three below an existing row.
func (r *pinRun) make() node {
	n := node{ID: fmt.Sprintf("n%d", r.next), Value: (r.next*7919 + 13) % 1009}
	if len(r.rows) > 0 && r.rnd.IntN(3) > 0 {
		n.Up = r.rows[r.rnd.IntN(len(r.rows))].ID
	}
	r.next++
	return n
}

func (r *pinRun) any() string { return fmt.Sprintf("n%d", r.rnd.IntN(r.next+2)) }

// remove takes a row away with all below it, and returns their ids.
func (r *pinRun) remove(id string) []string {
	ids := []string{id}
	for i := 0; i < len(ids) && r.tree; i++ {
		for _, kid := range r.kids(ids[i]) {
			ids = append(ids, kid.ID)
		}
	}
	r.rows = slices.DeleteFunc(r.rows, func(n node) bool { return slices.Contains(ids, n.ID) })
	return ids
}

// step changes something, and reports whether the focus is to stay with its row.
func (r *pinRun) step(t *testing.T) (focus bool) {
	g := &r.Grid
	switch r.rnd.IntN(10) {
	case 0, 1, 2:
		id, side := r.any(), option.RowPinSide(r.rnd.IntN(3))
		g.Row(id).Pin(side)
		r.top, r.bottom = g.RowPins.Top, g.RowPins.Bottom
		return true
	case 3:
		r.sorted = r.rnd.IntN(3) - 1
		g.Sorting.Keys = nil
		if r.sorted != 0 {
			g.Sorting.Keys = []option.SortKey{{ColumnID: "value", Desc: r.sorted < 0}}
		}
		return true
	case 4:
		r.filter = []string{"", "1", "2", "n3"}[r.rnd.IntN(4)]
		g.Filtering.Columns = nil
		if r.filter != "" {
			g.Filtering.Columns = []filter.Column{{ColumnID: "id", Filter: filter.Contains.Of(r.filter)}}
		}
		return true
	case 5:
		r.size, r.index = []int{0, 5, 9}[r.rnd.IntN(3)], 0
		g.Paging = option.Paging{KeepIndex: true}
		if r.size > 0 {
			g.Paging.Enabled, g.Paging.Size = true, r.size
		}
	case 6:
		r.index = r.rnd.IntN(4)
		if r.size > 0 {
			g.Paging.Index = r.index
		}
	case 7:
		id, open := r.any(), r.rnd.IntN(4) > 0
		r.open[id] = open
		g.Expansion.Rows.Set(id, open)
	case 8:
		if r.rnd.IntN(2) == 0 {
			require.NoError(t, g.Apply(gridui.Changes[node]{Remove: r.remove(r.any())}))
			break
		}
		n := r.make()
		r.rows = append(r.rows, n)
		require.NoError(t, g.Apply(gridui.Changes[node]{Add: []node{n}}))
	default:
		r.noKeep = r.rnd.IntN(2) == 0
		g.RowPins.KeepDisabled = r.noKeep
		return true
	}
	return false
}

func TestPinsAgainstOracle(t *testing.T) {
	for seed := range rounds.Seeds(12) {
		r := newPinRun(seed, seed%2 == 1)
		kept := 0
		for step := range 120 {
			if r.rnd.IntN(3) == 0 && r.Grid.Shown() > 0 {
				r.Grid.FocusCell(r.rnd.IntN(r.Grid.Shown()), "id")
				r.Settle()
			}
			was := r.Grid.Focused().RowID
			focus := r.step(t)
			r.Settle()
			want := r.shown()
			require.Equal(t, want, gridstage.BandRows(r.Stage), "seed %d, step %d: %+v", seed, step, r.pinOracle)
			if all := slices.Concat(want[0], want[1], want[2]); focus && slices.Contains(all, was) {
				require.Equal(t, was, r.Grid.Focused().RowID, "seed %d, step %d", seed, step)
				kept++
			}
		}
		require.Positive(t, kept)
	}
}

// TestNothingIsBlankWithPins pins, scrolls and resizes at random: the rows of the
// three bands fill the window, each a row high.
func TestNothingIsBlankWithPins(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	s := gridstage.NewPins(300, nil)
	for step := range 400 {
		switch rnd.IntN(5) {
		case 0, 1:
			s.Grid.Row("p" + strconv.Itoa(rnd.IntN(40))).Pin(option.RowPinSide(rnd.IntN(3)))
		case 2:
			s.Wheel(100, float32(50+rnd.IntN(340)), 0, float32(rnd.IntN(400)-150))
		case 3:
			s.Size = image.Pt(460, 200+rnd.IntN(300))
		case 4:
			s.Grid.ScrollToRow(rnd.IntN(300), option.Align(rnd.IntN(4)))
		}
		s.Settle()
		y := 40
		for _, n := range s.Nodes() {
			if !strings.Contains(n.Label, "row ") || !strings.Contains(n.Label, " of ") || n.Bounds.Empty() {
				continue
			}
			require.Equal(t, y, n.Bounds.Min.Y, "step %d: %s", step, n.Label)
			require.LessOrEqual(t, n.Bounds.Dy(), 36)
			y = n.Bounds.Max.Y
		}
		require.Equal(t, s.Size.Y, y, "step %d", step)
	}
}
