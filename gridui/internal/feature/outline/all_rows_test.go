// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// summedPeople are people with a sum of their ages, whose rows change at random.
type summedPeople struct {
	*gridstage.Stage[gridstage.Person]
	rnd  *rand.Rand
	rows map[string]gridstage.Person
	made int
}

func newSummedPeople(rnd *rand.Rand, set func(g *gridui.Grid[gridstage.Person])) *summedPeople {
	s := &summedPeople{rnd: rnd, rows: map[string]gridstage.Person{}}
	s.Stage = gridstage.New(image.Pt(700, 4000), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{
			gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).Width(100),
			gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(100),
			gridui.Field("city", "City", func(p gridstage.Person) string { return p.City }).Width(100),
			gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Width(100).Aggregate(option.AggregateSum),
		}
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Filtering.Enabled, g.Sorting.Mode = true, option.SortSingle
		g.Grouping.AllRows = true
		g.Expansion.Rows = idset.All()
		set(g)
	})
	return s
}

// next returns a new person.
func (s *summedPeople) next() gridstage.Person {
	s.made++
	p := gridstage.Person{ID: fmt.Sprint("p", s.made), Name: []string{"Kim", "Lee", "Park"}[s.rnd.IntN(3)], Age: s.rnd.IntN(100)}
	if s.rnd.IntN(4) > 0 && s.made > 1 {
		p.City = fmt.Sprint("p", 1+s.rnd.IntN(s.made-1)) // a parent, which may be gone
	}
	return p
}

// change applies a random change.
func (s *summedPeople) change(t *testing.T) {
	var c gridui.Changes[gridstage.Person]
	for range s.rnd.IntN(4) {
		p := s.next()
		c.Add, s.rows[p.ID] = append(c.Add, p), p
	}
	for id, p := range s.rows {
		if s.rnd.IntN(8) == 0 && len(c.Update) < 3 {
			p.Age, p.Name = s.rnd.IntN(100), []string{"Kim", "Lee", "Park"}[s.rnd.IntN(3)]
			c.Update, s.rows[id] = append(c.Update, p), p
		}
	}
	require.NoError(t, s.Grid.Apply(c))
}

// filter sets a random filter.
func (s *summedPeople) filter() {
	s.Grid.Filtering.Columns = nil
	switch s.rnd.IntN(3) {
	case 0:
		s.Grid.Column("age").SetFilter(filter.Less.Of(strconv.Itoa(s.rnd.IntN(100))))
	case 1:
		s.Grid.Column("name").SetFilter(filter.OneOf.Of("Kim"))
	}
}

// Groups, the total and the shares count the rows that the filter leaves out, against sums over all rows.
func TestAggregatesOfAllRowsInGroups(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 7))
	s := newSummedPeople(rnd, func(g *gridui.Grid[gridstage.Person]) {
		g.Grouping.By, g.Grouping.Total = []string{"name"}, option.TotalRowLast
	})
	for range rounds.Of(200) {
		switch rnd.IntN(6) {
		case 0:
			s.filter()
		case 1:
			s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: rnd.IntN(2) == 0}}
		case 2:
			s.Grid.Grouping.AllRows = rnd.IntN(4) > 0
		default:
			s.change(t)
		}
		s.Until(s.Settled)
		s.Settle()
		passing := map[string]int{} // by name, of the rows that show
		name := ""
		for _, line := range gridstage.RowCells(s.Stage) {
			cells := strings.Split(line, "|")
			if head, _, ok := strings.Cut(cells[0], " ("); ok {
				name = head
			} else if cells[1] != "" {
				age, err := strconv.Atoi(cells[len(cells)-1])
				require.NoError(t, err)
				passing[name], passing[""] = passing[name]+age, passing[""]+age
			}
		}
		all := map[string]int{}
		for _, p := range s.rows {
			all[p.Name], all[""] = all[p.Name]+p.Age, all[""]+p.Age
		}
		want := all
		if !s.Grid.Grouping.AllRows {
			want = passing
		}
		for _, line := range gridstage.RowCells(s.Stage) {
			cells := strings.Split(line, "|")
			head, _, group := strings.Cut(cells[0], " (")
			if !group {
				head = ""
			}
			if group || cells[1] == "" {
				require.Equal(t, want[head], number(t, cells[len(cells)-1]), line)
			}
		}
	}
}

// number reads a whole number with separators, 0 for an empty text.
func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi("0" + strings.ReplaceAll(text, ",", ""))
	require.NoError(t, err)
	return n
}

// Branches of a tree count the rows below them that the filter leaves out.
func TestAggregatesOfAllRowsInATree(t *testing.T) {
	rnd := rand.New(rand.NewPCG(7, 9))
	s := newSummedPeople(rnd, func(g *gridui.Grid[gridstage.Person]) {
		g.Tree.Parent, g.Tree.Aggregate = func(p gridstage.Person) string { return p.City }, true
		g.Grouping.Total = option.TotalRowNone
	})
	times, branches := rounds.Of(200), 0
	for range times {
		if rnd.IntN(3) == 0 {
			s.filter()
		}
		s.change(t)
		s.Until(s.Settled)
		s.Settle()
		below := map[string][]string{}
		for id, p := range s.rows {
			below[p.City] = append(below[p.City], id)
		}
		var sum func(id string) int
		sum = func(id string) (n int) {
			if len(below[id]) == 0 {
				return s.rows[id].Age
			}
			for _, child := range below[id] {
				n += sum(child)
			}
			return n
		}
		for _, line := range gridstage.RowCells(s.Stage) {
			cells := strings.Split(line, "|")
			if len(below[cells[0]]) > 0 {
				branches++
			}
			require.Equal(t, sum(cells[0]), number(t, cells[3]), line)
		}
	}
	require.Greater(t, branches, times/10)
}
