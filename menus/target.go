// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"io"
	"strings"

	"gioui.org/io/clipboard"
	"gioui.org/layout"
)

// Target is what an item of a menu acts on: a cell, and the row it is in. It is
// fixed when the menu opens. A menu that belongs to no grid may leave all of it
// empty, or set Row alone.
type Target[T any] struct {
	// Row is the row's data, RowID its id.
	Row   T
	RowID string
	// ColumnID is the id of the column, empty where the menu is a row's.
	ColumnID string
	// Value is the cell's raw value, nil where it is missing; Text is what the
	// cell shows.
	Value any
	Text  string
	// CopyText is what a grid copies of the cell; ok is false where it copies
	// nothing. nil: there is no grid that says.
	CopyText func() (text string, ok bool)

	out *outbox // where Copy leaves its text; nil outside OnClick
}

// Copy puts text on the clipboard. It works on the Target that an item's OnClick
// gets, until OnClick returns, and does nothing on any other. The last of
// several texts counts.
func (t Target[T]) Copy(text string) {
	if t.out != nil {
		t.out.text, t.out.full = text, true
	}
}

// outbox carries text from OnClick, which knows no frame, to the frame's
// clipboard.
type outbox struct {
	text string
	full bool
}

func (o *outbox) send(gtx layout.Context) {
	if o.full {
		gtx.Execute(clipboard.WriteCmd{
			Type: "application/text", // the one type that Gio's windows carry
			Data: io.NopCloser(strings.NewReader(o.text)),
		})
	}
}
