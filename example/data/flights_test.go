// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package data

import (
	"bytes"
	"compress/gzip"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func minute(month time.Month, day, hour, minute int) time.Time {
	return time.Date(2001, month, day, hour, minute, 0, 0, time.UTC)
}

func TestFlights(t *testing.T) {
	list := Flights()
	require.Len(t, list, 23109)
	assert.Equal(t, Flight{minute(1, 1, 0, 1), 14, 405, "MCI", "MDW"}, list[0])
	assert.Equal(t, Flight{minute(2, 15, 8, 30), -10, 370, "PHX", "LAX"}, list[11554])
	assert.Equal(t, Flight{minute(3, 31, 22, 37), 106, 443, "BNA", "RDU"}, list[23108])

	delay, distance, february := 0, 0, 0
	from, to := map[string]int{}, map[string]int{}
	for i, f := range list {
		delay += f.Delay
		distance += f.Distance
		from[f.Origin]++
		to[f.Destination]++
		if f.Date.Month() == time.February {
			february++
		}
		if i > 0 {
			assert.False(t, f.Date.Before(list[i-1].Date), i)
		}
	}
	assert.Equal(t, 188_123, delay)
	assert.Equal(t, 11_785_584, distance)
	assert.Equal(t, 7181, february)
	assert.Equal(t, 1617, from["PHX"])
	assert.Equal(t, 1475, to["PHX"])
	assert.Len(t, from, 59)
	for code := range from {
		assert.Contains(t, to, code)
		_, ok := AirportByIATA(code)
		assert.True(t, ok, code)
	}
	assert.Len(t, to, 59)

	list[0].Origin = "changed"
	assert.Equal(t, "MCI", Flights()[0].Origin)
}

// The distance between two airports is the same in all flights, in both directions.
func TestFlightsOfARouteAreAsFar(t *testing.T) {
	distances := map[[2]string]int{}
	for _, f := range Flights() {
		route := [2]string{min(f.Origin, f.Destination), max(f.Origin, f.Destination)}
		if d, ok := distances[route]; ok {
			require.Equal(t, d, f.Distance, route)
		}
		distances[route] = f.Distance
	}
	assert.Len(t, distances, 333)
}

func TestAirportsOfFlightsShareTheirBytes(t *testing.T) {
	at := map[string]*byte{}
	for _, f := range Flights() {
		for _, code := range []string{f.Origin, f.Destination} {
			if at[code] == nil {
				at[code] = unsafe.StringData(code)
			}
			require.Same(t, at[code], unsafe.StringData(code), code)
		}
	}
}

// packed returns text in the form of flights.csv.gz.
func packed(t *testing.T, text string) []byte {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	_, err := w.Write([]byte(text))
	require.NoError(t, err)
	require.NoError(t, w.Close())
	return b.Bytes()
}

func TestUnpackFlights(t *testing.T) {
	list, err := unpackFlights(packed(t, "0,-5,1,SFO,LAX\n1440,7,2,LAX,1B2\n"))
	require.NoError(t, err)
	assert.Equal(t, []Flight{{minute(1, 1, 0, 0), -5, 1, "SFO", "LAX"}, {minute(1, 2, 0, 0), 7, 2, "LAX", "1B2"}}, list)
	list, err = unpackFlights(packed(t, "0,-5,1,SFO,LAX\n0,7,2,LAX,1B2\n60,0,0\n0,1,1\n"))
	require.NoError(t, err)
	assert.Equal(t, []Flight{{minute(1, 1, 1, 0), 0, 1, "SFO", "LAX"}, {minute(1, 1, 1, 0), 1, 2, "LAX", "1B2"}}, list[2:])
	list, err = unpackFlights(packed(t, ""))
	require.NoError(t, err)
	assert.Empty(t, list)
}

func TestBrokenFlights(t *testing.T) {
	const good = "0,-5,1,SFO,LAX\n"
	for _, row := range []string{
		"1,2,3,SFO\n", "1,2,3,SFO,LAX,4\n", "1,2,\"3,SFO,LAX\n",
		"x,2,3,SFO,LAX\n", "1,,3,SFO,LAX\n", "1,2,3.5,SFO,LAX\n", "99999999999999999999,2,3,SFO,LAX\n",
		"-1,2,3,SFO,LAX\n", "1,2,0,SFO,LAX\n", "525601,2,3,SFO,LAX\n", "1,-525601,3,SFO,LAX\n",
		"1,2,3,SF,LAX\n", "1,2,3,SFO,lax\n", "1,2,3,SFO,\n", "1,2,3,S-O,LAX\n",
		"1,2,1\n", "1,2,-1\n", "1,2,x\n", "1,2\n",
	} {
		_, err := unpackFlights(packed(t, good+row))
		assert.ErrorContains(t, err, "flights: row 2: ", row)
	}

	whole := packed(t, good)
	for n := range whole {
		_, err := unpackFlights(whole[:n])
		assert.ErrorContains(t, err, "flights: ", n)
	}
	whole[len(whole)-1] ^= 1
	_, err := unpackFlights(whole)
	assert.ErrorIs(t, err, gzip.ErrChecksum)
}
