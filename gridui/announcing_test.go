// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// newTold is a grid of people that tells of all that happens, in English.
func newTold() *stage[person] {
	s := newStage(image.Pt(500, 300), func(g *gridui.Grid[person]) {
		g.Columns = []gridui.Column[person]{
			gridui.Field("id", "ID", func(p person) string { return p.ID }).Width(60),
			gridui.Field("name", "Name", func(p person) string { return p.Name }).Width(100).Edit(func(p *person, v string) { p.Name = v }),
			gridui.Field("age", "Age", func(p person) int { return p.Age }).Width(80).Edit(func(p *person, v int) { p.Age = v }),
		}
		g.RowID = func(p person) string { return p.ID }
		g.Announce = true
		g.Sorting.Mode, g.Filtering.Enabled = option.SortMulti, true
		g.Selection.Mode, g.Editing.Enabled = option.SelectMulti, true
		g.RowDrag.Mode = option.RowDragReorder
		g.ColumnOrder.Mode, g.ColumnSizing.Mode = option.ColumnOrderFree, option.ColumnResizeLive
		g.SetRows(people(12))
	})
	s.style = func(st *gridui.Style) { st.Locale = locale.English() }
	s.Settle()
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "name")
	s.Settle()
	s.events = nil
	return s
}

// told is what was announced since the last call.
func (s *stage[T]) told() (all []events.Announced) {
	all = eventsOf[events.Announced](s.events)
	s.events = nil
	return all
}

func TestWhatHappensIsAnnounced(t *testing.T) {
	calm := func(text string) events.Announced { return events.Announced{Text: text} }
	alarm := func(text string) events.Announced { return events.Announced{Text: text, Assertive: true} }
	header := func(s *stage[person], name string) {
		n, ok := s.Find(name)
		require.True(t, ok)
		s.Click(n.Center())
	}
	for name, test := range map[string]struct {
		do   func(s *stage[person])
		want []events.Announced
	}{
		"sort":   {func(s *stage[person]) { header(s, "Age") }, []events.Announced{calm("Sorted by Age descending.")}},
		"unsort": {func(s *stage[person]) { header(s, "Age"); header(s, "Age"); s.told(); header(s, "Age") }, []events.Announced{calm("Not sorted.")}},
		"proposed sort": {func(s *stage[person]) {
			s.grid.Sorting.Controlled = true
			header(s, "Age")
		}, nil},
		"select":  {func(s *stage[person]) { s.Keys("Ctrl+A") }, []events.Announced{calm("12 selected.")}},
		"copy":    {func(s *stage[person]) { s.grid.Select("p0", "p1"); s.Settle(); s.told(); s.Keys("Ctrl+C") }, []events.Announced{calm("2 rows by 3 columns copied.")}},
		"paste":   {func(s *stage[person]) { s.grid.Paste("x\t3\r\ny\t4"); s.Settle() }, []events.Announced{calm("2 rows by 2 columns pasted.")}},
		"refused": {func(s *stage[person]) { s.grid.FocusCell(0, "age"); s.Settle(); s.grid.Paste("old"); s.Settle() }, []events.Announced{alarm("Not a number.")}},
		"page": {func(s *stage[person]) {
			s.grid.Paging = option.Paging{Enabled: true, Size: 5}
			s.Settle()
			s.Keys("Ctrl+PageDown")
		}, []events.Announced{calm("Page 2 of 3.")}},
		"proposed page": {func(s *stage[person]) {
			s.grid.Paging = option.Paging{Enabled: true, Size: 5, Controlled: true}
			s.Settle()
			s.Keys("Ctrl+PageDown")
		}, nil},
		"carry": {func(s *stage[person]) {
			s.Keys("Ctrl+Shift+Space", "Down", "Down", "Enter")
		}, []events.Announced{calm("1 row lifted."), calm("Before row 2."), calm("Before row 3."), calm("1 row dropped.")}},
		"carry and leave": {func(s *stage[person]) { s.Keys("Ctrl+Shift+Space", "Escape") }, []events.Announced{calm("1 row lifted."), calm("Put back.")}},
		"undo":            {func(s *stage[person]) { s.grid.Paste("x"); s.Settle(); s.told(); s.Keys("Ctrl+Z") }, []events.Announced{calm("Undo.")}},
		"undo of a move of a column": {func(s *stage[person]) {
			s.grid.FocusCell(0, "name")
			s.Settle()
			s.Keys("Up", "Shift+Right", "Ctrl+Z", "Ctrl+Y")
		}, []events.Announced{calm("Undo: move column Name."), calm("Redo: move column Name.")}},
		"undo of a pin": {func(s *stage[person]) {
			s.grid.Column("age").Pin(option.ColumnPinLeft)
			s.Settle()
			s.Keys("Ctrl+Z")
		}, []events.Announced{calm("Undo: pin column Age.")}},
		"undo of hidden columns": {func(s *stage[person]) {
			s.grid.Column("age").Hide()
			s.grid.Column("id").Hide()
			s.Settle()
			s.Keys("Ctrl+Z")
		}, []events.Announced{calm("Undo: hide column Age, ID.")}},
		"undo of a width": {func(s *stage[person]) {
			s.grid.FocusCell(0, "age")
			s.Settle()
			s.Keys("Up", "Alt+Right", "Ctrl+Z")
		}, []events.Announced{calm("Undo: resize column Age.")}},
		"filter": {func(s *stage[person]) {
			s.grid.Column("name").OpenFilter()
			s.Settle()
			s.Type("K")
		}, []events.Announced{calm("Filtered: 5 rows.")}},
		"nothing": {func(s *stage[person]) { s.Keys("Down", "Right"); s.Wheel(100, 100, 0, 50); s.Advance(2e9) }, nil},
	} {
		t.Run(name, func(t *testing.T) {
			s := newTold()
			test.do(s)
			s.Settle()
			require.Equal(t, test.want, s.told())
		})
	}
}

// Several things in one frame are one announcement, in Korean if nothing else is said.
func TestAnnouncementsOfAFrameAreOne(t *testing.T) {
	s := newTold()
	s.style = func(*gridui.Style) {}
	s.Settle()
	s.grid.Paste("x")
	s.grid.Copy(false)
	s.Settle()
	got := s.told()
	require.Len(t, got, 1)
	require.Contains(t, got[0].Text, "복사했습니다.")
	require.Contains(t, got[0].Text, "붙여넣었습니다.")
}

func TestExportsAreAnnounced(t *testing.T) {
	s := newTold()
	s.grid.Export(gridui.ExportOptions{Format: export.CSV, To: export.Dir(t.TempDir())})
	await.Until(func() bool {
		s.Advance(1e9)
		s.Settle()
		return len(eventsOf[events.Announced](s.events)) > 0
	})
	require.Equal(t, []events.Announced{{Text: "12 rows exported."}}, s.told())
}

func TestAnnouncingAllocatesNothingAtRest(t *testing.T) {
	s := newTold()
	s.Move(100, 100)
	for range 5 {
		s.Frame()
	}
	told := testing.AllocsPerRun(50, s.Frame)
	s.grid.Announce = false
	require.Equal(t, testing.AllocsPerRun(50, s.Frame), told)
}
