// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tint_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/tint"
)

func TestTintsAreStoredByTheirNames(t *testing.T) {
	names := []string{"none", "red", "orange", "yellow", "green", "teal", "blue", "purple", "grey"}
	for i, name := range names {
		want := tint.Tint(i)
		require.Equal(t, name, want.String())
		text, err := json.Marshal(want)
		require.NoError(t, err)
		require.Equal(t, `"`+name+`"`, string(text))
		got := tint.Tint(200)
		require.NoError(t, json.Unmarshal(text, &got))
		require.Equal(t, want, got)
	}
	require.Equal(t, tint.Grey, tint.Tint(len(names)-1))
}

func TestUnknownTintsAreErrors(t *testing.T) {
	unknown := tint.Grey + 1
	require.Empty(t, unknown.String())
	_, err := unknown.MarshalText()
	require.EqualError(t, err, "there is no tint 9")
	got := tint.Blue
	for _, text := range []string{"", "pink", "Red", "9"} {
		require.ErrorContains(t, got.UnmarshalText([]byte(text)), "there is no tint \""+text+"\"")
		require.Equal(t, tint.Blue, got, "unchanged")
	}
}
