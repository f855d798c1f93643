// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// nobody is a user who is bound by file modes, unlike root.
const nobody = 65534

// asNobody calls do with file access as the user nobody, if the test runs as root, and makes nobody the owner
// of the folder.
func asNobody(t *testing.T, folder string, do func()) {
	if os.Getuid() != 0 {
		do()
		return
	}
	require.NoError(t, os.Chmod(filepath.Dir(folder), 0o755))
	require.NoError(t, os.Chown(folder, nobody, nobody))
	for _, name := range names(t, folder) {
		require.NoError(t, os.Chown(filepath.Join(folder, name), nobody, nobody))
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	require.NoError(t, syscall.Setfsuid(nobody))
	defer func() { require.NoError(t, syscall.Setfsuid(0)) }()
	do()
}

func TestDirThatIsReadOnly(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, Dir(folder).Set("k", "v"))
	require.NoError(t, os.Chmod(folder, 0o500))
	asNobody(t, folder, func() {
		s := Dir(folder)
		require.ErrorIs(t, s.Set("k", "w"), os.ErrPermission)
		require.ErrorIs(t, s.Set("other", "w"), os.ErrPermission)
		require.ErrorIs(t, s.Delete("k"), os.ErrPermission)
		requireHas(t, s, "k", "v")
		require.ErrorIs(t, Dir(filepath.Join(folder, "deeper")).Set("k", "w"), os.ErrPermission)
	})
	require.Equal(t, []string{"k.json"}, names(t, folder))
	require.NoError(t, os.Chmod(folder, 0o700))
}

func TestDirThatMayNotBeRead(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, Dir(folder).Set("k", "v"))
	require.NoError(t, os.Chmod(filepath.Join(folder, "k.json"), 0))
	asNobody(t, folder, func() {
		_, ok, err := Dir(folder).Get("k")
		require.ErrorIs(t, err, os.ErrPermission)
		require.False(t, ok)
	})
}
