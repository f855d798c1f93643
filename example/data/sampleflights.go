// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build ignore

// Command sampleflights makes flights.csv.gz of every tenth flight of a CSV file, from the first on:
//
//	go run sampleflights.go FILE
//
// The file has a header and rows of date (MMDDhhmm, of 2001), delay, distance, origin and destination, ordered by
// date. Instead of the date the sample contains the minutes since the previous row, in its first row since the start
// of the year. A distance, an origin and a destination that occurred before are replaced by the number of the row
// that has them, counted from 0 among such rows, which halves the compressed size.
package main

import (
	"compress/gzip"
	"encoding/csv"
	"fmt"
	"io"
	"log"
	"os"
	"strconv"
	"time"
)

const every = 10

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: sampleflights FILE")
	}
	rows, err := read(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	out, err := os.Create("flights.csv.gz")
	if err != nil {
		log.Fatal(err)
	}
	if err := write(out, rows); err != nil {
		log.Fatal(err)
	}
	if err := out.Close(); err != nil {
		log.Fatal(err)
	}
}

// read returns the rows below the header.
func read(path string) ([][]string, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	r := csv.NewReader(file)
	r.FieldsPerRecord = 5
	rows, err := r.ReadAll()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if len(rows) == 0 {
		return nil, fmt.Errorf("%s: no header", path)
	}
	return rows[1:], nil
}

// write packs the sample.
func write(out io.Writer, rows [][]string) error {
	packed, err := gzip.NewWriterLevel(out, gzip.BestCompression)
	if err != nil {
		return err
	}
	w := csv.NewWriter(packed)
	last := time.Date(2001, time.January, 1, 0, 0, 0, 0, time.UTC)
	routes := map[[3]string]int{}
	for i := 0; i < len(rows); i += every {
		date, err := time.Parse("200601021504", "2001"+rows[i][0])
		if err != nil {
			return fmt.Errorf("row %d: %w", i+1, err)
		}
		rows[i][0] = strconv.Itoa(int(date.Sub(last) / time.Minute))
		last = date
		row, route := rows[i], [3]string(rows[i][2:])
		if n, known := routes[route]; known {
			row = append(row[:2:2], strconv.Itoa(n))
		} else {
			routes[route] = len(routes)
		}
		if err := w.Write(row); err != nil {
			return err
		}
	}
	w.Flush()
	if err := w.Error(); err != nil {
		return err
	}
	return packed.Close()
}
