// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// lines returns the lines of a text without trailing spaces.
func lines(text string) []string {
	var all []string
	for line := range strings.Lines(text) {
		all = append(all, strings.TrimRight(line, " \n"))
	}
	return all
}

func TestTableLeavesSmallMeasuresOut(t *testing.T) {
	measures := []Measure{
		{Kind: Methods, Subject: "p.Small", Value: 2},
		{Kind: Cycle, Subject: "p", Value: 7},
		{Kind: Methods, Subject: "p.Large", Value: 100, Detail: "90 declared, 10 promoted, 0 functions"},
		{Kind: Forwarding, Subject: All},
	}
	slices.SortFunc(measures, compare)
	require.Equal(t, []string{
		"cycle       7    p",
		"methods     100  p.Large       90 declared, 10 promoted, 0 functions",
		"methods     < 3  1 more",
		"forwarding  0    all packages",
	}, lines(Table(measures, map[Kind]int{Cycle: 2, Methods: 3})))
}

func TestReportListsTheParts(t *testing.T) {
	require.Equal(t, []string{
		"files  61  gridui",
		"cycle  13  gridui  is over the limit of 12",
		"",
		"cycle of gridui:",
		"\ta.go",
		"\tb.go",
	}, lines(Report([]Finding{
		{Measure{Kind: Files, Subject: "gridui", Value: 61}, ""},
		{Measure{Kind: Cycle, Subject: "gridui", Value: 13, Parts: []string{"a.go", "b.go"}}, "is over the limit of 12"},
	})))
}

func TestMeasuresAreSorted(t *testing.T) {
	small := build(t, "a", sources{"a.go": "type T struct{}"})
	large := build(t, "b", sources{"b.go": "type T struct{}\nfunc (T) M() {}", "c.go": ""})
	var got []string
	for _, m := range Of([]*Package{small, large}, Layout{}) {
		got = append(got, m.Kind.String()+" "+m.Subject)
	}
	require.Equal(t, []string{
		"files b", "files a", "lines b", "lines a", "cycle a", "cycle b", "methods b.T", "methods a.T", "forwarding all packages",
		"uses a", "uses b", "branches a", "branches b", "writes a", "writes b",
	}, got)
}
