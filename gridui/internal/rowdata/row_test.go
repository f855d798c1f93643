// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

import (
	"strconv"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

func TestForksGrowByThemselves(t *testing.T) {
	rows := &SliceOf[int]{[]int{1, 2, 3}}
	fork := rows.Fork()
	fork.Add(Of(4))
	require.Equal(t, 3, rows.Len())
	require.Equal(t, 4, fork.Len())
	require.Equal(t, 4, *Ptr[int](fork.At(3)))
	require.Equal(t, []int{3, 1}, rows.Pick([]coord.Record{2, 0}).(*SliceOf[int]).Rows)
	*Ptr[int](rows.At(1)) = 20
	require.Equal(t, []int{1, 20, 3}, rows.Rows, "a row of a slice is the row itself")
}

// squares are rows that no slice holds.
type squares int

func (n squares) Len() int        { return int(n) }
func (n squares) At(i int) string { return strconv.Itoa(i * i) }

func TestComputedRowsAreReadByManyAtOnce(t *testing.T) {
	rows := NewComputed[string](squares(1000))
	a, b := rows.At(3), rows.At(4)
	require.Equal(t, "9", *Ptr[string](a), "a row holds while the next one is read")
	require.Equal(t, "16", *Ptr[string](b))
	var wg sync.WaitGroup
	wrong := make([]int, 8)
	for k := range wrong {
		wg.Go(func() {
			for i := range rows.Len() {
				r := rows.Lease()
				if *Ptr[string](r.At(i)) != strconv.Itoa(i*i) {
					wrong[k]++
				}
				r.Release()
			}
		})
	}
	wg.Wait()
	require.Equal(t, make([]int, 8), wrong)
	require.Zero(t, testing.AllocsPerRun(100, func() { rows.Lease().Release() }))
}

func TestDeepCopiesShareNothingThatAnEditChanges(t *testing.T) {
	type person struct{ name string }
	p := &person{"Kim"}
	c := KindOf[*person]{}.Deep(Of(p))
	(*Ptr[*person](c)).name = "Lee"
	require.Equal(t, "Kim", p.name)

	m := map[string]int{"a": 1}
	d := KindOf[map[string]int]{}.Deep(Of(m))
	(*Ptr[map[string]int](d))["a"] = 2
	require.Equal(t, 1, m["a"])

	require.Nil(t, *Ptr[*person](KindOf[*person]{}.Deep(Of[*person](nil))))
	require.Nil(t, *Ptr[map[string]int](KindOf[map[string]int]{}.Deep(Of[map[string]int](nil))))
}

func TestAssignFillsWhatAPointerPointsTo(t *testing.T) {
	type person struct{ name string }
	p := &person{"Kim"}
	slot := p
	KindOf[*person]{}.Assign(To(&slot), Of(&person{"Lee"}))
	require.Same(t, p, slot)
	require.Equal(t, "Lee", p.name, "whoever holds the row sees the change")

	KindOf[*person]{}.Assign(To(&slot), Of[*person](nil))
	require.Nil(t, slot)
	require.Equal(t, "Lee", p.name)

	n := 1
	KindOf[int]{}.Assign(To(&n), Of(2))
	require.Equal(t, 2, n)
}

func TestKeysOfRows(t *testing.T) {
	require.Equal(t, 7, KindOf[int]{}.Key(Of(7)))
	require.Nil(t, KindOf[[]int]{}.Key(Of([]int{7})), "a slice cannot be told from another")
}
