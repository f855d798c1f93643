// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/example/bench/internal/flights"
	"github.com/giogrid/giogrid/example/bench/internal/measure"
)

const csvviewPackage = "github.com/giogrid/giogrid/example/csvview"

// csvview reports how long the CSV viewer takes from its start to its first frame of a table.
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
	var all []float64
	for range 5 {
		ms, err := firstFrame(viewer, file)
		if err != nil {
			return err
		}
		all = append(all, ms)
	}
	t.add(value("csvview/first-frame", measure.Median(all), "ms"))
	return nil
}

// firstFrame has the viewer tell its time to the first frame, in milliseconds.
func firstFrame(viewer, file string) (ms float64, err error) {
	out, err := output(exec.Command(viewer, "-first-frame", file))
	if err != nil {
		return 0, err
	}
	return strconv.ParseFloat(strings.TrimSpace(out), 64)
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
