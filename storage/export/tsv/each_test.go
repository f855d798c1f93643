// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tsv_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Rows of very different lengths share the memory that Each allocates for cells, and are read as they were written.
func TestRowsOfAllLengthsReadBack(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	texts := []string{"", "a", "bc", "\t", "\r\n", `"`, `x"y`, strings.Repeat("long ", 20)}
	for range 300 {
		rows := make([][]string, rnd.IntN(60))
		for i := range rows {
			n := rnd.IntN(8)
			if rnd.IntN(20) == 0 {
				n = rnd.IntN(3000)
			}
			for range n {
				rows[i] = append(rows[i], texts[rnd.IntN(len(texts))])
			}
		}
		require.Equal(t, same(rows), parsed(written(rows)))
	}
}

// Appending to a row does not overwrite the next row.
func TestARowOfEachCanBeAddedTo(t *testing.T) {
	rows := parsed("a\tb\nc\td")
	_ = append(rows[0], "new")
	require.Equal(t, []string{"c", "d"}, rows[1])
}
