// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rounds

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestOf(t *testing.T) {
	want := map[int]int{0: 0, 1: 1, 2: 2, 12: 2, 640: 640 / shortPart}
	for n, short := range want {
		if testing.Short() {
			require.Equal(t, short, Of(n))
		} else {
			require.Equal(t, n, Of(n))
		}
		require.Equal(t, uint64(Of(n)), Seeds(n))
	}
}
