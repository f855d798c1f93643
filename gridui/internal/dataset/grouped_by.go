// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// grouping is the columns that rows are grouped by and those with aggregates.
type grouping struct {
	By []column.GroupBy
	// sums are the columns with an aggregate, in the order of the model's, summing says how.
	sums    []*column.Def
	summing []summing
	// Branches says that branches of a tree show aggregates.
	Branches bool
	// shares says that some column shows shares.
	shares bool
}

// summing is the aggregate of a column, and what it shows shares of.
type summing struct {
	function option.Aggregate
	share    option.ShareOf
}

// groups reports whether rows are grouped. There may be aggregates of all rows without groups.
func (g *grouping) groups() bool { return len(g.By) > 0 }

// summingOf is a column with its aggregate, by its index among those with one.
func (g *grouping) summingOf(d *column.Def, at int) column.Summing {
	return column.Summing{Def: d, Function: g.summing[at].function}
}

// given is an aggregate that the source of the rows has computed, by the index of its column.
func (g *grouping) given(at int, v any) column.Aggregate {
	return g.sums[at].Sums.Given(v, g.summing[at].function)
}

// HidesOwn reports whether cells of rows may show something else than their own values.
func (g *grouping) HidesOwn() bool { return g.Branches || g.shares }

// SumOf is the index of a column among those with an aggregate, or -1.
func (g *grouping) SumOf(d *column.Def) int { return slices.Index(g.sums, d) }

// Text identifies a group among those below the same one.
func (g *grouping) Text(rows rowdata.Source, group *rowmodel.Group) string {
	return textOf(rows, &g.By[group.Level-1], group.Record())
}

// Title is what a group is called, in words.
func (g *grouping) Title(rows rowdata.Source, group *rowmodel.Group, texts *locale.Grouping) string {
	rows = rows.Lease()
	defer rows.Release()
	return g.By[group.Level-1].Title(rows.At(int(group.Record())), texts)
}

// textOf identifies the group of a row by a level.
func textOf(rows rowdata.Source, by *column.GroupBy, row coord.Record) string {
	rows = rows.Lease()
	defer rows.Release()
	return by.Text(rows.At(int(row)))
}
