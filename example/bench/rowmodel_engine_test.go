// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestReadFigures(t *testing.T) {
	const out = `goos: linux
BenchmarkSort/plain/number-2         	       1	 529233332 ns/op
BenchmarkSort/number-2               	       8	  54280214 ns/op	36267616 B/op	      27 allocs/op
BenchmarkSort/number-2               	       8	  60000000 ns/op	36267616 B/op	      27 allocs/op
BenchmarkSort/number-2               	       8	  50000000 ns/op	36267616 B/op	      27 allocs/op
BenchmarkModel/update-1000-2         	     177	   2158510 ns/op	         4.764 B/row
BenchmarkBroken-2
PASS
ok  	github.com/giogrid/giogrid/gridui/internal/rowmodel	15.429s
`
	f := readFigures(out, 2)
	require.Len(t, f, 3)
	for _, tc := range []struct {
		name, unit string
		median     float64
	}{
		{"Sort/plain/number", "ns/op", 529233332},
		{"Sort/number", "ns/op", 54280214},
		{"Sort/number", "allocs/op", 27},
		{"Model/update-1000", "B/row", 4.764},
	} {
		m, err := f.median(tc.name, tc.unit)
		require.NoError(t, err)
		require.Equal(t, tc.median, m)
	}
	_, err := f.median("Sort/number", "B/row")
	require.ErrorContains(t, err, "no B/row of Sort/number")
	_, err = f.median("Sort", "ns/op")
	require.Error(t, err)

	alone := readFigures("BenchmarkModel/update-1000 \t 177 \t 2158510 ns/op\n", 1)
	require.Contains(t, alone, "Model/update-1000")
}

// engineOutput returns the output of the engine's benchmarks, all of them as fast as plain ones.
func engineOutput() string {
	var b strings.Builder
	ran := map[string]bool{}
	for _, c := range contests {
		for _, name := range []string{c.bench, c.plain} {
			if !ran[name] {
				ran[name] = true
				fmt.Fprintf(&b, "Benchmark%s-2 1 5000000 ns/op\n", name)
			}
		}
	}
	for _, h := range holdings {
		fmt.Fprintf(&b, "Benchmark%s-2 1 5 ns/op 23.5 B/row\n", h.bench)
	}
	return b.String()
}

func TestEngineTable(t *testing.T) {
	var out bytes.Buffer
	require.NoError(t, engineTable(&table{out: &out}, readFigures(engineOutput(), 2)))
	lines := out.String()
	for _, line := range []string{
		"rowmodel/engine/sort-number/plain\t5\tms\t-\t-\tok\n",
		fmt.Sprintf("rowmodel/engine/sort-number\t5\tms\t1.000\t%v\tFAIL\n", mostSortNumber),
		"rowmodel/engine/sort-natural\t5\tms\t1.000\t-\tok\n",
		fmt.Sprintf("rowmodel/engine/group-city\t5\tms\t1.000\t%v\tok\n", mostGroup),
		"rowmodel/engine/reverse/plain\t5\tms\t-\t-\tok\n",
		"rowmodel/engine/memory\t23.50\tB/row\t-\t24\tok\n",
		"rowmodel/engine/memory/folded-texts\t23.50\tB/row\t-\t-\tok\n",
	} {
		require.Equal(t, 1, strings.Count(lines, line), line)
	}
	require.NotContains(t, lines, "sort-natural/plain", "the sort of texts is told once")
}

func TestEngineTableMissesABenchmark(t *testing.T) {
	for name := range readFigures(engineOutput(), 2) {
		f := readFigures(engineOutput(), 2)
		delete(f, name)
		require.ErrorContains(t, engineTable(&table{out: new(bytes.Buffer)}, f), name)

		f = readFigures(engineOutput(), 2)
		for unit := range f[name] {
			f[name][unit] = []float64{0}
		}
		require.ErrorContains(t, engineTable(&table{out: new(bytes.Buffer)}, f), name)
	}
}

func TestEngineBenchmarksAreRun(t *testing.T) {
	names, parts, _ := strings.Cut(engineBenchmarks(), "/")
	for name := range readFigures(engineOutput(), 2) {
		path := strings.Split(name, "/")
		require.Regexp(t, names, "Benchmark"+path[0])
		require.Regexp(t, parts, path[1])
	}
}

func TestEngineRatiosAreOfOnePass(t *testing.T) {
	f := readFigures(`
BenchmarkModel/a-2 1 100 ns/op
BenchmarkModel/plain/a-2 1 200 ns/op
BenchmarkModel/a-2 1 900 ns/op
BenchmarkModel/plain/a-2 1 1800 ns/op
BenchmarkModel/a-2 1 300 ns/op
BenchmarkModel/plain/a-2 1 100 ns/op
`, 2)
	own, plain, ratio, err := f.duel(contest{bench: "Model/a", plain: "Model/plain/a"})
	require.NoError(t, err)
	require.Equal(t, []float64{300, 200, 0.5}, []float64{own, plain, ratio})

	f["Model/a"]["ns/op"] = f["Model/a"]["ns/op"][:2]
	_, _, _, err = f.duel(contest{bench: "Model/a", plain: "Model/plain/a"})
	require.ErrorContains(t, err, "ran 2 times")
}
