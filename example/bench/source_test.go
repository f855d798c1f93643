// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/bench/internal/orderdb"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// TestSourceTable checks counts and lines, but no times.
func TestSourceTable(t *testing.T) {
	var out bytes.Buffer
	folder := t.TempDir()
	p := sourcePlan{rows: 30_000, jumps: 3, naive: 2, sorts: 1, slowSorts: 1, frames: 60, fillBytes: 1 << 20}
	require.NoError(t, p.measure(&table{out: &out}, folder))
	for _, name := range []string{
		"count", "jump/plain", "jump", "jump/shown", "jump/naive", "sort-indexed/plain", "sort-indexed", "sort/plain", "sort", "sort-staying",
		"frames/memory", "frames", "heap/empty",
	} {
		require.Contains(t, out.String(), "source/"+name+"\t")
	}
	require.Contains(t, out.String(), "source/refetch\t0\tblocks\t-\t0\tok\n")
	require.Contains(t, out.String(), "source/frames/waiting\t0\tframes\t-\t0\tok\n")
	require.Regexp(t, `source/heap\t\S+\tMiB\t-\t64\tok\n`, out.String())
	files, err := os.ReadDir(folder)
	require.NoError(t, err)
	require.Len(t, files, 1, "what is made on the way is gone")
}

func TestBlocksThatAreReadTwiceAreFoundOut(t *testing.T) {
	path, err := orderdb.Make(context.Background(), t.TempDir(), 2*blockRows)
	require.NoError(t, err)
	o, err := orderdb.Open(path, 2*blockRows)
	require.NoError(t, err)
	defer o.Close()
	reads := &sourceReads[sqlrows.Row]{Source: o.Source}
	view, err := reads.Open(context.Background(), rowsource.Query{})
	require.NoError(t, err)
	defer view.Close()
	for _, c := range []struct {
		from  int64
		n     int
		again int
	}{{0, 2 * blockRows, 0}, {blockRows, blockRows, 1}, {0, blockRows, 2}} {
		_, err := view.Read(context.Background(), rowsource.Seek{Index: c.from}, c.n)
		require.NoError(t, err)
		require.Equal(t, c.again, reads.again())
	}
	require.Equal(t, int64(4*blockRows), reads.rows())
	took, ok := reads.took(300)
	require.True(t, ok)
	require.Positive(t, took)
	require.False(t, reads.running())
}

func TestOrdersAreMadeOnce(t *testing.T) {
	folder := t.TempDir()
	path, err := orderdb.Make(context.Background(), folder, 100)
	require.NoError(t, err)
	before, err := os.Stat(path)
	require.NoError(t, err)
	again, err := orderdb.Make(context.Background(), folder, 100)
	require.NoError(t, err)
	after, err := os.Stat(again)
	require.NoError(t, err)
	require.True(t, os.SameFile(before, after))

	o, err := orderdb.Open(path, 100)
	require.NoError(t, err)
	defer o.Close()
	all, err := o.Query("ORDER BY id")
	require.NoError(t, err)
	require.Len(t, all, 100)
	require.Equal(t, orderdb.Order{ID: 1, Customer: "customer 7919", City: "부산", Amount: 2654435761 % orderdb.Amounts, Score: 48271 / 16.}, all[0])

	_, err = orderdb.Make(context.Background(), filepath.Join(path, "below"), 100)
	require.ErrorContains(t, err, "making the table")
	require.False(t, strings.Contains(path, ".part"))
}

func TestSomeOrdersAreFromAllOver(t *testing.T) {
	const n = 5000
	path, err := orderdb.Make(context.Background(), t.TempDir(), n)
	require.NoError(t, err)
	o, err := orderdb.Open(path, n)
	require.NoError(t, err)
	defer o.Close()
	rows, err := o.Some(4, 10)
	require.NoError(t, err)
	require.Len(t, rows, 40)
	for i, row := range rows {
		amount, ok := row.Value("amount").AsInt()
		require.True(t, ok)
		require.GreaterOrEqual(t, amount, int64(i/10*orderdb.Amounts/4))
		require.Less(t, amount, int64((i/10+1)*orderdb.Amounts/4))
	}
}
