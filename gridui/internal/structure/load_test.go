// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// module writes a module into a temporary folder of a test.
func module(t *testing.T, files sources) string {
	t.Helper()
	t.Setenv("GOWORK", "off")
	dir := t.TempDir()
	files["go.mod"] = "module m\n\ngo 1.25\n"
	for name, text := range files {
		file := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
	}
	return dir
}

func TestLoad(t *testing.T) {
	dir := module(t, sources{
		"top/top.go":             "package top\n\nimport \"m/top/in\"\n\nfunc (T) M() {}\n\ntype T struct{ in.T }\n",
		"top/tagged.go":          "//go:build tagged\n\npackage top\n\nfunc (T) Tagged() {}\n",
		"top/other.go":           "//go:build !tagged\n\npackage top\n\nvar broken int = \"\"\n",
		"top/top_test.go":        "package top\n\nfunc test(T) {}\n",
		"top/tagged_test.go":     "//go:build !tagged\n\npackage top\n",
		"top/in/in.go":           "package in\n\nimport \"sync\"\n\ntype T struct{ sync.Locker }\n",
		"top/tests/only_test.go": "package tests\n",
		"elsewhere/elsewhere.go": "package elsewhere\n",
	})
	packages, err := Load(dir, "tagged", "./top/...")
	require.NoError(t, err)
	measures := Of(packages, Layout{})
	require.Equal(t, map[string]int{"top": 3, "top/in": 1}, values(measures, Files))
	require.Equal(t, map[string]int{"top": 17, "top/in": 5}, values(measures, Lines))
	require.Equal(t, map[string]int{"top": 0, "top/in": 0}, values(measures, Cycle))
	require.Equal(t, map[string]int{"top.T": 4, "top/in.T": 2}, values(measures, Methods))
}

func TestLoadTellsWhatIsWrong(t *testing.T) {
	dir := module(t, sources{"broken/broken.go": "package broken\n\nvar n int = \"\"\n", "text/text.go": "package text\n\nfunc\n"})
	_, err := Load(dir, "", "./broken")
	require.ErrorContains(t, err, "broken.go:3")
	_, err = Load(dir, "", "./text")
	require.ErrorContains(t, err, "text.go:4")
}
