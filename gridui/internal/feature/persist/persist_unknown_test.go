// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/calculated"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// A program may have set unknown values: an operator, an interval, a kind of rule. They have no effect, and
// views omit them, since JSON cannot represent them, and keep everything else.
func TestViewsOfValuesThatThereAreNot(t *testing.T) {
	const none = math.MaxUint8
	wrong := filter.Condition{Op: none, A: "x"}
	right := filter.Contains.Of("K")
	for name, set := range map[string]func(g *gridui.Grid[gridstage.Person]){
		"operator": func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering.Columns = append(g.Filtering.Columns, filter.Column{ColumnID: "city", Filter: filter.Filter{First: wrong, Second: wrong}})
		},
		"expression": func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering.Expression = filter.All(filter.On("name", right), filter.On("city", filter.Filter{First: wrong}))
		},
		"interval": func(g *gridui.Grid[gridstage.Person]) {
			g.Grouping.By, g.Grouping.Levels = []string{"city"}, []option.GroupLevel{{Interval: none, Order: option.GroupOrder{By: none}}}
		},
		"aggregate": func(g *gridui.Grid[gridstage.Person]) {
			g.Grouping.Aggregates = []option.ColumnAggregate{{ColumnID: "age", Aggregate: none}}
			g.Grouping.Shares = []option.ColumnShare{{ColumnID: "age", Of: none}}
		},
		"rule": func(g *gridui.Grid[gridstage.Person]) {
			g.Extensions = []gridui.Extension{&formats.Formats{Rules: []rule.Rule{{Columns: []string{"age"}, Kind: none}}}}
		},
		"calculated": func(g *gridui.Grid[gridstage.Person]) {
			var c calculated.Columns
			c.Columns = []option.CalculatedColumn{{ID: "c", Name: "C", Formula: "1", Aggregate: none}}
			g.Extensions = []gridui.Extension{&c}
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := gridstage.NewPeople(20)
			g := &s.Grid
			g.Filtering.Enabled = true
			g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: right}}
			set(g)
			s.Settle()
			text, err := json.Marshal(g.View())
			require.NoError(t, err)
			var v option.View
			require.NoError(t, json.Unmarshal(text, &v))
			require.Equal(t, right, v.Filters[0].Filter)
			fresh := gridstage.NewPeople(20)
			fresh.Grid.Filtering.Enabled = true
			fresh.Grid.SetView(v)
			fresh.Settle()
			require.Equal(t, g.Len(), fresh.Grid.Len())
			require.Empty(t, fresh.Problems())
		})
	}
}
