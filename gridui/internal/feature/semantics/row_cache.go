// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/layoutx"
)

// A rowCache keeps the descriptions of rows by band, with the sticky rows behind the bands. The description of a
// row is at its number modulo the length of the list, a power of two that is several times the number of visible
// rows.
type rowCache struct {
	bands [layoutx.Foot + 2][]rowNode
	// revs counts the descriptions made. across is the number of cells of each pane that a description has room
	// for.
	revs   uint64
	across [3]int
}

// stickyBand is the index of the sticky rows in rowCache.bands.
const stickyBand = layoutx.Foot + 1

// leastRows is the least number of descriptions that are kept for a band.
const leastRows = 64

// A rowNode is the description of a row.
type rowNode struct {
	of rowState
	// rev is different for any two descriptions of rows.
	rev uint64
	// phrase is the whole description; the label is phrase[:named].
	phrase string
	named  int
	// tail is the end of the phrases of the row's cells.
	tail string
	// outline and detail are part of the phrases of the cells that open the rows below and the detail.
	outline, detail string
	// below is the label of the detail, valid while the detail is open.
	below string
	cells [3][]cellNode
}

// A rowState holds what the description of a row depends on.
type rowState struct {
	row, n     int
	rows, cols uint32
	words      uint32
	cells      bool
	selected   bool
	outlined   bool
	// full is set for a full row, and told identifies the functions that tell full rows.
	full   bool
	told   uint32
	item   dataset.Node
	detail detailState
}

// A detailState reports whether a row has a detail and whether that is open.
type detailState struct{ has, open bool }

// at returns where the description of a row is kept. shown is the number of rows that the band shows.
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

// cells returns where the descriptions of the cells of a row in a pane are kept. shown is the number of columns
// that the pane shows. The description of a cell is at its column modulo the length, a power of two.
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
