// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sourcetest

import (
	"errors"
	"fmt"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// located finds rows by their ids.
func (p *pair[R]) located() error {
	if !p.Got.Features().Index {
		return nil
	}
	for range min(4, len(p.ids)) {
		want := p.Rand.IntN(len(p.ids))
		i, err := p.got.Locate(p.ctx, p.ids[want])
		if err != nil {
			return fmt.Errorf("locate %q: %w", p.ids[want], err)
		}
		if err := differ("locate", i, int64(want)); err != nil {
			return err
		}
	}
	if _, err := p.got.Locate(p.ctx, "there is no such id"); !errors.Is(err, rowsource.ErrNoRow) {
		return fmt.Errorf("locate an id that no row has: %v, want ErrNoRow", err)
	}
	return nil
}

// found reads from hit to hit, forward and backward.
func (p *pair[R]) found() error {
	if !p.Got.Features().Find {
		return nil
	}
	for _, m := range p.Matches {
		end := rowsource.Seek{Index: int64(len(p.ids))}
		if !p.Got.Features().Index {
			continue
		}
		if err := p.foundFrom(m, rowsource.Seek{Index: 0}, false); err != nil {
			return err
		}
		if err := p.foundFrom(m, end, true); err != nil {
			return err
		}
	}
	return nil
}

func (p *pair[R]) foundFrom(m expr.Match, from rowsource.Seek, back bool) error {
	for {
		want, wantErr := p.want.Find(p.ctx, m, from, back)
		got, err := p.got.Find(p.ctx, m, from, back)
		if errors.Is(wantErr, rowsource.ErrNoRow) && errors.Is(err, rowsource.ErrNoRow) {
			return nil
		}
		if err := errors.Join(wantErr, err); err != nil {
			return fmt.Errorf("find %+v from %+v: %w", m, from, err)
		}
		if got.Index < 0 {
			got.Index = want.Index
		}
		if err := differ(fmt.Sprintf("find %+v from %+v", m, from), got, want); err != nil {
			return err
		}
		if from = got.Cursor.After(); back {
			from = got.Cursor.Before()
		}
	}
}

// aggregated compares aggregates of all rows and of some.
func (p *pair[R]) aggregated() error {
	if len(p.query.Aggregates) == 0 {
		return nil
	}
	spans := []rowsource.Span{{}}
	if p.Got.Features().Index {
		from := p.Rand.Int64N(int64(len(p.ids)) + 1)
		spans = append(spans, rowsource.Span{From: from}, rowsource.Span{From: from, To: from + p.Rand.Int64N(10)})
	}
	for _, span := range spans {
		want, wantErr := p.want.Aggregate(p.ctx, p.query.Aggregates, span)
		got, err := p.got.Aggregate(p.ctx, p.query.Aggregates, span)
		if err := errors.Join(wantErr, err); err != nil {
			return fmt.Errorf("aggregate %+v: %w", span, err)
		}
		if err := differ(fmt.Sprintf("aggregate %+v", span), printed(got), printed(want)); err != nil {
			return err
		}
	}
	return nil
}

func printed(values []value.Value) []string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = v.GoString()
	}
	return out
}

// grouped compares the groups directly below the path, and checks each of them.
func (p *pair[R]) grouped() error {
	if len(p.query.Path) >= len(p.query.Group) {
		if _, err := p.got.Groups(p.ctx, rowsource.Seek{Index: 0}, 1); !errors.Is(err, rowsource.ErrNoGroups) {
			return fmt.Errorf("groups where there are none: %v, want ErrNoGroups", err)
		}
		return nil
	}
	count, err := p.want.CountGroups(p.ctx)
	if err != nil {
		return err
	}
	all, err := p.want.Groups(p.ctx, rowsource.Seek{Index: 0}, int(count.N))
	if err != nil {
		return err
	}
	got, err := p.got.CountGroups(p.ctx)
	if err != nil || got.Exact && got.N != count.N {
		return fmt.Errorf("%d groups, want %d: %w", got.N, count.N, err)
	}
	if err := p.groupPages(all.Items); err != nil {
		return err
	}
	for _, g := range all.Items {
		below := p.query
		below.Path = g.Path
		if err := p.check(below); err != nil {
			return fmt.Errorf("in group %s: %w", g.Path.ID(), err)
		}
	}
	return nil
}

// groupPages reads groups page by page, forward and backward.
func (p *pair[R]) groupPages(want []rowsource.Group) error {
	at, from := rowsource.Seek{Index: 0}, 0
	for from < len(want) {
		n := 1 + p.Rand.IntN(4)
		page, err := p.got.Groups(p.ctx, at, n)
		if err != nil {
			return err
		}
		to := min(from+n, len(want))
		if err := differ("groups", describe(page.Items), describe(want[from:to])); err != nil {
			return err
		}
		from, at = to, page.Last.After()
	}
	if len(want) == 0 {
		return nil
	}
	page, err := p.got.Groups(p.ctx, at.Cursor.Before(), len(want))
	if err != nil {
		return err
	}
	return differ("groups before the last one", describe(page.Items), describe(want[:len(want)-1]))
}

func describe(groups []rowsource.Group) []string {
	out := make([]string, len(groups))
	for i, g := range groups {
		out[i] = fmt.Sprint(g.Path.ID(), g.Rows, printed(g.Aggregates))
	}
	return out
}

// closed closes the result twice and reads from it.
func (p *pair[R]) closed() error {
	if err := p.got.Close(); err != nil {
		return fmt.Errorf("close: %w", err)
	}
	if err := p.got.Close(); err != nil {
		return fmt.Errorf("close again: %w", err)
	}
	if _, err := p.got.Read(p.ctx, rowsource.Seek{Index: 0}, 1); !errors.Is(err, rowsource.ErrClosed) {
		return fmt.Errorf("read from a closed view: %v, want ErrClosed", err)
	}
	return nil
}
