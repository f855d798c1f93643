// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"
	"encoding/json"
	"reflect"
	"strings"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/option"
)

// Tree puts rows below other rows. One of Children, Parent and Path says how, or
// HasChildren and Load alone where all below the top is loaded; the zero value puts them
// one below the other as they come. The functions are set
// before SetRows; to change them later, call Refresh. They may be called from
// another goroutine and must be pure.
//
// A row that Parent makes its own ancestor is shown at the top, and one that Children
// or Load bring below itself is left out there. An id that several rows have names the
// first of them. All of these are reported once as a ProblemFound.
type Tree[T any] struct {
	// Children are the rows right below a row: SetRows is given those at the top.
	// Without RowID the id of a row is its place among its siblings after the id of
	// the row above, "2.0".
	Children func(row T) []T
	// Parent is the id of the row right above, empty at the top: SetRows is given
	// all rows, in any order. An id that no row has is as good as none. It needs
	// RowID.
	Parent func(row T) string
	// Path is the names of all rows from the top down to this one, its own
	// included: SetRows is given all rows. Where no row was given for a name on the
	// way, the grid shows one that has that name and nothing else.
	Path func(row T) []string

	// HasChildren tells of a row that has no children so far that it has some, to be
	// had by Load when it is opened for the first time. It and Load need each other.
	HasChildren func(row T) bool
	// Load gets the children of a row. It runs on a goroutine of its own, where it
	// may wait; a row says meanwhile that they are on their way. An error shows in
	// its place, and a click on it or Enter tries again. The context ends with
	// Grid.Close and with the next SetRows. It needs ids that stay: RowID.
	Load func(ctx context.Context, row T) ([]T, error)

	// Column is the id of the column that shows what is below what; empty: the first
	// one that holds data.
	Column string
	// Filter says what shows beside the rows that pass a filter.
	Filter option.TreeFilter

	// Aggregate shows in the branches, which are the rows with rows below them, what
	// columns make of those, see Typed.Aggregate; open and closed ones show the same. It
	// takes effect in the next frame.
	//
	// All rows below a branch count, at any depth, that have no rows below themselves:
	// the own values of a branch do not, here and in the totals of Grouping.Total. Of
	// filtered rows those count that the tree then has. A row whose children are yet to
	// be loaded does not count, nor do they until they are there.
	//
	// A branch shows its own values in columns without an aggregate and in the one that
	// shows the tree, and in all columns where nothing below it counts. What it is sorted
	// and filtered by are its own values everywhere; users cannot edit those that an
	// aggregate hides. AggregateFunc is called for each branch, with all values below it.
	Aggregate bool
}

// TreePath returns the path of a node of a tree by Path that no row was given for, by the
// id that the grid has for it: such as RowsReordered.TargetRowID where rows were
// dropped on it. It is false for all other ids, and for nodes whose path is longer than
// 4,096 bytes as JSON: their ids hold a hash of it.
func TreePath(rowID string) (path []string, ok bool) {
	key, ok := strings.CutPrefix(rowID, rowtree.FillerPrefix)
	if !ok || json.Unmarshal([]byte(key), &path) != nil {
		return nil, false
	}
	return path, true
}

// ExpandAll opens all rows, also those yet to come. Children that are yet to be
// loaded stay so until their row is opened by hand.
func (g *Grid[T]) ExpandAll() { g.bound().ExpandAll() }

// CollapseAll closes all rows.
func (g *Grid[T]) CollapseAll() { g.bound().ExpandTo(0) }

// ExpandTo opens the rows that have fewer than depth above them and closes the
// others: 1 opens those at the top.
func (g *Grid[T]) ExpandTo(depth int) { g.bound().ExpandTo(depth) }

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

// Update does what Grid.Update does.
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
	if t.Expanded && !g.core.BeginView(option.ViewExpanded, func(v *option.View) { v.Expanded = &option.Expansion{Rows: idset.All()} }) {
		g.core.ExpandAll()
	}
}
