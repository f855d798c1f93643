// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package extend_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A module outside this one, which can import nothing internal, extends a grid. testdata/outside is that module; its
// own test uses it.
func TestAnotherModuleExtendsAGrid(t *testing.T) {
	root, err := filepath.Abs("../..")
	require.NoError(t, err)
	dir := t.TempDir()
	sources, err := filepath.Glob("testdata/outside/*.go")
	require.NoError(t, err)
	require.Len(t, sources, 2)
	for _, file := range sources {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		require.NotContains(t, string(text), "/internal/", file)
		require.NoError(t, os.WriteFile(filepath.Join(dir, filepath.Base(file)), text, 0o644))
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	require.NoError(t, err)
	text := strings.Replace(string(mod), "module github.com/giogrid/giogrid", "module example.org/notes", 1) +
		"\nrequire github.com/giogrid/giogrid v0.0.0\nreplace github.com/giogrid/giogrid => " + root + "\n"
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte(text), 0o644))
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.sum"), sum, 0o644))
	cmd := exec.Command("go", "test", "-tags=nowayland,novulkan", ".")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off", "GOPROXY=off")
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
}
