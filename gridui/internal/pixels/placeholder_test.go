// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"errors"
	"image"
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestPlaceholders shows the texts that replace rows: if there are none, if none passes the
// filters, and if they could not be read.
func TestPlaceholders(t *testing.T) {
	states := map[string]func(*gridui.Grid[order]){
		"empty": func(g *gridui.Grid[order]) { g.SetRows(nil) },
		"nomatch": func(g *gridui.Grid[order]) {
			g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("nobody")}}
		},
		"failed": func(g *gridui.Grid[order]) {
			g.SetRows(nil)
			g.Placeholder.Err = errors.New("the connection to the server was lost, and it is not known why")
		},
		"failed-rows": func(g *gridui.Grid[order]) {
			g.Placeholder.Err = errors.New("the connection to the server was lost")
		},
	}
	for state, pose := range states {
		for name, set := range themed {
			s := newEditScene(1, set)
			s.orders.Filtering.Enabled = true
			s.orders.Placeholder = option.Placeholder{EmptyAction: "Add an order"}
			pose(&s.orders)
			s.Settle()
			s.Keys("Tab")
			s.golden(t, "placeholder-"+state+"-"+name)
			s.Size = image.Pt(240, 200)
			s.Settle()
			if name == "light" {
				s.golden(t, "placeholder-"+state+"-narrow")
			}
		}
	}
}
