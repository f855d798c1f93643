// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"io"
	"strings"

	"gioui.org/io/clipboard"
	"gioui.org/layout"
)

// Target is the cell, and its row, that an item of a menu acts on. It is fixed when the menu opens. A menu
// without a grid may leave all of it empty, or set only Row.
type Target[T any] struct {
	// Row is the row's data, RowID its id.
	Row   T
	RowID string
	// ColumnID is the id of the column, empty for the menu of a row.
	ColumnID string
	// Value is the cell's raw value, nil if it is missing; Text is the shown text of the cell.
	Value any
	Text  string
	// CopyText returns the text that a grid copies of the cell; ok is false if it copies nothing. It is nil
	// if there is no grid.
	CopyText func() (text string, ok bool)

	out *outbox // receives the text of Copy; nil outside OnClick
}

// Copy puts text on the clipboard. It works on the Target that is passed to an item's OnClick, until OnClick
// returns, and does nothing otherwise. The last of several texts wins.
func (t Target[T]) Copy(text string) {
	if t.out != nil {
		t.out.text, t.out.full = text, true
	}
}

// outbox carries text from OnClick, which has no frame, to the frame's clipboard.
type outbox struct {
	text string
	full bool
}

func (o *outbox) send(gtx layout.Context) {
	if o.full {
		gtx.Execute(clipboard.WriteCmd{
			Type: "application/text", // the only type that Gio's windows support
			Data: io.NopCloser(strings.NewReader(o.text)),
		})
	}
}
