// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core_test

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"
)

// A program links the features that it wires, and no others.
func TestAPlainGridLinksNoFindRangesAndFilters(t *testing.T) {
	program := filepath.Join(t.TempDir(), "plain")
	run := func(name string, args ...string) string {
		t.Helper()
		out, err := exec.Command(name, args...).CombinedOutput()
		require.NoError(t, err, "%s", out)
		return string(out)
	}
	run("go", "build", "-tags=nowayland,novulkan", "-o", program, "./testdata/plain")
	methods := regexp.MustCompile(`internal/feature/(\w+)\.\(\*Feature\)`)
	linked := map[string]int{}
	for _, m := range methods.FindAllStringSubmatch(run("go", "tool", "nm", program), -1) {
		linked[m[1]]++
	}
	for _, feature := range []string{"celledit", "clipboard", "columnmove", "details", "outline", "paging", "rowselect", "semantics", "statusbar"} {
		require.NotZero(t, linked[feature], "%s is part of each grid", feature)
	}
	for _, feature := range []string{"find", "cellranges", "fillhandle", "rangemove", "filtering", "conflicts", "formats", "profile"} {
		require.Zero(t, linked[feature], "%s is not wired", feature)
	}
}
