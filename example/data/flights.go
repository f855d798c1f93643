// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package data

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
	"time"
)

//go:embed flights.csv.gz
var flightsGzip []byte

// Flight is a flight of an airline between two airports of the United States.
type Flight struct {
	Date        time.Time // to the minute; the records have no time zone, it is UTC here
	Delay       int       // in minutes, negative if early
	Distance    int       // in miles, above 0
	Origin      string    // the identifier of an Airport
	Destination string    // the identifier of an Airport
}

// Flights returns 23,109 flights of the first three months of 2001, ordered by date: every tenth recorded flight. The
// caller owns the slice.
//
// The strings are interned: there are 59 identifiers, and equal ones share their bytes.
func Flights() []Flight { return append([]Flight(nil), flights()...) }

var flights = sync.OnceValue(func() []Flight {
	list, err := unpackFlights(flightsGzip)
	if err != nil {
		panic(err) // the file is part of the program
	}
	return list
})

// unpackFlights reads flights that sampleflights.go packed.
func unpackFlights(packed []byte) ([]Flight, error) {
	text, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, fmt.Errorf("flights: %w", err)
	}
	list, err := parseFlights(text)
	if err != nil {
		return nil, fmt.Errorf("flights: row %d: %w", len(list)+1, err)
	}
	return list, nil
}

// parseFlights reads rows of minutes, delay, distance, origin and destination. The minutes count from the previous
// row, in the first row from the start of 2001. The last three fields may be replaced by the number of an earlier row
// that has them, counted from 0 among such rows. With an error, it returns the rows before it.
func parseFlights(text io.Reader) (list []Flight, err error) {
	r := csv.NewReader(text)
	r.FieldsPerRecord, r.ReuseRecord = -1, true
	p := flightParser{date: time.Date(2001, time.January, 1, 0, 0, 0, 0, time.UTC), known: map[string]string{}}
	for {
		row, err := r.Read()
		if errors.Is(err, io.EOF) {
			return list, nil
		}
		if err != nil {
			return list, err
		}
		f, err := p.flight(row)
		if err != nil {
			return list, err
		}
		list = append(list, f)
	}
}

// flightParser holds the state of parsing between rows.
type flightParser struct {
	date   time.Time // of the row before
	known  map[string]string
	routes []route // so far
}

// route holds the common fields of the flights between two airports.
type route struct {
	distance int
	from, to string
}

// limit exceeds every number in a row: it is the number of minutes in a year.
const limit = 365 * 24 * 60

func (p *flightParser) flight(row []string) (f Flight, err error) {
	if len(row) != 3 && len(row) != 5 {
		return f, csv.ErrFieldCount
	}
	var numbers [2]int
	for i, least := range [...]int{0, -limit} {
		if numbers[i], err = number(row[i], least, limit); err != nil {
			return f, err
		}
	}
	on, err := p.route(row[2:])
	if err != nil {
		return f, err
	}
	p.date = p.date.Add(time.Duration(numbers[0]) * time.Minute)
	return Flight{p.date, numbers[1], on.distance, on.from, on.to}, nil
}

// route reads distance, origin and destination, or the number of an earlier row that has them.
func (p *flightParser) route(fields []string) (r route, err error) {
	if len(fields) == 1 {
		n, err := number(fields[0], 0, len(p.routes)-1)
		if err != nil {
			return r, err
		}
		return p.routes[n], nil
	}
	if r.distance, err = number(fields[0], 1, limit); err != nil {
		return r, err
	}
	for _, code := range fields[1:] {
		if len(code) != 3 || strings.Trim(code, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") != "" {
			return r, fmt.Errorf("no identifier of an airport: %q", code)
		}
	}
	r.from, r.to = p.intern(fields[1]), p.intern(fields[2])
	p.routes = append(p.routes, r)
	return r, nil
}

// number reads a whole number within bounds.
func number(s string, least, most int) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0, err
	}
	if n < least || n > most {
		return 0, fmt.Errorf("%d is not in %d … %d", n, least, most)
	}
	return n, nil
}

// intern returns the first string equal to s.
func (p *flightParser) intern(s string) string {
	first, ok := p.known[s]
	if !ok {
		first = strings.Clone(s)
		p.known[first] = first
	}
	return first
}
