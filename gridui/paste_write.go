// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// pasteWrite is a table that is being put into cells.
type pasteWrite struct {
	*editCommit
	table [][]string
	// cols are the columns that the table covers, from the first on.
	cols  []*columnDef
	done  Pasted
	added rowSlice
}

func (g *Core) newPaste(table [][]string, col int) *pasteWrite {
	w := &pasteWrite{editCommit: g.newCommit(EditPasted), table: table, added: g.kind.list(0)}
	w.editCommit.skip = g.Editing.Paste.SkipInvalid
	w.done.Rows = len(table)
	for _, cells := range table {
		w.done.Columns = max(w.done.Columns, len(cells))
	}
	for ; col < len(g.engine.cols.leaves) && len(w.cols) < w.done.Columns; col++ {
		if d := g.defs[g.engine.cols.leaves[col].def]; !d.utility && !d.noCopy {
			w.cols = append(w.cols, d)
		}
	}
	return w
}

// spread puts one value into a column of all selected rows, if the row is one of
// several.
func (w *pasteWrite) spread(row int) bool {
	g := w.g
	if len(w.table) != 1 || len(w.table[0]) != 1 || !g.selectedRow(row) {
		return false
	}
	var rows []int
	for row := range g.standingRows() {
		if g.selectedRow(row) {
			rows = append(rows, row)
		}
	}
	if len(rows) < 2 {
		return false
	}
	for _, i := range rows {
		if it := g.sourceOf(i); it >= 0 && !w.line(it, w.table[0]) {
			break
		}
	}
	return true
}

// block puts the table into the cells from a row on.
func (w *pasteWrite) block(row int) {
	g := w.g
	page, first := g.shownPage(), g.engine.standingOf(row)
	n, body := g.bandAfter(row)-first, row > firstPinned
	table := w.table
	for i := 0; i < n && len(table) > 0; i++ {
		it := page.item(first + i)
		if it < 0 || g.order.now.tree.isFiller(it) {
			continue // a group or the like is no row of the caller's
		}
		if !w.line(it, table[0]) {
			return
		}
		table = table[1:]
	}
	if body {
		w.beyond(table)
	}
}

// line puts a row of the table into the cells of a row, and says whether to go on.
func (w *pasteWrite) line(it int, cells []string) bool {
	id := w.g.itemID(it)
	for i, text := range cells {
		if i >= len(w.cols) {
			break
		}
		d := w.cols[i]
		if d.set == nil {
			w.skipped++
			continue
		}
		err := w.putIn(d, cellWrite{rowID: id, record: it + 1, value: pasted(text)})
		switch {
		case err == nil:
		case w.skip || err == ErrNotEditable || err == ErrRowDeleted:
			w.skipped++
		default:
			w.fail(id, d.id, err)
			return false
		}
	}
	return true
}

// pasted is what a cell is given for a text: without one it is cleared.
func pasted(text string) any {
	if text == "" {
		return nil
	}
	return text
}

// beyond makes new rows of what is left of the table, where that is asked for.
func (w *pasteWrite) beyond(table [][]string) {
	keeper := w.g.edits.rows
	if keeper == nil || !w.g.Editing.Paste.AddRows {
		return
	}
	for _, cells := range table {
		row := keeper.blank()
		for i, text := range cells {
			if i >= len(w.cols) || w.cols[i].set == nil {
				continue
			}
			d := w.cols[i]
			err := contained(func() error { return d.set(row, pasted(text)) })
			if err != nil && !w.skip {
				w.fail("", d.id, err)
				return
			}
			if err != nil {
				w.skipped++
			}
		}
		w.added.add(row)
	}
}

// end makes the paste, all of it or nothing, as one step.
func (w *pasteWrite) end() error {
	if w.err != nil {
		return w.err
	}
	g := w.g
	g.edits.history.together(g.Editing.History, func() {
		if w.err = w.commit(); w.err == nil && w.added.Len() > 0 {
			w.done.Added, w.err = g.edits.rows.addMany(w.added)
		}
	})
	if w.err != nil {
		return w.err
	}
	w.done.Skipped = w.skipped
	g.engine.queue.push(signal{ev: w.done})
	return nil
}
