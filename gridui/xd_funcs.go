// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// rowFuncs are the functions of a Grid's fields without the type of their rows. They
// are made anew when a field is given another function, so that a job goes on with
// those it began with. Each is nil where the field is.
type rowFuncs struct {
	rowID func(rowdata.Row) string
	// rowIDs is rowID for many rows, or is false where they are in no slice.
	rowIDs     func(rows rowdata.Source, at []int32, ids []string) bool
	selectable func(rowdata.Row) bool
	tree       treeFuncs
}

// treeFuncs is a Tree without the type of its rows.
type treeFuncs struct {
	children    func(rowdata.Row) rowdata.Slice
	parent      func(rowdata.Row) string
	path        func(rowdata.Row) []string
	hasChildren func(rowdata.Row) bool
	load        func(ctx context.Context, row rowdata.Row) (rowdata.Slice, error)
	column      string
	filter      option.TreeFilter
	aggregate   bool
}

// on says whether there is a tree.
func (t *treeFuncs) on() bool {
	return t.children != nil || t.parent != nil || t.path != nil || t.loads()
}

// byPath says whether paths make the tree.
func (t *treeFuncs) byPath() bool { return t.children == nil && t.parent == nil && t.path != nil }

// loads says whether children are loaded.
func (t *treeFuncs) loads() bool { return t.hasChildren != nil && t.load != nil }
