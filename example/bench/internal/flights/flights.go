// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package flights makes up a table of flights, of the size and the shape of a well-known one.
package flights

import (
	"bufio"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"strconv"
	"time"
)

// Rows is the number of flights.
const Rows = 231_083

// Write writes the first rows flights as CSV, compressed with gzip. They are the same each time.
func Write(w io.Writer, rows int) error {
	z := gzip.NewWriter(w)
	b := bufio.NewWriter(z)
	b.WriteString("date,delay,distance,origin,destination\n")
	m := newMaker()
	var line []byte
	for i := range rows {
		line = m.append(line[:0], i)
		b.Write(line)
	}
	if err := b.Flush(); err != nil {
		return err
	}
	return z.Close()
}

// maker generates flights.
type maker struct {
	rnd      *rand.Rand
	airports []string
	first    time.Time
}

func newMaker() *maker {
	m := &maker{rnd: rand.New(rand.NewPCG(1, 2)), first: time.Date(2001, time.January, 1, 0, 0, 0, 0, time.UTC)}
	for range 60 {
		code := [3]byte{}
		for i := range code {
			code[i] = byte('A' + m.rnd.IntN(26))
		}
		m.airports = append(m.airports, string(code[:]))
	}
	return m
}

// append appends flight i as a line. Flights are in the order of their dates, MMDDhhmm, spread over
// the first quarter of a year.
func (m *maker) append(line []byte, i int) []byte {
	const quarter = 90 * 24 * time.Hour
	date := m.first.Add(time.Duration(i) * (quarter / Rows))
	line = date.AppendFormat(line, "01021504")
	line = append(line, ',')
	line = strconv.AppendInt(line, int64(m.rnd.ExpFloat64()*25)-15, 10)
	line = append(line, ',')
	line = strconv.AppendInt(line, int64(100+m.rnd.IntN(2300)), 10)
	line = append(line, ',')
	line = append(line, m.airport()...)
	line = append(line, ',')
	line = append(line, m.airport()...)
	return append(line, '\n')
}

func (m *maker) airport() string { return m.airports[m.rnd.IntN(len(m.airports))] }
