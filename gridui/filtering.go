// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// Filtering leaves rows out.
type Filtering struct {
	Mode FilterMode
	// Quick is a text whose words must all be found in a row.
	Quick string
	// Manual leaves all rows, for a caller that filters them elsewhere.
	Manual bool
}

// filterState is what of the filters the model was told.
type filterState struct{ quick string }

// take notes a state and says whether it is another; fresh makes it so.
func (s *filterState) take(now filterState, fresh bool) bool {
	changed := fresh || *s != now
	*s = now
	return changed
}

func (g *Grid[T]) filterState() filterState {
	if g.Filtering.Manual {
		return filterState{}
	}
	return filterState{g.Filtering.Quick}
}

// filters says whether any filter is on.
func (g *Grid[T]) filters() bool { return g.filterState() != filterState{} }

// rowFilter is what the model filters by, nil for all rows.
func (g *Grid[T]) rowFilter() rowmodel.Filter {
	if g.filterState().quick == "" {
		return nil
	}
	q := rowmodel.Quick{Text: g.Filtering.Quick}
	for _, d := range eachColumn(g.Columns, nil, (*columnDef[T]).filters) {
		q.Fields = append(q.Fields, field(g.order.records, d))
	}
	return q
}

// filters says whether rows can be filtered by a column.
func (d *columnDef[T]) filters() bool { return !d.noFilter && !d.utility }

// FilterMode says whether rows are filtered.
type FilterMode uint8

const (
	FilterOff FilterMode = iota
	FilterOn
)
