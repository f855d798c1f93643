// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formulacolumns_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/formulacolumns"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// chain returns columns each of which uses the previous one twice; the first one uses the column x.
func chain(n int, join string) []formulacolumns.Calculated {
	all := []formulacolumns.Calculated{{ID: "c0", Formula: "x"}}
	for i := 1; i < n; i++ {
		all = append(all, formulacolumns.Calculated{ID: fmt.Sprintf("c%d", i), Formula: fmt.Sprintf("c%d%sc%d", i-1, join, i-1)})
	}
	return all
}

// reads returns the column x with a value, and counts in n how often it is read.
func reads[V any](v V, n *int) *formulacolumns.Columns {
	col := column.Value[V]{Get: func(rowdata.Row) (V, bool) { *n++; return v, true }}
	col.Begin("x", "x", column.TraitsOf[V]())
	return &formulacolumns.Columns{Defs: []*column.Def{col.Def}}
}

// However often columns use others, each is computed only once for a value.
func TestCalculatedColumnsAreComputedOnce(t *testing.T) {
	n := 0
	all := reads(1.5, &n).Resolve(chain(60, " + "), time.Now())
	row := rowdata.Of(order{})
	for i, col := range all {
		require.Nil(t, col.Err)
		n = 0
		v, s := col.Program.Float(row)
		require.Equal(t, formula.OK, s)
		require.Equal(t, 1.5*float64(uint64(1)<<i), v)
		require.Equal(t, 1, n, "column %d", i)
	}
	texts := reads("ab", &n).Resolve(chain(12, " & "), time.Now())
	n = 0
	v, s := texts[11].Program.Text(row)
	require.Equal(t, formula.OK, s)
	require.Equal(t, strings.Repeat("ab", 1<<11), v)
	require.Equal(t, 1, n)
}

func TestCalculatedColumnsAllocateNothing(t *testing.T) {
	n := 0
	last := reads(1.5, &n).Resolve(chain(60, " + "), time.Now())[59].Program
	row := rowdata.Of(order{})
	require.Zero(t, testing.AllocsPerRun(100, func() { last.Float(row) }))
	require.Zero(t, testing.AllocsPerRun(100, func() { last.Number(row) }))
}

// A text that would grow without end soon fails as out of range.
func TestCalculatedTextsAreBounded(t *testing.T) {
	n := 0
	all := reads("0123456789", &n).Resolve(chain(60, " & "), time.Now())
	for i, col := range all {
		v, s := col.Program.Text(rowdata.Of(order{}))
		if i < 14 {
			require.Equal(t, formula.OK, s)
			require.Len(t, v, 10<<i)
		} else {
			require.Equal(t, formula.OutOfRange, s, "column %d", i)
		}
	}
}

// The value of a row does not leak into another row, on any goroutine.
func TestCalculatedColumnsKeepRowsApart(t *testing.T) {
	col := column.Value[int]{Get: func(row rowdata.Row) (int, bool) { return int(rowdata.Ptr[order](row).Level), true }}
	col.Begin("x", "x", column.TraitsOf[int]())
	cols := &formulacolumns.Columns{Defs: []*column.Def{col.Def}}
	all := cols.Resolve(append(chain(8, " + "), formulacolumns.Calculated{
		ID: "all", Formula: `if(c7 > x and c3 = x * 8 and not (c1 is empty) and "" & c2 contains "4" and x in (1, c0), "" & c7 & "/" & x, "no")`,
	}), time.Now())
	require.Nil(t, all[8].Err)
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			for i := range 1000 {
				row := rowdata.Of(order{Level: level(i)})
				if v, _ := all[7].Program.Float(row); v != float64(i*128) {
					t.Errorf("%v for %d", v, i)
				}
				want := "no"
				if i > 0 && strings.Contains(fmt.Sprint(4*i), "4") {
					want = fmt.Sprintf("%d/%d", i*128, i)
				}
				if v, _ := all[8].Program.Text(row); v != want {
					t.Errorf("%s for %d", v, i)
				}
			}
		})
	}
	wait.Wait()
}

// The columns of a view are bounded too.
func TestCostlyCalculatedColumnsAreRefused(t *testing.T) {
	n := 0
	var many []formulacolumns.Calculated
	for i := range 3000 {
		many = append(many, formulacolumns.Calculated{ID: fmt.Sprintf("m%d", i), Formula: "x + 1"})
	}
	all := reads(1.5, &n).Resolve(many, time.Now())
	require.Nil(t, all[499].Err)
	require.Equal(t, formula.TooLong, all[500].Err.Code)

	long := []formulacolumns.Calculated{{ID: "c0", Formula: "x"}}
	for i := 1; i < 20; i++ {
		terms := strings.Repeat(fmt.Sprintf("c%d,  ", i-1), 1000)
		long = append(long, formulacolumns.Calculated{ID: fmt.Sprintf("c%d", i), Formula: "sum(" + terms + "x)"})
	}
	all = reads(1.5, &n).Resolve(long, time.Now())
	require.Nil(t, all[7].Err)
	require.Equal(t, formula.TooLong, all[8].Err.Code)
	require.Equal(t, formula.Broken, all[9].Err.Code)
}
