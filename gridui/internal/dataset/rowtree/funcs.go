// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import (
	"context"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Funcs are the functions of a Tree without the type of its rows. Each is nil if the function of
// the Tree is nil.
type Funcs struct {
	Children    func(rowdata.Row) rowdata.Slice
	Parent      func(rowdata.Row) string
	Path        func(rowdata.Row) []string
	HasChildren func(rowdata.Row) bool
	Load        func(ctx context.Context, row rowdata.Row) (rowdata.Slice, error)
	Column      string
	Filter      option.TreeFilter
	Aggregate   bool
}

// On reports whether the functions make a tree.
func (t *Funcs) On() bool {
	return t.Children != nil || t.Parent != nil || t.Path != nil || t.Loads()
}

// ByPath reports whether paths make the tree.
func (t *Funcs) ByPath() bool { return t.Children == nil && t.Parent == nil && t.Path != nil }

// Loads reports whether children are loaded on demand.
func (t *Funcs) Loads() bool { return t.HasChildren != nil && t.Load != nil }
