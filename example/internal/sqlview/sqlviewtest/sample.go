// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package sqlviewtest

import (
	"context"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/sample"
)

// Sample returns the path of a copy of the sample, which the test may change.
func Sample(t testing.TB) string {
	t.Helper()
	content, err := sampleFile()
	require.NoError(t, err)
	path := filepath.Join(t.TempDir(), "sample.db")
	require.NoError(t, os.WriteFile(path, content, 0o600))
	return path
}

// sampleFile returns the content of the sample. Creating it takes a while.
var sampleFile = sync.OnceValues(func() ([]byte, error) {
	folder, err := os.MkdirTemp("", "sample-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	path, err := sample.Make(context.Background(), folder)
	if err != nil {
		return nil, err
	}
	return os.ReadFile(path)
})
