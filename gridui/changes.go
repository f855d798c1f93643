// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/feed"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Changes are rows that changed, by their ids. Added rows come first, then updated
// ones, then those to remove: an id that is in several of the lists meets them in
// this order.
type Changes[T any] struct {
	// Add are new rows: after the others where nothing sorts them. One whose id a
	// row has already takes the place of that row. Of several with one id the last counts.
	Add []T
	// Update are rows in place of those with the same id. One that is not there is
	// left out and reported once.
	Update []T
	// Remove are the ids of rows that go, in a tree with all that is below them. Ids
	// of rows that are not there are passed over.
	Remove []string
}

var (
	// ErrNoRowID is the error of Apply in a grid without RowID.
	ErrNoRowID = dataset.ErrNoRowID
	// ErrNotASlice is the error of Apply where the rows are no slice of SetRows: a
	// source changes by itself, and Refresh tells of it.
	ErrNotASlice = dataset.ErrNotASlice
)

// Apply changes some rows at a cost that depends on how many there are: what
// changed leaves the order and is put where it now belongs. Scroll position, focus,
// selection and expansion stay with their rows.
//
// The changes show in the next frame; while a job puts rows in order they wait for
// it. Rows that SetRows gives meanwhile are changed like those before; SetSource drops
// what waits, which is reported once.
//
// Updated rows are written into the slice that SetRows was given, which is the grid's until
// the next SetRows. Removed ones are left in it and passed over. Added ones are kept beside
// it, and those removed again make room for others: rows that come and go at the same rate
// take no more and more memory.
//
// In a tree by Parent or Children, rows that are added without a parent in the tree
// stand at the top, and an updated row keeps its place. One by Path is rebuilt, and
// its rows renumbered, unless all changes are updates of rows that keep their paths.
//
// It fails with ErrNoRowID or ErrNotASlice, and then changes nothing.
func (g *Grid[T]) Apply(c Changes[T]) error {
	g.bind()
	return g.core.Data.Changes.Apply(dataset.Change{
		Add: &rowdata.SliceOf[T]{Rows: slices.Clone(c.Add)}, Update: &rowdata.SliceOf[T]{Rows: slices.Clone(c.Update)}, Remove: slices.Clone(c.Remove),
	})
}

// Feed takes changes of a grid's rows from any goroutine. What was posted since the
// last frame is made in the next one, in one Apply: of several changes of one row
// only the last shows, and only the last waits where many do, so that a feed that is
// faster than the screen needs no more room than one that is not.
type Feed[T any] struct{ posts feed.Posts[T] }

// Feed is what other goroutines change the rows with. It is the same one at each
// call. Set RowID, and Invalidate to the window's, before the first call, which is
// made on the goroutine of the frames: without RowID nothing can be posted, and
// without Invalidate what is posted waits for a frame that something else asks for.
//
// RowID is called on the goroutines that post.
func (g *Grid[T]) Feed() *Feed[T] {
	if g.feed == nil {
		g.feed = new(Feed[T])
		g.feed.posts.Begin(g.RowID, g.Invalidate)
		g.core.Data.Posted.TakeFrom(&g.feed.posts)
	}
	return g.feed
}

// Post has changes made as Apply makes them, in the next frame. It fails with
// ErrNoRowID and keeps nothing of the slices.
func (f *Feed[T]) Post(c Changes[T]) error { return f.posts.Post(c.Add, c.Update, c.Remove) }
