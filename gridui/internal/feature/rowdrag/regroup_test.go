// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag_test

import (
	"errors"
	"image"
	"slices"
	"strings"
	"testing"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newRegrouping shows people by team and role, open: a x (p0, p1), a y (p2), b x (p3), c without a role (p4).
func newRegrouping(set func(g *gridui.Grid[gridstage.Person])) *gridstage.Stage[gridstage.Person] {
	s := gridstage.New(image.Pt(600, 520), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).Width(80),
			gridui.Field("name", "Team", func(p gridstage.Person) string { return p.Name }).Width(80).Edit(func(p *gridstage.Person, v string) { p.Name = v }),
			gridui.Func("city", "Role", func(p gridstage.Person) (string, bool) { return p.City, p.City != "" }).Width(80).
				Edit(func(p *gridstage.Person, v string) { p.City = v }).Clear(func(p *gridstage.Person) { p.City = "" }),
			gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Width(80).Edit(func(p *gridstage.Person, v int) { p.Age = v }),
		}
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Grouping.By = []string{"name", "city"}
		g.Expansion.Rows = idset.All()
		g.RowDrag = option.RowDrag{Mode: option.RowDragReorder, Regroup: true}
		g.SetRows([]gridstage.Person{
			{ID: "p0", Name: "a", City: "x", Age: 1}, {ID: "p1", Name: "a", City: "x", Age: 2}, {ID: "p2", Name: "a", City: "y", Age: 3},
			{ID: "p3", Name: "b", City: "x", Age: 14}, {ID: "p4", Name: "c", Age: 25},
		})
		if set != nil {
			set(g)
		}
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Events = nil
	return s
}

// line returns the line of a row or a group, by the beginning of its text.
func line(t *testing.T, s *gridstage.Stage[gridstage.Person], text string) float32 {
	t.Helper()
	for i, of := range gridstage.RowCells(s) {
		if slices.Contains(strings.Split(of, "|"), text) {
			return gridstage.RowY(i)
		}
	}
	t.Fatalf("no line %q in %q", text, gridstage.RowCells(s))
	return 0
}

// people returns the id, team and role of all people.
func people(s *gridstage.Stage[gridstage.Person]) (out []string) {
	for _, id := range []string{"p0", "p1", "p2", "p3", "p4"} {
		p, _ := s.Grid.RowByID(id)
		out = append(out, p.ID+" "+p.Name+" "+p.City)
	}
	return out
}

func TestRowsAreDraggedIntoAnotherGroup(t *testing.T) {
	for name, c := range map[string]struct {
		from, to string
		want     string // what the row is afterwards
		group    string
		columns  []string
	}{
		"onto a row":               {"p0", "p3", "p0 b x", `__group__:["b","x"]`, []string{"name"}},
		"onto an inner group":      {"p0", "y (1)", "p0 a y", `__group__:["a","y"]`, []string{"city"}},
		"onto an outer group":      {"p2", "b (1)", "p2 b y", `__group__:["b"]`, []string{"name"}},
		"onto a group of no value": {"p3", "p4", "p3 c ", `__group__:["c",""]`, []string{"name", "city"}},
		"out of it":                {"p4", "p2", "p4 a y", `__group__:["a","y"]`, []string{"name", "city"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newRegrouping(nil)
			before := people(s)
			s.DragFrom(300, line(t, s, c.from)).Via(300, line(t, s, c.from)+8).To(310, line(t, s, c.to))
			s.Settle()
			require.Contains(t, people(s), c.want)
			require.Equal(t, []events.RowsRegrouped{{RowIDs: []string{c.from}, GroupID: c.group, ColumnIDs: c.columns}}, gridstage.EventsOf[events.RowsRegrouped](s.Events))
			edited := gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](s.Events)
			require.Len(t, edited, 1)
			require.Equal(t, events.EditRegrouped, edited[0].By)
			require.Empty(t, gridstage.EventsOf[events.RowsReordered](s.Events))
			require.Equal(t, []bool{true}, dropped(s))

			s.Keys("Ctrl+Z")
			s.Settle()
			require.Equal(t, before, people(s), "one step of undo")
			s.Keys("Ctrl+Y")
			s.Settle()
			require.Contains(t, people(s), c.want)
		})
	}
}

// dropped returns whether each drag dropped its rows.
func dropped(s *gridstage.Stage[gridstage.Person]) (out []bool) {
	for _, ev := range gridstage.EventsOf[events.RowDragEnded](s.Events) {
		out = append(out, ev.Dropped)
	}
	return out
}

func TestSelectedRowsAreRegroupedTogether(t *testing.T) {
	s := newRegrouping(func(g *gridui.Grid[gridstage.Person]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p1", "p2", "p3")}
	})
	s.DragFrom(300, line(t, s, "p1")).Via(300, line(t, s, "p1")+8).To(310, line(t, s, "c (1)"))
	s.Settle()
	require.Equal(t, []string{"p0 a x", "p1 c x", "p2 c y", "p3 c x", "p4 c "}, people(s))
	s.Grid.History().Undo()
	s.Settle()
	require.Equal(t, []string{"p0 a x", "p1 a x", "p2 a y", "p3 b x", "p4 c "}, people(s))
}

func TestGroupsThatRefuseRowsGiveTheReason(t *testing.T) {
	readOnly := func(g *gridui.Grid[gridstage.Person]) {
		g.Columns[1] = gridui.Field("name", "Team", func(p gridstage.Person) string { return p.Name }).Width(80)
	}
	for name, c := range map[string]struct {
		set      func(g *gridui.Grid[gridstage.Person])
		from, to string
		reason   string // empty: it is taken, or nothing to say
		takes    bool
	}{
		"a read-only column":           {readOnly, "p0", "p3", "Rows cannot take the value of this group: it cannot be edited.", false},
		"another level can be written": {readOnly, "p0", "p2", "", true},
		"a cell that cannot be edited": {func(g *gridui.Grid[gridstage.Person]) {
			g.Columns[1] = gridui.Field("name", "Team", func(p gridstage.Person) string { return p.Name }).Width(80).
				Edit(func(p *gridstage.Person, v string) { p.Name = v }).Editable(func(p gridstage.Person) bool { return p.ID != "p0" })
		}, "p0", "p3", "Rows cannot take the value of this group: it cannot be edited.", false},
		"intervals": {func(g *gridui.Grid[gridstage.Person]) {
			g.Grouping.By = []string{"age"}
			g.Grouping.Levels = []option.GroupLevel{{Interval: option.GroupByStep, Step: 10}}
		}, "p0", "p3", "A group of an interval has no single value that rows could take.", false},
		"its own group": {nil, "p0", "p1", "", false},
		"off":           {func(g *gridui.Grid[gridstage.Person]) { g.RowDrag.Regroup = false }, "p0", "p3", "Rows cannot be moved while they are grouped.", false},
	} {
		t.Run(name, func(t *testing.T) {
			s := newRegrouping(c.set)
			before := people(s)
			d := s.DragFrom(300, line(t, s, c.from)).Via(300, line(t, s, c.from)+8).Via(310, line(t, s, c.to))
			_, shows := s.Find(c.reason)
			require.True(t, c.reason == "" || shows, s.Dump())
			if !c.takes {
				require.Equal(t, pointer.CursorNotAllowed, s.Cursor())
			}
			d.To(310, line(t, s, c.to))
			s.Settle()
			require.Equal(t, c.takes, !slices.Equal(before, people(s)))
		})
	}
}

func TestARegroupedRowIsValidated(t *testing.T) {
	s := newRegrouping(func(g *gridui.Grid[gridstage.Person]) {
		g.Columns[1] = gridui.Field("name", "Team", func(p gridstage.Person) string { return p.Name }).Width(80).
			Edit(func(p *gridstage.Person, v string) { p.Name = v }).Validate(func(p gridstage.Person, v string) error {
			if v == "b" && p.Age < 10 {
				return errors.New("too young for b")
			}
			return nil
		})
	})
	before := people(s)
	s.DragFrom(300, line(t, s, "p0")).Via(300, line(t, s, "p0")+8).To(310, line(t, s, "p3"))
	s.Settle()
	require.Equal(t, before, people(s))
	require.Empty(t, gridstage.EventsOf[events.RowsRegrouped](s.Events))
	require.Len(t, gridstage.EventsOf[events.EditRefused](s.Events), 1)
	require.True(t, s.Shows("too young for b"), s.Dump())
	require.Equal(t, []bool{false}, dropped(s))
}

func TestControlledRegroupingIsProposed(t *testing.T) {
	s := newRegrouping(func(g *gridui.Grid[gridstage.Person]) { g.RowDrag.Controlled = true })
	before := people(s)
	s.DragFrom(300, line(t, s, "p0")).Via(300, line(t, s, "p0")+8).To(310, line(t, s, "p3"))
	s.Settle()
	require.Equal(t, before, people(s))
	require.Len(t, gridstage.EventsOf[events.RowsRegrouped](s.Events), 1)
}

func TestKeysDragRowsIntoGroups(t *testing.T) {
	s := newRegrouping(nil)
	s.Click(300, line(t, s, "p0"))
	s.Events = nil
	s.Keys("Ctrl+Shift+Space", "Down")
	moved := gridstage.EventsOf[events.RowDragMoved](s.Events)
	require.Len(t, moved, 1)
	require.Equal(t, `__group__:["a","y"]`, moved[0].TargetRowID)
	s.Keys("Down", "Space")
	s.Settle()
	require.Equal(t, "p0 b x", people(s)[0])
	s.Keys("Ctrl+Shift+Space", "Up", "Up", "Escape")
	require.Equal(t, "p0 b x", people(s)[0])
	s.Keys("Ctrl+Shift+Space", "End", "Enter")
	s.Settle()
	require.Equal(t, "p0 c ", people(s)[0])
	require.Equal(t, "p0", s.Grid.Focused().RowID)
	s.Keys("Ctrl+Shift+Down")
	s.Settle()
	require.Equal(t, "p0 c ", people(s)[0], "groups keep the order of the rows")
}
