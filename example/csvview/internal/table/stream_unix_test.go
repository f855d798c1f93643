// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build unix

package table

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A read that waits for a pipe ends with the stream.
func TestCloseEndsARead(t *testing.T) {
	r, w, err := os.Pipe()
	require.NoError(t, err)
	defer w.Close()
	_, err = io.WriteString(w, "a,b\n"+strings.Repeat("1,2\n", 2000))
	require.NoError(t, err)
	s := NewStream(r, "x")
	require.Positive(t, s.First().Table.Rows())
	require.NoError(t, s.Close())
	assert.False(t, s.Wait().Done)
}

// A named pipe opens when a writer opens it, and is read to its end.
func TestStreamOfANamedPipe(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	require.NoError(t, syscall.Mkfifo(path, 0o600))
	s := OpenStream(path, 0)
	defer s.Close()
	assert.Zero(t, s.State())
	w, err := os.OpenFile(path, os.O_WRONLY, 0)
	require.NoError(t, err)
	_, err = io.WriteString(w, "a,b\n"+strings.Repeat("1,2\n", 2000))
	require.NoError(t, err)
	first := s.First()
	assert.False(t, first.Done)
	assert.Zero(t, first.Size)
	require.NoError(t, w.Close())
	assert.Equal(t, 2000, s.Wait().Table.Rows())
}
