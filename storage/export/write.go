// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
)

// Exporter writes rows in one format. Every Format is an Exporter; programs may provide others. It must be
// safe for concurrent use.
type Exporter interface {
	// Export writes src to w and returns the first error. It does not close w.
	Export(ctx context.Context, w io.Writer, src Source, opt Options) error
	// Extension returns the extension of the files, without its dot; it may be empty.
	Extension() string
	// MIME returns the media type.
	MIME() string
}

var _ Exporter = CSV

var (
	exportersMu sync.RWMutex
	// exporters writes the formats that other packages implement.
	exporters = map[Format]Exporter{}
)

// Register makes e write a format that this package does not implement; it is called by the init function of
// a package such as xlsx. The last call wins. It panics if e is nil or itself a Format, or if this package
// implements f.
func Register(f Format, e Exporter) {
	if _, loop := e.(Format); e == nil || loop {
		panic(fmt.Sprintf("export: %v cannot write %v", e, f))
	}
	if newEncoder(f) != nil {
		panic(fmt.Sprintf("export: %v is written here", f))
	}
	exportersMu.Lock()
	defer exportersMu.Unlock()
	exporters[f] = e
}

func write(ctx context.Context, w io.Writer, src Source, f Format, opt Options) error {
	if err := src.check(); err != nil {
		return err
	}
	if create := newEncoder(f); create != nil {
		e, err := create(src.Columns, opt)
		if err != nil {
			return err
		}
		return stream(ctx, w, src, opt, e)
	}
	exportersMu.RLock()
	e := exporters[f]
	exportersMu.RUnlock()
	switch {
	case e != nil:
		return e.Export(ctx, w, src, opt)
	case f == XLSX:
		return errors.New("the program must import github.com/giogrid/giogrid/storage/export/xlsx")
	}
	return errors.New("there is no such format")
}

// encoder appends a text format to a buffer: the part before the rows, each row, and the part after them.
type encoder interface {
	head(dst []byte) []byte
	row(dst []byte, cells []Cell) []byte
	tail(dst []byte) []byte
}

// newEncoder returns the constructor of a format's encoder, nil for a format of another package.
func newEncoder(f Format) func([]Column, Options) (encoder, error) {
	switch f {
	case CSV:
		return newCSV
	case TSV:
		return newTSV
	case JSON:
		return newJSON
	case HTML:
		return newHTML
	}
	return nil
}

// flushAt is the number of bytes that are written at a time.
const flushAt = 1 << 16

// stream writes the rows as encoded by e.
func stream(ctx context.Context, w io.Writer, src Source, opt Options, e encoder) error {
	buf := e.head(make([]byte, 0, flushAt+flushAt/4))
	err := src.Each(ctx, opt, func(cells []Cell) (err error) {
		if buf = e.row(buf, cells); len(buf) >= flushAt {
			err, buf = writeAll(w, buf), buf[:0]
		}
		return err
	})
	if err != nil {
		return err
	}
	return writeAll(w, e.tail(buf))
}

// writeAll writes p, and also detects writers that write less without an error.
func writeAll(w io.Writer, p []byte) error {
	n, err := w.Write(p)
	if err == nil && n < len(p) {
		err = io.ErrShortWrite
	}
	return err
}
