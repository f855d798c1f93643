// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bytes"
	"compress/gzip"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/flights"
	"github.com/giogrid/giogrid/example/bench/internal/measure"
)

const csvviewPackage = "github.com/giogrid/giogrid/example/csvview"

const (
	// mostFirstFrame bounds the ratio of a run up to the first frame of a large table to that of a table of fewRows
	// rows, about as many as both read before it. The time goes into starting, reading fonts and laying out the first
	// frame. The large file is read further meanwhile, with a single core half of the time.
	mostFirstFrame = 2
	fewRows        = 10_000
	// mostReadBefore is the maximum share of the large file that is read before its first frame begins.
	mostReadBefore = 0.5
	// csvviewRounds is the number of measurements of each; the median counts.
	csvviewRounds = 7
)

// csvview measures the CSV viewer on a large table: the time of a run up to its first frame with rows, against a
// small table, and the share of the file read before; the time to read all, against reading the file and doing
// nothing with it; and the heap of the table, against the size of its text.
func csvview(s settings, t *table) (err error) {
	dir, err := os.MkdirTemp("", "giogrid-bench-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	small, file := filepath.Join(dir, "few.csv.gz"), s.flights
	err = writeFile(small, func(w io.Writer) error { return flights.Write(w, fewRows) })
	if err == nil && file == "" {
		file = filepath.Join(dir, "flights.csv.gz")
		err = writeFile(file, func(w io.Writer) error { return flights.Write(w, flights.Rows) })
	}
	if err != nil {
		return err
	}
	viewer, err := buildCSVView(dir)
	if err != nil {
		return err
	}
	return openCSV(t, viewer, small, file)
}

// openCSV opens a small and a large file with the viewer by turns.
func openCSV(t *table, viewer, small, file string) error {
	var f csvFigures
	for range csvviewRounds {
		if err := f.add(viewer, small, file); err != nil {
			return err
		}
	}
	t.add(value("csvview/first-frame/plain", measure.Median(f.few), "ms"))
	t.add(value("csvview/first-frame", measure.Median(f.starts), "ms").against(measure.Median(f.ratios)).atMost(mostFirstFrame))
	t.add(value("csvview/first-frame/read-before", measure.Median(f.read), "").atMost(mostReadBefore))
	t.add(value("csvview/plain-read", measure.Median(f.plains), "ms"))
	t.add(value("csvview/loaded", measure.Median(f.loads), "ms"))
	t.add(value("csvview/heap-per-text", measure.Median(f.heaps), "B/B").atMost(3))
	return nil
}

// csvFigures holds the measurements by round. ratios are starts divided by few.
type csvFigures struct{ few, starts, ratios, read, plains, loads, heaps []float64 }

func (f *csvFigures) add(viewer, small, file string) error {
	few, _, err := opened(viewer, small)
	if err != nil {
		return err
	}
	start, read, err := opened(viewer, file)
	if err != nil {
		return err
	}
	plain, err := timed(func() error { return readPlainly(file) })
	if err != nil {
		return err
	}
	load, heap, err := loaded(viewer, file)
	if err != nil {
		return err
	}
	f.few, f.starts, f.ratios = append(f.few, few), append(f.starts, start), append(f.ratios, start/few)
	f.read, f.plains = append(f.read, read), append(f.plains, plain)
	f.loads, f.heaps = append(f.loads, load), append(f.heaps, heap)
	return nil
}

// opened returns the milliseconds that the viewer runs until it has built the first frame of a file, and the share of
// the file that it read before.
func opened(viewer, file string) (ms, read float64, err error) {
	ms, err = timed(func() error {
		out, err := output(exec.Command(viewer, "-first-frame", file))
		if err == nil {
			_, err = fmt.Sscan(out, new(float64), &read)
		}
		return err
	})
	return ms, read, err
}

// timed returns the wall time of f in milliseconds.
func timed(f func() error) (ms float64, err error) {
	runtime.GC()
	start := time.Now()
	err = f()
	return milliseconds(time.Since(start)), err
}

// readPlainly unpacks a CSV file and reads it to its end with the standard library, and keeps nothing.
func readPlainly(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return err
	}
	r := csv.NewReader(z)
	r.ReuseRecord = true
	for {
		if _, err := r.Read(); err != nil {
			if err == io.EOF {
				return nil
			}
			return err
		}
	}
}

// loaded runs the viewer until a file is read, and returns its time in milliseconds, and the heap of the table as a
// multiple of its text.
func loaded(viewer, file string) (ms, ratio float64, err error) {
	out, err := output(exec.Command(viewer, "-loaded", file))
	if err != nil {
		return 0, 0, err
	}
	_, err = fmt.Sscan(out, &ms, &ratio)
	return ms, ratio, err
}

// buildCSVView builds the viewer with the tags of this program, and returns its path.
func buildCSVView(dir string) (string, error) {
	path := filepath.Join(dir, "csvview")
	if runtime.GOOS == "windows" {
		path += ".exe"
	}
	_, err := output(exec.Command("go", "build", "-tags="+buildTags(), "-o", path, csvviewPackage))
	return path, err
}

// buildTags returns the tags that this program was built with.
func buildTags() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, s := range info.Settings {
		if s.Key == "-tags" {
			return s.Value
		}
	}
	return ""
}

// output runs a command and returns its standard output. The error contains everything that it printed.
func output(c *exec.Cmd) (string, error) {
	var stderr bytes.Buffer
	c.Stderr = &stderr
	out, err := c.Output()
	if err != nil {
		err = fmt.Errorf("%s: %w\n%s%s", c, err, out, bytes.TrimSpace(stderr.Bytes()))
	}
	return string(out), err
}
