// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import "github.com/giogrid/giogrid/example/data"

// departures holds the flights from an airport by destination.
type departures struct {
	flights int
	routes  []*route
}

// route sums up the flights from one airport to another.
type route struct {
	code, city string // of the destination
	flights    int
	delay      float64 // the mean, in minutes
	distance   int     // in miles
}

// departuresByAirport counts all flights, by the identifier of the airport of departure.
func departuresByAirport() map[string]*departures {
	from := map[string]*departures{}
	between := map[[2]string]*route{}
	for _, f := range data.Flights() {
		ends := [2]string{f.Origin, f.Destination}
		r := between[ends]
		if r == nil {
			to, _ := data.AirportByIATA(f.Destination)
			r = &route{code: f.Destination, city: to.City, distance: f.Distance}
			between[ends] = r
			if from[f.Origin] == nil {
				from[f.Origin] = &departures{}
			}
			from[f.Origin].routes = append(from[f.Origin].routes, r)
		}
		from[f.Origin].flights++
		r.flights++
		r.delay += (float64(f.Delay) - r.delay) / float64(r.flights)
	}
	return from
}
