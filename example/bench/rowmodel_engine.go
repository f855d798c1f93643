// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"os/exec"
	"runtime"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
)

// library is the module of the grid.
const library = "github.com/giogrid/giogrid"

// engine measures what the grid sorts, filters and groups a million rows with. Only gridui can import
// it, so these are its own benchmarks. Each is held against a loop over the rows that does the same
// without it, in the same run.
func engine(t *table) error {
	folder, err := output(exec.Command("go", "list", "-m", "-f", "{{.Dir}}", library))
	if err != nil {
		return err
	}
	bench := exec.Command("go", "test", "-run", "^$", "-bench", engineBenchmarks(),
		"-benchtime", "200ms", "-count", "3", "-cpu", strconv.Itoa(runtime.GOMAXPROCS(0)), "./gridui/internal/rowmodel")
	bench.Dir = strings.TrimSpace(folder)
	out, err := output(bench)
	if err != nil {
		return err
	}
	return engineTable(t, readFigures(out, runtime.GOMAXPROCS(0)))
}

// contest is a benchmark of the engine and the plain one it is held against.
type contest struct {
	name, bench, plain string
	most               float64 // of the ratio; 0: only told
}

// Each bound is the milliseconds beside it over those that the plain benchmark takes on the machine they
// are of, two cores of 2.5 GHz with nothing else to do: sorts 460 (number), 930 (string), 1060 (three
// keys), filters 91 (contains), 12.6 (range), 302 (four columns), groups 60 (city), 41 (interned),
// selection 1.75, expansion 3.1, update 12.5.
const (
	mostSortNumber  = 0.13   // 60 ms
	mostSortString  = 0.48   // 450 ms
	mostSortThree   = 0.47   // 500 ms
	mostReverse     = 0.0022 // 1 ms, against sorting by the number
	mostContains    = 0.49   // 45 ms
	mostCached      = 0.165  // 15 ms
	mostRange       = 0.95   // 12 ms
	mostQuick       = 0.2    // 60 ms
	mostGroup       = 1.83   // 110 ms
	mostInterned    = 0.61   // 25 ms
	mostSelection   = 0.028  // 0.05 ms, against counting what a slice of bool selects
	mostExpansion   = 0.016  // 0.05 ms, against listing the rows that show
	mostUpdate      = 0.16   // 2 ms, against filtering all rows
	mostBytesPerRow = 24     // beyond the data, caches apart
)

var contests = []contest{
	{"sort-number", "Sort/number", "Sort/plain/number", mostSortNumber},
	{"sort-string", "Sort/string", "Sort/plain/string", mostSortString},
	{"sort-natural", "Sort/natural", "Sort/plain/string", 0},
	{"sort-collated", "Sort/collated-name", "Sort/plain/string", 0},
	{"sort-three-keys", "Sort/three", "Sort/plain/three", mostSortThree},
	{"reverse", "Sort/reverse", "Sort/plain/number", mostReverse},
	{"filter-contains", "Filter/contains", "Filter/plain/contains", mostContains},
	{"filter-contains-cached", "Filter/contains-cached", "Filter/plain/contains", mostCached},
	{"filter-range", "Filter/range", "Filter/plain/range", mostRange},
	{"quick-filter-cached", "Filter/quick-4-cached", "Filter/plain/quick-4", mostQuick},
	{"group-city", "Group/city", "Group/plain/city", mostGroup},
	{"group-city-interned", "Group/interned", "Group/plain/interned", mostInterned},
	{"toggle-selection", "Model/count-selection", "Model/plain/count-selection", mostSelection},
	{"toggle-expansion", "Tree/toggle", "Tree/plain/toggle", mostExpansion},
	{"update-1000", "Model/update-1000", "Model/plain/update", mostUpdate},
}

// holding is a benchmark of memory.
type holding struct {
	name, bench string
	most        float64 // bytes a row; 0: only told
}

var holdings = []holding{
	{"memory", "Memory/sorted-filtered", mostBytesPerRow},
	{"memory/folded-texts", "Memory/folded-texts", 0},
	{"memory/collation-keys", "Memory/collation-keys", 0},
}

// engineBenchmarks is the pattern of all groups of benchmarks that the table needs.
func engineBenchmarks() string { return "^Benchmark(Sort|Filter|Group|Model|Tree|Memory)$" }

// engineTable adds a line for each figure, and one for each plain benchmark before the first that is
// held against it.
func engineTable(t *table, f figures) error {
	told := map[string]bool{}
	for _, c := range contests {
		own, err := f.median(c.bench, "ns/op")
		if err != nil {
			return err
		}
		plain, err := f.median(c.plain, "ns/op")
		if err != nil {
			return err
		}
		if !told[c.plain] {
			told[c.plain] = true
			t.add(value("rowmodel/engine/"+c.name+"/plain", plain/1e6, "ms"))
		}
		t.add(bounded(value("rowmodel/engine/"+c.name, own/1e6, "ms").against(own/plain), c.most))
	}
	for _, h := range holdings {
		bytes, err := f.median(h.bench, "B/row")
		if err != nil {
			return err
		}
		t.add(bounded(value("rowmodel/engine/"+h.name, bytes, "B/row"), h.most))
	}
	return nil
}

// bounded sets a target, unless it is 0.
func bounded(r result, most float64) result {
	if most == 0 {
		return r
	}
	return r.atMost(most)
}

// figures are the results of benchmarks, by their names without "Benchmark" and by unit.
type figures map[string]map[string][]float64

// median is the middle one of a benchmark's results.
func (f figures) median(name, unit string) (float64, error) {
	all := f[name][unit]
	if len(all) == 0 {
		return 0, fmt.Errorf("no %s of %s", unit, name)
	}
	m := measure.Median(all)
	if !(m > 0) {
		return 0, fmt.Errorf("%v %s of %s", m, unit, name)
	}
	return m, nil
}

// readFigures reads what go test printed on so many processors: of them a name tells, unless it is one.
func readFigures(out string, procs int) figures {
	suffix := ""
	if procs != 1 {
		suffix = "-" + strconv.Itoa(procs)
	}
	f := figures{}
	for line := range strings.Lines(out) {
		words := strings.Fields(line)
		if len(words) < 4 || !strings.HasPrefix(words[0], "Benchmark") {
			continue
		}
		name := strings.TrimSuffix(strings.TrimPrefix(words[0], "Benchmark"), suffix)
		if f[name] == nil {
			f[name] = map[string][]float64{}
		}
		for i := 2; i+1 < len(words); i += 2 { // after the name and how often it ran
			if v, err := strconv.ParseFloat(words[i], 64); err == nil {
				f[name][words[i+1]] = append(f[name][words[i+1]], v)
			}
		}
	}
	return f
}
