// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "github.com/giogrid/giogrid/gridui/internal/coord"

// aggregatesAll reports whether aggregates count rows that do not pass the filter. Such aggregates are computed apart
// from the groups that show.
func (w *wanted) aggregatesAll() bool {
	return w.shape.AllRows && w.filter != nil && len(w.shape.Aggregates) > 0
}

// ordered returns all rows that were not removed, in the order of the keys if an aggregate depends on it.
func (w *wanted) ordered(j *Job) ([]int32, error) {
	rows := rowsIn(w.live(), w.n)
	for i := range w.shape.Aggregates {
		if a := &w.shape.Aggregates[i]; len(w.keys) > 0 && (a.called() || a.Function == First || a.Function == Last) {
			order, err := sortRows(j, rows, w.n, w.keys)
			return order.rows, err
		}
	}
	return rows, nil
}

// groupAll groups the rows that show, with aggregates over all rows of each group.
func (w *wanted) groupAll(j *Job, shown []int32) (*Groups, error) {
	g, err := groupRows(j, shown, w.shape.Groups, nil)
	if err != nil {
		return nil, err
	}
	rows, err := w.ordered(j)
	if err != nil {
		return nil, err
	}
	all, err := groupRows(j, rows, w.shape.Groups, w.shape.Aggregates)
	if err != nil {
		return nil, err
	}
	if len(all.List) > 1 {
		all.seat(w.n)
	}
	from := make([]int, len(g.List))
	for i := 1; i < len(g.List); i++ {
		of := all.Of(g.List[i].Record())
		for of > 0 && all.List[of].Level > g.List[i].Level {
			of = int(all.List[of].Parent)
		}
		from[i] = of
	}
	g.take(all, from)
	return g, nil
}

// take takes the aggregates of other groups: group i takes the aggregates of group from[i].
func (g *Groups) take(all *Groups, from []int) {
	g.room(all.aggregates, nil)
	for a := range all.aggregates {
		for i, of := range from {
			switch {
			case g.Results[a] != nil:
				g.Results[a][i] = all.Results[a][of]
			case g.Sums[a] != nil:
				g.Sums[a][i] = all.Sums[a][of]
			case g.Picked[a] != nil:
				g.Picked[a][i] = all.Picked[a][of]
			default:
				g.Values[a][i] = all.Values[a][of]
			}
		}
	}
}

// aggregateWholeTree makes groups of the branches of the outline that shows, with aggregates over all rows below them.
func (w *wanted) aggregateWholeTree(j *Job, o *Outline) (*Groups, error) {
	rows, err := w.ordered(j)
	if err != nil {
		return nil, err
	}
	closed := func(coord.Item, int) bool { return false }
	all, _, err := w.aggregateTree(j, w.shape.Tree.outline(j, rows, w.keys, closed, w.shape.Lazy))
	if err != nil {
		return nil, err
	}
	branch := make([]int32, w.n) // by row, its group in all
	for i := 1; i < len(all.List); i++ {
		branch[all.List[i].row] = int32(i)
	}
	g, at, from := &Groups{branches: true, List: []Group{{Parent: -1, row: -1, Hi: all.List[0].Hi}}}, make([]int32, w.n), []int{0}
	for place, item := range o.items {
		j.tick()
		if item < 0 || branch[item] == 0 {
			continue
		}
		of, up := all.List[branch[item]], int32(0)
		if p := o.up[place]; p >= 0 {
			up = at[o.items[p]]
		}
		at[item] = int32(len(g.List))
		g.List = append(g.List, Group{Parent: up, Level: g.List[up].Level + 1, row: item, Lo: of.Lo, Hi: of.Hi})
		from = append(from, int(branch[item]))
	}
	g.take(all, from)
	return g, nil
}
