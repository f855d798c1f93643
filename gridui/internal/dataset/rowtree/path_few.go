// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// leads reports whether a path certainly leads to a node.
func (p *pathNodes) leads(path []string, node int32) bool {
	for i := len(path) - 1; i >= 0; i-- {
		if node < 0 || p.list[node].name != path[i] {
			return false
		}
		node = p.list[node].up
	}
	return node < 0
}

// settle finds out whether the index is plain: see PathIndex.plain. lazy is set for trees with rows that Load returns.
func (x *PathIndex) settle(gone rowmodel.Bits, lazy bool) {
	x.plain, x.gone = !lazy, gone.Count()
	for _, row := range x.fillers {
		x.plain = x.plain && row < 0
	}
	for i, node := range x.nodes {
		if node >= 0 && x.rows[node] != int32(i) && !gone.Has(i) {
			x.plain = false
		}
	}
}

// few changes a tree without fillers, in which all rows stay where they are, rows with nothing below them go, and rows
// come below others. The cost depends on these rows alone. It returns false for other changes, which the caller makes:
// known is the number of rows before.
func (b *repather) few(p *Repath, known int) bool {
	x := b.x
	plain := x.plain && x.gone == p.Gone.Count() && !b.moved && len(p.Drop) == 0
	x.plain = false
	if !plain {
		return false
	}
	for len(x.rows) < len(x.list) {
		x.rows = append(x.rows, -1)
	}
	removed := make([]int32, 0, len(p.Remove))
	for _, row := range p.Remove {
		node := x.nodes[row]
		if node < 0 || x.list[node].inner || x.rows[node] != row {
			return false
		}
		x.rows[node] = -1
		removed = append(removed, row)
	}
	for i := known; i < len(x.nodes); i++ {
		if !b.joins(int32(i), x.nodes[i]) {
			return false
		}
	}
	b.removed, x.plain, x.gone = removed, true, x.gone+len(removed)
	return true
}

// joins puts a row that came at its node, and reports whether it could: the node has no row, and the one above it has.
func (b *repather) joins(row, node int32) bool {
	if node < 0 {
		return node == atTop
	}
	up := b.x.list[node].up
	if b.x.rows[node] >= 0 || up >= 0 && b.x.rows[up] < 0 {
		return false
	}
	if b.x.rows[node] = row; up >= 0 {
		b.parents[row] = b.x.rows[up]
	}
	return true
}
