// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package data holds the real data that the examples show. README.md names its sources.
package data

import (
	"bytes"
	"cmp"
	_ "embed"
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"
	"sync"
)

//go:embed airports.csv
var airportsCSV []byte

// Airport is a place where aircraft land, in or near the United States.
type Airport struct {
	IATA    string // the identifier, three characters: "SFO"
	Name    string
	City    string // "" where the record has none
	State   string // two letters; "" where the record has none
	Country string
	// Latitude and Longitude are in degrees, north and east positive.
	Latitude, Longitude float64
}

// Airports returns 3,376 airports, ordered by identifier. The caller owns the slice.
func Airports() []Airport { return append([]Airport(nil), airports()...) }

// AirportByIATA returns the airport with an identifier, as in Flight; ok is false if there is none.
func AirportByIATA(code string) (a Airport, ok bool) {
	list := airports()
	i, ok := slices.BinarySearchFunc(list, code, func(a Airport, code string) int { return cmp.Compare(a.IATA, code) })
	if !ok {
		return Airport{}, false
	}
	return list[i], true
}

// AirportTexts returns the file of airports as texts, the names of the columns first.
func AirportTexts() [][]string {
	rows, err := csv.NewReader(bytes.NewReader(airportsCSV)).ReadAll()
	if err != nil {
		panic(err) // the file is part of the program
	}
	return rows
}

var airports = sync.OnceValue(func() []Airport {
	list, err := parseAirports(airportsCSV)
	if err != nil {
		panic(err) // the file is part of the program
	}
	return list
})

// parseAirports reads rows of identifier, name, city, state, country, latitude and longitude after a header.
func parseAirports(text []byte) ([]Airport, error) {
	r := csv.NewReader(bytes.NewReader(text))
	r.FieldsPerRecord = 7
	rows, err := r.ReadAll()
	if err != nil {
		return nil, fmt.Errorf("airports: %w", err)
	}
	if len(rows) == 0 {
		return nil, fmt.Errorf("airports: no header")
	}
	list := make([]Airport, 0, len(rows)-1)
	for i, row := range rows[1:] {
		latitude, err := strconv.ParseFloat(row[5], 64)
		if err != nil {
			return nil, fmt.Errorf("airports: row %d: %w", i+1, err)
		}
		longitude, err := strconv.ParseFloat(row[6], 64)
		if err != nil {
			return nil, fmt.Errorf("airports: row %d: %w", i+1, err)
		}
		list = append(list, Airport{
			IATA: row[0], Name: row[1], City: known(row[2]), State: known(row[3]), Country: row[4],
			Latitude: latitude, Longitude: longitude,
		})
	}
	return list, nil
}

// known returns s, or "" for the mark of a missing value.
func known(s string) string {
	if s == "NA" {
		return ""
	}
	return s
}
