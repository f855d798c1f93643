// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package announce_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

func TestWhatHappensIsAnnounced(t *testing.T) {
	calm := func(text string) events.TextAnnounced { return events.TextAnnounced{Text: text} }
	alarm := func(text string) events.TextAnnounced { return events.TextAnnounced{Text: text, Assertive: true} }
	header := func(s *gridstage.Stage[gridstage.Person], name string) {
		n, ok := s.Find(name)
		require.True(t, ok)
		s.Click(n.Center())
	}
	for name, test := range map[string]struct {
		do   func(s *gridstage.Stage[gridstage.Person])
		want []events.TextAnnounced
	}{
		"sort": {func(s *gridstage.Stage[gridstage.Person]) { header(s, "Age") }, []events.TextAnnounced{calm("Sorted by Age descending.")}},
		"unsort": {func(s *gridstage.Stage[gridstage.Person]) {
			header(s, "Age")
			header(s, "Age")
			s.TakeAnnounced()
			header(s, "Age")
		}, []events.TextAnnounced{calm("Not sorted.")}},
		"proposed sort": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Sorting.Controlled = true
			header(s, "Age")
		}, nil},
		"select": {func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Ctrl+A") }, []events.TextAnnounced{calm("12 selected.")}},
		"copy": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Select("p0", "p1")
			s.Settle()
			s.TakeAnnounced()
			s.Keys("Ctrl+C")
		}, []events.TextAnnounced{calm("2 rows by 3 columns copied.")}},
		"paste": {func(s *gridstage.Stage[gridstage.Person]) { s.Grid.Paste("x\t3\r\ny\t4"); s.Settle() }, []events.TextAnnounced{calm("2 rows by 2 columns pasted.")}},
		"refused": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.FocusCell(0, "age")
			s.Settle()
			s.Grid.Paste("old")
			s.Settle()
		}, []events.TextAnnounced{alarm("Not a number.")}},
		"page": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Paging = option.Paging{Enabled: true, Size: 5}
			s.Settle()
			s.Keys("Ctrl+PageDown")
		}, []events.TextAnnounced{calm("Page 2 of 3.")}},
		"proposed page": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Paging = option.Paging{Enabled: true, Size: 5, Controlled: true}
			s.Settle()
			s.Keys("Ctrl+PageDown")
		}, nil},
		"carry": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Keys("Ctrl+Shift+Space", "Down", "Down", "Enter")
		}, []events.TextAnnounced{calm("1 row lifted."), calm("Before row 2."), calm("Before row 3."), calm("1 row dropped.")}},
		"carry and leave": {func(s *gridstage.Stage[gridstage.Person]) { s.Keys("Ctrl+Shift+Space", "Escape") }, []events.TextAnnounced{calm("1 row lifted."), calm("Put back.")}},
		"undo": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Paste("x")
			s.Settle()
			s.TakeAnnounced()
			s.Keys("Ctrl+Z")
		}, []events.TextAnnounced{calm("Undo.")}},
		"undo of a move of a column": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.FocusCell(0, "name")
			s.Settle()
			s.Keys("Up", "Shift+Right", "Ctrl+Z", "Ctrl+Y")
		}, []events.TextAnnounced{calm("Undo: move column Name."), calm("Redo: move column Name.")}},
		"undo of a pin": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Column("age").Pin(option.ColumnPinLeft)
			s.Settle()
			s.Keys("Ctrl+Z")
		}, []events.TextAnnounced{calm("Undo: pin column Age.")}},
		"undo of hidden columns": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Column("age").Hide()
			s.Grid.Column("id").Hide()
			s.Settle()
			s.Keys("Ctrl+Z")
		}, []events.TextAnnounced{calm("Undo: hide column Age, ID.")}},
		"undo of a width": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.FocusCell(0, "age")
			s.Settle()
			s.Keys("Up", "Alt+Right", "Ctrl+Z")
		}, []events.TextAnnounced{calm("Undo: resize column Age.")}},
		"filter": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Grid.Column("name").OpenFilter()
			s.Settle()
			s.Type("K")
		}, []events.TextAnnounced{calm("Filtered: 5 rows.")}},
		"nothing": {func(s *gridstage.Stage[gridstage.Person]) {
			s.Keys("Down", "Right")
			s.Wheel(100, 100, 0, 50)
			s.Advance(2e9)
		}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			s := gridstage.NewAnnounced()
			test.do(s)
			s.Settle()
			require.Equal(t, test.want, s.TakeAnnounced())
		})
	}
}

// Several events in one frame are one announcement, in Korean by default.
func TestAnnouncementsOfAFrameAreOne(t *testing.T) {
	s := gridstage.NewAnnounced()
	s.Style = func(*gridui.Style) {}
	s.Settle()
	s.Grid.Paste("x")
	s.Grid.Copy(option.CopyHeadersNone)
	s.Settle()
	got := s.TakeAnnounced()
	require.Len(t, got, 1)
	require.Contains(t, got[0].Text, "복사했습니다.")
	require.Contains(t, got[0].Text, "붙여넣었습니다.")
}

func TestExportsAreAnnounced(t *testing.T) {
	s := gridstage.NewAnnounced()
	dir := t.TempDir()
	s.Grid.Export(gridui.ExportOptions{Format: export.CSV, To: export.Dir(dir)})
	await.Until(func() bool {
		s.Advance(1e9)
		s.Settle()
		return len(gridstage.EventsOf[events.TextAnnounced](s.Events)) > 0
	})
	require.Equal(t, []events.TextAnnounced{{Text: "12 rows exported to " + filepath.Join(dir, "export.csv") + "."}}, s.TakeAnnounced())
}

func TestAnnouncingAllocatesNothingAtRest(t *testing.T) {
	s := gridstage.NewAnnounced()
	s.Move(100, 100)
	for range 5 {
		s.Frame()
	}
	told := testing.AllocsPerRun(50, s.Frame)
	s.Grid.Announce = false
	require.Equal(t, testing.AllocsPerRun(50, s.Frame), told)
}
