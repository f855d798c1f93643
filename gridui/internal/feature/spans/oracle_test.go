// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package spans_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// wide is a row of the oracle: five texts, its parent in a tree, over how many columns its cells in c and e extend, and
// whether it is a full row.
type wide struct {
	ID, Parent string
	Text       [5]string
	C, E       int
	Full       bool
}

// letters names the columns, in the order of their definitions.
const letters = "abcde"

// plain is a grid of wide rows, and the plain table that tells what it must show.
type plain struct {
	t *testing.T
	*gridstage.Stage[wide]
	r    *rand.Rand
	tree bool
	full bool
	n    int
	log  []string
}

func newPlain(t *testing.T, seed uint64) *plain {
	p := &plain{t: t, r: rand.New(rand.NewPCG(seed, 7))}
	var rows []wide
	for range 60 {
		rows = append(rows, p.row())
	}
	p.tree = seed%4 == 3
	p.Stage = gridstage.New(image.Pt(760, 420), func(g *gridui.Grid[wide]) {
		g.RowID = func(r wide) string { return r.ID }
		for i, name := range letters {
			col := gridui.Field(string(name), strings.ToUpper(string(name)), func(r wide) string { return r.Text[i] }).Width(90).
				Edit(func(r *wide, v string) { r.Text[i] = v })
			switch name {
			case 'a':
				col.Merge()
			case 'b':
				col.MergeWithin("a")
			case 'c':
				col.Merge().SpanColumns(func(r wide) int { return r.C })
			case 'e':
				col.SpanColumns(func(r wide) int { return r.E }).MergeBy(func(x, y wide) bool { return x.Text[4] == y.Text[4] })
			}
			g.Columns = append(g.Columns, col)
		}
		g.Sorting.Mode, g.Filtering.Enabled, g.Editing.Enabled, g.CellRanges.Enabled = option.SortMulti, true, true, true
		g.Editing.History = 100
		g.RowHeight = func(r wide) unit.Dp { return unit.Dp(30 + 20*(r.C%2)) }
		if seed%2 == 1 {
			g.IsFullRow = func(r wide) bool { return r.Full }
			g.FullRowText = func(r wide) string { return "full " + r.ID }
			p.full = true
		}
		if p.tree {
			g.Tree.Parent = func(r wide) string { return r.Parent }
			g.Expansion.Depth = 9
		}
		g.SetRows(rows)
	})
	p.Style = func(st *gridui.Style) { st.Lines = theme.LinesBoth }
	p.Click(60, 60)
	p.Settle()
	return p
}

// row returns a random row.
func (p *plain) row() wide {
	w := wide{ID: fmt.Sprintf("r%d", p.n), C: 1 + p.r.IntN(4)*p.r.IntN(2), E: 1 + p.r.IntN(2), Full: p.r.IntN(8) == 0}
	if p.n > 0 && p.r.IntN(3) > 0 {
		w.Parent = fmt.Sprintf("r%d", p.r.IntN(p.n)/7)
	}
	p.n++
	for i := range w.Text {
		w.Text[i] = []string{"x", "y", "x", ""}[p.r.IntN(4)]
	}
	return w
}

// line is a displayed row; ok is false for rows of groups and for full rows. block numbers the runs of rows that may join: it changes at rows that no cell crosses.
type line struct {
	wide
	ok    bool
	block int
}

// body returns the displayed rows of the body.
func (p *plain) body() (lines []line) {
	parents, depth := map[string]bool{}, map[string]int{"": -1}
	for i := range p.n {
		if r, ok := p.Grid.RowByID(fmt.Sprintf("r%d", i)); ok { // parents are made before their children
			parents[r.Parent], depth[r.ID] = true, depth[r.Parent]+1
		}
	}
	block := 0
	last := -1
	for i := range p.Grid.Shown() {
		r, ok := p.Grid.RowAt(i)
		ok = ok && !(p.full && r.Full)
		if apart := !ok || p.tree && (parents[r.ID] || depth[r.ID] != last); apart {
			block++
		}
		lines = append(lines, line{r, ok, block})
		if last = depth[r.ID]; !ok || p.tree && parents[r.ID] {
			block++
		}
	}
	return lines
}

// columns returns the displayed columns, by their index in letters, and the pane of each.
func (p *plain) columns() (cols []int, panes []int) {
	for _, id := range p.Grid.ShownColumns() {
		pane := 1
		if slices.Contains(p.Grid.ColumnPinning.Left, id) {
			pane = 0
		}
		if slices.Contains(p.Grid.ColumnPinning.Right, id) {
			pane = 2
		}
		cols, panes = append(cols, strings.Index(letters, id)), append(panes, pane)
	}
	return cols, panes
}

// extents returns for each displayed column the displayed column whose cell shows there in a row, and its n.
func (p *plain) extents(l line) (anchor, n []int) {
	cols, panes := p.columns()
	for i := 0; i < len(cols); {
		span := 1
		if l.ok && !(p.tree && i == 0) {
			switch letters[cols[i]] {
			case 'c':
				span = max(l.C, 1)
			case 'e':
				span = max(l.E, 1)
			}
		}
		from := i
		for i == from || i < len(cols) && panes[i] == panes[from] && cols[i] > cols[from] && cols[i] < cols[from]+span {
			anchor, n = append(anchor, from), append(n, span)
			i++
		}
	}
	return anchor, n
}

// joins reports whether the cells of two rows that follow each other are merged in a displayed column.
func (p *plain) joins(x, y line, col int) bool {
	if !x.ok || !y.ok || x.block != y.block {
		return false
	}
	ax, nx := p.extents(x)
	ay, ny := p.extents(y)
	at := ax[col]
	if at != ay[col] || nx[at] != ny[at] || p.tree && at == 0 {
		return false
	}
	cols, _ := p.columns()
	same := func(i int) bool { return x.Text[i] == y.Text[i] && x.Text[i] != "" }
	switch letters[cols[at]] {
	case 'a', 'c':
		return same(cols[at])
	case 'b':
		return same(1) && same(0)
	case 'e':
		return x.Text[4] == y.Text[4]
	}
	return false
}

// run returns the rows of the merged cell of a row in a displayed column, [first, end).
func (p *plain) run(lines []line, row, col int) (first, end int) {
	for first = row; first > 0 && p.joins(lines[first-1], lines[first], col); first-- {
	}
	for end = row + 1; end < len(lines) && p.joins(lines[end-1], lines[end], col); end++ {
	}
	return first, end
}

// want returns what the cells of the rows on the screen must say: header, text, and the rows of merged cells.
func (p *plain) want() (out []string) {
	lines, at := p.body(), p.Grid.Viewport()
	cols, _ := p.columns()
	focus := p.Grid.Focused()
	for row := at.First; row < at.Last; row++ {
		if !lines[row].ok {
			if lines[row].ID != "" {
				out = append(out, said("full", lines[row].ID, row+1, 0, 0))
			}
			continue
		}
		anchor, _ := p.extents(lines[row])
		for col := range cols {
			if anchor[col] != col {
				continue
			}
			first, end := p.run(lines, row, col)
			if !(focus.RowID == lines[row].ID && anchor[max(slices.Index(cols, strings.Index(letters, focus.ColumnID)), 0)] == col) {
				first, end = max(first, at.First), min(end, at.Last)
			}
			out = append(out, said(string(letters[cols[col]]-'a'+'A'), lines[row].Text[cols[col]], row+1, first+1, end))
		}
	}
	slices.Sort(out)
	return out
}

// said returns a cell in words.
func said(header, text string, row, first, last int) string {
	if first == last {
		first, last = 0, 0
	}
	return fmt.Sprintf("%s%d=%q %d-%d", header, row, text, first, last)
}

// got returns what the cells of the rows on the screen say.
func (p *plain) got() (out []string) {
	for _, n := range p.Nodes() {
		words := strings.Split(n.Description, ", ")
		row, first, last, text := 0, 0, 0, ""
		if id, ok := strings.CutPrefix(words[0], "full "); ok && !strings.Contains(n.Description, "pinned") {
			for _, w := range words {
				fmt.Sscanf(w, "row %d of", &row)
			}
			out = append(out, said("full", id, row, 0, 0))
			continue
		}
		if len(words) < 2 || len(words[0]) != 1 || slices.Contains(p.Grid.Grouping.By, strings.ToLower(words[0])) {
			continue // the column of groups has the header of the column
		}
		for i, w := range words {
			fmt.Sscanf(w, "row %d of", &row)
			fmt.Sscanf(w, "rows %d to %d", &first, &last)
			if i == 1 && len(w) <= 1 {
				text = w
			}
		}
		if r, ok := p.Grid.RowAt(row - 1); ok && row > 0 && r.ID != "" && !strings.Contains(n.Description, "pinned") {
			out = append(out, said(words[0], text, row, first, last))
		}
	}
	slices.Sort(out)
	return out
}

// grown returns the smallest rectangle of body rows and displayed columns that holds one and cuts no merged cell.
func (p *plain) grown(r ranges.Rect) ranges.Rect {
	lines := p.body()
	for {
		was := r
		for row := r.Rows.First; row < r.Rows.End; row++ {
			anchor, _ := p.extents(lines[row])
			for col := range anchor {
				if inside := was.Cols.Has(col); !inside {
					continue
				}
				first, end := p.run(lines, row, col)
				r.Rows.First, r.Rows.End = min(r.Rows.First, first), max(r.Rows.End, end)
				for c, a := range anchor {
					if a == anchor[col] {
						r.Cols.First, r.Cols.End = min(r.Cols.First, c), max(r.Cols.End, c+1)
					}
				}
			}
		}
		if r == was {
			return r
		}
	}
}

// copyOf returns the copy of a rectangle.
func (p *plain) copyOf(r ranges.Rect) (out [][]string) {
	lines := p.body()
	cols, _ := p.columns()
	for row := r.Rows.First; row < r.Rows.End; row++ {
		if !lines[row].ok {
			continue
		}
		anchor, _ := p.extents(lines[row])
		var texts []string
		for col := r.Cols.First; col < r.Cols.End; col++ {
			text := ""
			if anchor[col] == col {
				text = lines[row].Text[cols[col]]
			}
			texts = append(texts, text)
		}
		out = append(out, texts)
	}
	return out
}

// all returns the texts of all rows by id.
func (p *plain) all() map[string][5]string {
	out := map[string][5]string{}
	for i := range p.n {
		if r, ok := p.Grid.RowByID(fmt.Sprintf("r%d", i)); ok {
			out[r.ID] = r.Text
		}
	}
	return out
}

// pick returns a random displayed row of data.
func (p *plain) pick() (int, bool) {
	lines := p.body()
	for range 20 {
		if len(lines) > 0 {
			if i := p.r.IntN(len(lines)); lines[i].ok {
				return i, true
			}
		}
	}
	return 0, false
}

// edit changes a cell in one of three ways, and checks that exactly the rows of its merged cell have changed.
func (p *plain) edit() {
	row, ok := p.pick()
	if !ok {
		return
	}
	cols, _ := p.columns()
	col, lines := p.r.IntN(len(cols)), p.body()
	anchor, _ := p.extents(lines[row])
	first, end := p.run(lines, row, col)
	want, to := p.all(), ""
	p.Grid.FocusCell(row, string(letters[cols[col]]))
	p.Settle()
	switch p.r.IntN(3) {
	case 0:
		p.Keys("Delete")
	case 1:
		to = "z"
		p.Grid.Paste("z")
	case 2:
		to = "w"
		p.Type("w")
		p.Keys("Enter")
	}
	p.Settle()
	before := p.all()
	for i := first; i < end; i++ {
		texts := want[lines[i].ID]
		texts[cols[anchor[col]]] = to
		want[lines[i].ID] = texts
	}
	p.log = append(p.log, fmt.Sprintf("edit %d %c rows %d-%d to %q", row, letters[cols[col]], first, end, to))
	require.Equal(p.t, want, before, p.log)
	changed := slices.ContainsFunc(lines[first:end], func(l line) bool { return l.Text[cols[anchor[col]]] != to })
	if p.r.IntN(2) == 0 && changed {
		p.log = append(p.log, "undo")
		undone := want
		for i := first; i < end; i++ {
			undone[lines[i].ID] = lines[i].Text
		}
		p.Keys("Ctrl+Z")
		p.Settle()
		require.Equal(p.t, undone, p.all(), p.log)
	}
}

// copy copies a range, and checks its cells.
func (p *plain) copy() {
	row, ok := p.pick()
	to, more := p.pick()
	cols, _ := p.columns()
	if !ok || !more || len(p.Grid.RowPins.Top) > 0 {
		return
	}
	a, b := p.r.IntN(len(cols)), p.r.IntN(len(cols))
	if row == to && a == b {
		return
	}
	lines := p.body()
	cell := func(row, col int) option.CellID {
		return option.CellID{RowID: lines[row].ID, ColumnID: string(letters[cols[col]])}
	}
	p.Grid.CellRanges.Selected = []option.CellRange{{Anchor: cell(row, a), Head: cell(to, b)}}
	p.Settle()
	r := p.grown(ranges.Rect{Rows: ranges.Between(row, to), Cols: ranges.Between(a, b)})
	p.log = append(p.log, fmt.Sprint("copy ", row, to, a, b, r))
	require.Equal(p.t, p.copyOf(r), p.Copied("Ctrl+C"), p.log)
	p.Grid.CellRanges.Selected = nil
	p.Grid.FocusCell(row, string(letters[cols[a]]))
	p.Settle()
}

// step changes the grid at random.
func (p *plain) step() {
	g, r := &p.Grid, p.r
	name := func() string { return string(letters[r.IntN(5)]) }
	switch r.IntN(12) {
	case 0:
		g.Sorting.Keys = nil
		for range r.IntN(3) {
			g.Sorting.Keys = append(g.Sorting.Keys, option.SortKey{ColumnID: name(), Desc: r.IntN(2) == 0})
		}
		p.log = append(p.log, fmt.Sprint("sort ", g.Sorting.Keys))
	case 1:
		if g.Filtering.Quick = ""; !p.tree && r.IntN(2) == 0 {
			g.Filtering.Quick = "y"
		}
		p.log = append(p.log, "filter "+g.Filtering.Quick)
	case 2:
		if g.Grouping.By = nil; !p.tree && r.IntN(2) == 0 {
			g.Grouping.By, g.Expansion.Depth = []string{name()}, 1
		}
		p.log = append(p.log, fmt.Sprint("group ", g.Grouping.By))
	case 3:
		g.Paging.Enabled, g.Paging.Size, g.Paging.Index = r.IntN(2) == 0, 9, r.IntN(3)
		p.log = append(p.log, fmt.Sprint("page ", g.Paging.Enabled, g.Paging.Index))
	case 4:
		if g.RowPins.Top = nil; r.IntN(2) == 0 {
			g.RowPins.Top = []string{"r3", "r5"}
		}
		p.log = append(p.log, fmt.Sprint("pin rows ", g.RowPins.Top))
	case 5:
		if g.ColumnPinning.Left, g.ColumnPinning.Right = nil, nil; r.IntN(2) == 0 {
			g.ColumnPinning.Left = []string{name()}
		}
		p.log = append(p.log, fmt.Sprint("pin ", g.ColumnPinning.Left))
	case 6:
		if g.ColumnVisibility.Hidden = nil; r.IntN(2) == 0 {
			g.ColumnVisibility.Hidden = []string{name()}
		}
		p.log = append(p.log, fmt.Sprint("hide ", g.ColumnVisibility.Hidden))
	case 7:
		order := strings.Split(letters, "")
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		if g.ColumnOrder.IDs = nil; r.IntN(2) == 0 {
			g.ColumnOrder.IDs = order
		}
		p.log = append(p.log, fmt.Sprint("order ", g.ColumnOrder.IDs))
	case 8:
		id := fmt.Sprintf("r%d", r.IntN(p.n))
		if w, ok := g.RowByID(id); ok {
			w.Text[r.IntN(5)], w.C = []string{"x", "y", ""}[r.IntN(3)], 1+r.IntN(3)
			require.NoError(p.t, g.Apply(gridui.Changes[wide]{Update: []wide{w}, Add: []wide{p.row()}}))
		}
		p.log = append(p.log, "apply "+id)
	case 9:
		y := int64(r.IntN(1200))
		g.ScrollToOffset(y)
		p.log = append(p.log, fmt.Sprint("scroll ", y))
	case 10:
		p.Settle()
		p.edit()
	case 11:
		p.Settle()
		p.copy()
	}
	p.Settle()
}

func TestMergedCellsAreThoseOfAPlainTable(t *testing.T) {
	seeds, steps := uint64(40), 60
	if testing.Short() {
		seeds, steps = 6, 25
	}
	for seed := range seeds {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			p := newPlain(t, seed)
			p.Values = map[string]any{gridtest.SemanticsKey: "cells"}
			for range steps {
				p.step()
				require.Equal(t, p.want(), p.got(), p.log)
			}
		})
	}
}
