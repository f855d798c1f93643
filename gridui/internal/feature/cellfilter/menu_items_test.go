// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellfilter_test

import (
	"image"
	"strings"
	"testing"

	"gioui.org/f32"
	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/letterstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

func TestMenuItemsActAsTheKeysDo(t *testing.T) {
	for name, test := range map[string]struct {
		ranges string
		item   string
		at     f32.Point
		want   string // what changed
		copied string
	}{
		"copy":              {"r0:a-r1:b", "Copy", letterstage.LetterCell(0, "b"), "", "a0\tb0\r\na1\tb1"},
		"copy with headers": {"r0:a-r1:b", "Copy with headers", letterstage.LetterCell(1, "a"), "", "A\tB\r\na0\tb0\r\na1\tb1"},
		"cut":               {"r0:a-r0:b", "Cut", letterstage.LetterCell(0, "b"), "a0= b0=", "a0\tb0"},
		"clear":             {"r0:a-r0:b", "Clear contents", letterstage.LetterCell(0, "a"), "a0= b0=", ""},
		"paste":             {"r0:a-r0:b", "Paste", letterstage.LetterCell(0, "b"), "a0=x b0=x", ""},
		"fill down":         {"r0:a-r2:a", "Fill down", letterstage.LetterCell(1, "a"), "a1=a0 a2=a0", ""},
		"fill right":        {"r0:a-r0:b", "Fill right", letterstage.LetterCell(0, "a"), "b0=a0", ""},
		"outside: a cell":   {"r0:a-r1:b", "Copy", letterstage.LetterCell(3, "d"), "", "d3"},
		"outside: cleared":  {"r0:a-r1:b", "Clear contents", letterstage.LetterCell(3, "d"), "d3=", ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := letterstage.NewCellMenu(nil)
			gridstage.SelectRanges(t, s, test.ranges)
			s.Clipboard.Clear()
			require.True(t, letterstage.ChooseItem(t, s, test.at, test.item))
			require.Equal(t, test.item == "Paste", s.Paste("x"), "only a paste reads the clipboard")
			s.Settle()
			require.Equal(t, test.want, letterstage.ChangedLetters(s))
			if test.copied != "" {
				text, _ := s.Clipboard.Text()
				require.Equal(t, export.ParseTSV(test.copied), export.ParseTSV(text))
			}
		})
	}
}

func TestMenuItemsActOnSelectedRows(t *testing.T) {
	s := letterstage.NewCellMenu(func(g *gridui.Grid[letterstage.Letters]) {
		g.CellRanges.Enabled = false
		g.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true, Rows: idset.Of("r1", "r2")}
	})
	s.Clipboard.Clear()
	require.True(t, letterstage.ChooseItem(t, s, letterstage.LetterCell(4, "a"), "Copy"))
	text, _ := s.Clipboard.Text()
	require.Equal(t, [][]string{{"a1", "b1", "c1", "d1", "e1"}, {"a2", "b2", "c2", "d2", "e2"}}, export.ParseTSV(text))
	require.False(t, letterstage.ChooseItem(t, s, letterstage.LetterCell(4, "a"), "Fill down"), "fills need ranges")
}

// A right click inside several selected cells keeps them, and the focus; outside it moves the
// focus.
func TestARightClickInsideARangeKeepsIt(t *testing.T) {
	s := letterstage.NewCellMenu(nil)
	gridstage.SelectRanges(t, s, "r0:a-r0:b r2:b-r4:d")
	for _, test := range []struct {
		at   f32.Point
		want string
	}{
		{letterstage.LetterCell(3, "c"), "r2 b"}, {letterstage.LetterCell(0, "b"), "r2 b"}, {letterstage.LetterCell(4, "d"), "r2 b"}, {letterstage.LetterCell(5, "d"), "r5 d"},
	} {
		s.RightClick(test.at.X, test.at.Y)
		require.True(t, s.Grid.MenuIsOpen())
		f := s.Grid.Focused()
		require.Equal(t, test.want, f.RowID+" "+f.ColumnID)
		s.Keys("Escape")
		require.Equal(t, test.want == "r5 d", len(s.Grid.CellRanges.Selected) == 0)
	}
}

func TestMenuItemsAreDisabledWithNothingToDo(t *testing.T) {
	all := []string{"Cut", "Copy", "Copy with headers", "Paste", "Clear contents", "Fill down", "Fill right", "Export selected cells as CSV"}
	for name, test := range map[string]struct {
		set     func(g *gridui.Grid[letterstage.Letters])
		row     int
		column  string
		keys    []string
		enabled string
	}{
		"a cell":                 {nil, 1, "b", nil, "Cut Copy CopyH Paste Clear Down Right Export"},
		"the first cell":         {nil, 0, "a", nil, "Cut Copy CopyH Paste Clear Export"},
		"a cell that is fixed":   {nil, 1, "c", nil, "Copy CopyH Paste Export"},
		"a range that is fixed":  {nil, 1, "c", []string{"Shift+Down"}, "Copy CopyH Export"},
		"editing is off":         {func(g *gridui.Grid[letterstage.Letters]) { g.Editing.Enabled = false }, 1, "b", nil, "Copy CopyH Export"},
		"rows are loading":       {func(g *gridui.Grid[letterstage.Letters]) { g.Loading.Overlay = true }, 1, "b", nil, "Copy CopyH Export"},
		"cells are not selected": {func(g *gridui.Grid[letterstage.Letters]) { g.CellRanges.Enabled = false }, 1, "b", nil, "Cut Copy CopyH Paste Clear Export"},
	} {
		s := letterstage.NewCellMenu(test.set)
		s.Grid.FocusCell(test.row, test.column)
		s.Settle()
		s.Keys(test.keys...)
		items := gridui.CellItems(&s.Grid, locale.For("en"))
		short := strings.NewReplacer("Copy with headers", "CopyH", "Clear contents", "Clear", "Fill down", "Down", "Fill right", "Right", "Export selected cells as CSV", "Export")
		var enabled, labels []string
		for _, it := range items {
			if it.Separator {
				continue
			}
			labels = append(labels, it.Label)
			if it.EnabledFor(letterstage.Letters{}) {
				enabled = append(enabled, short.Replace(it.Label))
			}
		}
		require.Equal(t, all, labels)
		require.Equal(t, test.enabled, strings.Join(enabled, " "), name)
	}
}

// TestNullItemRemovesValuesThatMayBeMissing sets cells to NULL only where all columns allow it.
func TestNullItemRemovesValuesThatMayBeMissing(t *testing.T) {
	type row struct {
		id   string
		name *string
		age  int
	}
	name := "Kim"
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[row]) {
		g.Columns = []gridui.Column[row]{
			gridui.Field("id", "ID", func(r row) string { return r.id }),
			gridui.Field("name", "Name", func(r row) string {
				if r.name == nil {
					return ""
				}
				return *r.name
			}).Edit(func(r *row, v string) { r.name = &v }).Clear(func(r *row) { r.name = nil }),
			gridui.Field("age", "Age", func(r row) int { return r.age }).Edit(func(r *row, v int) { r.age = v }),
		}
		g.RowID = func(r row) string { return r.id }
		g.Editing.Enabled, g.CellRanges.Enabled = true, true
		g.SetRows([]row{{"a", &name, 3}, {"b", &name, 4}})
	})
	s.Focus(s.Grid.Tag())
	item := gridui.NullItem(&s.Grid, locale.For("en"))
	require.Equal(t, "Set to NULL", item.Label)
	for cells, enabled := range map[string]bool{
		"a:name-a:name": true, "a:name-b:name": true, "a:id-b:name": true, "a:id-b:id": false, "a:age-a:age": false, "a:name-b:age": false,
	} {
		gridstage.SelectRanges(t, s, cells)
		s.Settle()
		require.Equal(t, enabled, item.EnabledFor(row{}), cells)
	}
	gridstage.SelectRanges(t, s, "a:name-b:name")
	s.Settle()
	item.OnClick(menus.Target[row]{})
	s.Settle()
	for _, id := range []string{"a", "b"} {
		r, _ := s.Grid.RowByID(id)
		require.Nil(t, r.name)
	}
}

func TestMenuItemsAreKoreanToo(t *testing.T) {
	s := letterstage.NewCellMenu(nil)
	var labels []string
	for _, it := range gridui.CellItems(&s.Grid, locale.For("ko")) {
		if !it.Separator {
			labels = append(labels, it.Label)
		}
	}
	require.Equal(t, []string{
		"잘라내기", "복사", "머리글 포함 복사", "붙여넣기", "내용 지우기", "아래로 채우기", "오른쪽으로 채우기", "선택한 셀 CSV 내보내기",
	}, labels)
	s.Grid.Keys.Bind = []option.Binding{{Name: "K", Modifiers: key.ModShortcut, Action: option.ActionCut}}
	require.Equal(t, "Delete", gridui.CellItem(&s.Grid, option.ActionClear, locale.Texts{}).Shortcut)
	require.Equal(t, "Mod+K", gridui.CellItem(&s.Grid, option.ActionCut, locale.Texts{}).Shortcut)
	require.False(t, func() bool {
		it := gridui.CellItem(&s.Grid, option.ActionUp, locale.Texts{})
		return it.EnabledFor(letterstage.Letters{})
	}())
}

// exportedCells returns what an export of the cells writes.
func exportedCells(t *testing.T, s *gridstage.Stage[letterstage.Letters], o export.Options) string {
	t.Helper()
	var out strings.Builder
	s.Events = nil
	s.Grid.Export(gridui.ExportOptions{Cells: true, To: export.Stream(&out), Options: o})
	for len(gridstage.EventsOf[events.RowsExported](s.Events)) == 0 {
		s.Frame()
	}
	require.NoError(t, gridstage.EventsOf[events.RowsExported](s.Events)[0].Err)
	s.Events = nil
	return strings.TrimPrefix(out.String(), "\uFEFF")
}

func TestCellsAreExported(t *testing.T) {
	for name, test := range map[string]struct {
		ranges string
		o      export.Options
		want   string
	}{
		"a range":             {"r0:a-r1:b", export.Options{}, "A,B\r\na0,b0\r\na1,b1\r\n"},
		"without headers":     {"r0:a-r1:b", export.Options{NoHeaders: true}, "a0,b0\r\na1,b1\r\n"},
		"one table":           {"r0:a-r0:b r2:a-r2:b", export.Options{}, "A,B\r\na0,b0\r\na2,b2\r\n"},
		"blocks":              {"r0:a-r0:a r2:c-r3:d", export.Options{}, "A,\r\na0,\r\n,\r\nC,D\r\nc2,d2\r\nc3,d3\r\n"},
		"blocks, no headers":  {"r0:a-r0:b r2:d-r2:d", export.Options{NoHeaders: true}, "a0,b0\r\n,\r\nd2,\r\n"},
		"whole columns":       {"columns r0:e-r0:e", export.Options{}, "E\r\ne0\r\ne1\r\ne2\r\ne3\r\ne4\r\ne5\r\n"},
		"one cell, the focus": {"r3:b-r3:b", export.Options{}, "B\r\nb3\r\n"},
	} {
		s := letterstage.NewLetters(6, nil)
		gridstage.SelectRanges(t, s, test.ranges)
		require.Equal(t, test.want, exportedCells(t, s, test.o), name)
	}
	s := letterstage.NewLetters(6, func(g *gridui.Grid[letterstage.Letters]) {
		g.CellRanges.Enabled = false
		g.Selection = option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true, Rows: idset.Of("r4", "r1")}
	})
	require.Equal(t, "A,B,C,D,E\r\na1,b1,c1,d1,e1\r\na4,b4,c4,d4,e4\r\n", exportedCells(t, s, export.Options{}), "selected rows")
}
