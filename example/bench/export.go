// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/records"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/export/tsv"
	"github.com/giogrid/giogrid/storage/export/xlsx"
)

// mostParse bounds the ratio of parsing pasted cells to encoding/csv.
const mostParse = 1

// exports measures the menu operations on many rows: copy, paste and export. Each is compared with the minimum work
// of a program without this library for the same cells.
func exports(_ settings, t *table) error {
	for _, measured := range []func(*table) error{copyCells, writeCSV, writeXLSX} {
		if err := measured(t); err != nil {
			return err
		}
	}
	return nil
}

// cells returns records as texts, ten for each row.
func cells(rows []records.Record) [][]string {
	all := make([][]string, len(rows))
	for i, r := range rows {
		id := strconv.FormatInt(r.ID, 10)
		all[i] = []string{
			id, r.Name, r.City, strconv.Itoa(int(r.Group)), strconv.FormatFloat(r.Score, 'f', -1, 64),
			r.Stamp.UTC().Format("2006-01-02 15:04:05"), r.Email, r.Note, id, r.City,
		}
	}
	return all
}

// copyCells measures a copy of 100,000 × 10 cells and parsing it.
func copyCells(t *table) error {
	rows := cells(records.Make(100_000))
	var text, plain []byte
	joined := measure.Plan{Rounds: 5, Times: 4}.Run(
		func() { text = builtTSV(rows) },
		func() { plain = joinTSV(nil, rows) },
	)
	if !bytes.Equal(text, plain) {
		return errors.New("the rows were joined to other texts")
	}
	t.add(value("menus/copy-100k-x-10/plain", milliseconds(joined.B), "ms"))
	t.add(value("menus/copy-100k-x-10", milliseconds(joined.A), "ms").against(joined.Ratio).atMost(4))

	pasted, back := string(text), [][]string(nil)
	var theirs [][]string
	var err error
	parsed := measure.Plan{Rounds: 5, Times: 2}.Run(
		func() { back = export.ParseTSV(pasted) },
		func() { theirs, err = readTSV(pasted) },
	)
	if err != nil {
		return err
	}
	for _, read := range [][][]string{back, theirs} {
		if !slices.EqualFunc(rows, read, slices.Equal[[]string]) {
			return errors.New("the copied cells were read back as others")
		}
	}
	t.add(value("menus/paste-100k-x-10/plain", milliseconds(parsed.B), "ms"))
	t.add(value("menus/paste-100k-x-10", milliseconds(parsed.A), "ms").against(parsed.Ratio).atMost(mostParse))
	return nil
}

// readTSV parses tab-separated texts with encoding/csv.
func readTSV(text string) ([][]string, error) {
	r := csv.NewReader(strings.NewReader(text))
	r.Comma = '\t'
	return r.ReadAll()
}

// builtTSV returns rows as the grid puts them on the clipboard.
func builtTSV(rows [][]string) []byte {
	var b tsv.Builder
	for _, row := range rows {
		for _, text := range row {
			b.Cell(text)
		}
		b.EndRow()
	}
	return b.Text()
}

// joinTSV joins texts that need no quotes.
func joinTSV(dst []byte, rows [][]string) []byte {
	for i, row := range rows {
		if i > 0 {
			dst = append(dst, "\r\n"...)
		}
		for c, text := range row {
			if c > 0 {
				dst = append(dst, '\t')
			}
			dst = append(dst, text...)
		}
	}
	return dst
}

// writeCSV measures writing 1,000,000 × 8 texts, against encoding/csv.
func writeCSV(t *table) error {
	rows := cells(records.Make(1_000_000))
	src := export.Source{Columns: make([]export.Column, 8), Rows: len(rows)}
	src.Row = func(i int, cells []export.Cell) error {
		for c := range cells {
			cells[c].SetText(rows[i][c])
		}
		return nil
	}
	opt := export.Options{NoHeaders: true, BOM: export.MarkNone}
	ours := func(w io.Writer) error { return export.CSV.Export(context.Background(), w, src, opt) }
	theirs := func(w io.Writer) error {
		cw := csv.NewWriter(w)
		cw.UseCRLF = true
		for _, row := range rows {
			if err := cw.Write(row[:8]); err != nil {
				return err
			}
		}
		cw.Flush()
		return cw.Error()
	}
	return writing(t, "menus/csv-1M-x-8", 1, ours, theirs)
}

// writeXLSX measures writing 100,000 × 8 typed cells, against plain excelize.
func writeXLSX(t *table) error {
	rows := records.Make(100_000)
	src := export.Source{Columns: make([]export.Column, 8), Rows: len(rows)}
	src.Row = func(i int, cells []export.Cell) error {
		r := &rows[i]
		cells[0].SetInt(r.ID)
		cells[1].SetText(r.Name)
		cells[2].SetText(r.City)
		cells[3].SetInt(int64(r.Group))
		cells[4].SetNumber(r.Score)
		cells[5].SetTime(r.Stamp)
		cells[6].SetText(r.Email)
		cells[7].SetText(r.Note)
		return nil
	}
	ours := func(w io.Writer) error {
		return xlsx.Exporter{}.Export(context.Background(), w, src, export.Options{NoHeaders: true})
	}
	return writing(t, "menus/xlsx-100k-x-8", 1.1, ours, func(w io.Writer) error { return excelizeAlone(w, rows) })
}

// excelizeAlone writes records in the way of a program that streams them with excelize.
func excelizeAlone(w io.Writer, rows []records.Record) (err error) {
	book := excelize.NewFile()
	defer func() { err = errors.Join(err, book.Close()) }()
	times, err := book.NewStyle(&excelize.Style{NumFmt: 22})
	if err != nil {
		return err
	}
	out, err := book.NewStreamWriter("Sheet1")
	if err != nil {
		return err
	}
	values := make([]any, 8)
	for i := range rows {
		r := &rows[i]
		values[0], values[1], values[2], values[3] = r.ID, r.Name, r.City, r.Group
		values[4], values[5], values[6], values[7] = r.Score, excelize.Cell{StyleID: times, Value: r.Stamp}, r.Email, r.Note
		if err := out.SetRow("A"+strconv.Itoa(i+1), values); err != nil {
			return err
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return book.Write(w)
}

// writing measures two ways to write the same rows. It fails if one output is much smaller, which means that
// something is missing.
func writing(t *table, name string, most float64, ours, theirs func(io.Writer) error) (err error) {
	var sizes [2]counter
	side := func(i int, write func(io.Writer) error) func() {
		return func() {
			sizes[i] = 0
			err = errors.Join(err, write(&sizes[i]))
		}
	}
	d := measure.Plan{Rounds: 5, Times: 1}.Run(side(0, ours), side(1, theirs))
	if err == nil && float64(sizes[0]) < 0.9*float64(sizes[1]) {
		err = fmt.Errorf("%s: %d bytes were written, %d the plain way", name, sizes[0], sizes[1])
	}
	if err != nil {
		return err
	}
	t.add(value(name+"/plain", milliseconds(d.B), "ms"))
	t.add(value(name, milliseconds(d.A), "ms").against(d.Ratio).atMost(most))
	return nil
}

// counter counts the bytes written to it.
type counter int64

func (c *counter) Write(p []byte) (int, error) {
	*c += counter(len(p))
	return len(p), nil
}
