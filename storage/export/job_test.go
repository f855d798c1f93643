// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"bytes"
	"context"
	"errors"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/export"
)

func TestJob(t *testing.T) {
	dir := t.TempDir()
	most := 0
	opt := export.Options{FileName: "a", Progress: func(rows int) { most = rows }}
	j := export.Start(t.Context(), export.Dir(dir), mixed(50_000), export.JSON, opt)
	path, err := j.Wait()
	require.NoError(t, err)
	assert.Equal(t, filepath.Join(dir, "a.json"), path)
	assert.NoError(t, j.Err())
	assert.Equal(t, 50_000, most)
	assert.Equal(t, 50_000, j.Rows())
	assert.Equal(t, 1.0, j.Progress())
	j.Cancel()
	assert.NoError(t, j.Err(), "it is too late to cancel")
}

func TestJobToStream(t *testing.T) {
	var out bytes.Buffer
	path, err := export.Start(t.Context(), export.Stream(&out), mixed(9), export.HTML, export.Options{}).Wait()
	require.NoError(t, err)
	assert.Empty(t, path)
	assert.Equal(t, written(t, mixed(9), export.HTML, export.Options{}), out.String())
}

// halting returns a source that stops at a row until goOn is closed.
func halting(n, at int) (src export.Source, reached, goOn chan struct{}) {
	src = mixed(n)
	row := src.Row
	reached, goOn = make(chan struct{}), make(chan struct{})
	src.Row = func(i int, cells []export.Cell) error {
		if i == at {
			close(reached)
			<-goOn
		}
		return row(i, cells)
	}
	return src, reached, goOn
}

func TestJobProgressAndCancel(t *testing.T) {
	dir := t.TempDir()
	src, reached, goOn := halting(1_000_000, 500_000)
	j := export.Start(t.Context(), export.Dir(dir), src, export.CSV, export.Options{})
	<-reached
	assert.InDelta(t, 0.5, j.Progress(), 0.01)
	assert.NoError(t, j.Err())
	select {
	case <-j.Done():
		assert.Fail(t, "done too early")
	default:
	}
	j.Cancel()
	close(goOn)
	<-j.Done()
	assert.ErrorIs(t, j.Err(), context.Canceled)
	assert.Less(t, j.Rows(), 600_000)
	assert.Less(t, j.Progress(), 0.6)
	assert.Empty(t, listing(t, dir))
}

func TestJobRowsUnknown(t *testing.T) {
	src, reached, goOn := halting(1_000_000, 500_000)
	src.Rows = -1
	ctx, cancel := context.WithCancelCause(t.Context())
	j := export.Start(ctx, export.Dir(t.TempDir()), src, export.CSV, export.Options{})
	<-reached
	assert.Zero(t, j.Progress())
	assert.Positive(t, j.Rows())
	shut := errors.New("the window was shut")
	cancel(shut)
	close(goOn)
	_, err := j.Wait()
	assert.ErrorIs(t, err, shut)
}

func TestJobPanic(t *testing.T) {
	dir := t.TempDir()
	src := mixed(10)
	src.Row = func(int, []export.Cell) error { panic("odd") }
	path, err := export.Start(t.Context(), export.Dir(dir), src, export.CSV, export.Options{}).Wait()
	assert.EqualError(t, err, "export: panic: odd")
	assert.Empty(t, path)
	assert.Empty(t, listing(t, dir))
}
