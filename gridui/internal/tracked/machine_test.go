// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked_test

import (
	"fmt"
	"github.com/giogrid/giogrid/gridui/events"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

// ledger models tracked rows in the simplest way: it keeps all rows in order after each step.
type ledger struct {
	base map[string]stockstage.Stock
	page
	done, undone []entry
}

// page holds all rows, and the ids of the changed rows in the order of first change.
type page struct {
	rows  []booked
	order []string
}

// entry is a step: the rows before it, or after it if it is undone, and the orders of changes
// before and after it when it was first made. cells lists the rows of the changed cells, for a step
// that is undone cell by cell, the last one first.
type entry struct {
	rows          []booked
	before, after []string
	cells         []string
}

type booked struct {
	row     stockstage.Stock
	deleted bool
}

func (l *ledger) find(id string) int {
	return slices.IndexFunc(l.rows, func(e booked) bool { return e.row.ID == id })
}

// step changes some rows as one step, if do changes anything.
func (l *ledger) step(touched []string, do func(rows []booked) []booked) {
	l.stepByCell(touched, do, func(_, _ []booked) []string { return nil })
}

// stepByCell does what step does for cells, whose rows changed returns.
func (l *ledger) stepByCell(touched []string, do func(rows []booked) []booked, changed func(before, after []booked) []string) {
	after := do(slices.Clone(l.rows))
	if slices.Equal(after, l.rows) {
		return
	}
	e := entry{rows: l.rows, before: l.order, cells: changed(l.rows, after)}
	l.turn(after, touched)
	e.after = l.order
	l.done, l.undone = append(l.done, e), nil
}

// turn makes rows the current ones. Rows that are still changed keep their order; newly changed
// rows follow in the given order.
func (l *ledger) turn(rows []booked, order []string) {
	l.rows = rows
	changed := func(id string) bool {
		i := l.find(id)
		return i >= 0 && l.status(rows[i]) != tracking.Unchanged
	}
	l.order = slices.DeleteFunc(slices.Clone(l.order), func(id string) bool { return !changed(id) })
	for _, id := range order {
		if changed(id) && !slices.Contains(l.order, id) {
			l.order = append(l.order, id)
		}
	}
}

func (l *ledger) undo() bool { return l.move(&l.done, &l.undone, true) }

func (l *ledger) redo() bool { return l.move(&l.undone, &l.done, false) }

func (l *ledger) move(from, to *[]entry, back bool) bool {
	n := len(*from)
	if n == 0 {
		return false
	}
	e := (*from)[n-1]
	*from = (*from)[:n-1]
	order := e.after
	if back {
		order = e.before
	}
	if e.cells != nil {
		order = slices.Clone(e.cells)
		if back {
			slices.Reverse(order)
		}
	}
	rows := e.rows
	e.rows = l.rows
	*to = append(*to, e)
	l.turn(rows, order)
	return true
}

// changes returns the ids of the rows with a status, in the order of first change.
func (l *ledger) changes(s tracking.RowStatus) []string {
	ids := []string{}
	for _, id := range l.order {
		if l.status(l.rows[l.find(id)]) == s {
			ids = append(ids, id)
		}
	}
	return ids
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

// set sets a cell to a value as the grid does. ok is false if the cell refuses it.
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

// machine applies random actions to a grid and a ledger.
type machine struct {
	t *testing.T
	*stockstage.TrackedStage
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

// edit writes to some cells: to all or none.
func (m *machine) edit() {
	var writes []events.CellEdit
	for range 1 + m.rng.IntN(3) {
		w := events.CellEdit{RowID: m.anyID(), ColumnID: []string{"name", "qty", "qty", "id"}[m.rng.IntN(4)], New: m.value()}
		if !slices.ContainsFunc(writes, func(o events.CellEdit) bool { return o.RowID == w.RowID && o.ColumnID == w.ColumnID }) {
			writes = append(writes, w)
		}
	}
	wrong := false
	var touched []string
	for _, w := range writes {
		touched = append(touched, w.RowID)
	}
	m.stepByCell(touched, func(rows []booked) []booked {
		before := slices.Clone(rows)
		for _, w := range writes {
			i := m.find(w.RowID)
			if i < 0 || rows[i].deleted || !rows[i].set(w.ColumnID, w.New.(string)) {
				wrong = true
				return before
			}
		}
		return rows
	}, func(before, after []booked) (ids []string) {
		for _, w := range writes {
			old, now := before[m.find(w.RowID)].row, after[m.find(w.RowID)].row
			if w.ColumnID == "name" && old.Name != now.Name || w.ColumnID == "qty" && old.Qty != now.Qty {
				ids = append(ids, w.RowID)
			}
		}
		return ids
	})
	err := m.Grid.EditCells(writes...)
	require.Equal(m.t, wrong, err != nil, "%v: %v", writes, err)
}

// focus moves the focus to a cell of a random visible row, and returns the ids from that row on.
func (m *machine) focus(column string) (ids []string) {
	m.Settle()
	n := m.Grid.Shown()
	if n == 0 {
		return nil
	}
	at := m.rng.IntN(n)
	require.True(m.t, m.Grid.FocusCell(at, column))
	for i := at; i < n; i++ {
		row, _ := m.Grid.RowAt(i)
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
	m.stepByCell(ids[:min(len(ids), len(table))], func(rows []booked) []booked {
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
	}, m.changedRows(ids))
	m.Grid.Paste(strings.Join(lines, "\n") + "\n")
}

// changedRows returns a function that returns the rows among ids that a step changed.
func (m *machine) changedRows(ids []string) func(before, after []booked) []string {
	return func(before, after []booked) []string {
		return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return before[m.find(id)] == after[m.find(id)] })
	}
}

func (m *machine) clear() {
	ids := m.focus("qty")
	if len(ids) == 0 {
		return
	}
	m.stepByCell(ids[:1], func(rows []booked) []booked {
		if e := &rows[m.find(ids[0])]; !e.deleted {
			e.row.Qty = 0
		}
		return rows
	}, m.changedRows(ids))
	m.Keys("Delete")
}

func (m *machine) add() {
	m.new++
	row := stockstage.Stock{ID: "n" + strconv.Itoa(m.new), Name: "new"}
	m.step([]string{row.ID}, func(rows []booked) []booked { return append(rows, booked{row: row}) })
	_, err := m.Grid.AddRow(&row)
	require.NoError(m.t, err)
}

// addByPaste pastes names from the last row on, past the end.
func (m *machine) addByPaste() {
	m.Settle()
	if !m.plain() || len(m.rows) == 0 {
		return
	}
	require.True(m.t, m.Grid.FocusCell(len(m.rows)-1, "name"))
	names := []string{m.value(), "one", "two", "three"}[:2+m.rng.IntN(3)]
	m.Grid.Editing.PasteAddRows = true
	m.Grid.Paste(strings.Join(names, "\n") + "\n")
	m.Settle()
	m.Grid.Editing.PasteAddRows = false
	view := m.Grid.Tracker().Rows()
	touched := []string{m.rows[len(m.rows)-1].row.ID}
	for i := len(m.rows); i < view.Len(); i++ {
		touched = append(touched, view.Key(i))
	}
	require.Len(m.t, touched, len(names))
	m.step(touched, func(rows []booked) []booked {
		if last := &rows[len(rows)-1]; !last.deleted {
			last.row.Name = names[0]
		}
		for i, name := range names[1:] {
			rows = append(rows, booked{row: stockstage.Stock{ID: touched[i+1], Name: name}})
		}
		return rows
	})
}

// delete deletes some rows at once.
func (m *machine) delete() {
	var ids []string
	for range 1 + m.rng.IntN(3) {
		ids = append(ids, m.anyID())
	}
	m.step(ids, func(rows []booked) []booked {
		for _, id := range ids {
			i := slices.IndexFunc(rows, func(e booked) bool { return e.row.ID == id })
			switch _, known := m.base[id]; {
			case i < 0:
			case known:
				rows[i].deleted = true
			default:
				rows = slices.Delete(rows, i, i+1)
			}
		}
		return rows
	})
	m.Grid.DeleteRows(ids...)
}

func (m *machine) undoRow() {
	id := m.anyID()
	m.step([]string{id}, func(rows []booked) []booked {
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
	m.Grid.UndoRow(id)
}

func (m *machine) reset() {
	m.step(nil, func(rows []booked) []booked {
		var out []booked
		for _, e := range rows {
			if base, ok := m.base[e.row.ID]; ok {
				out = append(out, booked{row: base})
			}
		}
		return out
	})
	m.Grid.ResetChanges()
}

func (m *machine) shape() {
	switch m.rng.IntN(6) {
	case 0:
		m.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "qty", Desc: m.rng.IntN(2) == 0}}
	case 1:
		m.Grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Filter{First: filter.Condition{Op: filter.Contains, A: "t"}}}}
	case 2:
		m.Grid.Paging.Size = 3
		m.Grid.Paging.Enabled = true
	default:
		m.Grid.Sorting.Keys, m.Grid.Filtering.Columns, m.Grid.Paging.Enabled = nil, nil, false
	}
}

func (m *machine) plain() bool {
	g := &m.Grid
	return g.Sorting.Keys == nil && g.Filtering.Columns == nil && !g.Paging.Enabled
}

// check compares the grid with the ledger.
func (m *machine) check() {
	m.Settle()
	statuses := map[string]tracking.RowStatus{}
	for _, e := range m.rows {
		statuses[e.row.ID] = m.status(e)
	}
	view := m.Grid.Tracker().Rows()
	var want, got []booked
	for i := range view.Len() {
		got = append(got, booked{view.At(i), view.Status(i) == tracking.Deleted})
		require.Equal(m.t, statuses[view.Key(i)], view.Status(i), "row %s", view.Key(i))
	}
	want = append(want, m.rows...)
	require.Equal(m.t, want, got)

	g := &m.Grid
	for s, view := range map[tracking.RowStatus]tracking.Rows[stockstage.Stock]{
		tracking.Added: g.Tracker().Added(), tracking.Edited: g.Tracker().Edited(), tracking.Deleted: g.Tracker().Deleted(),
	} {
		ids := []string{}
		for key := range view.All() {
			ids = append(ids, key)
		}
		require.Equal(m.t, m.changes(s), ids, "%s rows in the order of first change", s)
	}
	plain := m.plain()
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
	require.Equal(m.t, len(m.done) > 0, g.History().CanUndo())
	require.Equal(m.t, len(m.undone) > 0, g.History().CanRedo())
}

func TestEditsAgainstALedger(t *testing.T) {
	for seed := range rounds.Seeds(20) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			m := &machine{t: t, rng: rand.New(rand.NewPCG(seed, 5))}
			m.TrackedStage = stockstage.NewTracked(8, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
				g.Sorting.Mode = option.SortSingle
				g.Filtering.Enabled = true
				g.SetKey = func(p *stockstage.Stock, key string) { p.ID = key }
			})
			m.Focus(m.Grid.Tag())
			m.base = map[string]stockstage.Stock{}
			for i := range 8 {
				m.base[stockstage.SomeStock(i).ID] = stockstage.SomeStock(i)
				m.rows = append(m.rows, booked{row: stockstage.SomeStock(i)})
			}
			acts := []func(){
				m.edit, m.edit, m.paste, m.paste, m.clear, m.add, m.addByPaste, m.delete, m.delete, m.undoRow, m.shape, m.shape,
				func() { require.Equal(t, m.ledger.undo(), m.Grid.History().Undo()) },
				func() { require.Equal(t, m.ledger.undo(), m.Grid.History().Undo()) },
				func() { require.Equal(t, m.ledger.redo(), m.Grid.History().Redo()) },
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
				require.True(t, m.Grid.History().Undo())
				m.check()
			}
			for m.ledger.redo() {
				require.True(t, m.Grid.History().Redo())
				m.check()
			}
		})
	}
}
