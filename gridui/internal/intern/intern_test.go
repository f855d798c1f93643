// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package intern_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/intern"
)

func ExampleTexts() {
	var texts intern.Texts
	fmt.Println(texts.ID("Seoul"), texts.ID("Busan"), texts.ID("Seoul"), texts.List)
	// Output: 0 1 0 [Seoul Busan]
}

func TestTextsHaveNumbers(t *testing.T) {
	var in intern.Texts
	want := map[string]uint32{}
	for i := range 20_000 {
		s := fmt.Sprint(i * 7919 % 3001)
		id, ok := want[s]
		if !ok {
			id = uint32(len(want))
			want[s] = id
		}
		require.Equal(t, id, in.ID(s))
		require.Equal(t, id, in.ID(s), "again, by its address")
	}
	require.Len(t, in.List, len(want))
	require.Equal(t, uint32(len(want)), in.ID(""))
	require.Equal(t, uint32(len(want)), in.ID(""))
}
