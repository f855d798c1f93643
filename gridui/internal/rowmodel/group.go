// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"errors"
	"fmt"
	"slices"
)

// ErrNoValues is the error of grouping by a field without values.
var ErrNoValues = errors.New("rowmodel: field has no values")

// groupRows groups rows, all below n, and aggregates each group.
func groupRows(j *Job, rows []int32, fields []*Field, aggregates []Aggregate) (*Groups, error) {
	for i, f := range fields {
		if f == nil || f.Texts == nil && f.Numbers == nil && f.Integers == nil {
			return nil, fmt.Errorf("group field %d: %w", i, ErrNoValues)
		}
	}
	if err := checkAll(aggregates); err != nil {
		return nil, err
	}
	g := &grouper{job: j, rows: rows}
	g.tree = []Group{{Parent: -1}}
	if len(fields) == 0 {
		g.of = make([]uint32, len(rows))
	}
	if len(rows) > 0 {
		g.tree[0].row, g.tree[0].Hi = rows[0], int32(len(rows))
	}
	for level, f := range fields {
		if level == 0 {
			g.divideAll(f)
		} else {
			g.divide(f, int32(level)+1)
		}
	}
	out, final := g.arrange()
	g.aggregate(aggregates, out, final)
	return out, nil
}

// grouper divides groups level by level. It numbers groups in order of creation; arrange renumbers
// them.
type grouper struct {
	job  *Job
	rows []int32
	of   []uint32 // group of each place in rows
	tree []Group  // Hi is the number of rows

	readers [2]reader
}

// divideAll creates a group for each value of all rows.
func (g *grouper) divideAll(f *Field) {
	var values int
	g.of, values = g.valueIDs(f)
	g.tree = append(g.tree, make([]Group, values)...)
	groups, half := g.tree[1:], g.half()
	late := make([]Group, values) // as seen by the second half
	g.job.both(
		func() { g.count(groups, 0, half) },
		func() { g.count(late, half, len(g.rows)) },
	)
	for i := range groups {
		if groups[i].Hi == 0 {
			groups[i].row = late[i].row
		}
		groups[i].Level = 1
		groups[i].Hi += late[i].Hi
	}
}

// count counts the rows at places lo … hi-1 into the groups of their values, and changes value
// numbers to group numbers, which follow the group of all rows.
func (g *grouper) count(groups []Group, lo, hi int) {
	for i, id := range g.of[lo:hi] {
		group := &groups[id]
		if group.Hi == 0 {
			group.row = g.rows[lo+i]
		}
		group.Hi++
		g.of[lo+i] = id + 1
	}
}

// divide divides each group of the level above by a field.
func (g *grouper) divide(f *Field, level int32) {
	ids, values := g.valueIDs(f)
	made := g.childTable(values, level)
	for i, id := range ids {
		up := g.of[i]
		at := made.find(up, id)
		if at == 0 {
			at = uint32(len(g.tree))
			made.put(up, id, at)
			g.tree = append(g.tree, Group{Parent: int32(up), Level: level, row: g.rows[i]})
		}
		g.tree[at].Hi++
		g.of[i] = at
	}
}

// childTable finds groups by parent group and number of the value: by a dense table if the
// combinations are few, else by a map.
type childTable struct {
	table         []uint32
	first, values uint32
	others        map[uint64]uint32
}

// densest is the maximum number of table entries for each row.
const densest = 2

// childTable returns an empty table for the groups of a level with a number of values.
func (g *grouper) childTable(values int, level int32) childTable {
	first := 0
	for first < len(g.tree) && g.tree[first].Level < level-1 {
		first++
	}
	if groups := len(g.tree) - first; groups*values <= densest*len(g.rows) {
		return childTable{table: make([]uint32, groups*values), first: uint32(first), values: uint32(values)}
	}
	return childTable{others: map[uint64]uint32{}}
}

// find returns the group of a value below a group, 0 if there is none.
func (t *childTable) find(up, value uint32) uint32 {
	if t.table != nil {
		return t.table[(up-t.first)*t.values+value]
	}
	return t.others[uint64(up)<<32|uint64(value)]
}

func (t *childTable) put(up, value, group uint32) {
	if t.table != nil {
		t.table[(up-t.first)*t.values+value] = group
		return
	}
	t.others[uint64(up)<<32|uint64(value)] = group
}

// valueIDs numbers the values of all rows, in two halves in parallel if there are many, and returns
// the number of values.
func (g *grouper) valueIDs(f *Field) (ids []uint32, count int) {
	ids = make([]uint32, len(g.rows))
	values, half := newValueIDs(f), g.half()
	if half == 0 {
		values.readAll(g.job, &g.readers[0], g.rows, ids)
		return ids, values.len()
	}
	others := newValueIDs(f)
	g.job.both(
		func() { values.readAll(g.job, &g.readers[0], g.rows[:half], ids) },
		func() { others.readAll(g.job, &g.readers[1], g.rows[half:], ids[half:]) },
	)
	table := values.take(others)
	for i, id := range ids[half:] {
		ids[half+i] = table[id]
	}
	return ids, values.len()
}

// half returns where the second half of the rows begins, 0 if there are too few rows for two
// halves.
func (g *grouper) half() int {
	if len(g.rows) < parallelLeast || !g.job.parallel() {
		return 0
	}
	return len(g.rows) / 2
}

// arrange numbers the groups parents first and lists the rows group by group. final maps numbers of
// creation to final numbers.
func (g *grouper) arrange() (out *Groups, final []int32) {
	size := make([]int32, len(g.tree)) // number of groups in the subtree
	for i := len(g.tree) - 1; i >= 0; i-- {
		size[i]++
		if up := g.tree[i].Parent; up >= 0 {
			size[up] += size[i]
		}
	}
	final = make([]int32, len(g.tree))
	out = &Groups{List: make([]Group, len(g.tree)), Rows: make([]int32, len(g.rows))}
	nextGroup, nextRow := make([]int32, len(g.tree)), make([]int32, len(g.tree)) // for the next child
	for i, group := range g.tree {
		count := group.Hi
		if up := group.Parent; up >= 0 {
			final[i], group.Lo, group.Hi = nextGroup[up], nextRow[up], nextRow[up]+count
			nextGroup[up] += size[i]
			nextRow[up] += count
			group.Parent = final[up]
		}
		nextGroup[i], nextRow[i] = final[i]+1, group.Lo
		out.List[final[i]] = group
	}
	g.job.check(len(g.rows))
	g.place(out.Rows, nextRow)
	return out, final
}

// place lists the rows group by group; where holds the first place of each group. The second half
// is listed backwards, from the groups' ends.
func (g *grouper) place(dst, where []int32) {
	half, ends := g.half(), slices.Clone(where)
	for i := range ends {
		ends[i] += g.tree[i].Hi
	}
	g.job.both(
		func() {
			for i, row := range g.rows[:half] {
				at := &where[g.of[i]]
				dst[*at] = row
				*at++
			}
		},
		func() {
			for i, row := range slices.Backward(g.rows[half:]) {
				at := &ends[g.of[half+i]]
				*at--
				dst[*at] = row
			}
		},
	)
}
