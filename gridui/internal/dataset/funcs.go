// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"context"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Funcs are the functions of a Grid's fields without the type of their rows. They
// are made anew when a field is given another function, so that a job goes on with
// those it began with. Each is nil where the field is.
type Funcs struct {
	RowID func(rowdata.Row) string
	// RowIDs is rowID for many rows, or is false where they are in no slice.
	RowIDs     func(rows rowdata.Source, at []int32, ids []string) bool
	Selectable func(rowdata.Row) bool
	Tree       treeFuncs
}

// treeFuncs is a Tree without the type of its rows.
type treeFuncs struct {
	Children    func(rowdata.Row) rowdata.Slice
	Parent      func(rowdata.Row) string
	Path        func(rowdata.Row) []string
	HasChildren func(rowdata.Row) bool
	Load        func(ctx context.Context, row rowdata.Row) (rowdata.Slice, error)
	Column      string
	Filter      option.TreeFilter
	Aggregate   bool
}

// On says whether there is a tree.
func (t *treeFuncs) On() bool {
	return t.Children != nil || t.Parent != nil || t.Path != nil || t.loads()
}

// byPath says whether paths make the tree.
func (t *treeFuncs) byPath() bool { return t.Children == nil && t.Parent == nil && t.Path != nil }

// loads says whether children are loaded.
func (t *treeFuncs) loads() bool { return t.HasChildren != nil && t.Load != nil }
