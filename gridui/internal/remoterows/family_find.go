// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"errors"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// readCost is the number of rows that are read in less time than one row is found by its id.
const readCost = 16

// readAll reads the rows of all groups if there are few in comparison to the ids to be found, and reports whether it
// has read them.
func (f *familyReader[T]) readAll(rows, ids int) (all bool, err error) {
	if f.query.Tree || rows == 0 || rows > readCost*ids {
		return false, nil
	}
	f.views = 2 * ids
	err = f.below(f.known.at(nil))
	f.views, f.ids, f.read = -1, nil, 0
	if errors.Is(err, errEnough) {
		return false, nil
	}
	return err == nil, err
}

// find notes the places of rows by their ids.
func (f *familyReader[T]) find(ids []string) (err error) {
	if f.query.Tree {
		return f.findInTree(ids)
	}
	order := newRowOrder(f.query, f.source.Features().Key)
	return through(f.ctx, f.source, order.flat, func(view rowsource.Result[T]) error {
		for _, id := range ids {
			page, found, err := f.row(view, id)
			if err != nil {
				return err
			}
			if found && f.able(page.Items[0]) {
				f.known.putBelow(groupChain(order.path(page.First)), id)
			} else {
				f.known.put(nil, id)
			}
		}
		return nil
	})
}

// row reads the row with an id. found is false if the view does not have it.
func (f *familyReader[T]) row(view rowsource.Result[T], id string) (page rowsource.Page[T], found bool, err error) {
	for range mostPicks {
		f.check(1)
		i, err := view.Locate(f.ctx, id)
		if errors.Is(err, rowsource.ErrNoRow) {
			return page, false, nil
		}
		if err != nil {
			return page, false, err
		}
		page, err = view.Read(f.ctx, rowsource.Seek{Index: i}, 1)
		if err != nil {
			return page, false, err
		}
		if len(page.Items) == 1 && f.source.ID(page.Items[0]) == id {
			return page, true, nil
		}
	}
	return page, false, errors.New("the rows move while they are read")
}

// findInTree notes the places of rows of a tree, if the source knows the rows above them.
func (f *familyReader[T]) findInTree(ids []string) error {
	ancestry, ok := ancestryOf(f.source)
	if !ok {
		return nil
	}
	for _, id := range ids {
		f.check(1)
		chain, err := above(f.ctx, ancestry, id)
		shows := err == nil
		if shows {
			shows, err = f.showsInTree(chain, id)
		}
		switch {
		case err != nil && !errors.Is(err, rowsource.ErrNoRow):
			return err
		case shows:
			f.known.putBelow(chain, id)
		default:
			f.known.put(nil, id)
		}
	}
	return nil
}

// showsInTree reports whether a row counts: it passes the filter, or shows because of a row below if all rows of the
// tree that show count, and it can be selected.
func (f *familyReader[T]) showsInTree(above []string, id string) (shows bool, err error) {
	q := f.flat
	switch {
	case f.query.Filter == nil && f.takes == nil:
		return true, nil
	case f.query.Filter != nil && f.unfiltered:
		q = f.query
		if len(above) > 0 {
			q.Parent = above[len(above)-1]
		}
	}
	err = through(f.ctx, f.source, q, func(view rowsource.Result[T]) error {
		page, found, err := f.row(view, id)
		shows = found && f.able(page.Items[0])
		return err
	})
	return shows, err
}
