// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strconv"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// asRow is a row of its own with a value.
func asRow[T any](v T) anyRow { return anyRow{&v} }

func TestForksGrowByThemselves(t *testing.T) {
	rows := &rowsOf[int]{[]int{1, 2, 3}}
	fork := rows.fork()
	fork.add(asRow(4))
	require.Equal(t, 3, rows.Len())
	require.Equal(t, 4, fork.Len())
	require.Equal(t, 4, *ptr[int](fork.At(3)))
	require.Equal(t, []int{3, 1}, rows.pick([]int{2, 0}).(*rowsOf[int]).rows)
	*ptr[int](rows.At(1)) = 20
	require.Equal(t, []int{1, 20, 3}, rows.rows, "a row of a slice is the row itself")
}

// squares are rows that no slice holds.
type squares int

func (n squares) Len() int        { return int(n) }
func (n squares) At(i int) string { return strconv.Itoa(i * i) }

func TestComputedRowsAreReadByManyAtOnce(t *testing.T) {
	rows := newComputedRows[string](squares(1000))
	a, b := rows.At(3), rows.At(4)
	require.Equal(t, "9", *ptr[string](a), "a row holds while the next one is read")
	require.Equal(t, "16", *ptr[string](b))
	var wg sync.WaitGroup
	wrong := make([]int, 8)
	for k := range wrong {
		wg.Go(func() {
			for i := range rows.Len() {
				r := rows.lease()
				if *ptr[string](r.At(i)) != strconv.Itoa(i*i) {
					wrong[k]++
				}
				r.release()
			}
		})
	}
	wg.Wait()
	require.Equal(t, make([]int, 8), wrong)
	require.Zero(t, testing.AllocsPerRun(100, func() { rows.lease().release() }))
}

func TestDeepCopiesShareNothingThatAnEditChanges(t *testing.T) {
	type person struct{ name string }
	p := &person{"Kim"}
	c := rowsKind[*person]{}.deep(asRow(p))
	(*ptr[*person](c)).name = "Lee"
	require.Equal(t, "Kim", p.name)

	m := map[string]int{"a": 1}
	d := rowsKind[map[string]int]{}.deep(asRow(m))
	(*ptr[map[string]int](d))["a"] = 2
	require.Equal(t, 1, m["a"])

	require.Nil(t, *ptr[*person](rowsKind[*person]{}.deep(asRow[*person](nil))))
	require.Nil(t, *ptr[map[string]int](rowsKind[map[string]int]{}.deep(asRow[map[string]int](nil))))
}

func TestAssignFillsWhatAPointerPointsTo(t *testing.T) {
	type person struct{ name string }
	p := &person{"Kim"}
	slot := p
	rowsKind[*person]{}.assign(anyRow{&slot}, asRow(&person{"Lee"}))
	require.Same(t, p, slot)
	require.Equal(t, "Lee", p.name, "whoever holds the row sees the change")

	rowsKind[*person]{}.assign(anyRow{&slot}, asRow[*person](nil))
	require.Nil(t, slot)
	require.Equal(t, "Lee", p.name)

	n := 1
	rowsKind[int]{}.assign(anyRow{&n}, asRow(2))
	require.Equal(t, 2, n)
}

func TestKeysOfRows(t *testing.T) {
	require.Equal(t, 7, rowsKind[int]{}.key(asRow(7)))
	require.Nil(t, rowsKind[[]int]{}.key(asRow([]int{7})), "a slice cannot be told from another")
}
