// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestReplaceFile(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "picture.png")
	for _, mode := range []fs.FileMode{0o644, 0o600} {
		content := []byte("of mode " + mode.String())
		require.NoError(t, ReplaceFile(path, content, mode))
		got, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Equal(t, content, got)
		info, err := os.Stat(path)
		require.NoError(t, err)
		if runtime.GOOS != "windows" {
			require.Equal(t, mode, info.Mode().Perm())
		}
		require.Equal(t, []string{"picture.png"}, names(t, folder))
	}
}

func TestReplaceFileThatCannotBe(t *testing.T) {
	folder := t.TempDir()
	require.ErrorIs(t, ReplaceFile(filepath.Join(folder, "none", "x"), nil, 0o600), fs.ErrNotExist)
	place := filepath.Join(folder, "folder")
	require.NoError(t, os.Mkdir(place, 0o700))
	require.Error(t, ReplaceFile(place, []byte("x"), 0o600))
	require.Equal(t, []string{"folder"}, names(t, folder), "what was begun stays")
}

func ExampleReplaceFile() {
	folder, _ := os.MkdirTemp("", "")
	defer os.RemoveAll(folder)
	path := filepath.Join(folder, "state.json")

	_ = ReplaceFile(path, []byte(`{"row":1}`), 0o600)
	_ = ReplaceFile(path, []byte(`{"row":2}`), 0o600)
	text, _ := os.ReadFile(path)
	fmt.Println(string(text))
	// Output: {"row":2}
}
