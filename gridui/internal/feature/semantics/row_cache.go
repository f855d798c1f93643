// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/layoutx"
)

// rowCache keeps the descriptions of rows by band, those of rows that stick behind the bands.
// The description of a row is at its number modulo the length of the list, a power of two that
// is some times the number of rows on the screen.
type rowCache struct {
	bands [layoutx.Foot + 2][]rowNode
	// revs counts the descriptions made; across is for how many cells of a pane each of them
	// has room.
	revs   uint64
	across [3]int
}

// stickyBand is where rowCache keeps the rows that stick.
const stickyBand = layoutx.Foot + 1

// leastRows is how many descriptions of a band are kept at least.
const leastRows = 64

// rowNode is the description of a row.
type rowNode struct {
	of rowState
	// rev tells any two descriptions of rows apart.
	rev uint64
	// phrase is all of it; its first named bytes are the label.
	phrase string
	named  int
	// tail is the end of the phrases of the row's cells.
	tail string
	// outline and detail are said by the cells that open the rows below and the detail.
	outline, detail string
	// below is the label of the detail while that is open.
	below string
	cells [3][]cellNode
}

// rowState is what the description of a row depends on.
type rowState struct {
	row, n     int
	rows, cols uint32
	words      uint32
	cells      bool
	selected   bool
	outlined   bool
	item       dataset.Node
	detail     detailState
}

// detailState reports whether a row has a detail and whether that is open.
type detailState struct{ has, open bool }

// at is where the description of a row is kept, in a band that shows so many rows.
func (c *rowCache) at(b layoutx.Band, row, shown int) *rowNode {
	nodes := c.bands[b]
	if len(nodes) < 4*shown || nodes == nil {
		n := leastRows
		for n < 4*shown {
			n *= 2
		}
		nodes = make([]rowNode, n)
		c.bands[b] = nodes
	}
	return &nodes[row&(len(nodes)-1)]
}

// cells is where the descriptions of a row's cells in a pane are kept, which shows so many
// columns: that of a cell is at its column modulo the length, a power of two.
func (c *rowCache) cells(n *rowNode, pane layoutx.Pane, shown int) []cellNode {
	if c.across[pane] < shown {
		c.across[pane] = max(c.across[pane], 1)
		for c.across[pane] < shown {
			c.across[pane] *= 2
		}
	}
	if len(n.cells[pane]) < c.across[pane] {
		n.cells[pane] = make([]cellNode, c.across[pane])
	}
	return n.cells[pane]
}
