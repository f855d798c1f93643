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

// grouping holds the columns that rows are grouped by and the columns with aggregates.
type grouping struct {
	By []column.GroupBy
	// sums holds the columns with an aggregate in the order of the model, summing their
	// aggregates.
	sums    []*column.Def
	summing []summing
	// Branches is set if branches of a tree show aggregates.
	Branches bool
	// shares is set if a column shows shares.
	shares bool
}

// summing is the aggregate of a column and the whole of its shares.
type summing struct {
	function option.Aggregate
	share    option.ShareOf
}

// groups reports whether rows are grouped. Without groups there may still be aggregates of all
// rows.
func (g *grouping) groups() bool { return len(g.By) > 0 }

// summingOf returns a column with its aggregate, by its index in sums.
func (g *grouping) summingOf(d *column.Def, at int) column.Summing {
	return column.Summing{Def: d, Function: g.summing[at].function}
}

// given returns an aggregate computed by the source, by the index of its column in sums.
func (g *grouping) given(at int, v any) column.Aggregate {
	return g.sums[at].Sums.Given(v, g.summing[at].function)
}

// HidesOwn reports whether cells of rows may show something other than their own values.
func (g *grouping) HidesOwn() bool { return g.Branches || g.shares }

// SumOf returns the index of a column in sums, or -1.
func (g *grouping) SumOf(d *column.Def) int { return slices.Index(g.sums, d) }

// Sums reports whether a column has an aggregate.
func (g *grouping) Sums() bool { return len(g.sums) > 0 }

// FunctionOf returns the aggregate of a column, AggregateNone if it has none.
func (g *grouping) FunctionOf(d *column.Def) option.Aggregate {
	if at := g.SumOf(d); at >= 0 {
		return g.summing[at].function
	}
	return option.AggregateNone
}

// Text returns the text that identifies a group within its parent.
func (g *grouping) Text(rows rowdata.Source, group *rowmodel.Group) string {
	return textOf(rows, &g.By[group.Level-1], group.Record())
}

// Title returns the name of a group, in words.
func (g *grouping) Title(rows rowdata.Source, group *rowmodel.Group, texts *locale.Grouping) string {
	rows = rows.Lease()
	defer rows.Release()
	return g.By[group.Level-1].Title(rows.At(int(group.Record())), texts)
}

// textOf returns the text that identifies the group of a row on a level.
func textOf(rows rowdata.Source, by *column.GroupBy, row coord.Record) string {
	rows = rows.Lease()
	defer rows.Release()
	return by.Text(rows.At(int(row)))
}
