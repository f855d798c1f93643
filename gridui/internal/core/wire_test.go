// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core_test

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A program links the features that it wires, and no others.
func TestAGridLinksNoFeatureThatNobodyNames(t *testing.T) {
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
	symbols := run("go", "tool", "nm", program)
	require.False(t, strings.Contains(symbols, "math/big.(*Rat).SetFrac"), "package ratio calculates with numbers of any size")
	require.False(t, strings.Contains(symbols, "giogrid/menus.(*Menu"), "the menu of cells is a feature")
	for _, m := range methods.FindAllStringSubmatch(symbols, -1) {
		linked[m[1]]++
	}
	for _, feature := range []string{"celledit", "details", "outline", "rowselect"} {
		require.NotZero(t, linked[feature], "%s is part of each grid", feature)
	}
	for _, feature := range []string{
		"find", "cellranges", "fillhandle", "rangemove", "filtering", "conflicts", "formats", "profile", "clipboard", "exporting",
		"paging", "statusbar", "rowdrag", "gotorow", "gotocolumn", "typeahead", "zoom", "giveway", "debug", "columnchooser", "columnfit", "columnhistory", "columnmove", "columnsize", "headmenu", "readycells", "semantics",
	} {
		require.Zero(t, linked[feature], "%s is not wired", feature)
	}
}
