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

// csvview measures the CSV viewer on a large table: the time of a whole run up to its first frame with rows,
// against that of reading the file and doing nothing with it; the time until all is read; and the heap that the
// table holds, against the size of its text.
//
// The first frame is wanted within 300 ms, and before a plain read would be at its end: a viewer that reads all
// before it shows anything misses that.
func csvview(s settings, t *table) (err error) {
	dir, err := os.MkdirTemp("", "giogrid-bench-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	file := s.flights
	if file == "" {
		file = filepath.Join(dir, "flights.csv.gz")
		if err := writeFile(file, flights.Write); err != nil {
			return err
		}
	}
	viewer, err := buildCSVView(dir)
	if err != nil {
		return err
	}
	var starts, plains, ratios, loads, heaps []float64
	for range 5 {
		plain, err := timed(func() error { return readPlainly(file) })
		if err != nil {
			return err
		}
		start, err := timed(func() error { _, err := output(exec.Command(viewer, "-first-frame", file)); return err })
		if err != nil {
			return err
		}
		load, heap, err := loaded(viewer, file)
		if err != nil {
			return err
		}
		plains, starts, ratios = append(plains, plain), append(starts, start), append(ratios, start/plain)
		loads, heaps = append(loads, load), append(heaps, heap)
	}
	t.add(value("csvview/plain-read", measure.Median(plains), "ms"))
	t.add(value("csvview/first-frame", measure.Median(starts), "ms").against(measure.Median(ratios)).atMost(1))
	t.add(value("csvview/loaded", measure.Median(loads), "ms"))
	t.add(value("csvview/heap-per-text", measure.Median(heaps), "B/B").atMost(3))
	return nil
}

// timed is how many milliseconds f takes on the clock.
func timed(f func() error) (ms float64, err error) {
	runtime.GC()
	start := time.Now()
	err = f()
	return milliseconds(time.Since(start)), err
}

// readPlainly unpacks a CSV file and reads it to its end, with what the standard library has, and keeps nothing.
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

// loaded has the viewer tell its time until a file is read, in milliseconds, and the heap of the table as a
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

// buildTags are the tags this program was built with.
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

// output runs a command; an error of it holds what it said on stderr.
func output(c *exec.Cmd) (string, error) {
	var stderr bytes.Buffer
	c.Stderr = &stderr
	out, err := c.Output()
	if err != nil {
		err = fmt.Errorf("%s: %w\n%s", c, err, bytes.TrimSpace(stderr.Bytes()))
	}
	return string(out), err
}
