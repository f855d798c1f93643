// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"os/exec"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
)

// library is the module of the grid.
const library = "github.com/giogrid/giogrid"

// enginePasses is the number of runs of each benchmark of the engine. Each pass runs all of them, so that a machine
// that slows down in between slows both sides of a contest.
const enginePasses = 5

// engine measures the code with which the grid sorts, filters and groups a million rows. Only gridui can import this
// code, so these are its own benchmarks. Each is compared with a plain benchmark of the same pass.
func engine(t *table) error {
	folder, err := output(exec.Command("go", "list", "-m", "-f", "{{.Dir}}", library))
	if err != nil {
		return err
	}
	procs := runtime.GOMAXPROCS(0)
	var all strings.Builder
	for range enginePasses {
		bench := exec.Command("go", "test", "-run", "^$", "-bench", engineBenchmarks(),
			"-benchtime", "100ms", "-cpu", strconv.Itoa(procs), "./gridui/internal/rowmodel")
		bench.Dir = strings.TrimSpace(folder)
		out, err := output(bench)
		if err != nil {
			return err
		}
		all.WriteString(out)
	}
	return engineTable(t, readFigures(all.String(), procs))
}

// contest is a benchmark of the engine and its baseline.
type contest struct {
	name, bench, plain string
	most               float64 // of the ratio; 0 means that it is only reported
}

// Each bound is about 1.3 times the measured ratio, for a million rows. The plain benchmarks do the same kind of work
// as the engine, on as many goroutines, so that the ratios depend little on the machine. (They are in
// plain_bench_test.go, in the package of the engine.)
//
//   - Sorts: slices.SortFunc of each half of the rows, and a merge of the halves. Both compare and move
//     what is in memory; the engine moves rows' numbers with keys, the plain sort whole rows.
//   - Reverse: a loop that writes the list of rows from its end.
//   - Filters: values are read into a buffer, compared, and the numbers of matches appended. If the
//     engine has folded texts in a cache, the baseline has a slice of them.
//   - Groups: each half of the rows in a map of lists of rows with a sum, and a merge of the maps.
//   - Selection: a count of the bits of two sets.
//   - Expansion: bits of the range set or cleared, and counts of the blocks after them changed.
//   - Update: 1,000 rows are removed from the sorted list in one pass, sorted, and copied back in another.
const (
	mostSortNumber  = 0.13
	mostSortString  = 0.15
	mostSortThree   = 0.21
	mostReverse     = 1.4
	mostContains    = 1.3
	mostCached      = 0.6
	mostRange       = 1.4
	mostQuick       = 1.1
	mostGroup       = 1.3
	mostInterned    = 0.7
	mostSelection   = 2.6
	mostExpansion   = 1.4
	mostUpdate      = 1.8
	mostBytesPerRow = 24 // beyond the data, without caches
)

var contests = []contest{
	{"sort-number", "Sort/number", "Sort/plain/number", mostSortNumber},
	{"sort-string", "Sort/string", "Sort/plain/string", mostSortString},
	{"sort-natural", "Sort/natural", "Sort/plain/string", 0},
	{"sort-collated", "Sort/collated-name", "Sort/plain/string", 0},
	{"sort-three-keys", "Sort/three", "Sort/plain/three", mostSortThree},
	{"reverse", "Sort/reverse", "Sort/plain/reverse", mostReverse},
	{"filter-contains", "Filter/contains", "Filter/plain/contains", mostContains},
	{"filter-contains-cached", "Filter/contains-cached", "Filter/plain/contains-cached", mostCached},
	{"filter-range", "Filter/range", "Filter/plain/range", mostRange},
	{"quick-filter-cached", "Filter/quick-4-cached", "Filter/plain/quick-4-cached", mostQuick},
	{"group-city", "Group/city", "Group/plain/city", mostGroup},
	{"group-city-interned", "Group/interned", "Group/plain/interned", mostInterned},
	{"toggle-selection", "Model/count-selection", "Model/plain/count-selection", mostSelection},
	{"toggle-expansion", "Tree/toggle", "Tree/plain/toggle", mostExpansion},
	{"update-1000", "Model/update-1000", "Model/plain/update-1000", mostUpdate},
}

// holding is a benchmark of memory.
type holding struct {
	name, bench string
	most        float64 // bytes a row; 0 means that it is only reported
}

var holdings = []holding{
	{"memory", "Memory/sorted-filtered", mostBytesPerRow},
	{"memory/folded-texts", "Memory/folded-texts", 0},
	{"memory/collation-keys", "Memory/collation-keys", 0},
}

// engineBenchmarks returns the pattern of the benchmarks in the table: of all their names, and of the first parts of
// all sub-benchmarks.
func engineBenchmarks() string {
	var names, parts []string
	add := func(bench string) {
		name, rest, _ := strings.Cut(bench, "/")
		part, _, _ := strings.Cut(rest, "/")
		names, parts = append(names, name), append(parts, part)
	}
	for _, c := range contests {
		add(c.bench)
		add(c.plain)
	}
	for _, h := range holdings {
		add(h.bench)
	}
	return "^Benchmark" + anyOf(names) + "$/^" + anyOf(parts) + "$"
}

// anyOf returns a pattern that matches the names, without duplicates.
func anyOf(names []string) string {
	slices.Sort(names)
	return "(" + strings.Join(slices.Compact(names), "|") + ")"
}

// engineTable adds a line for each figure, and a line for each plain benchmark before the first figure that is
// compared with it.
func engineTable(t *table, f figures) error {
	told := map[string]bool{}
	for _, c := range contests {
		own, plain, ratio, err := f.duel(c)
		if err != nil {
			return err
		}
		if !told[c.plain] {
			told[c.plain] = true
			t.add(value("rowmodel/engine/"+c.name+"/plain", plain/1e6, "ms"))
		}
		t.add(bounded(value("rowmodel/engine/"+c.name, own/1e6, "ms").against(ratio), c.most))
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

// figures holds the results of benchmarks, by their names without "Benchmark" and by unit.
type figures map[string]map[string][]float64

// duel returns the medians of both sides of a contest, and of the ratios of results of the same pass.
func (f figures) duel(c contest) (own, plain, ratio float64, err error) {
	ours, theirs := f[c.bench]["ns/op"], f[c.plain]["ns/op"]
	own, err = f.median(c.bench, "ns/op")
	if err != nil {
		return 0, 0, 0, err
	}
	plain, err = f.median(c.plain, "ns/op")
	if err != nil {
		return 0, 0, 0, err
	}
	if len(ours) != len(theirs) {
		return 0, 0, 0, fmt.Errorf("%s ran %d times and %s %d times", c.bench, len(ours), c.plain, len(theirs))
	}
	ratios := make([]float64, len(ours))
	for i := range ours {
		ratios[i] = ours[i] / theirs[i]
	}
	return own, plain, measure.Median(ratios), nil
}

// median returns the median of a benchmark's results.
func (f figures) median(name, unit string) (float64, error) {
	all := slices.Clone(f[name][unit])
	if len(all) == 0 {
		return 0, fmt.Errorf("no %s of %s", unit, name)
	}
	m := measure.Median(all)
	if !(m > 0) {
		return 0, fmt.Errorf("%v %s of %s", m, unit, name)
	}
	return m, nil
}

// readFigures parses the output of go test on a number of processors, which names end in unless it is 1.
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
		for i := 2; i+1 < len(words); i += 2 { // after the name and the number of iterations
			if v, err := strconv.ParseFloat(words[i], 64); err == nil {
				f[name][words[i+1]] = append(f[name][words[i+1]], v)
			}
		}
	}
	return f
}
