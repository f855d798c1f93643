// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/feature/clipboard"
	"github.com/giogrid/giogrid/gridui/internal/feature/fillhandle"
	"github.com/giogrid/giogrid/gridui/internal/feature/rangemove"
)

// StartEditing asks for a cell to be edited, by an EditRequested event. Where Editing
// is on it also opens the editor of the cell: in the next frame if its row shows, else as
// soon as the row is in its place after AddRow, Apply, a sort or a filter. A page is turned
// and groups are opened for it. What is typed until then goes into the editor. An
// EditRefused event tells why no editor opened: ErrRowGone, ErrRowHidden, ErrNotLoaded,
// ErrNoColumn, ErrNotEditable, ErrRowDeleted, ErrTooLong, ErrEditOpen, or ErrEditStopped
// where the user did something else before; what was typed is dropped then.
func (g *Grid[T]) StartEditing(rowID, columnID string) {
	g.bound().Features.CellEdit.StartEditing(rowID, columnID)
}

// StopEditing closes the editor, if one is open. With commit what was typed is
// taken; it returns false where that is not valid and the editor stays open, or where
// it was typed for an editor that is yet to open.
func (g *Grid[T]) StopEditing(commit bool) bool {
	return g.bound().Features.CellEdit.StopEditing(commit)
}

// EditingCell is the cell that is edited, by ids; ok is false if none is.
func (g *Grid[T]) EditingCell() (rowID, columnID string, ok bool) {
	return g.bound().Features.CellEdit.Cell()
}

// cellKit is the code that changes cells. A column brings it with its Edit, and nothing else
// refers to it: a program in which no cell can be edited is linked without that code.
type cellKit struct{}

func (cellKit) EditorCode() *celledit.Code     { return celledit.EditorCode() }
func (cellKit) ClipboardCode() *clipboard.Code { return clipboard.EditCode() }
func (cellKit) FillCode() *fillhandle.Code     { return fillhandle.EditCode() }
func (cellKit) MoveCode() *rangemove.Code      { return rangemove.EditCode() }
