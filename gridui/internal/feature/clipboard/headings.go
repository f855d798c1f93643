// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/option"
)

// headings holds the headers of columns by column id: the groups' headers, outermost first, followed by the
// column's. The zero value has none.
type headings struct {
	levels int
	texts  map[string][]string
}

// newHeadings returns the headers of all columns that a copy with headers includes.
func newHeadings(columns *column.Set, how option.CopyHeaders) (h headings) {
	if how == option.CopyHeadersNone {
		return h
	}
	h.levels = 1
	if how == option.CopyHeadersAll {
		h.levels = columns.Levels
	}
	h.texts = make(map[string][]string, len(columns.Leaves))
	for i := range columns.Leaves {
		leaf := &columns.Leaves[i]
		texts := make([]string, h.levels)
		texts[h.levels-1] = columns.Def(i).Header
		for level, group := range leaf.Groups[:min(len(leaf.Groups), h.levels-1)] {
			texts[level] = columns.Groups[group].Header
		}
		h.texts[leaf.ID] = texts
	}
	return h
}

// lines returns the levels at which a column of a block has a text. The level of the columns counts even if
// their headers are empty.
func (h headings) lines(s *dataset.Snapshot, b *cellblocks.Block) (levels []int) {
	for level := range h.levels {
		has := func(col int) bool { return h.texts[s.Cols[col].ID][level] != "" }
		if level == h.levels-1 || slices.ContainsFunc(b.Cols, has) {
			levels = append(levels, level)
		}
	}
	return levels
}
