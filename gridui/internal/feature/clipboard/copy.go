// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard

import (
	"io"
	"strings"

	"gioui.org/io/clipboard"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/cellblocks"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/option"
)

// request is a requested copy.
type request struct {
	on      bool
	headers option.CopyHeaders
}

// Copy copies, in the next frame, the ranges if they contain several cells, or else the selected rows, or
// else the focused cell.
func (f *Feature) Copy(headers option.CopyHeaders) { f.copyThen(f.headersOr(headers), nil) }

// headersOr returns headers, except for a copy of the whole grid without headers, which gets the headers of the options.
func (f *Feature) headersOr(headers option.CopyHeaders) option.CopyHeaders {
	if headers == option.CopyHeadersNone && f.wholeGrid() {
		return f.Options.Clipboard.Headers
	}
	return headers
}

// copyThen copies as Copy does, and calls then after the text is on the clipboard.
func (f *Feature) copyThen(headers option.CopyHeaders, then func()) {
	f.asked, f.afterCopy = request{on: true, headers: headers}, then
}

// Text returns the text that Copy puts on the clipboard, without waiting for a frame. It is empty if there is
// nothing to copy, if it cannot be copied, or if a source would have to be read for it, which is reported.
func (f *Feature) Text(headers option.CopyHeaders) string {
	if (refusals{f}).copying() != nil {
		return ""
	}
	j := f.newCopy(f.headersOr(headers))
	if j.rows.Waits {
		f.Report.Problem("copytext", "CopyText does not wait for the rows of a source, and returns nothing: see Copy")
		return ""
	}
	if j.job.Run() != nil {
		return ""
	}
	return j.text
}

// newCopy returns a copy of the ranges if they contain several cells, or else of the selected rows, or else
// of the focused cell.
func (f *Feature) newCopy(headers option.CopyHeaders) *copyJob {
	return newCopyJob(newHeadings(f.Columns, headers), f.Columns.Numbers, f.contents()...)
}

// contents returns the cells of the ranges if they contain several cells. Otherwise it returns the selected
// rows, followed by the focused cell in case none of them is on the page.
func (f *Feature) contents() []cellblocks.Cells {
	if f.severalCells() {
		return []cellblocks.Cells{f.rangesContent()}
	}
	cell := f.cellContent(f.Viewport.AnchorOf(f.Focus.At()))
	if f.Selection.None() {
		return []cellblocks.Cells{cell}
	}
	cell.Snapshot = f.Dataset.Snapshots.Streamed(cell.Snapshot)
	return []cellblocks.Cells{f.selectedContent(), cell}
}

// Cells returns the cells that Copy takes.
func (f *Feature) Cells() (cellblocks.Cells, error) {
	if err := (refusals{f}).copying(); err != nil {
		return cellblocks.Cells{}, err
	}
	contents := f.contents()
	if len(contents) > 1 && contents[0].Waits {
		return contents[0], nil // looking for a row would wait for the source
	}
	if len(contents) > 1 {
		if _, _, ok := cellblocks.NewCursor(contents[0], nil).Next(); ok {
			return f.selectedContent(), nil // its rows are counted as they are found
		}
	}
	return contents[len(contents)-1], nil
}

// selectedContent returns the selected rows of the page, in all columns that may be copied. If the rows may
// not be read from end to end, it returns those on the screen.
func (f *Feature) selectedContent() cellblocks.Cells {
	if picked, ok := f.pickedContent(); ok {
		return picked
	}
	reach := f.Dataset.Access().Rows()
	if set := &f.Options.Selection.Rows; !reach.Whole && (set.IsAll() || set.ExceptionCount() > 1) {
		f.Dataset.Unscanned("copying the selected rows", "those on the screen are copied")
	}
	s := reach.Snapshot()
	all := cellblocks.Whole(s, s.N)
	all.Keep = f.Selection.In(s)
	return cellblocks.Cells{Snapshot: s, Blocks: []*cellblocks.Block{all}}
}

// pickedContent returns the selected rows of a source, read by their ids, if they are few.
func (f *Feature) pickedContent() (c cellblocks.Cells, ok bool) {
	s, count, ok := f.Dataset.Snapshots.Picked(&f.Options.Selection.Rows)
	if !ok {
		return c, false
	}
	all, selected := cellblocks.Whole(s, s.N), f.Selection.In(s)
	all.Keep = func(line int) (in, more bool) {
		if line >= count() {
			return false, false
		}
		return selected(line)
	}
	return cellblocks.Cells{Snapshot: s, Blocks: []*cellblocks.Block{all}}, true
}

// copyFocused copies the focused cell as it is now, whatever is selected.
func (f *Feature) copyFocused() {
	f.cancel()
	f.asked, f.afterCopy = request{}, nil
	f.Ranges.Copied.Forget()
	f.copying = newCopyJob(headings{}, f.Columns.Numbers, f.cellContent(f.Viewport.AnchorOf(f.Focus.At())))
	_ = f.copying.job.Run() // one cell; kept for Err
}

// advanceCopy begins a requested copy, puts a finished one on the clipboard, and reports whether that caused
// an event.
func (f *Feature) advanceCopy(gtx layout.Context) bool {
	if f.asked.on {
		f.cancel()
		if err := (refusals{f}).copying(); err != nil {
			f.asked, f.afterCopy = request{}, nil
			f.Report.Emit(events.CellsCopied{Err: err})
			return true
		}
		f.copying = f.newCopy(f.asked.headers)
		f.noteCopied()
		f.asked = request{}
		f.Dataset.Jobs.LaunchReading(f.copying.rows, f.copying.job, max(f.copying.visits/cellsPerRow, 1))
	}
	j := f.copying
	if j == nil || !f.Dataset.Jobs.Work(gtx, j.job) {
		return false
	}
	f.copying = nil
	if err := j.job.Err(); err != nil {
		f.Ranges.Copied.Forget()
		f.Report.Emit(events.CellsCopied{Err: err})
		return true
	}
	if j.done.rows == 0 {
		f.Ranges.Copied.Forget()
		return false
	}
	f.put(gtx, j)
	f.showCopied()
	f.Report.Emit(events.CellsCopied{Rows: j.done.rows, Columns: j.done.columns, Cells: j.done.cells})
	if then := f.afterCopy; then != nil {
		f.afterCopy = nil
		then()
	}
	return true
}

// put puts the text of a copy on the clipboard, or the text that the program makes of it.
func (f *Feature) put(gtx layout.Context, j *copyJob) {
	text := j.text
	edit.NoteCopied(text, j.values)
	if made := f.Options.Clipboard.OnCopy; made != nil {
		if text = made(text, j.headers); text == "" {
			return // the program has put it there
		}
	}
	gtx.Execute(clipboard.WriteCmd{
		Type: "application/text", // the one type that Gio's windows carry
		Data: io.NopCloser(strings.NewReader(text)),
	})
}

// Work advances the background jobs: a copy, a paste and an edit of many rows. It reports whether that caused
// an event.
func (f *Feature) Work(gtx layout.Context) bool {
	f.actRequested(gtx)
	some := f.advanceCopy(gtx)
	if c := f.code(); c != nil {
		some = c.advance(f, gtx) || some
	}
	return some
}

// Progress returns the progress of a copy from 0 to 1; ok is false if there is none.
func (f *Feature) Progress() (done float64, ok bool) {
	if f.copying == nil {
		return 0, false
	}
	return f.copying.job.Progress(), true
}

// Close cancels the copy in progress.
func (f *Feature) Close() error {
	f.cancel()
	return nil
}

func (f *Feature) cancel() {
	if f.copying != nil {
		f.copying.job.Cancel()
	}
}
