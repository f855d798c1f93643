// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/structure"
)

var updateAPI = flag.Bool("update-api", false, "write testdata/api.txt anew")

// Programs depend on the exported names and signatures of all public packages, so a change of
// them fails. -update-api renews the list after an intended change.
func TestAPIIsFrozen(t *testing.T) {
	packages, err := structure.Load("..", buildTags(t), "./...")
	require.NoError(t, err)
	slices.SortFunc(packages, func(a, b *structure.Package) int { return strings.Compare(a.Name, b.Name) })
	var api strings.Builder
	for _, p := range packages {
		if strings.Contains("/"+p.Name+"/", "/internal/") {
			continue
		}
		api.WriteString("package " + p.Name + "\n\n" + strings.Join(p.API(), "\n") + "\n\n")
	}
	const golden = "testdata/api.txt"
	if *updateAPI {
		require.NoError(t, os.WriteFile(golden, []byte(api.String()), 0o644))
	}
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	require.Equal(t, strings.Split(string(want), "\n"), strings.Split(api.String(), "\n"),
		"a change of the public interface: if it is meant, renew the list with -update-api")
}
