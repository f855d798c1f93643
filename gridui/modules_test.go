// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// `./...` ends where another module begins: a module that the Makefile does not know would be neither
// tested nor formatted. Those that are built apart are in a list of their own.
func TestMakefileKnowsEveryModule(t *testing.T) {
	var found []string
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != ".." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "build" || d.Name() == "testdata"):
			return fs.SkipDir
		case d.Name() == "go.mod":
			folder, err := filepath.Rel("..", filepath.Dir(path))
			found = append(found, filepath.ToSlash(folder))
			return err
		}
		return nil
	})
	require.NoError(t, err)
	makefile, err := os.ReadFile("../Makefile")
	require.NoError(t, err)
	var known []string
	for _, list := range []string{"MODULES", "APART"} {
		_, line, ok := strings.Cut(string(makefile), "\n"+list+" := ")
		require.True(t, ok, "the Makefile lists modules in %s", list)
		line, _, _ = strings.Cut(line, "\n")
		known = append(known, strings.Fields(line)...)
	}
	require.ElementsMatch(t, known, found)
}

// Whoever imports the grid inherits Gio and what Gio needs, and for tests testify and rapid.
func TestLibraryRequiresLittle(t *testing.T) {
	direct := map[string]bool{
		"gioui.org": true, "github.com/go-text/typesetting": true, "golang.org/x/image": true, "golang.org/x/text": true,
		"github.com/stretchr/testify": true, "pgregory.net/rapid": true,
	}
	gomod, err := os.ReadFile("../go.mod")
	require.NoError(t, err)
	for line := range strings.Lines(string(gomod)) {
		fields := strings.Fields(line)
		if len(fields) < 2 || !strings.HasPrefix(fields[1], "v") || strings.Contains(line, "// indirect") {
			continue
		}
		require.True(t, direct[fields[0]], "%s is required by the library", fields[0])
		delete(direct, fields[0])
	}
	require.Empty(t, direct)
}
