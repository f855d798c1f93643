// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bytes"
	"path"
	"strings"
)

const (
	// sampleSize is the number of bytes of text from which delimiter and header are detected.
	sampleSize = 256 << 10
	// sampleRows is the number of rows of the sample that are examined.
	sampleRows = 200
	// maxName is the length in bytes up to which the first cell of a column may be its name.
	maxName = 1024
)

var delimiters = [...]byte{',', ';', '\t', '|'}

// layout describes the delimiter, the header and the columns of a file.
type layout struct {
	delim   byte
	header  bool
	columns int
}

// sample is the beginning of a text, from its first line that is not blank.
type sample struct {
	text []byte
	name string // the file's; an extension such as .tsv means tabs
	// whole means that the sample is the entire text, last that it is the longest sample.
	whole, last bool
}

// detect finds the layout. It returns false if a longer sample might lead to another one, so that the result does not
// depend on the pieces in which the text arrives.
func (s *sample) detect() (l layout, ok bool) {
	var best candidate
	for _, delim := range delimiters {
		rows := sampleOf(s.text, delim, s.whole)
		if len(rows) < sampleRows && !s.last {
			return layout{}, false
		}
		c := newCandidate(rows, delim)
		if delim == '\t' && hasTabName(s.name) {
			c.steady += 0.2
		}
		if c.steady >= 0.4 && (best.rows == nil || c.better(best)) {
			best = c
		}
	}
	if best.rows == nil {
		best = newCandidate(sampleOf(s.text, ',', s.whole), ',')
	}
	l = layout{delim: best.delim, header: hasHeader(best.rows), columns: best.columns}
	if l.header {
		l.columns = max(l.columns, len(best.rows[0]))
	}
	return l, true
}

// hasTabName reports whether the file name has an extension of tab-separated files.
func hasTabName(name string) bool {
	name = strings.TrimSuffix(strings.ToLower(name), ".gz")
	ext := path.Ext(name)
	return ext == ".tsv" || ext == ".tab"
}

// candidate describes the sample as cut by one delimiter.
type candidate struct {
	rows    [][][]byte
	delim   byte
	columns int     // the number of cells most rows have
	steady  float64 // share of rows that have as many; 0 for one column
	typed   float64 // share of cells that are no text
}

func newCandidate(rows [][][]byte, delim byte) candidate {
	c := candidate{rows: rows, delim: delim, columns: 1}
	counts := map[int]int{}
	cells, typed := 0, 0
	for _, row := range rows {
		counts[len(row)]++
		for _, v := range row {
			cells++
			if f, _ := classify(trim(v)); f != 0 {
				typed++
			}
		}
	}
	most := 0
	for n, count := range counts {
		if count > most || count == most && n > c.columns {
			most, c.columns = count, n
		}
	}
	if c.columns > 1 {
		c.steady = float64(most) / float64(len(rows))
	}
	c.typed = float64(typed) / float64(max(cells, 1))
	return c
}

// better reports whether c is preferable: rows of one length, then cells that are not text, then more columns.
func (c candidate) better(than candidate) bool {
	switch {
	case c.steady > than.steady+0.1:
		return true
	case c.steady < than.steady-0.1:
		return false
	case c.typed > than.typed+0.05:
		return true
	case c.typed < than.typed-0.05:
		return false
	}
	return c.columns > than.columns
}

// sampleOf cuts the sample into rows of cells, without blank lines and, where more may follow it,
// without the unfinished last row, unless it is the only one.
func sampleOf(sample []byte, delim byte, whole bool) [][][]byte {
	var rows [][][]byte
	var row [][]byte
	s := scanner{delim: delim}
	for len(rows) < sampleRows {
		token := s.next(sample, whole)
		if token == tokenMore {
			break
		}
		if len(row) < maxColumns {
			v, _ := unquote(sample[s.start:s.end], s.flaw != flawless)
			row = append(row, v)
		}
		if token == tokenLast {
			if len(row) > 1 || s.end > s.start {
				rows = append(rows, row)
			}
			row = nil
		}
	}
	if len(rows) == 0 && !whole {
		return sampleOf(sample, delim, true)
	}
	return rows
}

// hasHeader guesses whether the first row contains the names of the columns. Its cells must be able to be names. In
// addition, either a column with such a name is not text, or all names are different and none occurs again in the
// column below it.
func hasHeader(rows [][][]byte) bool {
	if len(rows) == 0 {
		return false
	}
	first := rows[0]
	names, unique := areNames(first)
	if !names {
		return false
	}
	columns := make([]evidence, len(first))
	for i := range columns {
		columns[i] = newEvidence()
	}
	again := false
	for _, row := range rows[1:] {
		for i, v := range row[:min(len(row), len(first))] {
			columns[i].add(v)
			again = again || len(v) > 0 && bytes.Equal(v, first[i])
		}
	}
	for i, v := range first {
		f, _ := classify(trim(v))
		if kind, _ := columns[i].conclude(); kind != Text && f == 0 && len(trim(v)) > 0 {
			return true
		}
	}
	return unique && !again
}

// areNames reports whether a row's cells may be the names of columns, and whether they are all different. Names are
// short and are text; a run of years may follow them: country, 2001, 2002, 2003.
func areNames(row [][]byte) (ok, unique bool) {
	seen := make(map[string]bool, len(row))
	named, years, last := 0, 0, int64(0)
	unique = true
	for _, v := range row {
		if len(v) > maxName {
			return false, false
		}
		if v = trim(v); len(v) == 0 {
			continue
		}
		unique = unique && !seen[string(v)]
		seen[string(v)] = true
		if f, _ := classify(v); f == 0 {
			named++
			continue
		}
		year, isYear := yearOf(v)
		if !isYear || years > 0 && year != last+1 {
			return false, false
		}
		years, last = years+1, year
	}
	return named > 0 && years != 1, unique
}

// yearOf reads a year that may head a column.
func yearOf(v []byte) (int64, bool) {
	if len(v) != 4 || digits(v) != 4 {
		return 0, false
	}
	year, _ := parseInt(v)
	return year, year >= 1800 && year <= 2200
}
