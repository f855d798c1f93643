// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"context"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// A faulty is a source with a method that panics, or returns what no source may, while fault names the method.
type faulty struct {
	rowsource.Source[item]
	fault *atomic.Pointer[string]
}

func newFaulty(t testing.TB, fault string) faulty {
	f := faulty{sliceOf(t, items(0, 40)), new(atomic.Pointer[string])}
	f.fault.Store(&fault)
	return f
}

func (f faulty) is(fault string) bool { return *f.fault.Load() == fault }

func (f faulty) reach(method string) {
	if f.is(method) {
		panic("boom")
	}
}

func (f faulty) mend() { f.fault.Store(new(string)) }

func (f faulty) Features() rowsource.Features {
	f.reach("Features")
	return f.Source.Features()
}

func (f faulty) ID(r item) string {
	f.reach("ID")
	return f.Source.ID(r)
}

func (f faulty) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[item], error) {
	f.reach("Open")
	if f.is("no result") {
		return nil, nil
	}
	v, err := f.Source.Open(ctx, q)
	return faultyView{v, f}, err
}

func (f faulty) Watch(ctx context.Context, _ func(rowsource.Change)) error {
	f.reach("Watch")
	<-ctx.Done()
	return ctx.Err()
}

type faultyView struct {
	rowsource.Result[item]
	of faulty
}

func (v faultyView) Count(ctx context.Context) (rowsource.Count, error) {
	v.of.reach("Count")
	if v.of.is("negative count") {
		return rowsource.Count{N: -3, Exact: true}, nil
	}
	return v.Result.Count(ctx)
}

func (v faultyView) Read(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[item], error) {
	v.of.reach("Read")
	if v.of.is("too many rows") {
		p, err := v.Result.Read(ctx, at, n)
		p.Items = append(p.Items, make([]item, n)...)
		return p, err
	}
	return v.Result.Read(ctx, at, n)
}

func (v faultyView) Locate(ctx context.Context, id string) (int64, error) {
	v.of.reach("Locate")
	return v.Result.Locate(ctx, id)
}

func (v faultyView) CountGroups(ctx context.Context) (rowsource.Count, error) {
	v.of.reach("CountGroups")
	return v.Result.CountGroups(ctx)
}

func (v faultyView) Groups(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[rowsource.Group], error) {
	v.of.reach("Groups")
	p, err := v.Result.Groups(ctx, at, n)
	for i := range p.Items {
		switch {
		case v.of.is("group without a path"):
			p.Items[i].Path = nil
		case v.of.is("group of negative size"):
			p.Items[i].Rows = -1
		}
	}
	return p, err
}

func (v faultyView) Aggregate(ctx context.Context, of []rowsource.Agg, s rowsource.Span) ([]value.Value, error) {
	v.of.reach("Aggregate")
	if v.of.is("no aggregates") {
		return nil, nil
	}
	return v.Result.Aggregate(ctx, of, s)
}

func (v faultyView) Find(ctx context.Context, m expr.Match, from rowsource.Seek, back bool) (rowsource.Hit, error) {
	v.of.reach("Find")
	return v.Result.Find(ctx, m, from, back)
}

func (v faultyView) Close() error {
	v.of.reach("Close")
	return v.Result.Close()
}

// Whatever a source does wrong is an error that the grid shows and that goes away with Retry.
func TestFaultsOfASourceAreContained(t *testing.T) {
	grouped := func(g *gridui.Grid[item]) {
		g.Grouping.By, g.Grouping.Total, g.Expansion.Rows = []string{"kind"}, option.TotalRowTop, idset.All()
	}
	flat := func(*gridui.Grid[item]) {}
	for _, c := range []struct {
		fault string
		set   func(g *gridui.Grid[item])
		// says is the text of the error; empty where nothing visible depends on the answer.
		says string
	}{
		{"Features", flat, "boom"}, {"ID", flat, "boom"}, {"Open", flat, "boom"}, {"no result", flat, "no result"},
		{"Count", flat, ""}, {"negative count", flat, ""}, {"Read", flat, "boom"}, {"too many rows", flat, "at most"},
		{"Open", grouped, "boom"}, {"Groups", grouped, "boom"}, {"group without a path", grouped, "path of 0 values"},
		{"group of negative size", grouped, "-1 rows"}, {"Aggregate", grouped, "boom"}, {"no aggregates", grouped, "0 aggregates"},
		{"Read", grouped, "boom"}, {"ID", grouped, "boom"},
		{"CountGroups", grouped, ""}, {"Locate", flat, ""}, {"Find", flat, ""}, {"Close", flat, ""}, {"Watch", flat, ""},
	} {
		t.Run(c.fault, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := newStage(func(g *gridui.Grid[item]) { allOn(g); c.set(g) })
				defer s.close(t)
				source := newFaulty(t, c.fault)
				r := gridui.NewRemote(source, gridui.RemoteOptions[item]{Live: true})
				s.remotes = append(s.remotes, r)
				s.Grid.SetSource(r)
				s.pass()
				if c.says != "" {
					require.ErrorContains(t, r.Err(), c.says)
				}
				s.act()
				r.Reload()
				s.pass()
				source.mend()
				r.Retry()
				s.pass()
				require.NoError(t, r.Err())
				s.Grid.ScrollToOffset(0)
				s.pass()
				row, ok := s.Grid.RowAt(len(s.Grid.Grouping.By))
				require.True(t, ok)
				require.Equal(t, "r0", row.ID)
			})
		})
	}
}
