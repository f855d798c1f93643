// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build cgo || windows

package shot

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestReadPNGFails(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.png")
	_, err := readPNG(path)
	assert.ErrorIs(t, err, os.ErrNotExist)
	require.NoError(t, os.WriteFile(path, []byte("not a picture"), 0o644))
	_, err = readPNG(path)
	assert.ErrorContains(t, err, path)
}
