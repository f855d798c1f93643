// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fullrows_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"gioui.org/unit"
	"gioui.org/widget"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/storage/export"
)

// entry is an entry of a list, or with Head the heading of the entries below it.
type entry struct {
	ID, Name, In string
	N            int
	Head         bool
	High         unit.Dp
}

// entries returns n entries with a heading before every k of them.
func entries(n, k int) (rows []entry) {
	for i := range n {
		if i%k == 0 {
			rows = append(rows, entry{ID: fmt.Sprint("h", i/k), Name: fmt.Sprint("Part ", i/k), N: 1000, Head: true})
		}
		rows = append(rows, entry{ID: fmt.Sprint("e", i), Name: fmt.Sprint("Entry ", i), In: fmt.Sprint("h", i/k), N: i})
	}
	return rows
}

// columns returns the columns of entries.
func columns() []gridui.Column[entry] {
	return []gridui.Column[entry]{
		gridui.Field("id", "ID", func(e entry) string { return e.ID }).Width(80),
		gridui.Field("name", "Name", func(e entry) string { return e.Name }).Width(120).Edit(func(e *entry, v string) { e.Name = v }),
		gridui.Field("n", "N", func(e entry) int { return e.N }).Width(80).Edit(func(e *entry, v int) { e.N = v }),
	}
}

// show shows entries in a grid whose headings are full rows. set may change it.
func show(rows []entry, set ...func(*gridui.Grid[entry])) *gridstage.Stage[entry] {
	s := gridstage.New(image.Pt(420, 340), func(g *gridui.Grid[entry]) {
		g.RowID = func(e entry) string { return e.ID }
		g.Columns = columns()
		g.IsFullRow = func(e entry) bool { return e.Head }
		g.FullRowText = func(e entry) string { return e.Name }
		g.Editing.Enabled, g.Editing.History, g.Sorting.Mode = true, 100, option.SortMulti
		g.SetRows(rows)
		for _, f := range set {
			f(g)
		}
	})
	s.Values = map[string]any{gridtest.SemanticsKey: "cells"}
	s.Focus(s.Grid.Tag())
	s.Settle()
	return s
}

// widgets draws headings as boxes of a height.
func widgets(height int) func(g *gridui.Grid[entry]) {
	return func(g *gridui.Grid[entry]) {
		g.FullRow = func(gtx layout.Context, c gridui.FullRowContext[entry]) layout.Dimensions {
			size := image.Pt(c.Width, max(height, gtx.Constraints.Min.Y))
			defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
			semantic.LabelOp("widget " + c.Row.ID).Add(gtx.Ops)
			return layout.Dimensions{Size: size}
		}
	}
}

// row returns the node of a row, by its number from 1.
func row(t *testing.T, s *gridstage.Stage[entry], number int) gridtest.Node {
	return s.Called(t, fmt.Sprintf("row %d of", number))
}

func TestFullRowsSpanTheViewOverAllPanes(t *testing.T) {
	s := show(entries(20, 4), func(g *gridui.Grid[entry]) {
		g.ColumnPinning.Left, g.ColumnPinning.Right = []string{"n"}, []string{"id"}
		g.RowPins.Top = []string{"h2"}
		g.Selection.Mode = option.SelectMulti
		g.RowNumbers.Enabled = true
	}, widgets(50))
	require.Equal(t, "row 1 of 24: Part 0", s.Called(t, "row 1 of 24").Label)
	for _, id := range []string{"h0", "h1", "h2"} {
		at := s.Called(t, "widget "+id).Bounds
		require.Equal(t, 0, at.Min.X, id)
		require.Greater(t, at.Max.X, 400, "beyond the last column, up to the scroll bar")
		require.Equal(t, 50, at.Dy())
	}
	require.Empty(t, s.FindAll("Name, Part"), "cells of full rows are not spoken")
	_, ok := s.FindDescription("Part 0, row 1 of 24")
	require.True(t, ok, s.Dump())
}

func TestFullRowsHaveTheHeightOfTheProgramElseOfTheirWidget(t *testing.T) {
	rows := entries(6, 2)
	rows[3].High = 90
	s := show(rows, widgets(50), func(g *gridui.Grid[entry]) { g.RowHeight = func(e entry) unit.Dp { return e.High } })
	line := 1
	require.Equal(t, 50+line, row(t, s, 1).Bounds.Dy())
	require.Equal(t, 36, row(t, s, 2).Bounds.Dy())
	require.Equal(t, 90, row(t, s, 4).Bounds.Dy())
	require.Equal(t, 90-line, s.Called(t, "widget h1").Bounds.Dy(), "the widget gets the height")
	s.Grid.FullRow = nil
	s.Settle()
	require.Equal(t, 36, row(t, s, 1).Bounds.Dy(), "a text is as high as other rows")
	widgets(20)(&s.Grid)
	s.Settle()
	require.Equal(t, 20+line, row(t, s, 1).Bounds.Dy())
}

func TestTheScrollPositionKeepsWithFullRowsOfAnyHeight(t *testing.T) {
	s := show(entries(5000, 5), func(g *gridui.Grid[entry]) {
		g.FullRow = func(gtx layout.Context, c gridui.FullRowContext[entry]) layout.Dimensions {
			return layout.Dimensions{Size: image.Pt(c.Width, 20+7*(c.Row.N%3)+len(c.Row.ID)*11)}
		}
	})
	s.Grid.ScrollToRow(3000, option.AlignStart)
	s.Settle()
	require.Equal(t, 3000, s.Grid.Viewport().First)
	s.Grid.ScrollToRow(5999, option.AlignEnd)
	s.Settle()
	require.Equal(t, 6000, s.Grid.Viewport().Last)
	s.Keys("Ctrl+Home")
	s.Grid.ScrollToOffset(1000)
	s.Settle()
	first := s.Grid.Viewport().First
	s.Grid.ScrollToOffset(1000)
	s.Settle()
	require.Equal(t, first, s.Grid.Viewport().First)
}

func TestAFullRowIsOneStopOfTheFocus(t *testing.T) {
	s := show(entries(6, 2), func(g *gridui.Grid[entry]) { g.Keys.TabCells = true })
	at := func() string { return s.Grid.Focused().RowID + ":" + s.Grid.Focused().ColumnID }
	walk := func(row int, column string, keys ...string) (out []string) {
		s.Grid.FocusCell(row, column)
		s.Settle()
		for _, k := range keys {
			s.Keys(k)
			out = append(out, at())
		}
		return out
	}
	require.Equal(t, []string{"h1:name", "e2:name", "h1:name", "e1:name"}, walk(2, "name", "Down", "Down", "Up", "Up"), "the column stays")
	require.Equal(t, []string{"h1:name", "h1:name"}, walk(3, "name", "Right", "Left"), "there is nothing beside")
	require.Equal(t, []string{"h1:id", "e2:id", "h1:id", "e1:n"}, walk(2, "n", "Tab", "Tab", "Shift+Tab", "Shift+Tab"), "Tab stops once")
	s.Grid.FocusCell(3, "n")
	s.Settle()
	node, ok := s.FindDescription("Part 1, row 4 of 9, focused")
	require.True(t, ok, s.Dump())
	require.Equal(t, 408, node.Bounds.Dx(), "up to the scroll bar")
}

func TestClicksFocusAFullRowAlsoBesideTheColumns(t *testing.T) {
	s := show(entries(6, 2))
	at := row(t, s, 4).Bounds
	s.Click(400, float32(at.Min.Y+10))
	require.Equal(t, "h1", s.Grid.Focused().RowID)
	clicks := gridstage.EventsOf[gridui.RowClicked[entry]](s.Events)
	require.Len(t, clicks, 1)
	require.Equal(t, "Part 1", clicks[0].Cell.Row.Name)
	s.Click(400, float32(at.Max.Y+10))
	require.Equal(t, "h1", s.Grid.Focused().RowID, "there is no cell beside the columns of other rows")
}

// typed is a field in a full row.
type typed struct {
	a, b    widget.Editor
	entered int
	takes   bool
	leaves  widget.Clickable
}

func (w *typed) layout(gtx layout.Context, c gridui.FullRowContext[entry]) layout.Dimensions {
	if c.Row.ID != "h1" {
		return layout.Dimensions{Size: image.Pt(c.Width, 30)}
	}
	if c.Entered {
		w.entered++
		if w.takes {
			gtx.Execute(key.FocusCmd{Tag: &w.b})
		}
	}
	w.a.Update(gtx)
	w.b.Update(gtx)
	if w.leaves.Clicked(gtx) {
		c.Leave(gtx)
	}
	for i, e := range []any{&w.a, &w.b} {
		area := clip.Rect(image.Rect(i*100, 0, i*100+100, 30)).Push(gtx.Ops)
		event.Op(gtx.Ops, e)
		area.Pop()
	}
	gtx.Constraints = layout.Exact(image.Pt(20, 20))
	w.leaves.Layout(gtx, func(gtx layout.Context) layout.Dimensions { return layout.Dimensions{Size: gtx.Constraints.Max} })
	return layout.Dimensions{Size: image.Pt(c.Width, 30)}
}

func TestEnterGivesTheKeyboardToAFullRowAndEscapeTakesItBack(t *testing.T) {
	w := &typed{}
	s := show(entries(6, 2), func(g *gridui.Grid[entry]) { g.FullRow = w.layout })
	enter := func() {
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(3, "name")
		s.Settle()
		s.Keys("Enter")
		require.False(t, s.Focused(s.Grid.Tag()), "the keyboard is in the row")
	}
	enter()
	require.Equal(t, 1, w.entered, "in one frame")
	s.Keys("Tab")
	require.True(t, s.Focused(&w.a), "Tab goes to the first widget")
	s.Keys("Tab")
	require.True(t, s.Focused(&w.b))
	s.Keys("Escape")
	require.True(t, s.Focused(s.Grid.Tag()))
	require.Equal(t, "h1", s.Grid.Focused().RowID)
	s.Keys("Down")
	require.Equal(t, "e2", s.Grid.Focused().RowID)
	enter()
	s.Keys("Tab", "Tab", "Tab", "Tab")
	require.True(t, s.Focused(s.Grid.Tag()), "behind the last widget")
	enter()
	s.Keys("Tab", "Shift+Tab", "Shift+Tab")
	require.True(t, s.Focused(s.Grid.Tag()), "before the first widget")
	w.takes = true
	enter()
	require.True(t, s.Focused(&w.b), "the program gives it to a widget at once")
	s.Click(float32(row(t, s, 4).Bounds.Min.X+10), float32(row(t, s, 4).Bounds.Min.Y+10))
	require.True(t, s.Focused(s.Grid.Tag()), "the program gives it back")
	enter()
	s.Grid.ScrollToRow(0, option.AlignStart)
	s.Click(60, float32(row(t, s, 2).Bounds.Min.Y+10))
	require.True(t, s.Focused(s.Grid.Tag()), "a click on another row")
	s.Keys("Escape")
	require.True(t, s.Focused(s.Grid.Tag()))
}

func TestFullRowsAreNotSelectedNorEdited(t *testing.T) {
	s := show(entries(6, 2), func(g *gridui.Grid[entry]) { g.Selection.Mode, g.CellRanges.Enabled = option.SelectMulti, false })
	s.Grid.FocusCell(3, "name")
	s.Settle()
	s.Keys("Ctrl+A")
	require.Equal(t, 6, s.Grid.SelectedCount())
	s.Grid.Selection.Rows = idset.Set{}
	s.Settle()
	s.Keys("Space")
	require.Zero(t, s.Grid.SelectedCount())
	s.Click(15, float32(row(t, s, 4).Bounds.Min.Y+10)) // where other rows have their box
	s.Settle()
	require.Zero(t, s.Grid.SelectedCount())
	s.Type("z")
	s.Keys("Enter", "Delete", "F2")
	s.Grid.Paste("q")
	s.Settle()
	at, _ := s.Grid.RowAt(3)
	require.Equal(t, "Part 1", at.Name)
	require.Empty(t, gridstage.EventsOf[gridui.CellsEdited[entry]](s.Events))
}

func TestFullRowsAreSortedAndFilteredAsTheOthers(t *testing.T) {
	s := show(entries(6, 2), func(g *gridui.Grid[entry]) { g.Filtering.Enabled = true })
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "n"}}
	s.Settle()
	last, _ := s.Grid.RowAt(8)
	require.True(t, last.Head)
	s.Grid.Filtering.Quick = "part 2"
	s.Settle()
	require.Equal(t, 1, s.Grid.Shown())
	require.Equal(t, "row 1 of 1: Part 2", row(t, s, 1).Label)
}

func TestCopiesOfFullRowsAreTheirText(t *testing.T) {
	s := show(entries(4, 2), func(g *gridui.Grid[entry]) {
		g.CellRanges.Enabled = true
		g.RowNumbers.Enabled = true
	})
	s.Grid.FocusCell(3, "n")
	s.Settle()
	require.Equal(t, [][]string{{"Part 1"}}, s.Copied("Ctrl+C"))
	s.Grid.CellRanges.Selected = []option.CellRange{{
		Anchor: option.CellID{RowID: "e0", ColumnID: "name"}, Head: option.CellID{RowID: "e2", ColumnID: "n"},
	}}
	s.Settle()
	require.Equal(t, [][]string{{"Entry 0", "0"}, {"Entry 1", "1"}, {"Entry 2", "2"}}, s.Copied("Ctrl+C"), "they are in no range")
	s.Keys("Ctrl+A")
	s.Settle()
	require.Equal(t, [][]string{
		{"Part 0", "", ""}, {"e0", "Entry 0", "0"}, {"e1", "Entry 1", "1"}, {"Part 1", "", ""}, {"e2", "Entry 2", "2"}, {"e3", "Entry 3", "3"},
	}, s.Copied("Ctrl+C")[1:])
	var out bytes.Buffer
	require.NoError(t, export.CSV.Export(context.Background(), &out, s.Grid.ExportSource(option.ExportScope{}), export.Options{}))
	require.Contains(t, out.String(), "\nPart 1,,\r\n")
}

func TestRangesAndSumsSkipFullRows(t *testing.T) {
	s := show(entries(4, 2), func(g *gridui.Grid[entry]) {
		g.CellRanges.Enabled, g.StatusBar.Enabled = true, true
		g.CellRanges.Selected = []option.CellRange{{Anchor: option.CellID{RowID: "e0", ColumnID: "n"}, Head: option.CellID{RowID: "e3", ColumnID: "n"}}}
	})
	s.Until(func() bool { _, ok := s.Find("1.5"); return ok })
	var ids []string
	for id := range s.Grid.RangeRows() {
		ids = append(ids, id)
	}
	require.Equal(t, []string{"e0", "e1", "e2", "e3"}, ids)
	s.Grid.Paste("5\n6\n7\n8")
	s.Settle()
	var ns []int
	for i := range s.Grid.Shown() {
		r, _ := s.Grid.RowAt(i)
		ns = append(ns, r.N)
	}
	require.Equal(t, []int{1000, 5, 6, 1000, 7, 8}, ns, "a paste leaves them out")
}

func TestTheTextOfAFullRowIsFound(t *testing.T) {
	s := show(entries(40, 10), func(g *gridui.Grid[entry]) {
		g.Find.Enabled, g.Find.Open, g.Find.Query.Text = true, true, "1"
		g.FullRowText = func(e entry) string { return "Part one " + strings.Repeat("1", min(e.N/1000*len(e.ID)/3, 1)) + e.ID }
	})
	s.Grid.Find.Query.Text = "part one h3"
	s.Settle()
	s.Advance(300 * time.Millisecond)
	s.Settle()
	require.Equal(t, 1, s.Grid.Find.Result.Total)
	s.Keys("F3")
	s.Settle()
	found := gridstage.EventsOf[events.HitFound](s.Events)
	require.Equal(t, "h3", found[len(found)-1].RowID)
	s.Grid.Find.Query.Text = "1000"
	s.Settle()
	s.Advance(300 * time.Millisecond)
	s.Settle()
	require.Zero(t, s.Grid.Find.Result.Total, "their cells do not show, and are not found")
}

func TestFullRowsOfATreeOpenByTheirMarkAndByKeys(t *testing.T) {
	s := show(entries(40, 4), func(g *gridui.Grid[entry]) {
		g.Tree.Parent = func(e entry) string { return e.In }
		g.Expansion.Sticky = true
	}, widgets(40))
	require.Equal(t, 10, s.Grid.Shown())
	require.Equal(t, "widget h0", s.Called(t, "widget h0").Label)
	s.Click(16, float32(row(t, s, 1).Bounds.Min.Y+20))
	s.Settle()
	require.Equal(t, 14, s.Grid.Shown())
	require.Equal(t, 420-s.Called(t, "widget h0").Bounds.Dx(), s.Called(t, "widget h0").Bounds.Min.X+barWidth(s), "the mark has room before the widget")
	s.Grid.FocusCell(0, "n")
	s.Settle()
	s.Keys("Left")
	require.Equal(t, 10, s.Grid.Shown(), "the arrows close and open it from any column")
	s.Keys("Right")
	require.Equal(t, 14, s.Grid.Shown())
	s.Grid.ScrollToOffset(90)
	s.Settle()
	at := s.Called(t, "widget h0").Bounds
	require.Equal(t, row(t, s, 1).Bounds.Min.Y, at.Min.Y, "it is held at the top")
}

// barWidth returns the width of the scroll bar.
func barWidth(s *gridstage.Stage[entry]) int {
	if n, ok := s.Find("row 2 of"); ok {
		return 420 - n.Bounds.Max.X
	}
	return 0
}

func TestFullRowsMirror(t *testing.T) {
	s := show(entries(6, 2), widgets(40), func(g *gridui.Grid[entry]) { g.ColumnPinning.Left = []string{"n"} })
	s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	s.Settle()
	require.Equal(t, image.Rect(12, 40, 420, 80), s.Called(t, "widget h0").Bounds)
	s.Click(20, float32(row(t, s, 4).Bounds.Min.Y+10))
	require.Equal(t, "h1", s.Grid.Focused().RowID)
	s.Grid.FullRow = nil
	s.Settle()
	require.Equal(t, "row 4 of 9: Part 1", row(t, s, 4).Label)
}

func TestAWidgetOfAFullRowThatPanicsShowsTheReason(t *testing.T) {
	s := show(entries(6, 2), func(g *gridui.Grid[entry]) {
		g.FullRow = func(gtx layout.Context, c gridui.FullRowContext[entry]) layout.Dimensions {
			defer clip.Rect{Max: image.Pt(1, 1)}.Push(gtx.Ops).Pop()
			panic("no such part")
		}
	})
	require.Contains(t, strings.Join(s.Says(), "\n"), "no such part")
	require.NotEmpty(t, s.Problems())
}

func TestFullRowsNeedTheirFeature(t *testing.T) {
	s := &gridstage.Stage[entry]{Lean: true}
	s.Grid.Columns, s.Grid.IsFullRow = columns(), func(e entry) bool { return e.Head }
	s.Grid.SetRows(entries(4, 2))
	s.Show(image.Pt(420, 340))
	s.Settle()
	require.Equal(t, "row 1 of 6: h0", s.Called(t, "row 1 of").Label, "without it the cells show")
	s.Features = []gridui.Feature{gridui.FeatureFullRows}
	s.Grid.FullRowText = func(e entry) string { return e.Name }
	s.Settle()
	require.Equal(t, "row 1 of 6: Part 0", s.Called(t, "row 1 of").Label)
}

func TestWhichRowsAreFullMayChange(t *testing.T) {
	s := show(entries(4, 2))
	s.Grid.IsFullRow = func(e entry) bool { return e.ID == "e0" }
	s.Settle()
	require.Equal(t, "row 1 of 6: h0", row(t, s, 1).Label)
	require.Equal(t, "row 2 of 6: Entry 0", row(t, s, 2).Label)
	s.Grid.IsFullRow = nil
	s.Settle()
	require.Equal(t, "row 2 of 6: e0", row(t, s, 2).Label)
}

func TestDetailsOpenBelowFullRows(t *testing.T) {
	s := show(entries(4, 2), widgets(40), func(g *gridui.Grid[entry]) {
		g.Detail = func(gtx layout.Context, c gridui.DetailContext[entry]) layout.Dimensions {
			size := image.Pt(c.Width, 60)
			defer clip.Rect{Max: size}.Push(gtx.Ops).Pop()
			semantic.LabelOp("detail " + c.Row.ID).Add(gtx.Ops)
			return layout.Dimensions{Size: size}
		}
	})
	s.Grid.FocusCell(0, "name")
	s.Settle()
	s.Keys("Ctrl+Enter")
	s.Settle()
	require.Equal(t, s.Called(t, "widget h0").Bounds.Max.Y+1, s.Called(t, "detail h0").Bounds.Min.Y)
}

func TestSettledFramesOfFullRowsAllocateNothing(t *testing.T) {
	for _, name := range []string{"text", "widget"} {
		t.Run(name, func(t *testing.T) {
			s := show(entries(400, 3), func(g *gridui.Grid[entry]) {
				g.HighlightRow = true
				g.Selection.Mode, g.Selection.Rows = option.SelectMulti, idset.Of("e2")
			}, func(g *gridui.Grid[entry]) {
				if name == "widget" {
					g.FullRow = func(gtx layout.Context, c gridui.FullRowContext[entry]) layout.Dimensions {
						return layout.Dimensions{Size: image.Pt(c.Width, 30)}
					}
				}
			})
			s.Style = func(st *gridui.Style) { st.Lines = theme.LinesBoth }
			s.Click(100, 90)
			s.Settle()
			require.LessOrEqual(t, s.FrameAllocs(100, nil), gridstage.RouterAllocs(), "the router allocates")
		})
	}
}

func TestLoadedRowsOfASourceAreFullRows(t *testing.T) {
	remotestage.OverRemotePeople(t, func(g *gridui.Grid[gridstage.Person]) {
		g.IsFullRow = func(p gridstage.Person) bool { return p.Age%5 == 0 }
		g.FullRowText = func(p gridstage.Person) string { return "full " + p.Name }
		g.FullRow = func(gtx layout.Context, c gridui.FullRowContext[gridstage.Person]) layout.Dimensions {
			return layout.Dimensions{Size: image.Pt(c.Width, 60)}
		}
		g.Selection.Mode = option.SelectMulti
	}, func(r *remotestage.RemoteStage[gridstage.Person]) {
		full := func(row int) bool { p, ok := r.Grid.RowAt(row); return ok && p.Age%5 == 0 }
		check := func() {
			t.Helper()
			at := r.Grid.Viewport()
			some := false
			for i := at.First; i < at.Last; i++ {
				if _, loaded := r.Grid.RowAt(i); !loaded {
					continue
				}
				n := r.Called(t, fmt.Sprintf("row %s of", textfmt.Grouped(i+1)))
				require.Equal(t, full(i), strings.Contains(n.Label, "full "), n.Label)
				some = some || full(i)
			}
			require.True(t, some)
		}
		check()
		r.Grid.ScrollToRow(2000, option.AlignStart)
		r.Frame()
		r.Pass()
		r.Settle()
		check()
		require.Equal(t, 2000, r.Grid.Viewport().First)
	})
}
