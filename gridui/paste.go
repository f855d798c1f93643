// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"io"
	"strings"

	"gioui.org/io/transfer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/edit"
)

// Paste puts a table into cells as Ctrl+V does: from the focused cell on to the end
// of the row and down, in the order in which rows and columns show on the page. In a
// pinned row it goes on through the rows pinned below it on the same side, elsewhere
// through those that scroll. Text
// is a table as spreadsheets exchange it, see export.ParseTSV. One value goes into
// the focused column of all selected rows on the page if the focused row and others
// are selected. Where more than 10,000 rows show, a background job finds these, and they
// are written to in the frames that follow, some thousand cells in each; Escape stops that.
//
// A Pasted or PasteFailed event tells what came of it. A table of more than 256 kB is
// read in the background, and pasted in a later one.
func (g *Grid[T]) Paste(text string) { g.bound().Paste(text) }

func (g *core) Paste(text string) {
	g.prepare(layout.Context{})
	g.awaitPasteAtFocus()
	g.editing.PasteText(text)
}

// awaitPasteAtFocus notes that the text which is on its way goes to the focused cell.
func (g *core) awaitPasteAtFocus() {
	f := &g.engine.focus
	g.editing.AwaitPaste(g.engine.view.IsRow(f.at()), f.rowID, f.columnID)
}

// updatePaste takes what the clipboard holds and pastes it, and says whether
// anything came of it.
func (g *core) updatePaste(gtx layout.Context) bool {
	p := &g.editing.State.Paste
	if p.Job != nil {
		if !g.data.Jobs.Work(gtx, p.Job) {
			return false
		}
		job := p.Job
		p.Job = nil
		table := p.Table
		p.Table = nil
		g.editing.PutTable(table, job.Err())
		return true
	}
	if !p.Asked || !g.Editing.Enabled {
		return false
	}
	ev, ok := gtx.Event(transfer.TargetFilter{Target: &g.engine.pasteTag, Type: "application/text"})
	if !ok {
		return false
	}
	if data, ok := ev.(transfer.DataEvent); ok {
		text, err := readPaste(data)
		if err != nil {
			p.Asked = false
			g.editing.PasteFailed(err)
			return true
		}
		g.editing.PasteText(text)
	}
	return true
}

// readPaste reads what the clipboard holds, as far as that can be pasted.
func readPaste(data transfer.DataEvent) (string, error) {
	r := data.Open()
	defer r.Close()
	var text strings.Builder
	n, err := io.Copy(&text, io.LimitReader(r, edit.PasteMost+1))
	if err != nil {
		return "", fmt.Errorf("gridui: the clipboard cannot be read: %w", err)
	}
	if n > edit.PasteMost {
		return "", edit.ErrPasteLarge
	}
	return text.String(), nil
}
