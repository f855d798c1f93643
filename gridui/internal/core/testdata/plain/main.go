// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Plain wires a grid without ranges of cells, find and filters, and reaches all code of its frames. A test
// looks at what is linked into it.
package main

import (
	"unsafe"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/report"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
)

// typed is a grid of ints without columns.
type typed struct{}

func (typed) Bind()                                                {}
func (typed) ColumnSlice() (unsafe.Pointer, int)                   { return nil, 0 }
func (typed) Extension(int) any                                    { return nil }
func (typed) Extend(any)                                           {}
func (typed) RowEvent(report.Raw, column.CellContext) events.Event { return nil }
func (typed) EditedEvent(edit.CellsEdited) events.Event            { return nil }
func (typed) InsertedEvent(edit.RowsInserted) events.Event         { return nil }

func (typed) Requested(column.CellContext, core.MenuRequest) events.Event { return nil }

func main() {
	var g core.Grid
	core.Wire(&g, core.Source{
		Options: &option.Options{}, Typed: typed{}, Kind: rowdata.KindOf[int]{}, Caller: dataset.Caller(nil),
	})
	gtx := layout.Context{Ops: new(op.Ops)}
	for {
		if _, ok := g.Update(gtx); !ok {
			break
		}
	}
	g.Layout(gtx, style.Widgets{}, func(layout.Context) *style.Resolved { return nil })
	_ = g.Close()
}
