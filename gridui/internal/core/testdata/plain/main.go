// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Plain wires a grid without ranges of cells, find and filters, and reaches all code of its frames. A test
// looks at what is linked into it.
package main

import (
	"image"
	"unsafe"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature"
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

// menu is a menu of cells that never opens.
type menu struct{}

func (menu) Open(core.MenuRequest)                            {}
func (menu) RequestFocused()                                  {}
func (menu) Update(layout.Context) bool                       { return false }
func (menu) IsOpen() bool                                     { return false }
func (menu) Replace()                                         {}
func (menu) Shortcuts() []event.Filter                        { return nil }
func (menu) PressShortcut(layout.Context, key.Event) bool     { return false }
func (menu) AppendKeys(k []feature.KeyHelp) []feature.KeyHelp { return k }
func (menu) Layout(layout.Context, image.Point)               {}

func main() {
	var g core.Grid
	core.Wire(&g, core.Source{
		Options: &option.Options{}, Typed: typed{}, Menu: menu{}, Kind: rowdata.KindOf[int]{}, Caller: dataset.Caller(nil),
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
