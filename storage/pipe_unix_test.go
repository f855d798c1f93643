// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build linux || darwin || freebsd

package storage

import (
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// Opening a pipe that no one writes to would block forever.
func TestDirWithAPipeInPlaceOfTheFile(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, syscall.Mkfifo(filepath.Join(folder, "k.json"), 0o600))
	_, ok, err := Dir(folder).Get("k")
	require.ErrorIs(t, err, errNoFile)
	require.False(t, ok)
	require.ErrorIs(t, Dir(folder).Delete("k"), errNoFile)
}
