// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestPagesCoverTheList(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		total := rapid.IntRange(0, 200).Draw(t, "total")
		size := rapid.IntRange(-1, 70).Draw(t, "size")
		p, next := Page{Size: size}, 0
		for range p.Count(total) {
			lo, hi := p.Rows(total)
			require.Equal(t, next, lo)
			require.Equal(t, hi < total, p.Next(total))
			require.Equal(t, lo > 0, p.Previous())
			next = hi
			p.Index++
		}
		require.Equal(t, total, next)
		lo, hi := p.Rows(total + 0)
		if size > 0 {
			require.Equal(t, lo, hi, "nothing after the last page")
		}
		require.Equal(t, p.Count(total)-1, p.Clamp(total).Index)
	})
}

func TestResizeKeepsTheFirstRow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := Page{rapid.IntRange(0, 50).Draw(t, "index"), rapid.IntRange(1, 50).Draw(t, "size")}
		q := p.Resize(rapid.IntRange(1, 50).Draw(t, "new size"))
		first, _ := p.Rows(10_000)
		lo, hi := q.Rows(10_000)
		require.True(t, lo <= first && first < hi)
	})
}

func TestPagesOfBadInput(t *testing.T) {
	require.Equal(t, Page{0, 10}, Page{-1, 10}.Clamp(95))
	require.Equal(t, Page{9, 10}, Page{math.MaxInt, 10}.Clamp(95))
	require.Equal(t, Page{}, Page{7, -3}.Clamp(95))
	require.Equal(t, Page{500, 10}, Page{500, 10}.Clamp(-1), "unknown totals clamp nothing")
	require.Equal(t, -1, Page{0, 10}.Count(-1))
	require.True(t, Page{0, 10}.Next(-1))
	require.Equal(t, Page{}, Page{3, 10}.Resize(0))
	require.Equal(t, Page{0, 5}, Page{-3, 10}.Resize(5))
	require.Equal(t, Page{0, 5}, Page{}.Resize(5))
	require.Positive(t, Page{math.MaxInt, 10}.Resize(5).Index)
	lo, hi := Page{math.MaxInt, 10}.Rows(95)
	require.Equal(t, []int{95, 95}, []int{lo, hi})
	lo, hi = Page{1 << 40, 10}.Rows(1 << 60)
	require.Equal(t, []int{10 << 40, 10<<40 + 10}, []int{lo, hi}, "lists that no order holds")
	lo, hi = Page{-5, 10}.Rows(95)
	require.Equal(t, []int{0, 10}, []int{lo, hi})
	lo, hi = Page{2, 10}.Rows(-1)
	require.Equal(t, []int{20, 30}, []int{lo, hi})
	lo, hi = Page{}.Rows(-1)
	require.Equal(t, []int{0, 0}, []int{lo, hi})
}
