// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"errors"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// seat is a line by its index right below the group at a path, and by the id of the row on it, if that is loaded.
type seat struct {
	path rowsource.Path
	item int64
	id   string
}

// seat is the one of a line that shows, of the first row of a group for its header.
func (r *Rows[T]) seat(line coord.Record) seat {
	line = max(line, 0)
	g, grouped := r.shown.(*grouped[T])
	if !grouped {
		return seat{item: int64(line)}
	}
	if group, ok := g.group(line); ok {
		return seat{path: group.Path}
	}
	at := seat{}
	if row := g.ref(int64(line)); row != nil {
		at.id = r.source.ID(*row)
	}
	at.path, at.item = g.lines.Seat(int64(line))
	return at
}

// start is the index of the row that a search begins at without a hit before.
func (s *search[T]) start(ctx context.Context) (int64, error) {
	if s.from.id != "" {
		if row, err := s.view.Locate(ctx, s.from.id); !errors.Is(err, rowsource.ErrNoRow) {
			return row, err
		}
	}
	before := int64(0)
	for level, v := range s.from.path {
		n, err := s.rowsBefore(ctx, s.from.path[:level], v)
		if err != nil {
			return 0, err
		}
		before += n
	}
	return before + s.from.item, nil
}

// groupsAtOnce is how many groups are read at a time to count their rows.
const groupsAtOnce = 1024

// rowsBefore counts the rows in the groups below a path that come before the one with a value.
func (s *search[T]) rowsBefore(ctx context.Context, path rowsource.Path, v value.Value) (n int64, err error) {
	q := s.order.query
	q.Path, q.Aggregates = path, nil
	view, err := s.source.Open(ctx, q)
	if err != nil {
		return 0, err
	}
	defer view.Close()
	for at := rowsource.At(0); ; {
		page, err := view.Groups(ctx, at, groupsAtOnce)
		if err != nil {
			return 0, err
		}
		for _, g := range page.Items {
			if g.Value() == v {
				return n, nil
			}
			n += g.Rows
		}
		if len(page.Items) < groupsAtOnce {
			return n, nil
		}
		at = rowsource.After(page.Last)
	}
}
