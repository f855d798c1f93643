// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Values are those of the rows in their state, and each row that stays is read once.
func TestRowValuesReadRowsThatCome(t *testing.T) {
	var kept viewport.RowValues[int, string]
	read := map[string]int{}
	r := rand.New(rand.NewPCG(1, 2))
	first, n, state := 0, 10, 0
	for range 2000 {
		switch r.IntN(6) {
		case 0:
			first = r.IntN(200)
		case 1, 2:
			first = max(first+r.IntN(7)-3, 0)
		case 3:
			n = r.IntN(12)
		case 4:
			state = r.IntN(3)
		case 5:
			kept.Forget()
		}
		var rows []celllayout.Span
		var want []string
		for i := range n {
			rows = append(rows, celllayout.Span{Index: first + i})
			want = append(want, fmt.Sprint(first+i, " in ", state))
		}
		clear(read)
		got := kept.Of(rows, state, func(row celllayout.Span) string {
			read[fmt.Sprint(row.Index)]++
			return fmt.Sprint(row.Index, " in ", state)
		})
		require.Equal(t, len(want), len(got))
		require.Subset(t, want, got)
		for i := range got {
			require.Equal(t, want[i], got[i])
		}
		require.NotContains(t, read, 2)
	}
	rows := []celllayout.Span{{Index: 3}, {Index: 4}, {Index: 5}}
	reads := func(rows []celllayout.Span, state int) (n int) {
		kept.Of(rows, state, func(celllayout.Span) string { n++; return "" })
		return n
	}
	kept.Forget()
	require.Equal(t, []int{3, 0, 1, 2, 2}, []int{reads(rows, 7), reads(rows, 7), reads([]celllayout.Span{{Index: 4}, {Index: 5}, {Index: 6}}, 7), reads(rows[:2], 8), reads(rows[:2], 9)})
}
