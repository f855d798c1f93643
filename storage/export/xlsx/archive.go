// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package xlsx

import (
	"archive/zip"
	"errors"
	"io"
	"math"
)

// archive is the ZIP file of a workbook, which is written while it is made instead of being kept in memory.
// It keeps the first error, because excelize loses some.
type archive struct {
	*zip.Writer
	pace func() error // called between chunks
	err  error
}

func newArchive(w io.Writer, pace func() error) *archive {
	return &archive{Writer: zip.NewWriter(w), pace: pace}
}

// Create implements excelize.ZipWriter.
func (a *archive) Create(name string) (io.Writer, error) {
	if a.err != nil {
		return nil, a.err
	}
	w, err := a.Writer.Create(name)
	a.err = err
	return &entry{of: a, w: w}, err
}

// Close implements excelize.ZipWriter.
func (a *archive) Close() error {
	if a.err != nil {
		return a.err
	}
	return a.Writer.Close()
}

// entry is a file in an archive.
type entry struct {
	of *archive
	w  io.Writer
	n  int64 // bytes written
}

// errTooLarge: Excel refuses files in an archive beyond 4 GB unless their header states the size, which
// package zip does not do for streamed files.
var errTooLarge = errors.New("a sheet holds 4 GB of text, and this one is larger")

// chunk is the number of bytes that are compressed between calls of pace.
const chunk = 1 << 15

// Write implements io.Writer.
func (e *entry) Write(p []byte) (n int, err error) {
	for len(p) > 0 && e.of.err == nil {
		if e.of.err = e.of.pace(); e.of.err != nil {
			break
		}
		part := p[:min(len(p), chunk)]
		if e.n += int64(len(part)); e.n > math.MaxUint32 {
			e.of.err = errTooLarge
			break
		}
		var m int
		m, e.of.err = e.w.Write(part)
		n, p = n+m, p[m:]
	}
	return n, e.of.err
}
