// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource_test

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// layers lists the packages of row sources, lowest first, each with its allowed imports. All may import the
// standard library, and nothing else.
var layers = []struct {
	name string
	may  []string
}{
	{"internal/plainjson", nil},
	{"textorder", nil},
	{"value", []string{"internal/plainjson", "textorder"}},
	{"expr", []string{"internal/plainjson", "textorder", "value"}},
	{"", []string{"internal/plainjson", "textorder", "value", "expr"}},
	{"sourcetest", []string{"value", "expr", ""}},
	{"restrows", []string{"internal/plainjson", "value", "expr", ""}},
	{"sqlrows", []string{"textorder", "value", "expr", ""}},
}

func TestImports(t *testing.T) {
	const module = "github.com/giogrid/giogrid/storage/rowsource"
	may := map[string]map[string]bool{}
	path := func(name string) string { return strings.TrimSuffix(module+"/"+name, "/") }
	for _, layer := range layers {
		may[path(layer.name)] = map[string]bool{}
		for _, name := range layer.may {
			may[path(layer.name)][path(name)] = true
		}
	}
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "./...").Output()
	require.NoError(t, err)
	for line := range strings.Lines(string(out)) {
		paths := strings.Fields(line)
		require.Contains(t, may, paths[0], "%s is in no layer", paths[0])
		for _, imported := range paths[1:] {
			if strings.Contains(strings.Split(imported, "/")[0], ".") {
				require.True(t, may[paths[0]][imported], "%s imports %s", paths[0], imported)
			}
		}
	}
}
