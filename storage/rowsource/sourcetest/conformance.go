// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sourcetest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"reflect"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
)

// Conformance checks that a source keeps the contract of package rowsource.
type Conformance[R any] struct {
	// Got is the source to check, Want a correct source with the same rows: a rowsource.Slice.
	Got, Want rowsource.Source[R]
	// Rand draws places and lengths of pages. It is required.
	Rand *rand.Rand
	// Matches are searched with Find, if the source supports it.
	Matches []expr.Match
}

// Check reads the rows of a query in every way of the contract, and all groups below it. It returns an error for
// the first difference from Want, and for a query that the source does not support.
func (c Conformance[R]) Check(q rowsource.Query) error {
	err := c.Got.Features().Supports(q)
	if err == nil {
		err = c.check(q)
	}
	if err != nil {
		return fmt.Errorf("%+v: %w", q, err)
	}
	return nil
}

func (c Conformance[R]) check(q rowsource.Query) error {
	ctx := context.Background()
	got, err := c.Got.Open(ctx, q)
	if err != nil {
		return fmt.Errorf("open: %w", err)
	}
	defer got.Close()
	want, err := c.Want.Open(ctx, q)
	if err != nil {
		return fmt.Errorf("open what is right: %w", err)
	}
	defer want.Close()
	p := pair[R]{Conformance: c, ctx: ctx, query: q, got: got, want: want}
	checks := []func() error{p.learn, p.indexes, p.cursors, p.located, p.found, p.aggregated, p.grouped, p.closed}
	for _, check := range checks {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// pair is a result of each of the two sources.
type pair[R any] struct {
	Conformance[R]
	ctx       context.Context
	query     rowsource.Query
	got, want rowsource.Result[R]
	ids       []string // of all rows, in their order
}

// ids returns the ids of rows.
func ids[R any](s rowsource.Source[R], rows []R) []string {
	out := make([]string, len(rows))
	for i, row := range rows {
		out[i] = s.ID(row)
	}
	return out
}

func differ(what string, got, want any) error {
	if reflect.DeepEqual(got, want) {
		return nil
	}
	return fmt.Errorf("%s: %.500v, want %.500v", what, fmt.Sprint(got), fmt.Sprint(want))
}

// learn reads the correct rows, and compares their number.
func (p *pair[R]) learn() error {
	count, err := p.want.Count(p.ctx)
	if err != nil {
		return err
	}
	page, err := p.want.Read(p.ctx, rowsource.Seek{Index: 0}, int(count.N))
	if err != nil {
		return err
	}
	p.ids = ids(p.Want, page.Items)
	got, err := p.got.Count(p.ctx)
	if err != nil || !got.Exact {
		return err
	}
	return differ("count", got.N, count.N)
}

// page compares a page with the rows from an index on.
func (p *pair[R]) page(at rowsource.Seek, n, from int) (page rowsource.Page[R], err error) {
	page, err = p.got.Read(p.ctx, at, n)
	if err != nil {
		return page, fmt.Errorf("read %+v: %w", at, err)
	}
	to := min(from+n, len(p.ids))
	if at.Before {
		from, to = max(from-n, 0), from
	}
	if page.Exact && page.Index != int64(from) {
		return page, fmt.Errorf("read %+v: index %d, want %d", at, page.Index, from)
	}
	if (page.First == nil) != (from == to) || (page.Last == nil) != (from == to) {
		return page, fmt.Errorf("read %+v: %d rows with the cursors %v and %v", at, to-from, page.First, page.Last)
	}
	return page, differ(fmt.Sprintf("read %d at %+v", n, at), ids(p.Got, page.Items), p.ids[from:to])
}

// indexes reads pages at indexes.
func (p *pair[R]) indexes() error {
	if !p.Got.Features().Index {
		return nil
	}
	for range 4 {
		from := p.Rand.IntN(len(p.ids) + 1)
		if _, err := p.page(rowsource.Seek{Index: int64(from)}, p.Rand.IntN(10), from); err != nil {
			return err
		}
	}
	_, err := p.page(rowsource.Seek{Index: int64(len(p.ids)) + 5}, 3, len(p.ids))
	return err
}

// cursors reads all rows page by page, forward and backward.
func (p *pair[R]) cursors() error {
	at, from := rowsource.Seek{Index: 0}, 0
	for {
		n := 1 + p.Rand.IntN(20)
		page, err := p.page(at, n, from)
		if err != nil {
			return err
		}
		from += len(page.Items)
		if len(page.Items) > 0 {
			at = page.Last.After()
		}
		if len(page.Items) < n {
			break
		}
	}
	for from--; from > 0; {
		page, err := p.page(at.Cursor.Before(), 1+p.Rand.IntN(20), from)
		if err != nil {
			return err
		}
		at.Cursor = page.First
		from -= len(page.Items)
	}
	return nil
}
