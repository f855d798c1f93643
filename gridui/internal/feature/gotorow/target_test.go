// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gotorow

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTarget(t *testing.T) {
	const none = -1
	for text, want := range map[string]int{
		"1": 0, "100": 99, "101": 99, " 7 ": 6, "1,0": 9, "99999999999999999999999": 99,
		"0": none, "": none, "x": none, "1x": none, "+": none, "+-1": none, "-": none,
		"+5": 45, "-5": 35, "-99": 0, "+99": 99, "+0": 40,
		"0%": 0, "50%": 50, "100 %": 99, "101%": none, "%": none, "-1%": none,
	} {
		got, ok := target(text, 40, 100)
		if !ok {
			got = none
		}
		require.Equal(t, want, got, text)
	}
	_, ok := target("1", 0, 0)
	require.False(t, ok, "there is no row")
}
