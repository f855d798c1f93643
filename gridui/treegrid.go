// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"reflect"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

// TreeGrid is a Grid of rows with rows below them. It says in the words of its fields
// what Grid.Tree and Grid.Expansion say; a field that is zero leaves those alone.
//
// A mark in the first column of data opens and closes a row, and so do the arrows
// there, Enter, + and -; * opens the rows beside it too.
type TreeGrid[T any] struct {
	Grid[T]

	// GetSubRows are the rows right below a row: Tree.Children. SetRows is given the
	// rows at the top. Another function counts from the next frame on; of two closures
	// of one function, call Refresh.
	GetSubRows func(row T) []T
	// Expanded begins with all rows open. Later changes of it do nothing: see
	// Grid.ExpandAll and Grid.CollapseAll.
	Expanded bool

	begun    bool
	children replaced[func(row T) []T]
	// code is that of the GetSubRows that the rows were taken from.
	code uintptr
}

// Update is Grid.Update.
func (t *TreeGrid[T]) Update(gtx layout.Context) (events.Event, bool) { return t.grid().Update(gtx) }

func (t *TreeGrid[T]) grid() *Grid[T] { return t.Grid.within(t) }

func (t *TreeGrid[T]) sync() {
	g := &t.Grid
	t.children.set(&g.Tree.Children, t.GetSubRows, t.GetSubRows != nil)
	// A program that makes a closure in each frame does not want its tree rebuilt.
	if code := reflect.ValueOf(t.GetSubRows).Pointer(); code != t.code {
		t.code = code
		g.core.Data.RowsChanged()
	}
	if t.begun {
		return
	}
	t.begun = true
	if t.Expanded && !g.core.Features.Persist.Begin(option.ViewExpanded, func(v *option.View) { v.Expanded = &option.ExpandedRows{Rows: idset.All()} }) {
		g.core.ExpandAll()
	}
}
