// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

func TestCopyOfTheFocusedCell(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Click(200, 100) // the age of p1
	s.TakeKinds()
	require.Equal(t, [][]string{{"21"}}, s.Copied("Shortcut+C"))
	require.Equal(t, events.CellsCopied{Rows: 1, Columns: 1, Cells: 1}, s.Events[len(s.Events)-1])
	require.Equal(t, [][]string{{"Age"}, {"21"}}, s.Copied("Shortcut+Shift+C"))
	// A key that the program handles copies nothing, and neither does a header.
	s.On = func(ev events.Event) {
		if ev, ok := ev.(gridui.CellKeyDown[gridstage.Person]); ok {
			ev.Handle()
		}
	}
	require.Empty(t, s.Copied("Shortcut+C"))
	s.On = nil
	s.Keys("Shortcut+Home", "Up")
	require.Empty(t, s.Copied("Shortcut+C"))
	require.Empty(t, s.Grid.CopyText(s.Grid.Clipboard.Headers))
}

func TestCopyOfSelectedRows(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Click(200, 100)
	s.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p3", "p1", "p99", "gone")}
	require.Equal(t, [][]string{{"p1", "Lee", "21", "City 1"}, {"p3", "Choi", "23", "City 3"}, {"p99", "Jung", "69", "City 1"}}, s.Copied("Shortcut+C"))
	require.Equal(t, events.CellsCopied{Rows: 3, Columns: 4, Cells: 12}, s.Events[len(s.Events)-1])
	// Columns and rows are in the order of the screen.
	s.Grid.ColumnPinning = option.ColumnPinning{Left: []string{"city"}, Right: []string{"id"}}
	s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age", Desc: true}}}
	s.Settle()
	require.Equal(t, [][]string{
		{"City", "Name", "Age", "ID"},
		{"City 1", "Jung", "69", "p99"}, {"City 3", "Choi", "23", "p3"}, {"City 1", "Lee", "21", "p1"},
	}, s.Copied("Shortcut+Shift+C"))
	// None of the selected rows is shown: the focused cell is copied.
	s.Grid.Selection.Rows = idset.Of("gone")
	require.Equal(t, [][]string{{"21"}}, s.Copied("Shortcut+C"))
	// All rows except some, of the selectable ones.
	s.Grid.SetRows(gridstage.People(4))
	s.Grid.Selection.Rows = idset.All("p2")
	s.Grid.Selectable = func(p gridstage.Person) bool { return p.ID != "p0" }
	s.Grid.Sorting.Keys = nil
	s.Settle()
	require.Equal(t, [][]string{{"City 1", "Lee", "21", "p1"}, {"City 3", "Choi", "23", "p3"}}, s.Copied("Shortcut+C"))
}

func TestWhichColumnsAreCopiedAndHow(t *testing.T) {
	at := time.Date(2024, 5, 1, 9, 30, 0, 0, time.UTC)
	s := gridstage.New(image.Pt(900, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{
			gridui.Func("buttons", "", func(int) (string, bool) { return "x", true }).Utility(),
			gridui.Func("raw", "Raw", func(int) (float64, bool) { return 1234.5, true }).Format(func(float64) string { return "1,234.50 €" }),
			gridui.Func("shown", "Shown", func(int) (float64, bool) { return 1234.5, true }).Format(func(float64) string { return "1,234.50 €" }).CopyText(),
			gridui.Func("secret", "Secret", func(int) (string, bool) { return "s", true }).NoCopy(),
			gridui.Func("hidden", "Hidden", func(int) (string, bool) { return "h", true }).Hidden(),
			gridui.Func("time", "Time", func(int) (time.Time, bool) { return at, true }),
			gridui.Func("none", "None", func(int) (int, bool) { return 0, false }),
			gridui.Func("bytes", "Bytes", func(int) ([]int, bool) { return []int{1, 2}, true }),
			gridui.Func("big", "Big", func(int) (float32, bool) { return 0.1, true }),
		}
		g.Selection.Mode = option.SelectMulti
		g.Selection.Rows = idset.All()
		g.SetRows([]int{1})
	})
	require.Equal(t, "Raw\tShown\tTime\tNone\tBytes\tBig\r\n1234.5\t1,234.50 €\t2024-05-01 09:30\t\t[1,2]\t0.1", s.Grid.CopyText(s.Grid.Clipboard.Headers))
	s.Grid.Selection.Rows = idset.Of()
	s.Grid.FocusCell(0, "secret")
	s.Settle()
	require.Empty(t, s.Grid.CopyText(s.Grid.Clipboard.Headers))
	s.Grid.FocusCell(0, "buttons")
	s.Settle()
	require.Empty(t, s.Grid.CopyText(option.CopyHeadersNone))
	s.Grid.FocusCell(0, "shown")
	s.Settle()
	require.Equal(t, "1,234.50 €", s.Grid.CopyText(option.CopyHeadersNone))
}

func TestCopyOfBadText(t *testing.T) {
	texts := []string{"a\tb", "a\nb", `"quoted"`, "\x00nul", strings.Repeat("가", 1<<19), "", " ", "\xff", "=1+1", "a\r\nb", `q"in`}
	s := gridstage.New(image.Pt(300, 300), func(g *gridui.Grid[string]) {
		g.Columns = []gridui.Column[string]{
			gridui.Field("a", "A\tB", func(v string) string { return v }),
			gridui.Field("b", "Length", func(v string) int { return len(v) }),
		}
		g.Selection.Mode = option.SelectMulti
		g.Selection.Rows = idset.All()
		g.SetRows(texts)
	})
	got := export.ParseTSV(s.Grid.CopyText(s.Grid.Clipboard.Headers))
	require.Equal(t, []string{"A\tB", "Length"}, got[0])
	require.Len(t, got, len(texts)+1)
	for i, text := range texts {
		require.Equal(t, []string{text, strconv.Itoa(len(text))}, got[i+1], i)
	}
}

func TestCopyOfColumnsThatPanic(t *testing.T) {
	bad := false
	s := gridstage.New(image.Pt(300, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Func("a", "A", func(i int) (int, bool) {
			if bad && i > 100 {
				panic("no")
			}
			return i, true
		})}
		g.Selection.Mode = option.SelectMulti
		g.Selection.Rows = idset.All()
		rows := make([]int, 200)
		for i := range rows {
			rows[i] = i
		}
		g.SetRows(rows)
	})
	bad = true
	require.Empty(t, s.Grid.CopyText(option.CopyHeadersNone))
	s.Grid.Copy(option.CopyHeadersNone)
	s.Settle()
	ev, ok := s.Events[len(s.Events)-1].(events.CellsCopied)
	require.True(t, ok)
	require.ErrorContains(t, ev.Err, "no")
	_, ok = s.Clipboard.Text()
	require.False(t, ok)
}

func TestCopyOfGroups(t *testing.T) {
	s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }),
			gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }),
			gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Aggregate(option.AggregateSum),
		}
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Grouping.By = []string{"name"}
		g.SetRows(gridstage.People(10)) // five names, two of each
	})
	s.Grid.ExpandAll()
	s.Grid.Row(`__group__:["Lee"]`).SetExpanded(false)
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.Selection.Rows = idset.Of("p0", "p5", "p1", "p6", "p2")
	s.Settle()
	require.Equal(t, [][]string{
		{"Name", "ID", "Age"},
		{"Kim", "", "45"}, {"", "p0", "20"}, {"", "p5", "25"}, // a whole group, open
		{"Lee", "", "47"}, // a whole group, closed
		{"", "p2", "22"},  // one of Park's
	}, export.ParseTSV(s.Grid.CopyText(s.Grid.Clipboard.Headers)))
	// A focused group copies the content of its cell.
	s.Grid.Selection.Rows = idset.Of()
	s.Grid.FocusCell(0, gridui.GroupColumn)
	s.Settle()
	require.Equal(t, "Kim", s.Grid.CopyText(option.CopyHeadersNone))
	// Without propagation, groups cannot be selected.
	s.Grid.Selection.Rows, s.Grid.Selection.Propagate = idset.Of("p0", "p5"), option.PropagateNone
	require.Equal(t, [][]string{{"", "p0", "20"}, {"", "p5", "25"}}, export.ParseTSV(s.Grid.CopyText(option.CopyHeadersNone)))
	s.Grid.Selection.Rows = idset.Of()
	s.Grid.FocusCell(0, "age")
	s.Settle()
	require.Equal(t, "45", s.Grid.CopyText(option.CopyHeadersNone))
}

func TestCopyOfATree(t *testing.T) {
	s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = treestage.PartColumns()
		g.RowID = func(p treestage.Part) string { return p.ID }
		g.Tree = gridui.Tree[treestage.Part]{Path: func(p treestage.Part) []string { return strings.Split(p.ID, "/") }}
		g.Selection.Mode = option.SelectMulti
		g.Selection.Rows = idset.All("pump")
		g.SetRows([]treestage.Part{{ID: "bike/wheel", Name: "Wheel", Cost: 30}, {ID: "bike/frame", Name: "Frame", Cost: 50}, {ID: "pump", Name: "Pump", Cost: 7}})
	})
	require.Equal(t, [][]string{{"bike", ""}}, export.ParseTSV(s.Grid.CopyText(option.CopyHeadersNone)), "what is closed does not show")
	s.Grid.ExpandAll()
	s.Settle()
	require.Equal(t, [][]string{{"bike", ""}, {"Wheel", "30"}, {"Frame", "50"}}, export.ParseTSV(s.Grid.CopyText(option.CopyHeadersNone)))
	s.Grid.Selection.Rows = idset.All("bike/wheel")
	require.Equal(t, [][]string{{"Pump", "7"}, {"Frame", "50"}}, export.ParseTSV(s.Grid.CopyText(option.CopyHeadersNone)))
}

// Many rows are read in the background; rows do not change until that is done.
func TestCopyOfManyRows(t *testing.T) {
	ready := make(chan struct{}, 16)
	s := gridstage.NewPeople(200_000)
	s.Grid.Invalidate = func() { ready <- struct{}{} }
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.Selection.Rows = idset.All("p7")
	s.Grid.Copy(option.CopyHeadersNone)
	s.Grid.Copy(s.Grid.Clipboard.Headers) // the later one counts
	s.Frame()
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{{ID: "p8", Name: "Late"}}}))
	s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age"}}}
	for {
		s.Frame()
		if _, ok := s.Clipboard.Text(); ok {
			break
		}
		<-ready
	}
	text, _ := s.Clipboard.Text()
	rows := export.ParseTSV(text)
	require.Len(t, rows, 200_000)
	require.Equal(t, []string{"ID", "Name", "Age", "City"}, rows[0])
	require.Equal(t, "Choi", rows[8][1], "p8 as it was")
	require.Equal(t, "p9", rows[9][0], "the order as it was")
	n := 0
	for _, ev := range s.Events {
		if ev, ok := ev.(events.CellsCopied); ok {
			n++
			require.Equal(t, events.CellsCopied{Rows: 199_999, Columns: 4, Cells: 799_996}, ev)
		}
	}
	require.Equal(t, 1, n)
}

func TestCopyOfTooMuch(t *testing.T) {
	long := strings.Repeat("x", 1<<20)
	s := gridstage.New(image.Pt(300, 300), func(g *gridui.Grid[int]) {
		g.Columns = []gridui.Column[int]{gridui.Func("a", "A", func(int) (string, bool) { return long, true })}
		g.SetSource(wide(1_000_000_000))
		g.Selection.Mode = option.SelectMulti
		g.Selection.Rows = idset.All()
	})
	require.Empty(t, s.Grid.CopyText(option.CopyHeadersNone))
}

// wide is a source of numbers.
type wide int

func (w wide) Len() int { return int(w) }

func (w wide) At(i int) int { return i }

func TestCopyItemCopiesTheTarget(t *testing.T) {
	var chosen []string
	s := gridstage.NewMenu(10, &chosen)
	s.RightClick(200, 100)
	require.Equal(t, [][]string{{"21"}}, s.Copied("Shortcut+C"), "an open menu has the keys")
	require.False(t, s.Grid.MenuIsOpen())
}

func TestCopyAgainstARandomOracle(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 11))
	s := gridstage.New(image.Pt(500, 300), func(g *gridui.Grid[gridstage.Person]) {
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Sorting.Mode = option.SortMulti
		g.Filtering.Enabled = true
		g.Selection.Mode = option.SelectMulti
	})
	ids := []string{"id", "name", "age", "city"}
	text := map[string]func(gridstage.Person) string{
		"id": func(p gridstage.Person) string { return p.ID }, "name": func(p gridstage.Person) string { return p.Name },
		"age": func(p gridstage.Person) string { return strconv.Itoa(p.Age) }, "city": func(p gridstage.Person) string { return "<" + p.City + ">" },
	}
	for range 300 {
		shown, hidden := slices.Clone(ids), rng.IntN(2)
		rng.Shuffle(len(shown), func(i, j int) { shown[i], shown[j] = shown[j], shown[i] })
		cols := map[string]gridui.Column[gridstage.Person]{
			"id":   gridui.Field("id", "id", func(p gridstage.Person) string { return p.ID }),
			"name": gridui.Field("name", "name", func(p gridstage.Person) string { return p.Name }),
			"age":  gridui.Field("age", "age", func(p gridstage.Person) int { return p.Age }),
			"city": gridui.Field("city", "city", func(p gridstage.Person) string { return p.City }).Text(text["city"]).CopyText(),
		}
		s.Grid.Columns = nil
		shown = shown[hidden:]
		for _, id := range shown {
			s.Grid.Columns = append(s.Grid.Columns, cols[id])
		}
		left, right := rng.IntN(2), rng.IntN(2)
		s.Grid.ColumnPinning = option.ColumnPinning{Left: shown[len(shown)-left:], Right: shown[:right]}
		order := slices.Concat(shown[len(shown)-left:], shown[right:len(shown)-left], shown[:right])

		rows := gridstage.People(rng.IntN(30))
		rng.Shuffle(len(rows), func(i, j int) { rows[i], rows[j] = rows[j], rows[i] })
		s.Grid.SetRows(rows)
		want := slices.Clone(rows)
		s.Grid.Sorting.Keys = nil
		if desc := rng.IntN(2) == 1; slices.Contains(shown, "age") && rng.IntN(2) == 0 {
			s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: desc}}
			slices.SortStableFunc(want, func(a, b gridstage.Person) int {
				if desc {
					return b.Age - a.Age
				}
				return a.Age - b.Age
			})
		}
		s.Grid.Filtering.Quick = ""
		if slices.Contains(shown, "name") && rng.IntN(2) == 0 {
			s.Grid.Filtering.Quick = "Kim"
			want = slices.DeleteFunc(want, func(p gridstage.Person) bool { return p.Name != "Kim" })
		}
		all := rng.IntN(2) == 0
		var marked []string
		for range rng.IntN(10) {
			marked = append(marked, fmt.Sprint("p", rng.IntN(40)))
		}
		s.Grid.Selection.Rows = idset.Of(marked...)
		if all {
			s.Grid.Selection.Rows = idset.All(marked...)
		}
		want = slices.DeleteFunc(want, func(p gridstage.Person) bool { return slices.Contains(marked, p.ID) == all })
		s.Grid.FocusCell(0, "nothing")
		s.Settle()
		var table [][]string
		for _, p := range want {
			var cells []string
			for _, id := range order {
				cells = append(cells, text[id](p))
			}
			table = append(table, cells)
		}
		if len(want) == 0 {
			continue
		}
		table = append([][]string{order}, table...)
		require.Equal(t, table, export.ParseTSV(s.Grid.CopyText(s.Grid.Clipboard.Headers)))
	}
}

func TestDefaultBindingsHoldThoseOfMenuAndCopies(t *testing.T) {
	got := map[option.Action]bool{}
	for _, b := range option.DefaultKeys().Bind {
		got[b.Action] = true
	}
	require.True(t, got[option.ActionCopy] && got[option.ActionCopyWithHeaders] && got[option.ActionContextMenu])
	// They can be bound to other keys, and off.
	s := gridstage.NewPeople(10)
	s.Click(20, 60)
	s.Grid.Keys.Bind = []option.Binding{{Name: "Y", Action: option.ActionCopy}, {Name: "C", Modifiers: key.ModShortcut, Action: option.ActionNone}}
	require.Empty(t, s.Copied("Shortcut+C"))
	require.Equal(t, [][]string{{"p0"}}, s.Copied("y"))
}

func TestCopyTakesThePresentPage(t *testing.T) {
	s := gridstage.NewPeople(20)
	s.Grid.Paging = option.Paging{Enabled: true, Size: 5, Index: 1}
	s.Grid.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("p1", "p6", "p9", "p12")}
	s.Settle()
	require.Equal(t, [][]string{{"p6", "Lee", "26", "City 6"}, {"p9", "Jung", "29", "City 2"}}, export.ParseTSV(s.Grid.CopyText(option.CopyHeadersNone)))
	s.Grid.FocusCell(2, "name")
	s.Settle()
	s.Grid.Selection.Rows = idset.Of("p1")
	require.Equal(t, "Park", s.Grid.CopyText(option.CopyHeadersNone))
}
