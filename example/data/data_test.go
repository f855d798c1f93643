// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package data

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAirports(t *testing.T) {
	list := Airports()
	require.Len(t, list, 3376)
	assert.Equal(t, Airport{"00M", "Thigpen", "Bay Springs", "MS", "USA", 31.95376472, -89.23450472}, list[0])
	unknown := 0
	for i, a := range list {
		assert.NotEmpty(t, a.Name)
		assert.NotEqual(t, "NA", a.City)
		assert.True(t, a.Latitude >= -90 && a.Latitude <= 90 && a.Longitude >= -180 && a.Longitude <= 180, a.IATA)
		if i > 0 {
			assert.Less(t, list[i-1].IATA, a.IATA)
		}
		if a.City == "" {
			unknown++
		}
	}
	assert.Equal(t, 12, unknown)
	list[0].Name = "changed"
	assert.Equal(t, "Thigpen", Airports()[0].Name)
}

func TestAirportByIATA(t *testing.T) {
	for _, a := range Airports() {
		found, ok := AirportByIATA(a.IATA)
		require.True(t, ok)
		require.Equal(t, a, found)
	}
	for _, code := range []string{"", "00L", "S", "sfo", "ZZZZ"} {
		found, ok := AirportByIATA(code)
		assert.False(t, ok, code)
		assert.Zero(t, found)
	}
}

func TestBrokenAirports(t *testing.T) {
	for _, text := range []string{"", "a,b\n", "a,b,c,d,e,f,g\n1,2,3,4,5,x,7\n", "a,b,c,d,e,f,g\n1,2,3,4,5,6,x\n"} {
		_, err := parseAirports([]byte(text))
		assert.ErrorContains(t, err, "airports: ", text)
	}
}
