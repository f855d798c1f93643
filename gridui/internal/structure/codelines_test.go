// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestLinesOfCode(t *testing.T) {
	for text, lines := range map[string]int{
		"":                                  0,
		"package p\n":                       0,
		"// licence\n\npackage p // name\n": 0,
		"package p\n\nimport \"fmt\"\n\nimport (\n\t\"os\"\n\n\t\"io\"\n)\n\nvar a = 1\n": 1,
		"package p\n\nfunc f() {\n\t// why\n\n\tg() // how\n\t/* a\n\tb */\n}\n":          3,
		"package p\nvar s = `a\n\nb`\n":                                                   3,
		"package p\nvar a = 1 /* x\ny */\n":                                               1,
	} {
		require.Equal(t, lines, CodeLines([]byte(text)), text)
	}
}

func TestFoldersAreMeasuredAlone(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"a/a.go": "package a\nvar a = 1\n", "a/a_test.go": "package a\nvar b = 1\nvar c = 1\n", "a/b/c/c.go": "package c\nvar a = 1\nvar b = 2\n",
		"a/testdata/x.go": "package x\nvar a = 1\n", ".git/y.go": "package y\nvar a = 1\n", "a/text.md": "text\n",
	} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(root, name), []byte(text), 0o644))
	}
	all, err := Folders(root)
	require.NoError(t, err)
	require.Equal(t, map[string]int{"a": 1, "a/b/c": 2, "a/...": 2, All: 3}, values(all, Code))
	require.Equal(t, "and 2 of tests", all[len(all)-1].Detail)
	_, err = Folders(filepath.Join(root, "none"))
	require.Error(t, err)
}
