// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard_test

import (
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/menus"
)

// clockTime returns a time shown as 10:15, with hidden seconds.
func clockTime(second int) time.Time { return time.Date(2024, 1, 5, 10, 15, second, 0, time.UTC) }

// newClock shows editable times without their seconds, and another time in the last row.
func newClock(seconds ...int) *gridstage.Stage[stored] {
	s := new(gridstage.Stage[stored])
	s.Grid.Columns = []gridui.Column[stored]{
		gridui.Time("at", "At", func(r stored) time.Time { return r.at }).Layout("2006-01-02 15:04").Edit(func(r *stored, at time.Time) { r.at = at }).Width(200),
	}
	s.Grid.Editing.Enabled, s.Grid.Find.Enabled = true, true
	s.Grid.Menu.Items = []menus.Item[stored]{menus.MakeCopyCellItem[stored](menus.CopyCellOptions{Label: "Copy"})}
	var rows []stored
	for _, second := range seconds {
		rows = append(rows, stored{at: clockTime(second)})
	}
	s.Grid.SetRows(append(rows, stored{at: time.Date(1999, 1, 1, 1, 1, 1, 1, time.UTC)}))
	s.Show(image.Pt(500, 400)).Settle()
	return s
}

// focusRow moves the focus and the keyboard focus to a row.
func focusRow(s *gridstage.Stage[stored], row int) {
	s.Grid.FocusCell(row, "at")
	s.Focus(s.Grid.Tag())
	s.Settle()
}

// A paste writes the values of the last copy. If something else with the same text was copied since, those
// values do not apply.
func TestValuesOfTheLastCopyEndWithTheNextOne(t *testing.T) {
	const text = "2024-01-05 10:15"
	copyRow := func(s *gridstage.Stage[stored], row int) {
		focusRow(s, row)
		s.Keys("Shortcut+C")
		s.Settle()
	}
	for name, c := range map[string]struct {
		since func(t *testing.T, s *gridstage.Stage[stored])
		want  time.Time
	}{
		"nothing": {func(*testing.T, *gridstage.Stage[stored]) {}, clockTime(42)},
		"another grid": {func(_ *testing.T, _ *gridstage.Stage[stored]) {
			copyRow(newClock(7), 0)
		}, clockTime(7)},
		"a cell by its menu": {func(t *testing.T, s *gridstage.Stage[stored]) {
			s.RightClick(100, gridstage.RowY(1)+17)
			s.ClickOn(t, "Copy")
			s.Settle()
		}, clockTime(9)},
		"a text field": {func(t *testing.T, s *gridstage.Stage[stored]) {
			s.Grid.Find.Open = true
			s.Settle()
			s.Type(text)
			s.Keys("Ctrl+A", "Shortcut+C")
			s.Settle()
			s.Grid.Find.Open = false
			s.Settle()
		}, clockTime(0)},
	} {
		t.Run(name, func(t *testing.T) {
			s := newClock(42, 9)
			copyRow(s, 0)
			c.since(t, s)
			focusRow(s, 2)
			s.Keys("Shortcut+V")
			require.True(t, s.Paste(text))
			s.Settle()
			row, _ := s.Grid.RowAt(2)
			require.Equal(t, c.want, row.at)
		})
	}
}
