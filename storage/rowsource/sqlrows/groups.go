// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// CountGroups implements rowsource.Result.
func (v *view) CountGroups(ctx context.Context) (count rowsource.Count, err error) {
	st, err := v.source.builder.CountGroups(v.query)
	if err != nil {
		return count, err
	}
	err = v.do(ctx, func(ctx context.Context) (err error) {
		count.N, count.Exact, err = v.source.number(ctx, v.db(), st)
		return err
	})
	return count, err
}

// Groups implements rowsource.Result.
func (v *view) Groups(ctx context.Context, at rowsource.Seek, n int) (page rowsource.Page[rowsource.Group], err error) {
	st, err := v.source.builder.Groups(v.query, at, n)
	if err != nil {
		return page, err
	}
	page.Index = -1
	err = v.do(ctx, func(ctx context.Context) error {
		if n <= 0 {
			return nil
		}
		return v.source.each(ctx, v.db(), st, func(fields []any) { page.Items = append(page.Items, v.group(fields)) })
	})
	if err != nil || len(page.Items) == 0 {
		return rowsource.Page[rowsource.Group]{Index: -1}, err
	}
	if at.Before {
		slices.Reverse(page.Items)
	}
	if at.Cursor == nil {
		page.Index, page.Exact = max(at.Index, 0), true
	}
	page.First, page.Last = v.groupCursor(page.Items[0]), v.groupCursor(page.Items[len(page.Items)-1])
	return page, nil
}

// group converts a row of a groups statement: the value of the group, the number of its rows, its aggregates.
func (v *view) group(fields []any) rowsource.Group {
	column := v.source.builder.columns[v.query.Group[len(v.query.Path)]]
	head := v.source.exact([]Column{column, {Kind: value.KindNumber}}, fields[:2])
	g := rowsource.Group{Path: v.query.Path.Child(head[0]), Aggregates: v.aggregates(v.query.Aggregates, fields[2:])}
	g.Rows, _ = head[1].AsInt()
	return g
}

// groupCursor returns the cursor of a group among the groups of its level.
func (v *view) groupCursor(g rowsource.Group) (c rowsource.Cursor) {
	for _, t := range groupOrder(v.query) {
		if t.aggregate < 0 {
			c = append(c, g.Value())
		} else {
			c = append(c, g.Aggregates[t.aggregate])
		}
	}
	return c
}
