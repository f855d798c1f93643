// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import "context"

// Branch is whether a row of a tree has children.
type Branch uint8

// The kinds of rows of a tree.
const (
	// BranchUnknown is a row that may have children: they are counted when the row is opened.
	BranchUnknown Branch = iota
	// BranchLeaf is a row without children.
	BranchLeaf
	// BranchFull is a row with children.
	BranchFull
)

// String returns "unknown", "leaf" or "full".
func (b Branch) String() string { return []string{"unknown", "leaf", "full"}[b] }

// Brancher is implemented by a source with Features.Tree that knows which rows have children. For other sources
// all rows are BranchUnknown.
type Brancher[T any] interface {
	// Branch reports whether a row has children, also ones that do not pass the filter. It is fast.
	Branch(row T) Branch
}

// Ancestry is implemented by a source with Features.Tree that knows the rows above a row. A grid needs it to show the
// rows that a search has found below closed rows.
type Ancestry interface {
	// Above returns the ids of the rows above the row with an id, the one at the top first; it returns ErrNoRow if
	// there is no such row. It must be safe for concurrent use.
	Above(ctx context.Context, id string) ([]string, error)
}

// BranchOf returns whether a row of a source has children, as far as the source knows it.
func BranchOf[T any](s Source[T], row T) Branch {
	if b, ok := s.(Brancher[T]); ok {
		return b.Branch(row)
	}
	return BranchUnknown
}
