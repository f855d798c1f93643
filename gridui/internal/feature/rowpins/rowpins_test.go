// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowpins_test

import (
	"image"
	"strconv"
	"strings"
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// rowsTo returns the ids p<first> … p<end-1> except some.
func rowsTo(first, end int, but ...string) (out []string) {
	for i := first; i < end; i++ {
		if id := "p" + strconv.Itoa(i); !strings.Contains(" "+strings.Join(but, " ")+" ", " "+id+" ") {
			out = append(out, id)
		}
	}
	return out
}

func pinned[T any](s *gridstage.Stage[T]) (out []events.RowPinsChanged) {
	for _, ev := range s.Events {
		if ev, ok := ev.(events.RowPinsChanged); ok {
			out = append(out, ev)
		}
	}
	s.Events = nil
	return out
}

func TestPinnedRowsLeaveTheBodyAndStandInTheirOrder(t *testing.T) {
	s := gridstage.NewPins(20, func(g *gridui.Grid[gridstage.Person]) {
		g.RowPins.Top, g.RowPins.Bottom = []string{"p7", "p2"}, []string{"p0"}
	})
	rows := gridstage.BandRows(s)
	require.Equal(t, []string{"p7", "p2"}, rows[0])
	require.Equal(t, rowsTo(1, 9, "p2", "p7"), rows[1][:6])
	require.Equal(t, []string{"p0"}, rows[2])
	require.Equal(t, 17, s.Grid.Shown())
	s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "id", Desc: true}}}
	s.Settle()
	rows = gridstage.BandRows(s)
	require.Equal(t, []string{"p7", "p2"}, rows[0], "pinned rows are sorted")
	require.Equal(t, "p19", rows[1][0])
	require.NotContains(t, rows[1], "p7")
}

func TestFloatingRowsStandOutsideOfPinnedOnes(t *testing.T) {
	s := gridstage.NewPins(20, func(g *gridui.Grid[gridstage.Person]) {
		g.RowPins.Top, g.RowPins.Bottom = []string{"p7"}, []string{"p3"}
		g.Floating.Top, g.Floating.Bottom = []gridstage.Person{{ID: "above"}}, []gridstage.Person{{ID: "below"}}
	})
	at := func(label string) image.Rectangle {
		n, ok := s.Find(label)
		require.True(t, ok, label)
		return n.Bounds
	}
	require.Equal(t, 40, at("top row 1: above").Min.Y)
	require.Equal(t, 76, at("pinned top row 1 of 1: p7").Min.Y)
	require.Equal(t, 328, at("pinned bottom row 1 of 1: p3").Min.Y)
	require.Equal(t, 364, at("bottom row 1: below").Min.Y)
	s.Click(30, 58)
	require.Zero(t, s.Grid.Focused().ColumnID, "a floating row takes the focus")
	s.Click(30, 94)
	require.Equal(t, events.Focus{Band: layoutx.Top, RowID: "p7", ColumnID: "id"}, s.Grid.Focused())
}

func TestIDsThatAreInBothListsOrInNoRow(t *testing.T) {
	s := gridstage.NewPins(5, func(g *gridui.Grid[gridstage.Person]) {
		g.RowPins.Top = []string{"gone", "p1", "", "p1"}
		g.RowPins.Bottom = []string{"p1", "p2", "also gone"}
	})
	rows := gridstage.BandRows(s)
	require.Equal(t, [3][]string{{"p1"}, {"p0", "p3", "p4"}, {"p2"}}, rows)
	require.Empty(t, s.Problems())
	require.Equal(t, []string{"gone", "p1", "", "p1"}, s.Grid.RowPins.Top)
	s.Grid.SetRows(append(gridstage.People(2), gridstage.Person{ID: "gone"}))
	s.Settle()
	require.Equal(t, [3][]string{{"gone", "p1"}, {"p0"}, nil}, gridstage.BandRows(s))
}

func TestPinButtons(t *testing.T) {
	s := gridstage.NewPins(20, nil)
	click := func(i int, mods key.Modifiers) {
		n := s.FindAll(locale.For("ko").PinTop)[i]
		x, y := n.Center()
		s.ClickWith(x, y, mods)
	}
	click(3, 0)
	click(0, key.ModShift)
	require.Equal(t, []events.RowPinsChanged{
		{RowIDs: []string{"p3"}, Side: option.RowPinTop, Top: []string{"p3"}},
		{RowIDs: []string{"p0"}, Side: option.RowPinBottom, Top: []string{"p3"}, Bottom: []string{"p0"}},
	}, pinned(s))
	require.Equal(t, "p1", gridstage.BandRows(s)[1][0])
	unpin := s.FindAll(locale.For("ko").Unpin)
	require.Len(t, unpin, 2)
	require.True(t, unpin[0].Selected)
	s.Click(unpin[0].Center())
	require.Empty(t, s.Grid.RowPins.Top)
	for _, ev := range s.Events {
		_, row := ev.(gridui.RowClicked[gridstage.Person])
		require.False(t, row, "a click on a button is one on the row")
	}
	require.Equal(t, option.RowPinNone, pinned(s)[0].Side)
}

func TestPinButtonsByKey(t *testing.T) {
	s := gridstage.NewPins(20, nil)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(2, "pin")
	s.Settle()
	s.Keys("Enter")
	require.Equal(t, []string{"p2"}, s.Grid.RowPins.Top)
	require.Equal(t, events.Focus{Band: layoutx.Top, RowID: "p2", ColumnID: "pin"}, s.Grid.Focused())
	s.Keys("Shift+Enter")
	require.Equal(t, []string{"p2"}, s.Grid.RowPins.Bottom)
	require.Equal(t, layoutx.Bottom, s.Grid.Focused().Band)
	s.Keys("Space")
	require.Equal(t, events.Focus{Band: layoutx.Body, Row: 2, RowID: "p2", ColumnID: "pin"}, s.Grid.Focused())
	s.Grid.RowPins.Enabled = false
	s.Keys("Enter", "Space")
	require.Empty(t, s.Grid.RowPins.Top)
	require.Empty(t, s.FindAll(locale.For("ko").PinTop), "there are buttons though no one may pin")
}

func TestControlledPins(t *testing.T) {
	s := gridstage.NewPins(20, func(g *gridui.Grid[gridstage.Person]) { g.RowPins.Controlled = true })
	s.Click(s.FindAll(locale.For("ko").PinTop)[0].Center())
	require.Empty(t, s.Grid.RowPins.Top)
	ev := pinned(s)[0]
	ev.Apply(&s.Grid.Options)
	s.Settle()
	require.Equal(t, []string{"p0"}, gridstage.BandRows(s)[0])
}

func TestPinItemsOfAMenu(t *testing.T) {
	s := gridstage.NewPins(20, nil)
	s.Grid.Menu.Items = gridui.PinRowItems[gridstage.Person](&s.Grid, locale.For("en"))
	s.RightClick(80, 100)
	s.Keys("Down", "Enter")
	require.Equal(t, []string{"p1"}, s.Grid.RowPins.Top)
	s.RightClick(80, 58) // on the pinned row
	require.True(t, s.Grid.MenuIsOpen())
	s.Keys("Down", "Enter")
	require.Equal(t, []string{"p1"}, s.Grid.RowPins.Top, "a row is pinned to where it is")
	s.Keys("Down", "Enter")
	require.Equal(t, []string{"p1"}, s.Grid.RowPins.Bottom)
	s.RightClick(80, 390)
	s.Keys("Down", "Down", "Down", "Enter")
	require.Empty(t, s.Grid.RowPins.Bottom)
}

func TestTheMenuStaysWithItsRowWhenThatIsPinned(t *testing.T) {
	s := gridstage.NewPins(20, nil)
	s.Grid.Menu.Items = gridui.PinRowItems[gridstage.Person](&s.Grid, locale.For("en"))
	s.RightClick(80, 100)
	s.Grid.Row("p1").Pin(option.RowPinTop)
	s.Settle()
	require.True(t, s.Grid.MenuIsOpen())
	s.Grid.Row("p1").Pin(option.RowPinNone)
	s.Settle()
	require.True(t, s.Grid.MenuIsOpen())
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p1"}}))
	s.Settle()
	require.False(t, s.Grid.MenuIsOpen())
}

func TestPinnedRowsOfAFilterAndOfPages(t *testing.T) {
	s := gridstage.NewPins(40, func(g *gridui.Grid[gridstage.Person]) {
		g.Paging = option.Paging{Enabled: true, Size: 5}
		g.RowPins.Top = []string{"p1", "p12"}
	})
	require.Equal(t, [3][]string{{"p1", "p12"}, {"p0", "p2", "p3", "p4"}, nil}, gridstage.BandRows(s))
	s.Grid.Paging.Index = 2
	s.Settle()
	require.Equal(t, [3][]string{{"p1", "p12"}, {"p10", "p11", "p13", "p14"}, nil}, gridstage.BandRows(s))
	s.Grid.RowPins.KeepDisabled = true
	s.Settle()
	require.Equal(t, [3][]string{{"p12"}, {"p10", "p11", "p13", "p14"}, nil}, gridstage.BandRows(s))
	s.Grid.Paging = option.Paging{}
	s.Grid.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "id", Filter: filter.Contains.Of("p2")}}}
	s.Settle()
	require.Empty(t, gridstage.BandRows(s)[0])
	s.Grid.RowPins.KeepDisabled = false
	s.Settle()
	require.Equal(t, []string{"p1", "p12"}, gridstage.BandRows(s)[0])
	require.Equal(t, "p2", gridstage.BandRows(s)[1][0])
}

func TestPinnedRowsOfATree(t *testing.T) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
		g.Expansion.Rows = idset.All()
		g.RowPins.Top = []string{"rim", "wheel"}
		g.SetRows(treestage.Bicycle())
	})
	require.Equal(t, [3][]string{{"Rim", "Wheel"}, {"Bicycle", "Hub", "Frame", "Pump"}, nil}, gridstage.BandRows(s))
	// The pinned parent closes by its mark, and hides what is pinned below it.
	s.Click(15, 40+36+18)
	require.Equal(t, [3][]string{{"Wheel"}, {"Bicycle", "Frame", "Pump"}, nil}, gridstage.BandRows(s))
	s.Focus(s.Grid.Tag())
	s.Click(150, 40+18)
	s.Keys("+")
	require.Equal(t, [3][]string{{"Rim", "Wheel"}, {"Bicycle", "Hub", "Frame", "Pump"}, nil}, gridstage.BandRows(s))
	s.Grid.CollapseAll()
	s.Settle()
	require.Equal(t, [3][]string{nil, {"Bicycle", "Pump"}, nil}, gridstage.BandRows(s))
	// Of rows that a filter leaves out those above them count.
	s.Grid.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "name", Filter: filter.Equals.Of("Pump")}}}
	s.Settle()
	require.Equal(t, [3][]string{nil, {"Pump"}, nil}, gridstage.BandRows(s))
	s.Grid.ExpandAll()
	s.Settle()
	require.Equal(t, [3][]string{{"Rim", "Wheel"}, {"Pump"}, nil}, gridstage.BandRows(s))
}

func TestAPinnedRowGoesWithTheRowsAboveIt(t *testing.T) {
	rows := []node{{ID: "a"}, {ID: "b", Up: "a"}, {ID: "c", Up: "b"}, {ID: "d"}}
	s := gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[node]) {
		g.Columns = []gridui.Column[node]{gridui.Field("id", "ID", func(n node) string { return n.ID })}
		g.RowID, g.Tree = func(n node) string { return n.ID }, gridui.Tree[node]{Parent: func(n node) string { return n.Up }}
		g.Expansion.Rows, g.RowPins.Top = idset.All(), []string{"c"}
		g.SetRows(rows)
	})
	require.Equal(t, [3][]string{{"c"}, {"a", "b", "d"}, nil}, gridstage.BandRows(s))
	require.NoError(t, s.Grid.Apply(gridui.Changes[node]{Remove: []string{"a"}}))
	s.Settle()
	require.Equal(t, [3][]string{nil, {"d"}, nil}, gridstage.BandRows(s))
}

func TestGroupsCannotBePinned(t *testing.T) {
	s := gridstage.NewPins(20, func(g *gridui.Grid[gridstage.Person]) {
		g.Grouping.By = []string{"city"}
		g.Expansion.Rows = idset.All()
	})
	groups := len(gridstage.BandRows(s)[1]) - len(s.FindAll(locale.For("ko").PinTop))
	require.Positive(t, groups, "no row is without a button")
	s.Grid.Row("p7").Pin(option.RowPinTop)
	s.Settle()
	require.Len(t, gridstage.BandRows(s)[0], 1)
	s.Grid.CollapseAll()
	s.Settle()
	require.Empty(t, gridstage.BandRows(s)[0], "a row of a closed group shows")
}

func TestRowsChangeUnderPins(t *testing.T) {
	s := gridstage.NewPins(20, func(g *gridui.Grid[gridstage.Person]) { g.RowPins.Top = []string{"p4", "p19", "later"} })
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{
		Remove: []string{"p19", "p0"}, Add: []gridstage.Person{{ID: "later", Name: "L"}}, Update: []gridstage.Person{{ID: "p4", Name: "New"}},
	}))
	s.Settle()
	require.Equal(t, []string{"p4", "later"}, gridstage.BandRows(s)[0])
	require.Equal(t, "p1", gridstage.BandRows(s)[1][0])
	_, ok := s.Find("New")
	require.True(t, ok, "the pinned row shows what it was")
	s.Grid.SetRows(nil)
	s.Settle()
	require.Equal(t, [3][]string{}, gridstage.BandRows(s))
}

func TestSelectionOfPinnedRows(t *testing.T) {
	s := gridstage.New(image.Pt(460, 400), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns, g.RowID = gridstage.PeopleColumns(), func(p gridstage.Person) string { return p.ID }
		g.RowPins = option.RowPins{Top: []string{"p5", "p1"}, Bottom: []string{"p2", "p3"}}
		g.Selection = gridstage.MultiSelection()
		g.SetRows(gridstage.People(8))
	})
	// On the screen: p5 p1 | p0 p4 p6 p7 | p2 p3.
	s.Click(gridstage.BoxX, 58)
	require.Equal(t, []string{"p5"}, pickedIDs(s))
	s.ClickWith(gridstage.CellX, 40+2*36+36+18, key.ModShift) // p4
	require.Equal(t, []string{"p0", "p1", "p4", "p5"}, pickedIDs(s))
	s.ClickWith(gridstage.CellX, 400-72+18, key.ModShift) // p2
	require.Equal(t, []string{"p0", "p1", "p2", "p4", "p5", "p6", "p7"}, pickedIDs(s))
	s.ClickWith(gridstage.CellX, 58+36, key.ModShift) // p1
	require.Equal(t, []string{"p1", "p5"}, pickedIDs(s))
	s.Keys("Shift+Down", "Shift+Down")
	require.Equal(t, []string{"p0", "p1", "p4", "p5"}, pickedIDs(s))
	s.Keys("Shortcut+Shift+End")
	require.Equal(t, []string{"p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7"}, pickedIDs(s))
	s.Keys("Up")
	s.Keys("Space")
	require.NotContains(t, pickedIDs(s), "p2")
	n, ok := s.Find("pinned bottom row 1 of 2: p2")
	require.True(t, ok)
	require.False(t, n.Selected)
}

// pickedIDs returns the ids of the selected rows in the order of the rows.
func pickedIDs(s *gridstage.Stage[gridstage.Person]) []string {
	out := []string{}
	for _, p := range gridstage.People(8) {
		if s.Grid.Row(p.ID).IsSelected() {
			out = append(out, p.ID)
		}
	}
	return out
}

func TestCopyOfPinnedRows(t *testing.T) {
	s := gridstage.NewPins(8, func(g *gridui.Grid[gridstage.Person]) {
		g.RowPins.Top, g.RowPins.Bottom = []string{"p5"}, []string{"p1"}
		g.Selection = gridstage.MultiSelection()
		g.Selection.Rows = idset.Of("p0", "p1", "p5", "p7")
		g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: []option.SortKey{{ColumnID: "id", Desc: true}}}
	})
	var ids []string
	for _, row := range s.Copied("Shortcut+C") {
		ids = append(ids, row[0])
	}
	require.Nil(t, ids, "the grid has no keyboard yet")
	s.Focus(s.Grid.Tag())
	for _, row := range s.Copied("Shortcut+C") {
		ids = append(ids, row[0])
	}
	require.Equal(t, []string{"p5", "p7", "p0", "p1"}, ids)
	s.Click(160, 58)
	s.Grid.ClearSelection()
	require.Equal(t, [][]string{{"Kim"}}, s.Copied("Shortcut+C"))
}

func TestPinnedRowsInTheirEvents(t *testing.T) {
	s := gridstage.NewPins(8, func(g *gridui.Grid[gridstage.Person]) { g.RowPins.Top = []string{"p4", "p5"} })
	var keys []string
	s.On = func(ev events.Event) {
		if ev, ok := ev.(gridui.CellKeyDown[gridstage.Person]); ok {
			keys = append(keys, ev.Cell.RowID)
		}
	}
	s.Click(30, 94)
	click := s.Events[1].(gridui.CellClicked[gridstage.Person])
	require.Equal(t, "p5", click.Cell.RowID)
	require.Equal(t, 1, click.Cell.RowIndex)
	require.Equal(t, layoutx.Top, click.Cell.Band)
	require.IsType(t, gridui.RowClicked[gridstage.Person]{}, s.Events[2])
	s.Keys("Right")
	require.Equal(t, []string{"p5"}, keys)
}

func TestKeysWalkThroughPinnedRows(t *testing.T) {
	s := gridstage.NewPins(30, func(g *gridui.Grid[gridstage.Person]) {
		g.RowPins.Top, g.RowPins.Bottom = []string{"p9", "p3"}, []string{"p8"}
	})
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Settle()
	walk := func(keys string) string {
		s.Keys(strings.Fields(keys)...)
		f := s.Grid.Focused()
		return f.Band.String() + " " + f.RowID + " " + f.ColumnID
	}
	require.Equal(t, "top p3 name", walk("Up"))
	require.Equal(t, "top p9 name", walk("Up"))
	require.Equal(t, "head  name", walk("Up"))
	require.Equal(t, "top p9 name", walk("Down"))
	require.Equal(t, "top p3 name", walk("Shortcut+Down"))
	require.Equal(t, "body p0 name", walk("Shortcut+Down"))
	require.Equal(t, "body p29 pin", walk("Shortcut+End"))
	require.Equal(t, "bottom p8 pin", walk("Down"))
	require.Equal(t, "bottom p8 pin", walk("Down"))
	require.Equal(t, "bottom p8 id", walk("Home"))
	require.Equal(t, "body p29 id", walk("Up"))
	require.Equal(t, "body p0 id", walk("Shortcut+Home"))
	require.Equal(t, "top p9 id", walk("Shortcut+Home"))
	require.Equal(t, "top p3 id", walk("PageDown"))
	require.Equal(t, "body p0 id", walk("PageDown"))
	require.Equal(t, "bottom p8 pin", walk("Shortcut+End Shortcut+End"))
	require.Equal(t, "body p29 pin", walk("PageUp"))
	s.Grid.Keys.TabCells = true
	s.Settle()
	require.Equal(t, "bottom p8 id", walk("Tab"))
	require.Equal(t, "body p29 pin", walk("Shift+Tab"))
}

func TestASettledFrameWithPinnedRowsAllocatesNothing(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000, 30)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Grid.Columns = append([]gridui.Column[int]{gridui.RowPinColumn[int]("pin", "")}, s.Grid.Columns...)
	s.Grid.RowPins = option.RowPins{Enabled: true, Top: []string{"5", "7", "100", "101", "102", "103"}, Bottom: []string{"9"}}
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.FocusCell(3, "c1")
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
}

func TestPinnedRowsFromRightToLeft(t *testing.T) {
	s := gridstage.NewPins(60, func(g *gridui.Grid[gridstage.Person]) { g.RowPins.Top = rowsTo(20, 32) })
	s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	s.Settle()
	require.Equal(t, rowsTo(20, 25), gridstage.BandRows(s)[0])
	s.Click(s.FindAll(locale.For("ko").Unpin)[0].Center())
	require.Equal(t, rowsTo(21, 26), gridstage.BandRows(s)[0])
}

func TestAllRowsPinnedIsNotAnEmptyGrid(t *testing.T) {
	s := gridstage.NewPins(2, func(g *gridui.Grid[gridstage.Person]) { g.RowPins.Top = []string{"p0", "p1"} })
	_, ok := s.Find(locale.For("ko").EmptyText)
	require.False(t, ok)
	s.Focus(s.Grid.Tag())
	require.Equal(t, "p0", s.Grid.Focused().RowID)
	s.Keys("Shortcut+End", "PageDown", "PageUp", "Shortcut+Up", "Shortcut+Down", "Shift+Down")
	require.Equal(t, "p1", s.Grid.Focused().RowID)
}

func TestAPinnedRowThatCameBack(t *testing.T) {
	s := gridstage.NewPins(8, func(g *gridui.Grid[gridstage.Person]) { g.RowPins.Top = []string{"p1"} })
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p1"}}))
	s.Settle()
	require.Empty(t, gridstage.BandRows(s)[0])
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Add: []gridstage.Person{{ID: "p1", Name: "Back"}}}))
	s.Settle()
	require.Equal(t, []string{"p1"}, gridstage.BandRows(s)[0])
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{{ID: "p1", Name: "Again"}}}))
	s.Settle()
	_, ok := s.Find("Again")
	require.True(t, ok)
}
