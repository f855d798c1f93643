// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/example/data"
)

// The routes hold each flight once, and the mean of their delays.
func TestRoutesHoldAllFlights(t *testing.T) {
	all, sum := 0, 0.0
	for code, d := range departuresByAirport() {
		flights := 0
		for _, r := range d.routes {
			flights += r.flights
			sum += r.delay * float64(r.flights)
			assert.NotEmpty(t, r.city, r.code)
			assert.Positive(t, r.distance)
		}
		assert.Equal(t, d.flights, flights, code)
		all += flights
	}
	want := 0
	for _, f := range data.Flights() {
		want += f.Delay
	}
	assert.Equal(t, len(data.Flights()), all)
	assert.InDelta(t, want, sum, 0.01)
}
