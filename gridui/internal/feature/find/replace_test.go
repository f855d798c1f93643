// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// pet is a row.
type pet struct{ ID, Name, Note string }

type stage struct {
	gridstage.Stage[pet]
	*gridtest.Harness
}

func newStage(rows []pet, set func(g *gridui.Grid[pet])) *stage {
	s := &stage{}
	g := &s.Grid
	g.Columns = []gridui.Column[pet]{
		gridui.Field("name", "Name", func(p pet) string { return p.Name }).Width(150).Edit(func(p *pet, v string) { p.Name = v }),
		gridui.Field("note", "Note", func(p pet) string { return p.Note }).Width(150).Edit(func(p *pet, v string) { p.Note = v }),
	}
	g.RowID = func(p pet) string { return p.ID }
	g.Find = option.Find{Enabled: true, Open: true, Replacing: true}
	g.Editing.Enabled = true
	g.SetRows(rows)
	if set != nil {
		set(g)
	}
	s.Harness = s.Show(image.Pt(700, 400))
	s.Settle()
	return s
}

func pets() []pet {
	return []pet{{"1", "cat", "a cat"}, {"2", "dog", "a dog"}, {"3", "cat and dog", ""}, {"4", "hamster", "no cat"}}
}

// names returns the names of the visible rows.
func (s *stage) names() (out []string) {
	for i := range s.Grid.Shown() {
		row, _ := s.Grid.RowAt(i)
		out = append(out, row.Name)
	}
	return out
}

// A program that sets a query and requests a replacement in the same frame replaces hits of that query, not
// of an earlier query of its own or of a user still typing.
func TestReplaceActsOnTheQueryOfItsFrame(t *testing.T) {
	for name, before := range map[string]func(s *stage){
		"searched by the program": func(s *stage) { s.Grid.Find.Query.Text = "cat"; s.Settle() },
		"with a hit":              func(s *stage) { s.Grid.Find.Query.Text, s.Grid.Find.Do = "cat", option.FindNext; s.Settle() },
		"typed by a user":         func(s *stage) { s.Type("cat"); s.Frame() },
	} {
		for _, do := range []option.FindStep{option.FindReplaceAll, option.FindReplace} {
			t.Run(name, func(t *testing.T) {
				s := newStage(pets(), nil)
				before(s)
				f := &s.Grid.Find
				f.Query.Text, f.Replacement, f.Do = "dog", "wolf", do
				s.Settle()
				require.Equal(t, "dog", f.Query.Text)
				if do == option.FindReplaceAll {
					require.Equal(t, []string{"cat", "wolf", "cat and wolf", "hamster"}, s.names())
					return
				}
				f.Do = option.FindReplace // the first request went to the first hit
				s.Settle()
				require.Equal(t, []string{"cat", "wolf", "cat and dog", "hamster"}, s.names())
			})
		}
	}
}

// A replacement does not affect rows removed in the frame of the request.
func TestReplaceActsOnTheRowsOfItsFrame(t *testing.T) {
	for _, do := range []option.FindStep{option.FindNext, option.FindPrevious, option.FindReplace, option.FindReplaceAll} {
		for name, change := range map[string]func(g *gridui.Grid[pet]){
			"fewer rows": func(g *gridui.Grid[pet]) { g.SetRows([]pet{{"9", "catfish", ""}}) },
			"no rows":    func(g *gridui.Grid[pet]) { g.SetRows(nil) },
			"other rows": func(g *gridui.Grid[pet]) {
				g.SetRows([]pet{{"5", "x", ""}, {"6", "y", ""}, {"7", "z", ""}, {"8", "catfish", ""}})
			},
			"removed": func(g *gridui.Grid[pet]) { _ = g.Apply(gridui.Changes[pet]{Remove: []string{"1", "3", "4"}}) },
			"added and given anew": func(g *gridui.Grid[pet]) {
				_ = g.Apply(gridui.Changes[pet]{Add: []pet{{"5", "catfish", ""}}})
				g.SetRows([]pet{{"5", "catfish", ""}})
			},
			"no columns": func(g *gridui.Grid[pet]) { g.Columns = g.Columns[1:] },
			"grouped":    func(g *gridui.Grid[pet]) { g.Grouping.By = []string{"name"} },
		} {
			t.Run(name, func(t *testing.T) {
				s := newStage(pets(), func(g *gridui.Grid[pet]) { g.Sorting.Keys = []option.SortKey{{ColumnID: "name"}} })
				s.Grid.Find.Query.Text, s.Grid.Find.Do = "cat", option.FindPrevious
				s.Settle()
				_ = s.Grid.Apply(gridui.Changes[pet]{Add: []pet{{"90", "last cat", "cat"}}})
				s.Settle()
				s.Grid.Find.Do = option.FindPrevious
				s.Settle()
				change(&s.Grid)
				s.Grid.Find.Replacement, s.Grid.Find.Do = "lion", do
				s.Settle()
				if name != "no columns" && name != "grouped" {
					require.NotContains(t, s.names(), "lion", "the first row has gone")
				}
			})
		}
	}
}
