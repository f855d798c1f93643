// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package data

import (
	"bufio"
	"compress/gzip"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"time"
)

// flightColumns is the header of a file of flights.
var flightColumns = [...]string{"date", "delay", "distance", "origin", "destination"}

// ReadFlights reads flights of a CSV file, optionally compressed with gzip. After a header of date, delay, distance,
// origin and destination, dates have the form MMDDhhmm, in 2001. An error contains the number of the row, from 1
// after the header, and comes without flights.
func ReadFlights(file io.Reader) ([]Flight, error) {
	text, err := unpacked(file)
	if err != nil {
		return nil, fmt.Errorf("flights: %w", err)
	}
	r := csv.NewReader(text)
	r.FieldsPerRecord, r.ReuseRecord = len(flightColumns), true
	head, err := r.Read()
	switch {
	case errors.Is(err, io.EOF):
		return nil, errors.New("flights: empty file: expected a header")
	case err != nil:
		return nil, fmt.Errorf("flights: header: %w", err)
	case [len(flightColumns)]string(head) != flightColumns:
		return nil, fmt.Errorf("flights: expected the header %q, got %q", flightColumns, head)
	}
	return readFlights(r)
}

// unpacked returns the text of a file, uncompressed if it is compressed.
func unpacked(file io.Reader) (io.Reader, error) {
	b := bufio.NewReader(file)
	if magic, _ := b.Peek(2); string(magic) != "\x1f\x8b" {
		return b, nil
	}
	return gzip.NewReader(b)
}

// readFlights reads the rows after the header.
func readFlights(r *csv.Reader) (list []Flight, err error) {
	p := flightParser{known: map[string]string{}}
	for {
		row, err := r.Read()
		if errors.Is(err, io.EOF) {
			return list, nil
		}
		if err != nil {
			return nil, fmt.Errorf("flights: row %d: %w", len(list)+1, err)
		}
		f, err := p.dated(row)
		if err != nil {
			return nil, fmt.Errorf("flights: row %d: %w", len(list)+1, err)
		}
		list = append(list, f)
	}
}

// dated returns the flight of a row with a date.
func (p *flightParser) dated(row []string) (f Flight, err error) {
	if f.Date, err = time.Parse("200601021504", "2001"+row[0]); err != nil {
		return f, fmt.Errorf("expected a date as MMDDhhmm, got %q", row[0])
	}
	if f.Delay, err = number(row[1], -limit, limit); err != nil {
		return f, err
	}
	p.routes = p.routes[:0] // rows of a file do not refer to others by number
	on, err := p.route(row[2:])
	if err != nil {
		return f, err
	}
	f.Distance, f.Origin, f.Destination = on.distance, on.from, on.to
	return f, nil
}
