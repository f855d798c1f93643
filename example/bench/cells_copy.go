// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"encoding/csv"
	"errors"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/records"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	rangeLines = 100_000
	// mostCopyRange bounds the ratio of a copy of 100,000 × 10 cells to encoding/csv, which writes the same cells.
	mostCopyRange = 1.5
)

// filledLines returns rows with values.
func filledLines(n int) []line {
	all := lines(n)
	for i, r := range records.Make(n) {
		all[i].Record, all[i].order, all[i].town = r, r.ID, r.City
	}
	return all
}

// newRangeStage returns a window with lines whose cells are all selected.
func newRangeStage(n int) pasteStage {
	s := newPasteStage(n)
	s.grid.CellRanges.Enabled = true
	copy(s.rows, filledLines(n))
	s.grid.Refresh()
	s.grid.CellRanges.Selected = []option.CellRange{{Kind: option.RangeAll}}
	s.Frame()
	return s
}

// copyRange measures a copy of 100,000 × 10 selected cells, with a line of headers. The baseline reads the fields of
// the rows and writes them with encoding/csv.
func copyRange(t *table) error {
	s := newRangeStage(rangeLines)
	var text, plain string
	var failed error
	d := measure.Plan{Rounds: 7, Times: 1}.Run(
		func() { text = s.grid.CopyText(s.grid.Clipboard.Headers) },
		func() {
			var err error
			plain, err = plainCopy(s.rows)
			failed = errors.Join(failed, err)
		},
	)
	_, body, _ := strings.Cut(text, "\r\n")
	if failed == nil && strings.ReplaceAll(body, "\r\n", "\n") != strings.TrimSuffix(plain, "\n") {
		failed = errors.New("other cells were copied than are in the rows")
	}
	t.add(value("cells/copy-100k-x-10/plain", milliseconds(d.B), "ms"))
	t.add(value("cells/copy-100k-x-10", milliseconds(d.A), "ms").against(d.Ratio).atMost(mostCopyRange))
	return failed
}

func plainCopy(rows []line) (string, error) {
	var text strings.Builder
	w := csv.NewWriter(&text)
	w.Comma = '\t'
	for i := range rows {
		l := &rows[i]
		if err := w.Write([]string{
			strconv.FormatInt(l.ID, 10), l.Name, l.City, strconv.Itoa(int(l.Group)), strconv.FormatFloat(l.Score, 'f', -1, 64),
			l.Stamp.Format(stampLayout), l.Email, l.Note, strconv.FormatInt(l.order, 10), l.town,
		}); err != nil {
			return "", err
		}
	}
	w.Flush()
	return text.String(), w.Error()
}
