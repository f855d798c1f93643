// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package texttable_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// shown is a table on a screen, with the events that it sent.
type shown struct {
	*gridtest.Harness
	table  *gridui.TextTable
	events []events.Event
}

// show shows a table of texts that can be edited.
func show(t *gridui.TextTable, texts [][]string) *shown {
	t.Editing.Enabled = true
	t.Editing.RemoveRows = true
	t.SetTexts(texts)
	s, th := &shown{table: t}, gridstage.NewTheme()
	s.Harness = gridtest.New(image.Pt(600, 400), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := t.Update(gtx)
			if !ok {
				break
			}
			s.events = append(s.events, ev)
		}
		st := gridui.New(th, t)
		st.Locale = locale.For("en")
		return st.Layout(gtx)
	})
	s.Settle()
	return s
}

// column returns the texts of a column in the order in which the rows show.
func (s *shown) column(id string) (out []string) {
	s.Settle()
	for i := range s.table.Shown() {
		row, _ := s.table.RowAt(i)
		text, _ := s.table.Text(row, id)
		out = append(out, text)
	}
	return out
}

func TestColumnsAreNamedByTheirHeaders(t *testing.T) {
	for _, c := range []struct {
		headerless bool
		texts      [][]string
		ids        []string
	}{
		{false, [][]string{{"A", "A", "", "x"}, {"1", "2", "3", "4", "5", "6"}}, []string{"A", "A (2)", "Column 3", "x", "Column 5", "Column 6"}},
		{true, [][]string{{"1"}, {"2", "3", "4"}}, []string{"A", "B", "C"}},
		{false, [][]string{{"only", "headers"}}, []string{"only", "headers"}},
		{false, nil, nil},
		{true, nil, nil},
	} {
		table := &gridui.TextTable{Headerless: c.headerless}
		s := show(table, c.texts)
		require.Equal(t, c.ids, append([]string(nil), table.ShownColumns()...))
		want := c.texts
		if !c.headerless {
			want = [][]string{c.ids}
			if len(c.texts) > 0 {
				want = append(want, c.texts[1:]...)
			}
		}
		if len(want) == 1 && want[0] == nil {
			want = [][]string{{}}
		}
		require.Equal(t, len(want), len(table.Texts()))
		for i, row := range table.Texts() {
			require.Equal(t, append([]string{}, want[i]...), row)
		}
		require.Empty(t, s.problems())
	}
}

// problems returns the reported problems.
func (s *shown) problems() (out []string) {
	for _, ev := range s.events {
		if p, ok := ev.(events.ProblemFound); ok {
			out = append(out, p.Err.Error())
		}
	}
	return out
}

// TestNumbersInTextsAreOneNumberEverywhere sorts, filters and adds up a column in which a sign groups digits.
func TestNumbersInTextsAreOneNumberEverywhere(t *testing.T) {
	table := &gridui.TextTable{EachColumn: func(_ string, c *gridui.Typed[gridui.TextRow, string]) { c.Aggregate(option.AggregateSum) }}
	texts := [][]string{{"n"}, {"10"}, {"1,000.5"}, {"9"}, {""}, {"-3"}, {"9007199254740993"}}
	s := show(table, texts)
	require.NoError(t, table.EditCells(events.CellEdit{RowID: "4", ColumnID: "n", New: "unknown"}))
	table.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "n"}}}
	require.Equal(t, []string{"-3", "9", "10", "1,000.5", "9007199254740993", "unknown"}, s.column("n"))
	table.Grouping.Total = option.TotalRowBottom
	table.Filtering.Enabled = true
	for operand, sum := range map[string]string{"9": "9007199254742003.5", "999": "9007199254741993.5", "-4": "9007199254742009.5"} {
		table.Filtering.Columns = []filter.Column{{ColumnID: "n", Filter: filter.Greater.Of(operand)}}
		s.Settle()
		_, ok := s.Find(sum)
		require.True(t, ok, "greater than %s: %s", operand, s.Dump())
	}
}

func TestEditedTextsStayAsTyped(t *testing.T) {
	table := &gridui.TextTable{}
	s := show(table, [][]string{{"n", "t"}, {"1", "a"}, {"2"}, {"3", "c"}})
	s.Focus(table.Tag())
	table.FocusCell(1, "n")
	for _, text := range []string{"1,50", "007", " x ", "1.50", "-0"} {
		s.Keys("F2", "Shortcut+A")
		s.Type(text)
		s.Keys("Return")
		table.FocusCell(1, "n")
		row, _ := table.RowByID("2")
		got, _ := table.Text(row, "n")
		require.Equal(t, text, got)
	}
	require.NoError(t, table.EditCells(events.CellEdit{RowID: "2", ColumnID: "t", New: "b"}))
	require.Equal(t, []string{"-0", "b"}, table.Texts()[2])
	require.True(t, table.History().Undo())
	require.Equal(t, []string{"-0"}, table.Texts()[2], "a short row is short again")
}

func TestColumnsThatCannotBeChangedAreRefused(t *testing.T) {
	table := &gridui.TextTable{}
	s := show(table, [][]string{{"a", "b"}, {"1", "2"}})
	_, err := table.InsertColumn("z", "new")
	require.EqualError(t, err, `there is no column "z"`)
	require.EqualError(t, table.DeleteColumn("z"), `there is no column "z"`)
	require.EqualError(t, table.RenameColumn("z", "y"), `there is no column "z"`)
	require.EqualError(t, table.RenameColumn("a", "b"), `there is a column "b" already`)
	require.EqualError(t, table.RenameColumn("a", ""), `the column "a" needs a name`)
	require.NoError(t, table.RenameColumn("a", "a"))
	require.False(t, table.History().CanUndo())
	s.Settle()
	require.Empty(t, s.events)
}

// model is a plain table beside a TextTable.
type model struct {
	headers []string
	ids     []string
	rows    []modelRow
}

type modelRow struct {
	id    string
	cells map[string]string
}

func (m model) clone() model {
	m.headers, m.ids, m.rows = slices.Clone(m.headers), slices.Clone(m.ids), slices.Clone(m.rows)
	return m
}

// texts returns the headers and rows without empty texts at the end.
func (m model) texts() (out [][]string) {
	out = [][]string{m.headers}
	for _, r := range m.rows {
		row := make([]string, len(m.ids))
		for i, id := range m.ids {
			row[i] = r.cells[id]
		}
		out = append(out, row)
	}
	return trimmed(out)
}

func trimmed(rows [][]string) [][]string {
	for i := range rows {
		for i > 0 && len(rows[i]) > 0 && rows[i][len(rows[i])-1] == "" {
			rows[i] = rows[i][:len(rows[i])-1]
		}
		rows[i] = append([]string{}, rows[i]...)
	}
	return rows
}

// TestATextTableIsLikeAPlainTable makes random changes of rows and columns, undoes and redoes them, and compares all
// texts with those of a plain table. The table is sorted and filtered meanwhile.
func TestATextTableIsLikeAPlainTable(t *testing.T) {
	steps := 400
	if testing.Short() {
		steps = 80
	}
	for seed := range uint64(4) {
		r := rand.New(rand.NewPCG(seed, 7))
		now := model{headers: []string{"a", "b", "c"}, ids: []string{"a", "b", "c"}}
		texts := [][]string{now.headers}
		for i := range 8 {
			v := strconv.Itoa(r.IntN(50))
			texts = append(texts, []string{v, "t" + v})
			now.rows = append(now.rows, modelRow{strconv.Itoa(i + 1), map[string]string{"a": v, "b": "t" + v}})
		}
		table := &gridui.TextTable{}
		s := show(table, texts)
		table.Sorting.Mode = option.SortSingle
		var done, undone []model
		for step := range steps {
			before := now.clone()
			changed := true
			row := func() int { return r.IntN(len(now.rows)) }
			switch what := r.IntN(12); {
			case what < 3 && len(now.rows) > 0 && len(now.ids) > 0:
				at, id, v := row(), now.ids[r.IntN(len(now.ids))], fmt.Sprint(step, "x")
				if r.IntN(3) == 0 {
					v = ""
				}
				if changed = now.rows[at].cells[id] != v; changed {
					var value any = v
					if v == "" {
						value = nil
					}
					require.NoError(t, table.EditCells(events.CellEdit{RowID: now.rows[at].id, ColumnID: id, New: value}))
					cells := map[string]string{}
					for k, v := range now.rows[at].cells {
						cells[k] = v
					}
					cells[id] = v
					now.rows[at].cells = cells
				}
			case what == 3 && len(now.rows) > 0:
				at, where := row(), option.RowAfter
				fresh := table.Row(fmt.Sprint("new", step))
				if r.IntN(2) == 0 {
					where = option.RowBefore
				}
				require.NoError(t, table.InsertRows(now.rows[at].id, where, fresh))
				if where == option.RowAfter {
					at++
				}
				cells := map[string]string{}
				if len(now.ids) > 0 {
					cells[now.ids[0]] = fmt.Sprint("new", step)
				}
				now.rows = slices.Insert(now.rows, at, modelRow{table.RowID(fresh), cells})
			case what == 4 && len(now.rows) > 3:
				at := row()
				require.Equal(t, 1, table.DeleteRows(now.rows[at].id))
				now.rows = slices.Delete(now.rows, at, at+1)
			case what == 5 && len(now.ids) < 8:
				at, beforeID := len(now.ids), ""
				if at > 0 && r.IntN(2) == 0 {
					at = r.IntN(at)
					beforeID = now.ids[at]
				}
				id, err := table.InsertColumn(beforeID, fmt.Sprint("c", step))
				require.NoError(t, err)
				now.ids, now.headers = slices.Insert(now.ids, at, id), slices.Insert(now.headers, at, id)
			case what == 6 && len(now.ids) > 1:
				at := r.IntN(len(now.ids))
				require.NoError(t, table.DeleteColumn(now.ids[at]))
				now.ids, now.headers = slices.Delete(now.ids, at, at+1), slices.Delete(now.headers, at, at+1)
			case what == 7 && len(now.ids) > 0:
				at := r.IntN(len(now.ids))
				require.NoError(t, table.RenameColumn(now.ids[at], fmt.Sprint("r", step)))
				now.headers[at] = fmt.Sprint("r", step)
			case what < 10:
				changed = false
				if r.IntN(2) == 0 && len(done) > 0 {
					require.True(t, table.History().Undo())
					undone = append(undone, now)
					now, done = done[len(done)-1], done[:len(done)-1]
				} else if len(undone) > 0 {
					require.True(t, table.History().Redo())
					done = append(done, now)
					now, undone = undone[len(undone)-1], undone[:len(undone)-1]
				}
			default:
				changed = false
				table.Sorting.Keys = nil
				if r.IntN(2) == 0 && len(now.ids) > 0 {
					table.Sorting.Keys = []option.SortKey{{ColumnID: now.ids[r.IntN(len(now.ids))], Desc: r.IntN(2) == 0}}
				}
				table.Filtering.Enabled = r.IntN(2) == 0
				table.Filtering.Quick = "t"
			}
			if changed && !modelsEqual(before, now) {
				done, undone = append(done, before), nil
			}
			if r.IntN(3) == 0 {
				s.Settle()
			}
			require.Equal(t, now.texts(), trimmed(table.Texts()), "seed %d, step %d", seed, step)
		}
		s.Settle()
		require.Empty(t, s.problems())
	}
}

func modelsEqual(a, b model) bool {
	return slices.Equal(a.headers, b.headers) && slices.EqualFunc(a.texts(), b.texts(), slices.Equal)
}

// TestInsertedColumnsComeWhereUsersMovedTheOthers inserts before a column that was moved.
func TestInsertedColumnsComeWhereUsersMovedTheOthers(t *testing.T) {
	table := &gridui.TextTable{}
	s := show(table, [][]string{{"a", "b", "c"}, {"1", "2", "3"}})
	table.ColumnOrder.IDs = []string{"c", "a", "b"}
	s.Settle()
	id, err := table.InsertColumn("a", "new")
	require.NoError(t, err)
	s.Settle()
	require.Equal(t, []string{"c", id, "a", "b"}, table.ShownColumns())
	require.Equal(t, [][]string{{"c", "new", "a", "b"}, {"3", "", "1", "2"}}, table.Texts())
	require.True(t, table.History().Undo())
	s.Settle()
	require.Equal(t, []string{"c", "a", "b"}, table.ShownColumns())
	var changes []events.TextColumnChange
	for _, ev := range s.events {
		if c, ok := ev.(events.TextColumnChanged); ok {
			changes = append(changes, c.Change)
		}
	}
	require.Equal(t, []events.TextColumnChange{events.TextColumnInserted, events.TextColumnsRestored}, changes)
}
