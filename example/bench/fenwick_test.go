// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestFenwickFindsTheRowAtAPixel(t *testing.T) {
	const rows = 77
	f := newFenwick(rows)
	f.set(5, 0)
	f.set(6, 3)
	at := int64(0)
	for row := range rows {
		if f.heights[row] > 0 {
			require.Equal(t, row, f.find(at))
			require.Equal(t, row, f.find(at+int64(f.heights[row])-1))
		}
		at += int64(f.heights[row])
	}
	require.Equal(t, rows-1, f.find(at))
}
