// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tsv_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/internal/tsv"
)

func TestEachIsParse(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	pieces := []string{"\t", "\t", "\n", "\r\n", "\r", `"`, `""`, "a", "bc", strings.Repeat("\t", 700), strings.Repeat("x\ty\t", 1500)}
	for range 500 {
		var text strings.Builder
		for range rnd.IntN(60) {
			text.WriteString(pieces[rnd.IntN(len(pieces))])
		}
		rows := slices.Collect(tsv.Each(text.String()))
		require.Equal(t, tsv.Parse(text.String()), rows, "%q", text.String())
	}
}

// Appending to a row does not overwrite the next row.
func TestARowOfEachCanBeAddedTo(t *testing.T) {
	rows := slices.Collect(tsv.Each("a\tb\nc\td"))
	_ = append(rows[0], "new")
	require.Equal(t, []string{"c", "d"}, rows[1])
}
