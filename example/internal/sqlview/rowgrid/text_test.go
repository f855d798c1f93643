// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// A number is shown with all decimals of its column, and the shown text can be read again.
func TestNumbersHaveTheDecimalsOfTheirColumn(t *testing.T) {
	for text, shown := range map[string]string{"12.5": "12.50", "12": "12.00", "0.125": "0.125"} {
		v, err := value.Decimal(text)
		require.NoError(t, err)
		got := Text(v, rowexport.Form{Decimals: 2})
		assert.Equal(t, shown, got)
		read, err := readNumber(nil)(got)
		require.NoError(t, err)
		assert.Equal(t, v, read.Value)
	}
	assert.Equal(t, Null, Text(value.Value{}, rowexport.Form{Decimals: 2}))
}
