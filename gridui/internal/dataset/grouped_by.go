// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/column"
)

// grouping is how the rows are grouped and summed up now.
type grouping struct {
	By []*column.Def
	// sums are the columns with an aggregate, in the order of the model's.
	sums []*column.Def
	// Branches says that branches of a tree show aggregates.
	Branches bool
}

// groups says whether rows are grouped; without groups there may still be sums of all.
func (g *grouping) groups() bool { return len(g.By) > 0 }

// SumOf is the place of a column among those with an aggregate, or -1.
func (g *grouping) SumOf(d *column.Def) int { return slices.Index(g.sums, d) }
