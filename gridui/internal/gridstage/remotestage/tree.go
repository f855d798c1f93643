// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestage

import (
	"strconv"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// TreeTops is the number of people at the top of a tree. Each of the others has four siblings, unless there are no
// more people.
const TreeTops = 7

// Above returns the id of the person above another one.
func Above(p gridstage.Person) string {
	i, _ := strconv.Atoi(p.ID[1:])
	if i < TreeTops {
		return ""
	}
	return "p" + strconv.Itoa((i-TreeTops)/5)
}

// TreeSource returns a source of people that form a tree.
func TreeSource(t *testing.T, people []gridstage.Person) *rowsource.Slice[gridstage.Person] {
	text := func(id string, get func(gridstage.Person) string) rowsource.Column[gridstage.Person] {
		return rowsource.Column[gridstage.Person]{ID: id, Value: func(p gridstage.Person) value.Value { return value.Text(get(p)) }}
	}
	s, err := rowsource.NewSlice(rowsource.SliceOptions[gridstage.Person]{
		Rows: people, Key: []string{"id"}, Parent: Above,
		Columns: []rowsource.Column[gridstage.Person]{
			text("id", func(p gridstage.Person) string { return p.ID }),
			text("name", func(p gridstage.Person) string { return p.Name }),
			{ID: "age", Value: func(p gridstage.Person) value.Value { return value.Int(int64(p.Age)) }},
			text("city", func(p gridstage.Person) string { return p.City }),
		},
	})
	require.NoError(t, err)
	return s
}

// TreeGrid sets the columns of a grid of people that form a tree.
func TreeGrid(g *gridui.Grid[gridstage.Person]) {
	g.Columns = gridstage.PeopleColumns()
	g.Sorting.Mode = option.SortMulti
	g.Filtering.Enabled = true
	g.Selection.Mode = option.SelectMulti
}

// OverRemoteTree runs a test of a grid over a source of people that form a tree, after the first rows were loaded.
func OverRemoteTree(t *testing.T, n int, set func(g *gridui.Grid[gridstage.Person]), run func(r *RemoteStage[gridstage.Person])) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		r := NewRemoteStageOf(t, TreeSource(t, gridstage.People(n)), gridui.RemoteOptions[gridstage.Person]{Tree: true}, func(g *gridui.Grid[gridstage.Person]) {
			TreeGrid(g)
			set(g)
		})
		defer r.Close()
		r.Pass()
		run(r)
	})
}
