// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

// groupedByCity groups people by city, and adds up ages.
func groupedByCity(g *gridui.Grid[person]) {
	g.Columns[2] = gridui.Field("age", "Age", func(p person) int { return p.Age }).Aggregate(option.AggregateSum)
	g.Grouping.By = []string{"city"}
}

func TestRemoteGroups(t *testing.T) {
	overRemotePeople(t, groupedByCity, func(r *remoteStage[person]) {
		require.Empty(t, r.problems())
		t.Log(strings.Join(r.rowTexts(), "\n"))
		r.grid.Expansion.Rows = idset.Of(`__group__:["City 1"]`)
		r.Frame()
		r.pass()
		t.Log(strings.Join(r.rowTexts(), "\n"))
	})
}
