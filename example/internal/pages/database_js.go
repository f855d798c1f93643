// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"context"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// openDatabase returns a source of the flights in memory: a browser gives the program no database, and a driver would
// make the program larger.
func openDatabase(context.Context) (o opened) {
	o.source, o.err = rowsource.NewSlice(rowsource.SliceOptions[record]{
		Rows: records(data.Flights()),
		Key:  []string{"id"},
		Columns: []rowsource.Column[record]{
			{ID: "id", Value: func(r record) value.Value { return value.Int(r.id) }},
			{ID: "at", Value: func(r record) value.Value { return value.Time(r.at) }},
			{ID: "origin", Value: func(r record) value.Value { return value.Text(r.origin) }},
			{ID: "destination", Value: func(r record) value.Value { return value.Text(r.destination) }},
			{ID: "distance", Value: func(r record) value.Value { return value.Int(r.distance) }},
			{ID: "delay", Value: delayOf},
		},
	})
	return o
}

// delayOf returns the delay of a record, null if it has none.
func delayOf(r record) value.Value {
	if !r.hasDelay {
		return value.Value{}
	}
	return value.Int(r.delay)
}

// records returns flights as in the sample database, in which some delays are missing.
func records(list []data.Flight) []record {
	out := make([]record, len(list))
	for i, f := range list {
		out[i] = record{
			id: int64(i) + 1, at: f.Date, origin: f.Origin, destination: f.Destination,
			distance: int64(f.Distance), delay: int64(f.Delay), hasDelay: i%500 != 499,
		}
	}
	return out
}
