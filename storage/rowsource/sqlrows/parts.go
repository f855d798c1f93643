// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// maker returns the statement that reads up to n rows of a query at a place.
type maker = func(q rowsource.Query, p place, n int64) (rowsource.Statement, error)

// eachPart reads up to n rows from a place on: the rows of its part, then rows of the next part until there
// are n.
func (v *view) eachPart(ctx context.Context, p place, n int64, make maker, visit func(fields []any)) error {
	parts := v.source.builder.parts(v.query, p)
	for i, part := range parts {
		st, err := make(v.query, part, n)
		if err != nil || n <= 0 {
			return err
		}
		got := int64(0)
		err = v.source.each(ctx, v.db(), st, func(fields []any) {
			got++
			visit(fields)
		})
		n -= got
		if err != nil || n == 0 || i+1 == len(parts) {
			return err
		}
		if parts[i+1].skip, err = v.skipRest(ctx, part, got); err != nil {
			return err
		}
	}
	return nil
}

// skipRest returns the number of rows to skip in the next part, after got rows were read in this one.
func (v *view) skipRest(ctx context.Context, p place, got int64) (int64, error) {
	if got > 0 || p.skip == 0 {
		return 0, nil
	}
	start, end := p, place{kind: seekBefore, end: true, part: p.part}
	if p.kind == seekBefore {
		start, end = place{part: p.part}, p
	}
	st, err := v.source.builder.countIn(v.query, start, end)
	if err != nil {
		return 0, err
	}
	n, _, err := v.source.number(ctx, v.db(), st)
	return max(p.skip-n, 0), err
}
