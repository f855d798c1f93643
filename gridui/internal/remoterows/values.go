// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"context"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// valuesRead is how many distinct values are read at a time.
const valuesRead = 1024

// Values prepares a job that finds the distinct values of a column among the rows of a query, by
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
		view, err := r.source.Open(ctx, query)
		if err != nil {
			return err
		}
		defer view.Close()
		return readValues(ctx, view, v, most, check)
	})
	return v
}

// readValues reads groups until there are no more, or more than most.
func readValues[T any](ctx context.Context, view rowsource.View[T], v *rowmodel.Values, most int, check func(int)) error {
	at := map[string]int{}
	from := rowsource.At(0)
	for {
		check(valuesRead)
		page, err := view.Groups(ctx, from, valuesRead)
		if err != nil {
			return err
		}
		for _, g := range page.Items {
			addValue(v, at, g)
		}
		if len(v.List) > most {
			v.List, v.More = nil, true
			return nil
		}
		if len(page.Items) < valuesRead {
			return nil
		}
		from = rowsource.After(page.Last)
	}
}

// addValue adds the rows of a group to those that show the same text: no value shows as an empty
// one does.
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
