// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"runtime"
	"testing"
	"weak"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestRowsThatWereTakenAwayAreNotHeld gives a grid rows, uses it, and takes them away:
// from the next frame on nothing of them is held.
func TestRowsThatWereTakenAwayAreNotHeld(t *testing.T) {
	for name, set := range map[string]func(*gridui.Grid[*gridstage.Person]){
		"plain": nil,
		"sorted and filtered": func(g *gridui.Grid[*gridstage.Person]) {
			g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
			g.Filtering = option.Filtering{Enabled: true, Quick: "a"}
		},
		"flashing": func(g *gridui.Grid[*gridstage.Person]) { g.Flash = true },
		"grouped":  func(g *gridui.Grid[*gridstage.Person]) { g.Grouping.By = []string{"city"} },
		"a tree": func(g *gridui.Grid[*gridstage.Person]) {
			g.Tree = gridui.Tree[*gridstage.Person]{Parent: func(p *gridstage.Person) string { return p.City }}
		},
		"selected": func(g *gridui.Grid[*gridstage.Person]) {
			g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.All()}
		},
		"edited": func(g *gridui.Grid[*gridstage.Person]) { g.Editing.Enabled = true },
	} {
		t.Run(name, func(t *testing.T) {
			s := newRetained(set)
			var held []weak.Pointer[gridstage.Person]
			give := func() {
				rows := make([]*gridstage.Person, 200)
				for i := range rows {
					p := gridstage.People(i + 1)[i]
					rows[i] = &p
					held = append(held, weak.Make(rows[i]))
				}
				s.Grid.SetRows(rows)
			}
			give()
			s.Settle()
			s.Click(100, 100)
			s.Keys("Down", "Ctrl+C")
			s.Wheel(100, 100, 0, 300)
			s.Move(100, 120)
			s.Settle()
			s.Grid.SetRows(nil)
			s.Settle()
			s.Events = nil
			runtime.GC()
			runtime.GC()
			alive := 0
			for _, p := range held {
				if p.Value() != nil {
					alive++
				}
			}
			require.Zero(t, alive)
			runtime.KeepAlive(s)
		})
	}
}

func newRetained(set func(*gridui.Grid[*gridstage.Person])) *gridstage.Stage[*gridstage.Person] {
	s := gridstage.New(image.Pt(300, 300), func(g *gridui.Grid[*gridstage.Person]) {
		g.Columns = []gridui.Column[*gridstage.Person]{
			gridui.Field("name", "Name", func(p *gridstage.Person) string { return p.Name }).Width(100).
				Edit(func(p **gridstage.Person, v string) { (*p).Name = v }),
			gridui.Field("city", "City", func(p *gridstage.Person) string { return p.City }).Width(100),
		}
		g.RowID = func(p *gridstage.Person) string { return p.ID }
		if set != nil {
			set(g)
		}
	})
	s.Focus(s.Grid.Tag())
	return s
}
