// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"fmt"
	"io"
	"strings"

	"gioui.org/io/transfer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/layoutx"
)

// Paste pastes a text into the ranges if they contain several cells, or else from the focused cell.
func (f *Feature) Paste(text string) {
	f.awaitPaste()
	f.Editing.PasteText(text)
}

// aboveNewRow reports whether the focus is on a header above no rows but the new row, so that a paste adds rows.
func (f *Feature) aboveNewRow() bool {
	_, _, shows := f.Dataset.BlankAt()
	at := f.Focus.At()
	return shows && f.Viewport.Count == 0 && at.Band == layoutx.Head && at.Col >= 0 && at.Col < len(f.Columns.Leaves)
}

// awaitPaste directs the next text into the ranges, or from the focused cell, or into new rows of a grid without rows.
func (f *Feature) awaitPaste() {
	at := f.Viewport.AnchorOf(f.Focus.At())
	if f.aboveNewRow() {
		f.Editing.AwaitRows(f.Columns.Leaves[at.Col].ID)
		return
	}
	if !f.Viewport.IsRow(at) {
		f.Editing.AwaitPaste(false, "", "")
		return
	}
	f.Editing.AwaitPaste(true, f.Viewport.RowIDAt(at), f.Columns.Leaves[at.Col].ID)
	if code := f.code(); code != nil && f.Ranges.On() {
		code.intoRanges(f)
	}
}

// advanceEdits advances a paste and an edit of many rows, and reports whether that caused an
// event.
func (f *Feature) advanceEdits(gtx layout.Context) bool {
	pasted := f.advancePaste(gtx)
	return f.Editing.UpdateBulk(gtx) || pasted
}

// advancePaste pastes a table that was read in the background, or the content of the clipboard.
func (f *Feature) advancePaste(gtx layout.Context) bool {
	if reads, ended := f.Editing.UpdatePaste(gtx); reads {
		return ended
	}
	if !f.Editing.State.Paste.Asked || !f.Options.Editing.Enabled {
		return false
	}
	ev, ok := f.reading.Answer(gtx)
	if !ok {
		return f.expired(gtx)
	}
	if data, ok := ev.(transfer.DataEvent); ok {
		f.reading.Forget()
		f.pasteData(data)
	}
	return true
}

// expired fails the awaited paste if its read has timed out, and reports whether it did.
func (f *Feature) expired(gtx layout.Context) bool {
	if !f.reading.Expired(gtx) {
		return false
	}
	f.Editing.State.ForgetPaste()
	f.Editing.PasteFailed(edit.ErrPasteNoAnswer)
	return true
}

// pasteData pastes the content of the clipboard.
func (f *Feature) pasteData(data transfer.DataEvent) {
	text, err := read(data)
	if err != nil {
		f.Editing.State.ForgetPaste()
		f.Editing.PasteFailed(err)
		return
	}
	f.Editing.PasteText(text)
}

// read returns the content of the clipboard, unless it is too large for a paste.
func read(data transfer.DataEvent) (string, error) {
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
