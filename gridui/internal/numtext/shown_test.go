// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Numbers may be typed as displayed, too, unless that has two meanings.
func TestShownSigns(t *testing.T) {
	german := Reader{Decimal: ',', Grouping: "."}
	points, commas := Signs{Decimal: '.'}, Signs{Decimal: ',', Grouping: '.'}
	for _, test := range []struct {
		by         Reader
		shown      Signs
		text, want string
	}{
		{german, points, "1.5", "1.5"}, {german, points, "1,5", "1.5"}, {german, points, "1.234,5", "1234.5"},
		{german, points, "1.234.567", "1234567"}, {german, points, "0.123", "0.123"}, {german, points, "1234.5", "1234.5"},
		{german, points, "1.5 €", "1.5"}, {german, points, "-1.5", "-1.5"}, {german, points, "1.5e3", "1500"}, {german, points, "1234", "1234"},
		{german, points, "1.234", ""}, {german, points, "1.000", ""}, {german, points, "1.234.5", ""}, {german, points, "１．２３４", ""},
		{german, Signs{Decimal: '.', Grouping: ','}, "1,234", ""}, {german, Signs{Decimal: '.', Grouping: ','}, "1,234.5", "1234.5"},
		{german, Signs{Decimal: '.', Grouping: ','}, "1,23", "1.23"},
		{Reader{}, commas, "1,5", "1.5"}, {Reader{}, commas, "1.5", "1.5"}, {Reader{}, commas, "1.234,5", "1234.5"},
		{Reader{}, commas, "1.234", ""}, {Reader{}, commas, "1,234", ""}, {Reader{}, commas, "1,234.5", "1234.5"}, {Reader{}, commas, "0", "0"},
	} {
		by := test.by
		by.Shown = test.shown
		got, err := by.Plain(test.text)
		if test.want == "" {
			require.Error(t, err, test.text)
			_, err = by.Float(test.text, 64)
			require.Error(t, err, test.text)
			continue
		}
		require.NoError(t, err, test.text)
		require.True(t, samePlain(test.want, got) || test.text == "1.5e3", "%s: %s", test.text, got)
		f, err := by.Float(test.text, 64)
		require.NoError(t, err)
		want, err := Reader{}.Float(test.want, 64)
		require.NoError(t, err)
		require.Equal(t, want, f, test.text)
		g, _, _, err := by.Number(test.text)
		require.NoError(t, err)
		require.Equal(t, want, g, test.text)
	}
	i, err := Reader{Shown: commas}.Int("1.000", 64)
	require.Error(t, err, "1.000 is 1 or 1000: %d", i)
}
