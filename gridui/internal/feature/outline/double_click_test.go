// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// A double click opens a row of a tree where the option says so, unless it edits the cell.
func TestDoubleClickOpensRowsOfATree(t *testing.T) {
	for name, c := range map[string]struct {
		option, edits bool
		column        string
		opens         bool
	}{
		"off":                   {false, false, "name", false},
		"on":                    {true, false, "name", true},
		"another cell":          {true, false, "age", true},
		"a cell that edits":     {true, true, "name", false},
		"one that does not":     {true, true, "age", true},
		"off, and a cell edits": {false, true, "name", false},
	} {
		t.Run(name, func(t *testing.T) {
			s := gridstage.NewPeople(3)
			s.Grid.Columns = []gridui.Column[gridstage.Person]{
				gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(150).Edit(func(p *gridstage.Person, v string) { p.Name = v }),
				gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Width(80),
			}
			s.Grid.Tree.Parent = func(p gridstage.Person) string {
				if p.ID == "p1" {
					return "p0"
				}
				return ""
			}
			s.Grid.Expansion.DoubleClick, s.Grid.Editing.Enabled = c.option, c.edits
			s.Settle()
			s.Events = nil
			x := map[string]float32{"name": 120, "age": 190}[c.column]
			s.DoubleClick(x, gridstage.RowY(0))
			s.Settle()
			require.Equal(t, c.opens, s.Grid.Expansion.IsOpen("p0", 0))
			require.Len(t, gridstage.TakeEvents[events.ExpansionChanged](&s.Events), map[bool]int{true: 1}[c.opens])
			require.Equal(t, c.edits && c.column == "name", gridstage.EditedCell(s) != "")
			if c.opens {
				s.Advance(1e9)
				s.DoubleClick(x, gridstage.RowY(0))
				s.Settle()
				require.False(t, s.Grid.Expansion.IsOpen("p0", 0))
			}
		})
	}
}
