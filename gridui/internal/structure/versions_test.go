// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestModulesCompileTheLibraryOnce fails if another module builds the library with other versions
// of its dependencies: its packages would be compiled, vetted and checked by staticcheck again for
// that module.
func TestModulesCompileTheLibraryOnce(t *testing.T) {
	root := filepath.Join("..", "..", "..")
	library := selected(t, filepath.Join(root, "go.mod"))
	if len(library) < 5 {
		t.Fatalf("the library requires %d modules", len(library))
	}
	delete(library, "golang.org/x/sys") // Gio imports it on Windows alone
	for _, folder := range []string{"example", filepath.Join("storage", "export", "xlsx")} {
		other := selected(t, filepath.Join(root, folder, "go.mod"))
		for path, version := range library {
			if v := other[path]; v != "" && v != version {
				t.Errorf("module %s has %s %s, the library %s: a line in its replace block keeps them the same", folder, path, v, version)
			}
		}
	}
}

// selected returns the versions that a go.mod file names, after its replacements by other versions.
func selected(t *testing.T, file string) map[string]string {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	versions := map[string]string{}
	for line := range strings.Lines(string(content)) {
		line, _, _ = strings.Cut(line, "//")
		switch f := strings.Fields(strings.TrimPrefix(strings.TrimPrefix(line, "replace "), "require ")); {
		case len(f) == 2 && strings.HasPrefix(f[1], "v"):
			versions[f[0]] = f[1]
		case len(f) == 4 && f[1] == "=>": // replacements follow what is required
			versions[f[0]] = f[3]
		}
	}
	return versions
}
