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

// What Open and Read say, inside an *Error, of what cannot be shown. They pass on the errors of package
// io/fs too, such as fs.ErrNotExist.
var (
	ErrEmpty     = errors.New("empty file: expected a header or rows")
	ErrDirectory = errors.New("is a directory: expected a file")
	ErrDevice    = errors.New("is a device: expected a file")
	ErrBlank     = errors.New("begins with 16 MiB of blank lines: expected a header or rows")
	ErrTooLarge  = errors.New("too large: a table holds up to 4 GiB of text")
)

// Error tells why nothing of a file can be shown.
type Error struct {
	Name string // the path or name it was opened under
	Err  error
}

// Error is the name and what is wrong: "trips.csv: empty file: expected a header or rows".
func (e *Error) Error() string { return e.Name + ": " + reason(e.Err) }

// Unwrap gives the error without the name.
func (e *Error) Unwrap() error { return e.Err }

// reason is the message of err without the path that Name has already.
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

// Open reads the file at path to its end. An error is always an *Error and means that there is
// nothing to show; a file that breaks off later, or is too large, is shown as far as it goes, with a note.
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

// Read reads r to its end, as Open does a file. The name stands in messages; its extension helps to tell
// the delimiter.
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

// newGzipLoader reads from f what it holds, or what it holds compressed.
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

// file is something to read, and its size in bytes; 0 for what has none, such as a pipe.
type file struct {
	io.Reader
	io.Closer             // nil: there is nothing to close
	end       io.ReaderAt // what reads at its end; nil if its size is unknown
	size      int
	more      func() bool // reports whether there is more than size by now; nil if that is unknown
}

// counted is the file, and adds what is read of it to n.
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

// sized is a regular file with the size that it has now: what is added while it is read is left out, for it
// might never end. A file of the system's own, such as /proc/self/maps, says that it has no size.
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

// unpackedSize is how much text a gzip file says it holds, 0 if it says nothing likely. It knows
// only sizes below 4 GiB and of files in one part, and may lie: what is not like a table is not believed.
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
