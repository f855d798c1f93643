// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/taskstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// rowModel is what the edit of rows does, without a grid.
type rowModel struct {
	rows map[string]taskstage.Task
	// row and col are the edited cell, draft the changed cells by column.
	row, col string
	draft    map[string]string
	// past holds the steps that undo takes back.
	past [][]cellStep
}

// cellStep is a change of a cell.
type cellStep struct{ row, col, old, now string }

var walkedColumns = []string{"title", "hours", "state", "done", "due", "note"}

// typedColumns holds the columns into which the test types.
var typedColumns = []string{"title", "hours", "note"}

func (m *rowModel) value(row, col string) string {
	t := m.rows[row]
	switch col {
	case "title":
		return t.Title
	case "hours":
		return strconv.FormatFloat(t.Hours, 'f', -1, 64)
	}
	return t.Note
}

func (m *rowModel) set(row, col, text string) {
	t := m.rows[row]
	switch col {
	case "title":
		t.Title = text
	case "hours":
		t.Hours, _ = strconv.ParseFloat(text, 64)
	default:
		t.Note = text
	}
	m.rows[row] = t
}

// commit reports whether the row is closed.
func (m *rowModel) commit() bool {
	if m.row == "" {
		return true
	}
	if hours, ok := m.draft["hours"]; ok {
		if _, err := strconv.ParseFloat(hours, 64); err != nil {
			m.col = "hours"
			return false
		}
	}
	var step []cellStep
	for _, col := range typedColumns {
		if text, ok := m.draft[col]; ok {
			step = append(step, cellStep{m.row, col, m.value(m.row, col), text})
			m.set(m.row, col, text)
		}
	}
	if len(step) > 0 {
		m.past = append(m.past, step)
	}
	m.row, m.col, m.draft = "", "", nil
	return true
}

func (m *rowModel) undo() {
	if len(m.past) == 0 {
		return
	}
	for _, c := range m.past[len(m.past)-1] {
		m.set(c.row, c.col, c.old)
	}
	m.past = m.past[:len(m.past)-1]
}

// rowPlay drives a grid and the model alike.
type rowPlay struct {
	t   *testing.T
	s   *taskStage
	m   rowModel
	rng *rand.Rand
	n   int
}

// shown returns the place of a row among those that show, -1 for none.
func (p *rowPlay) shown(id string) int {
	for i := range p.s.Grid.Shown() {
		if row, ok := p.s.Grid.RowAt(i); ok && row.ID == id {
			return i
		}
	}
	return -1
}

// text returns a text that no cell had before, for hours sometimes one that is refused.
func (p *rowPlay) text(col string) string {
	p.n++
	switch {
	case col != "hours":
		return fmt.Sprintf("%s %d", col, p.n)
	case p.rng.IntN(4) == 0:
		return fmt.Sprintf("x%d", p.n)
	}
	return strconv.Itoa(1000 + p.n)
}

func (p *rowPlay) pick(from []string) string { return from[p.rng.IntN(len(from))] }

// step does one thing, and returns its name.
func (p *rowPlay) step() string {
	s, m := p.s, &p.m
	open := m.row != ""
	switch p.rng.IntN(10) {
	case 0, 1, 2:
		return p.edit()
	case 3, 4:
		if !open {
			return ""
		}
		back, shows := p.rng.IntN(3) == 0, p.shown(m.row) >= 0
		s.Keys(map[bool]string{false: "Tab", true: "Shift+Tab"}[back])
		p.walk(back, shows)
		return "tab"
	case 5:
		if open {
			s.Keys("Enter")
			m.commit()
		}
		return "enter"
	case 6:
		if !open {
			return ""
		}
		s.Keys("Esc")
		if _, touched := m.draft[m.col]; touched {
			delete(m.draft, m.col)
		} else {
			m.row, m.col, m.draft = "", "", nil
		}
		return "escape"
	case 7:
		id, col := fmt.Sprintf("t%d", p.rng.IntN(12)), p.pick(typedColumns)
		p.n++
		m.set(id, col, strconv.Itoa(5000+p.n))
		require.NoError(p.t, s.Grid.Apply(gridui.Changes[taskstage.Task]{Update: []taskstage.Task{m.rows[id]}}))
		s.Settle()
		return "feed " + id + " " + col
	case 8:
		return p.order()
	}
	if !open {
		s.Grid.History().Undo()
		m.undo()
	}
	return "undo"
}

// edit types into the open field, or begins with a cell that shows.
func (p *rowPlay) edit() string {
	s, m := p.s, &p.m
	if m.row == "" {
		id, col := fmt.Sprintf("t%d", p.rng.IntN(12)), p.pick(typedColumns)
		at := p.shown(id)
		if at < 0 {
			return ""
		}
		s.Grid.FocusCell(at, col)
		s.Settle()
		s.Keys("F2")
		m.row, m.col, m.draft = id, col, map[string]string{}
	}
	if !slices.Contains(typedColumns, m.col) || p.shown(m.row) < 0 {
		return ""
	}
	text := p.text(m.col)
	s.Keys("Shortcut+A")
	s.Type(text)
	m.draft[m.col] = text
	return "type " + text
}

// walk moves the model to the next field. Where a row goes on after its last field is up to the grid's order.
func (p *rowPlay) walk(back, shows bool) {
	m := &p.m
	i := slices.Index(walkedColumns, m.col) + 1
	if back {
		i -= 2
	}
	if shows && i >= 0 && i < len(walkedColumns) {
		m.col = walkedColumns[i]
		return
	}
	if !m.commit() {
		return
	}
	if row, col, ok := p.s.Grid.EditingCell(); ok {
		require.Equal(p.t, map[bool]string{false: "title", true: "note"}[back], col)
		m.row, m.col, m.draft = row, col, map[string]string{}
	}
}

// order sorts by a click, which commits first, or filters by the program, which does not.
func (p *rowPlay) order() string {
	s, m := p.s, &p.m
	if p.rng.IntN(2) == 0 {
		s.Grid.Filtering.Quick = p.pick([]string{"", "", "1", "title"})
		s.Settle()
		return "filter " + s.Grid.Filtering.Quick
	}
	before := slices.Clone(s.Grid.Sorting.Keys)
	s.Click(headerOf(s, "Title"))
	s.Settle()
	require.Equal(p.t, m.commit(), !slices.Equal(before, s.Grid.Sorting.Keys))
	return "sort"
}

func (p *rowPlay) check(did string) {
	m := &p.m
	want := m.row + " " + m.col
	if m.row == "" {
		want = ""
	}
	quick := p.s.Grid.Filtering.Quick
	p.s.Grid.Filtering.Quick = ""
	p.s.Settle()
	require.Equal(p.t, want, gridstage.EditedCell(p.s), did)
	for id, row := range m.rows {
		require.Equal(p.t, row, taskOf(p.s, id), did)
	}
	p.s.Grid.Filtering.Quick = quick
	p.s.Settle()
	if slices.Contains(typedColumns, m.col) && p.shown(m.row) >= 0 {
		text, touched := m.draft[m.col]
		if !touched {
			text = m.value(m.row, m.col)
		}
		require.Equal(p.t, text, p.s.Grid.Tag().(interface{ Text() string }).Text(), did)
	}
}

// Edits of rows, feeds, sorts, filters and undo do together what the model does.
func TestRowsAreEditedLikeTheirModel(t *testing.T) {
	for seed := range uint64(8) {
		s := taskstage.NewTasks(12)
		s.Size = image.Pt(700, 600) // all rows
		s.Grid.Editing.Row = true
		s.Grid.Sorting.Mode, s.Grid.Filtering.Enabled = option.SortMulti, true
		s.Settle()
		p := &rowPlay{t: t, s: s, m: rowModel{rows: map[string]taskstage.Task{}}, rng: rand.New(rand.NewPCG(seed, 3))}
		for i := range 12 {
			p.m.rows[taskstage.ATask(i).ID] = taskstage.ATask(i)
		}
		for i := range 120 {
			did := p.step()
			s.Settle()
			p.check(fmt.Sprintf("seed %d, step %d: %s", seed, i, did))
		}
	}
}
