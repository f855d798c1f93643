// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/dataset/rowtree"
	"github.com/giogrid/giogrid/gridui/option"
)

// Tree puts rows below other rows. Set exactly one function among Children, Parent and Path, or only HasChildren and
// Load if all rows below the top are loaded on demand. The zero value is a flat list. Set the functions before
// SetRows; to change them later, call Refresh. They may be called from another goroutine and must be pure.
//
// A row that Parent makes an ancestor of itself is shown at the top. A row that Children or Load put below itself is
// left out there. An id of several rows means the first of them. A ProblemFound event reports each of these.
//
// A grid of NewWith needs FeatureTrees; a TreeGrid brings it. To export a grid without drawing it, call
// NewWith(nil, &grid, FeatureTrees) first.
type Tree[T any] struct {
	// Children returns the rows directly below a row. SetRows gets the rows at the top. Without RowID the id of a
	// row is the id of the row above it followed by its index among its siblings, as in "2.0".
	Children func(row T) []T
	// Parent returns the id of the row directly above, empty for a row at the top. SetRows gets all rows, in any
	// order. An unknown id counts as empty. Parent needs RowID.
	Parent func(row T) string
	// Path returns the names of all rows from the top down to this one, including its own name. SetRows gets all
	// rows. If no row was given for a name on the path, the grid shows a row with only that name.
	Path func(row T) []string

	// HasChildren reports whether a row without children so far has children that Load returns when the row is
	// opened for the first time. HasChildren and Load need each other.
	HasChildren func(row T) bool
	// Load returns the children of a row. It runs on a separate goroutine and may block; a row shows meanwhile that
	// they are being loaded. An error shows in that row, and a click on it or Enter tries again. ctx is cancelled by
	// Grid.Close and by the next SetRows. Load needs RowID.
	Load func(ctx context.Context, row T) ([]T, error)

	// Column is the id of the column that shows the tree; empty: the first column with data.
	Column string
	// Filter sets which rows show in addition to the rows that pass a filter.
	Filter option.TreeFilter

	// Aggregate shows aggregates in the branches, which are the rows with rows below them, see Typed.Aggregate. Open
	// and closed branches show the same values. A change takes effect in the next frame.
	//
	// An aggregate is computed from all rows below the branch, at any depth, that have no rows below them; values of
	// branches do not count, here and in the totals of Grouping.Total. While a filter is on, only the rows that the
	// filtered tree contains count. A row whose children are not loaded yet does not count.
	//
	// A branch shows its own values in columns without an aggregate and in the column that shows the tree, and in
	// all columns if no row below it counts. Sorting and filtering always use its own values. Users cannot edit
	// values that an aggregate hides. The function of AggregateFunc is called for each branch, with all values below
	// it.
	Aggregate bool
}

// TreePath returns the path of a node of a tree by Path for which no row was given, from its id in the grid, such as
// RowsReordered.TargetRowID if rows were dropped on the node. ok is false for all other ids, and for nodes whose
// path is longer than 4,096 bytes as JSON, because their ids contain a hash of the path.
func TreePath(rowID string) (path []string, ok bool) {
	key, ok := strings.CutPrefix(rowID, rowtree.FillerPrefix)
	if !ok || json.Unmarshal([]byte(key), &path) != nil {
		return nil, false
	}
	return path, true
}

// ExpandAll opens all rows, including rows that are added later. Children that are not loaded yet are only loaded
// when a user opens their row.
func (g *Grid[T]) ExpandAll() { g.bound().ExpandAll() }

// CollapseAll closes all rows.
func (g *Grid[T]) CollapseAll() { g.bound().ExpandTo(0) }

// ExpandTo opens the rows with fewer than depth rows above them and closes the others: 1 opens the rows at the top.
func (g *Grid[T]) ExpandTo(depth int) { g.bound().ExpandTo(depth) }

// A TreeGrid is a Grid of rows with rows below them: set Grid.Tree, most simply Tree.Children, and Grid.Expansion, whose
// Rows are idset.All() if all rows are open at the start.
//
// A mark in the first column of data opens and closes a row. So do the arrows there, Enter, + and -; * also opens
// the siblings of the row.
type TreeGrid[T any] struct{ Grid[T] }

// layingOut brings the tree.
func (g *TreeGrid[T]) layingOut() { g.core.Bring(&core.Trees) }
