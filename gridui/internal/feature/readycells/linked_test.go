// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells_test

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestProgramsLinkTheCellsThatTheyName builds a program with pills, and looks for the methods of other cells in it.
func TestProgramsLinkTheCellsThatTheyName(t *testing.T) {
	program := filepath.Join(t.TempDir(), "pill")
	run := func(name string, args ...string) string {
		t.Helper()
		out, err := exec.Command(name, args...).CombinedOutput()
		require.NoError(t, err, "%s", out)
		return string(out)
	}
	run("go", "build", "-tags=nowayland,novulkan", "-o", program, "./testdata/pill")
	linked := map[string]bool{}
	for _, m := range regexp.MustCompile(`internal/readycells\.\(\*(\w+)\)\.Draw\b`).FindAllStringSubmatch(run("go", "tool", "nm", program), -1) {
		linked[m[1]] = true
	}
	require.Equal(t, map[string]bool{"Pill": true}, linked)
	require.NotContains(t, run("go", "tool", "nm", program), "readycells.(*pictures)")
}
