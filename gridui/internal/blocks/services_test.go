// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"context"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// tickets is a service of another kind: it reads pages forward from a cursor, and does not count its rows.
type tickets int64

func (n tickets) Open(context.Context, rowsource.Query) (rowsource.Result[int], error) {
	return &ticketPages{n: int64(n)}, nil
}
func (tickets) Features() rowsource.Features { return rowsource.Features{Key: []string{"id"}} }
func (tickets) ID(row int) string            { return strconv.Itoa(row) }

type ticketPages struct {
	rowsource.Base
	n int64
}

func (p *ticketPages) Count(context.Context) (rowsource.Count, error) { return rowsource.Count{}, nil }

func (p *ticketPages) Read(_ context.Context, at rowsource.Seek, limit int) (page rowsource.Page[int], err error) {
	if at.Before || at.Index > 0 {
		return page, rowsource.ErrUnsupported
	}
	from := int64(0)
	if at.Cursor != nil {
		from, _ = at.Cursor[0].AsInt()
	}
	page.Index = -1
	for i := from; i < min(from+int64(limit), p.n); i++ {
		page.Items = append(page.Items, int(i))
	}
	if len(page.Items) > 0 {
		page.First, page.Last = rowsource.Cursor{}, rowsource.Cursor{value.Int(from + int64(len(page.Items)))}
	}
	return page, nil
}

// follow scrolls a cache to the row that from returns until the row with an id is there.
func follow(cache *blocks.Cache[int], wake <-chan bool, id string, from func() int64) int64 {
	for now := time.Unix(0, 0); ; now = now.Add(time.Second) {
		cache.Sync()
		first := max(from(), 0)
		again := cache.Want(now, first, first+20)
		for i := first; i < first+20; i++ {
			if cache.ID(i) == id {
				return i
			}
		}
		if again.IsZero() {
			<-wake
		}
	}
}

func newServiceCache(s rowsource.Source[int]) (cache *blocks.Cache[int], wake chan bool) {
	wake = make(chan bool, 1)
	cache = blocks.New(blocks.Options[int]{Source: s, Wake: func() {
		select {
		case wake <- true:
		default:
		}
	}})
	cache.SetQuery(rowsource.Query{}, "")
	return cache, wake
}

// A service with offset and limit is read in blocks, and jumps to rows that were not read.
func TestAServiceWithOffsetAndLimitFillsACache(t *testing.T) {
	const n = 3000
	for _, counts := range []bool{true, false} {
		cache, wake := newServiceCache(&restrows.Paged[int]{
			Can: rowsource.Features{Key: []string{"id"}}, RowID: strconv.Itoa,
			List: func(_ context.Context, _ rowsource.Query, offset int64, limit int) (rows []int, total int64, err error) {
				for i := offset; i < min(offset+int64(min(limit, 100)), n); i++ {
					rows = append(rows, int(i))
				}
				if total = -1; counts {
					total = n
				}
				return rows, total, nil
			},
		})
		require.Equal(t, int64(0), follow(cache, wake, "0", func() int64 { return 0 }))
		require.Equal(t, int64(n-1), follow(cache, wake, "2999", func() int64 { return cache.Count().N - 20 }))
		require.Equal(t, rowsource.Count{N: n, Exact: true}, cache.Count())
		cache.Close()
	}
}

// A cache only needs pages forward.
func TestAServiceWithTicketsFillsACache(t *testing.T) {
	cache, wake := newServiceCache(tickets(700))
	defer cache.Close()
	require.Equal(t, int64(699), follow(cache, wake, "699", func() int64 { return cache.Count().N - 20 }))
	require.Equal(t, rowsource.Count{N: 700, Exact: true}, cache.Count())
}
