// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"
	"iter"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// groupsRead is the number of groups read at a time.
const groupsRead = 1024

// Values returns a job that finds the distinct values of a column among the rows of a query, by
// their texts. It waits for the source.
func (r *Rows[T]) Values(q remote.Query, columnID string, most int) *rowmodel.Values {
	v := new(rowmodel.Values)
	v.Job = r.checkedJob(0, func(ctx context.Context, check func(int)) error {
		query, err := queryOf(q, r.source.Features())
		if err != nil {
			return err
		}
		query.Sort, query.Group = nil, []string{columnID}
		if err := r.source.Features().Supports(query); err != nil {
			return err
		}
		return through(ctx, r.source, query, func(view rowsource.Result[T]) error { return readValues(ctx, view, v, most, check) })
	})
	return v
}

// groupPages yields the groups of a view, page by page, until an error. It calls check before each
// page.
func groupPages[T any](ctx context.Context, view rowsource.Result[T], check func(int)) iter.Seq2[[]rowsource.Group, error] {
	return func(yield func([]rowsource.Group, error) bool) {
		for at := (rowsource.Seek{}); ; {
			check(groupsRead)
			page, err := view.Groups(ctx, at, groupsRead)
			if !yield(page.Items, err) || err != nil || len(page.Items) < groupsRead {
				return
			}
			at = page.Last.After()
		}
	}
}

// readValues reads groups until the last one, or until there are more than most values.
func readValues[T any](ctx context.Context, view rowsource.Result[T], v *rowmodel.Values, most int, check func(int)) error {
	at := map[string]int{}
	for page, err := range groupPages(ctx, view, check) {
		if err != nil {
			return err
		}
		for _, g := range page {
			addValue(v, at, g)
		}
		if len(v.List) > most {
			v.List, v.More = nil, true
			return nil
		}
	}
	return nil
}

// addValue adds the rows of a group to the entry with the same text. A missing value counts as an
// empty text, because it shows the same.
func addValue(v *rowmodel.Values, at map[string]int, g rowsource.Group) {
	text := ""
	if !g.Value().IsNull() {
		text = g.Value().String()
	}
	i, ok := at[text]
	if !ok {
		i = len(v.List)
		at[text] = i
		v.List = append(v.List, rowmodel.Value{Text: text})
	}
	v.List[i].Rows += int(g.Rows)
}
