// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/tracking"
)

// ledger is what tracked rows are, in the slowest way there is: all rows in order
// after each step.
type ledger struct {
	base         map[string]stock
	rows         []booked
	done, undone [][]booked
}

type booked struct {
	row     stock
	deleted bool
}

func (l *ledger) find(id string) int {
	return slices.IndexFunc(l.rows, func(e booked) bool { return e.row.ID == id })
}

// step does something as one step, if it changes anything.
func (l *ledger) step(do func(rows []booked) []booked) {
	after := do(slices.Clone(l.rows))
	if slices.Equal(after, l.rows) {
		return
	}
	l.done, l.undone = append(l.done, l.rows), nil
	l.rows = after
}

func (l *ledger) undo() bool { return l.move(&l.done, &l.undone) }
func (l *ledger) redo() bool { return l.move(&l.undone, &l.done) }

func (l *ledger) move(from, to *[][]booked) bool {
	n := len(*from)
	if n == 0 {
		return false
	}
	*to = append(*to, l.rows)
	l.rows = (*from)[n-1]
	*from = (*from)[:n-1]
	return true
}

func (l *ledger) status(e booked) tracking.RowStatus {
	base, ok := l.base[e.row.ID]
	switch {
	case e.deleted:
		return tracking.Deleted
	case !ok:
		return tracking.Added
	case base != e.row:
		return tracking.Edited
	}
	return tracking.Unchanged
}

// set gives a cell a value as the grid does; ok is false if it refuses it.
func (e *booked) set(column, text string) (ok bool) {
	switch column {
	case "name":
		e.row.Name = text
		return true
	case "qty":
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 {
			return false
		}
		e.row.Qty = n
		return true
	}
	return false
}

// machine does random things to a grid and a ledger.
type machine struct {
	t *testing.T
	*trackedStage
	ledger
	rng *rand.Rand
	new int
}

func (m *machine) value() string {
	return []string{"", "1", "2", "30", "-1", "nut", "bolt"}[m.rng.IntN(7)]
}

func (m *machine) anyID() string {
	if m.rng.IntN(20) == 0 || len(m.rows) == 0 {
		return "nobody"
	}
	return m.rows[m.rng.IntN(len(m.rows))].row.ID
}

// edit writes to some cells: all or none.
func (m *machine) edit() {
	var writes []gridui.CellWrite
	for range 1 + m.rng.IntN(3) {
		w := gridui.CellWrite{RowID: m.anyID(), ColumnID: []string{"name", "qty", "qty", "id"}[m.rng.IntN(4)], Value: m.value()}
		if !slices.ContainsFunc(writes, func(o gridui.CellWrite) bool { return o.RowID == w.RowID && o.ColumnID == w.ColumnID }) {
			writes = append(writes, w)
		}
	}
	wrong := false
	m.step(func(rows []booked) []booked {
		before := slices.Clone(rows)
		for _, w := range writes {
			i := m.find(w.RowID)
			if i < 0 || rows[i].deleted || !rows[i].set(w.ColumnID, w.Value.(string)) {
				wrong = true
				return before
			}
		}
		return rows
	})
	err := m.grid.EditCells(writes...)
	require.Equal(m.t, wrong, err != nil, "%v: %v", writes, err)
}

// focus gives the focus to a cell of a random row that shows, and returns those from
// there on.
func (m *machine) focus(column string) (ids []string) {
	m.Settle()
	n := m.grid.Shown()
	if n == 0 {
		return nil
	}
	at := m.rng.IntN(n)
	require.True(m.t, m.grid.FocusCell(at, column))
	for i := at; i < n; i++ {
		row, _ := m.grid.RowAt(i)
		ids = append(ids, row.ID)
	}
	return ids
}

func (m *machine) paste() {
	columns := []string{"name", "qty"}[m.rng.IntN(2):]
	ids := m.focus(columns[0])
	if len(ids) == 0 {
		return
	}
	var table [][]string
	var lines []string
	for range 1 + m.rng.IntN(4) {
		var cells []string
		for range 1 + m.rng.IntN(3) {
			cells = append(cells, m.value())
		}
		table = append(table, cells)
		lines = append(lines, strings.Join(cells, "\t"))
	}
	if len(table) == 1 && len(table[0]) == 1 && table[0][0] == "" {
		return
	}
	m.step(func(rows []booked) []booked {
		before := slices.Clone(rows)
		for i, cells := range table {
			if i >= len(ids) {
				break
			}
			e := &rows[m.find(ids[i])]
			for k, text := range cells {
				if text == "" {
					text = map[string]string{"qty": "0"}[columns[min(k, len(columns)-1)]]
				}
				if k < len(columns) && !e.deleted && !e.set(columns[k], text) {
					return before
				}
			}
		}
		return rows
	})
	m.grid.Paste(strings.Join(lines, "\n") + "\n")
}

func (m *machine) clear() {
	ids := m.focus("qty")
	if len(ids) == 0 {
		return
	}
	m.step(func(rows []booked) []booked {
		if e := &rows[m.find(ids[0])]; !e.deleted {
			e.row.Qty = 0
		}
		return rows
	})
	m.Keys("Delete")
}

func (m *machine) add() {
	m.new++
	row := stock{ID: "n" + itoa(m.new), Name: "new"}
	m.step(func(rows []booked) []booked { return append(rows, booked{row: row}) })
	_, err := m.grid.AddRow(&row)
	require.NoError(m.t, err)
}

func (m *machine) delete() {
	id := m.anyID()
	m.step(func(rows []booked) []booked {
		i := m.find(id)
		switch _, known := m.base[id]; {
		case i < 0:
		case known:
			rows[i].deleted = true
		default:
			rows = slices.Delete(rows, i, i+1)
		}
		return rows
	})
	m.grid.DeleteRow(id)
}

func (m *machine) undoRow() {
	id := m.anyID()
	m.step(func(rows []booked) []booked {
		i := m.find(id)
		base, known := m.base[id]
		switch {
		case i < 0:
		case known:
			rows[i] = booked{row: base}
		default:
			rows = slices.Delete(rows, i, i+1)
		}
		return rows
	})
	m.grid.UndoRow(id)
}

func (m *machine) reset() {
	m.step(func(rows []booked) []booked {
		var out []booked
		for _, e := range rows {
			if base, ok := m.base[e.row.ID]; ok {
				out = append(out, booked{row: base})
			}
		}
		return out
	})
	m.grid.ResetChanges()
}

func (m *machine) shape() {
	switch m.rng.IntN(6) {
	case 0:
		m.grid.Sorting.Keys = []gridui.SortKey{{ColumnID: "qty", Desc: m.rng.IntN(2) == 0}}
	case 1:
		m.grid.Filtering.Columns = []gridui.ColumnFilter{{ColumnID: "name", Filter: gridui.Filter{First: gridui.Condition{Op: gridui.OpContains, A: "t"}}}}
	case 2:
		m.grid.Paging.Size = 3
		m.grid.Paging.Mode = gridui.PagingOn
	default:
		m.grid.Sorting.Keys, m.grid.Filtering.Columns, m.grid.Paging.Mode = nil, nil, gridui.PagingOff
	}
}

// check compares the grid with the ledger.
func (m *machine) check() {
	m.Settle()
	statuses := map[string]tracking.RowStatus{}
	for _, e := range m.rows {
		statuses[e.row.ID] = m.status(e)
	}
	view := m.grid.Tracker().Rows()
	var want, got []booked
	for i := range view.Len() {
		got = append(got, booked{view.At(i), view.Status(i) == tracking.Deleted})
		require.Equal(m.t, statuses[view.Key(i)], view.Status(i), "row %s", view.Key(i))
	}
	want = append(want, m.rows...)
	require.Equal(m.t, want, got)

	g := &m.grid
	plain := g.Sorting.Keys == nil && g.Filtering.Columns == nil && g.Paging.Mode == gridui.PagingOff
	if plain {
		require.Equal(m.t, len(want), g.Shown())
	}
	for i := range g.Shown() {
		row, ok := g.RowAt(i)
		require.True(m.t, ok)
		if plain {
			require.Equal(m.t, want[i].row, row)
		} else {
			k := m.find(row.ID)
			require.GreaterOrEqual(m.t, k, 0, "row %s shows", row.ID)
			require.Equal(m.t, want[k].row, row)
		}
	}
	if g.Sorting.Keys != nil {
		for i := 1; i < g.Shown(); i++ {
			a, _ := g.RowAt(i - 1)
			b, _ := g.RowAt(i)
			require.True(m.t, a.Qty == b.Qty || a.Qty > b.Qty == g.Sorting.Keys[0].Desc, "%v before %v", a, b)
		}
	}
	require.Equal(m.t, len(m.done) > 0, g.CanUndo())
	require.Equal(m.t, len(m.undone) > 0, g.CanRedo())
}

func TestEditsAgainstALedger(t *testing.T) {
	for seed := range rounds.Seeds(20) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			m := &machine{t: t, rng: rand.New(rand.NewPCG(seed, 5))}
			m.trackedStage = newTracked(8, func(g *gridui.ChangeTrackingGrid[stock]) {
				g.Sorting.Mode = gridui.SortSingle
				g.Filtering.Mode = gridui.FilterOn
			})
			m.Focus(m.grid.Tag())
			m.base = map[string]stock{}
			for i := range 8 {
				m.base[someStock(i).ID] = someStock(i)
				m.rows = append(m.rows, booked{row: someStock(i)})
			}
			acts := []func(){
				m.edit, m.edit, m.paste, m.paste, m.clear, m.add, m.delete, m.delete, m.undoRow, m.shape, m.shape,
				func() { require.Equal(t, m.ledger.undo(), m.grid.Undo()) },
				func() { require.Equal(t, m.ledger.undo(), m.grid.Undo()) },
				func() { require.Equal(t, m.ledger.redo(), m.grid.Redo()) },
			}
			for range 150 {
				if m.rng.IntN(40) == 0 {
					m.reset()
				} else {
					acts[m.rng.IntN(len(acts))]()
				}
				if m.rng.IntN(3) > 0 {
					m.check()
				} else if m.rng.IntN(2) == 0 {
					m.Frame()
				}
			}
			for m.ledger.undo() {
				require.True(t, m.grid.Undo())
				m.check()
			}
			for m.ledger.redo() {
				require.True(t, m.grid.Redo())
				m.check()
			}
		})
	}
}
