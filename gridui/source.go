// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// Rows is a source of rows that no slice has to hold: computed rows, rows of a
// file or of a database. At is called for rows in 0 … Len()-1, only for those
// that are on the screen, and must be quick. A negative Len is reported as a
// ConfigProblem and counts as 0. A source whose rows change tells
// the grid with Grid.Refresh.
type Rows[T any] interface {
	Len() int
	At(i int) T
}

// SetRows gives the grid its rows. The slice is kept, not copied, and must not
// be changed until the next SetRows, or else be followed by Refresh. Scroll
// position and focus stay with the rows they are at where RowID is set, else
// with their index. A grid that was never given rows has none.
func (g *Grid[T]) SetRows(rows []T) {
	g.bind()
	g.give(&rowsOf[T]{rows})
}

// SetSource is SetRows for rows that no slice holds. nil means no rows.
func (g *Grid[T]) SetSource(rows Rows[T]) {
	g.bind()
	if rows == nil {
		g.give(nil)
		return
	}
	g.give(newComputedRows(rows))
}

// give takes rows in place of those before.
func (g *Core) give(rows rowSource) {
	g.rows = rows
	g.gives++
	g.engine.rowsChanged()
}

// Refresh says that rows, or what columns make of them, changed in place: all
// that was kept of them is asked for again in the next frame. Rows that Apply added or
// removed stay so.
func (g *Core) Refresh() {
	g.engine.rowsChanged()
	g.engine.refreshes++
}

// Len is the number of rows that were given, those removed by Apply apart.
func (g *Core) Len() int { return g.sourceLen() - g.order.gone.count }

// scans says whether the rows may be read from end to end, and by another goroutine.
func (g *Core) scans() bool {
	if !g.Virtual.NoScan {
		return true
	}
	_, held := g.rows.(rowSlice)
	return held || g.rows == nil
}

// given are the rows of the caller, never nil.
func (g *Core) given() rowSource {
	if g.rows == nil {
		return noRows{}
	}
	return g.rows
}

// checkSource reports a source with a negative Len, which counts as one without rows.
func (g *Core) checkSource() {
	rows, ok := g.rows.(interface{ claimed() int })
	if !ok {
		return
	}
	if n := rows.claimed(); n < 0 {
		g.problem("len", "Len of the source is %d; it is taken to have no rows", n)
	}
}

// sourceLen is the number of rows of the source, removed ones among them.
func (g *Core) sourceLen() int {
	if g.rows == nil {
		return 0
	}
	return max(g.rows.Len(), 0)
}
