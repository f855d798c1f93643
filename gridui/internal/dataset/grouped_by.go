// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
)

// grouping is the columns that rows are grouped by and those with aggregates.
type grouping struct {
	By []*column.Def
	// sums are the columns with an aggregate, in the order of the model's.
	sums []*column.Def
	// Branches says that branches of a tree show aggregates.
	Branches bool
}

// groups reports whether rows are grouped. There may be aggregates of all rows without groups.
func (g *grouping) groups() bool { return len(g.By) > 0 }

// SumOf is the index of a column among those with an aggregate, or -1.
func (g *grouping) SumOf(d *column.Def) int { return slices.Index(g.sums, d) }
