// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// live is a source whose views change with the rows, as views of a service do.
type live struct{ *rowsource.Slice[record] }

func (s live) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[record], error) {
	v, err := s.Slice.Open(ctx, q)
	return liveView{v, s.Slice, q}, err
}

type liveView struct {
	rowsource.Result[record]
	source *rowsource.Slice[record]
	query  rowsource.Query
}

func (v liveView) now(ctx context.Context) rowsource.Result[record] {
	now, err := v.source.Open(ctx, v.query)
	if err != nil {
		return v.Result
	}
	return now
}

func (v liveView) Read(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[record], error) {
	return v.now(ctx).Read(ctx, at, n)
}

func (v liveView) Groups(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[rowsource.Group], error) {
	return v.now(ctx).Groups(ctx, at, n)
}

func (v liveView) CountGroups(ctx context.Context) (rowsource.Count, error) {
	return v.now(ctx).CountGroups(ctx)
}

// Dropped groups may have changed when they are read again.
func TestGroupsChangeWhileTheyShow(t *testing.T) {
	for name, c := range map[string]struct {
		remain func(record) bool
		open   map[string]bool
	}{
		"open groups at the end are gone": {func(r record) bool { return r.id < 20_000 }, map[string]bool{"[2]": true}},
		"an open group has fewer rows":    {func(r record) bool { return r.id/100 != 2 || r.id%2 == 0 }, map[string]bool{"[2]": true, "[290]": true}},
		"an open group has moved":         {func(r record) bool { return r.id/100 != 1 }, map[string]bool{"[2]": true, "[290]": true}},
		"an open group is gone":           {func(r record) bool { return r.id/100 != 2 }, map[string]bool{"[290]": true}},
	} {
		t.Run(name, func(t *testing.T) {
			inOutline(t, 30_000, byHundred(), func(g *outlineGrid) {
				g.fake.Source = live{g.source}
				g.make(1) // only what is near the screen is kept
				g.outline.OpenGroup(path(2))
				g.outline.OpenGroup(path(290))
				g.outline.SetQuery(byHundred(), blocks.Place{})
				g.settle()
				g.scrollTo(g.outline.Count().N - g.screen)
				g.settle()
				g.scrollTo(g.outline.Count().N - g.screen)
				g.settle()
				require.Equal(t, int64(500), g.outline.Count().N)
				var rows []record
				for _, r := range newRecords(30_000) {
					if c.remain(r) {
						rows = append(rows, r)
					}
				}
				require.NoError(t, g.source.SetRows(rows))
				want := g.flat(byHundred(), c.open)
				g.scrollTo(0)
				g.settle()
				if len(rows) == 20_000 {
					require.Equal(t, int64(len(want)), g.outline.Count().N, "without a look at the end")
				}
				for range 2 {
					for top := int64(0); top < g.outline.Count().N; top += g.screen {
						g.scrollTo(top)
						g.settle()
					}
				}
				require.Equal(t, int64(len(want)), g.outline.Count().N)
				for top := int64(0); top < int64(len(want)); top += g.screen {
					g.scrollTo(top)
					g.settle()
					require.Equal(t, want[top:min(top+g.screen, int64(len(want)))], g.lines())
				}
				require.Len(t, g.outline.ExpandedPaths(), 2, "they open again should they come back")
			})
		})
	}
}
