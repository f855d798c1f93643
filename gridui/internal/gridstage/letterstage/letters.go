// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package letterstage

import (
	"errors"
	"image"
	"strconv"
	"strings"
	"testing"

	"gioui.org/f32"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

var ErrBad = errors.New("bad")

// NewCellMenu shows letters with a menu of all built-in items, in English.
func NewCellMenu(set func(g *gridui.Grid[Letters])) *gridstage.Stage[Letters] {
	return NewLetters(6, func(g *gridui.Grid[Letters]) {
		if set != nil {
			set(g)
		}
		g.Menu.Items = gridui.CellItems(g, locale.For("en"))
	})
}

// LetterCell returns the middle of a cell of letters.
func LetterCell(row int, column string) f32.Point {
	return f32.Pt(float32(column[0]-'a')*80+40, gridstage.RowY(row))
}

// ChooseItem opens the menu at a cell and clicks an item. It reports whether the item could be
// chosen.
func ChooseItem(t *testing.T, s *gridstage.Stage[Letters], at f32.Point, label string) bool {
	t.Helper()
	s.RightClick(at.X, at.Y)
	for _, n := range s.FindAll(label) {
		if n.Label == label && strings.Contains(n.Description, "menu item") {
			s.Click(n.Center())
			s.Settle()
			if !s.Grid.MenuIsOpen() {
				return true
			}
			s.Keys("Escape")
			return false
		}
	}
	require.Fail(t, "no item "+label)
	return false
}

// Letters is a row of cells that show their places.
type Letters struct {
	ID    string
	Cells [5]string
}

// NewLetters shows rows of five columns a to e with the cells "a0", "b0" and so on. Column c cannot
// be edited.
func NewLetters(n int, set func(g *gridui.Grid[Letters])) *gridstage.Stage[Letters] {
	rows := make([]Letters, n)
	for i := range rows {
		rows[i].ID = "r" + strconv.Itoa(i)
		for k := range rows[i].Cells {
			rows[i].Cells[k] = string(rune('a'+k)) + strconv.Itoa(i)
		}
	}
	s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[Letters]) {
		for k := range 5 {
			column := gridui.Field(string(rune('a'+k)), string(rune('A'+k)), func(l Letters) string { return l.Cells[k] }).Width(80)
			if k != 2 {
				column.Edit(func(l *Letters, v string) { l.Cells[k] = v })
			}
			g.Columns = append(g.Columns, column)
		}
		g.RowID = func(l Letters) string { return l.ID }
		g.CellRanges.Enabled, g.Editing.Enabled = true, true
		g.SetRows(rows)
		if set != nil {
			set(g)
		}
	})
	s.Focus(s.Grid.Tag())
	s.Settle()
	return s
}

// ChangedLetters returns the cells that do not show their places, as "a0=x".
func ChangedLetters(s *gridstage.Stage[Letters]) string {
	var list []string
	for i := range s.Grid.Len() {
		l, _ := s.Grid.RowAt(i)
		for k, text := range l.Cells {
			if at := string(rune('a'+k)) + l.ID[1:]; text != at {
				list = append(list, at+"="+text)
			}
		}
	}
	return strings.Join(list, " ")
}
