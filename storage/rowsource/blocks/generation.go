// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import (
	"context"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// generation is one query and what is known of its rows.
type generation[T any] struct {
	query rowsource.Query
	// keep is the id of the row to stay at, fallback where to stay if there is no such row.
	keep     string
	fallback int64
	// started says that the view is being opened, or was; cancel ends all that is read.
	started bool
	ctx     context.Context
	cancel  context.CancelFunc
	view    rowsource.View[T]
	err     error // why the view could not be opened
	// anchor is where to stay, kept says that this is the row keep.
	anchor int64
	kept   bool

	pages[T]
}

// close cancels all that is read and closes the view.
func (g *generation[T]) close() {
	if g.cancel != nil {
		g.cancel()
	}
	if g.view != nil {
		go g.view.Close() // it may wait for the server
		g.view = nil
	}
}
