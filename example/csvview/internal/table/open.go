// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bufio"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"sync/atomic"
)

// Errors that Open and Read return inside an *Error for files that cannot be shown. They also pass on the errors of
// package io/fs, such as fs.ErrNotExist.
var (
	ErrEmpty     = errors.New("empty file: expected a header or rows")
	ErrDirectory = errors.New("is a directory: expected a file")
	ErrDevice    = errors.New("is a device: expected a file")
	ErrBlank     = errors.New("begins with 16 MiB of blank lines: expected a header or rows")
	ErrTooLarge  = errors.New("too large: a table holds up to 4 GiB of text")
)

// Error explains why nothing of a file can be shown.
type Error struct {
	Name string // the path or name it was opened under
	Err  error
}

// Error returns the name and the reason: "trips.csv: empty file: expected a header or rows".
func (e *Error) Error() string { return e.Name + ": " + reason(e.Err) }

// Unwrap returns the error without the name.
func (e *Error) Unwrap() error { return e.Err }

// reason returns the message of err without the path, which Name already contains.
func reason(err error) string {
	var at *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "no such file"
	case errors.Is(err, fs.ErrPermission):
		return "permission denied"
	case errors.As(err, &at):
		return at.Err.Error()
	}
	return err.Error()
}

// Open reads the file at path to its end. An error is always an *Error and means that there is nothing to show. A
// file that breaks off later, or is too large, is shown as far as possible, with a note.
func Open(path string) (*Table, error) {
	f, err := openFile(path)
	if err != nil {
		return nil, &Error{Name: path, Err: err}
	}
	defer f.Close()
	if f.size > maxBytes {
		return nil, &Error{Name: path, Err: ErrTooLarge}
	}
	return read(f, path)
}

// Read reads r to its end, as Open reads a file. Messages contain the name; its extension helps to detect the
// delimiter.
func Read(r io.Reader, name string) (*Table, error) { return read(&file{Reader: r}, name) }

func read(f *file, name string) (*Table, error) {
	l, err := newGzipLoader(f, name)
	if err == nil {
		err = l.run()
	}
	if err != nil {
		return nil, &Error{Name: name, Err: err}
	}
	return l.snapshot(), nil
}

// newGzipLoader returns a loader of the contents of f, uncompressed if they are compressed.
func newGzipLoader(f *file, name string) (*loader, error) {
	in := bufio.NewReaderSize(f, 64<<10)
	magic, _ := in.Peek(2)
	if string(magic) != "\x1f\x8b" {
		l := newLoader(in, name, f.size)
		l.more = f.more
		return l, nil
	}
	z, err := gzip.NewReader(in)
	if err != nil {
		return nil, fmt.Errorf("broken gzip file: %w", err)
	}
	l := newLoader(z, name, f.unpackedSize())
	l.more = f.more
	l.table.format.Compressed = true
	return l, nil
}

// file is a source to read. Its size in bytes is 0 if it is unknown, as for a pipe.
type file struct {
	io.Reader
	io.Closer             // nil: there is nothing to close
	end       io.ReaderAt // what reads at its end; nil if its size is unknown
	size      int
	more      func() bool // reports whether there is more than size now; nil if that is unknown
}

// counted returns a copy of the file that adds the number of bytes read to n.
func (f *file) counted(n *atomic.Int64) *file {
	c := *f
	c.Reader = &countingReader{f.Reader, n}
	return &c
}

type countingReader struct {
	io.Reader
	n *atomic.Int64
}

func (r *countingReader) Read(p []byte) (int, error) {
	n, err := r.Reader.Read(p)
	r.n.Add(int64(n))
	return n, err
}

func openFile(path string) (*file, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	switch mode := info.Mode(); {
	case mode.IsDir():
		return nil, ErrDirectory
	case mode&fs.ModeDevice != 0: // some never end
		return nil, ErrDevice
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return &file{Reader: f, Closer: f}, nil
	}
	return sized(f)
}

// sized returns a regular file with its present size. Bytes that are added during reading are ignored, since the file
// might grow without end. A system file such as /proc/self/maps has size 0, for unknown.
func sized(f *os.File) (*file, error) {
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, err
	}
	size := info.Size()
	if size == 0 {
		return &file{Reader: f, Closer: f, end: f}, nil
	}
	more := func() bool {
		now, err := f.Stat()
		return err == nil && now.Size() > size
	}
	return &file{Reader: io.LimitReader(f, size), Closer: f, end: f, size: int(min(size, math.MaxInt-1)), more: more}, nil
}

// unpackedSize returns the length of text that a gzip file claims to contain, 0 if the claim is implausible. The
// format records only sizes below 4 GiB and of files in one part, and the value may be wrong.
func (f *file) unpackedSize() int {
	var tail [4]byte
	if f.end == nil {
		return 0
	}
	if _, err := f.end.ReadAt(tail[:], int64(f.size-len(tail))); err != nil {
		return 0
	}
	size := int(binary.LittleEndian.Uint32(tail[:]))
	if size < 0 || size/64 > f.size {
		return 0
	}
	return size
}
