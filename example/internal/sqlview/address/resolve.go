// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package address

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// Resolve looks at the file of an address, and tells what engine reads it by its content. It
// fails in words for a file that is not there, cannot be read or is no database. Nothing is
// created. The sample and servers are returned as they are.
func (a Address) Resolve() (Address, error) {
	if a.file == "" {
		return a, nil
	}
	head, err := readHead(a.file)
	if err != nil {
		return a, fmt.Errorf("%s: %w", a.file, err)
	}
	found := detect(head)
	switch {
	case found.engine != Unknown:
		a.engine, a.parquet = found.engine, found.parquet
	case len(head) == 0:
		return a, fmt.Errorf("%s: the file is empty: expected a database", a.file)
	case a.engine != Unknown:
		return a, fmt.Errorf("%s: not a %s file: its content is of another kind, damaged or encrypted", a.file, a.kind())
	default:
		return a, fmt.Errorf("%s: not a database: expected a file of SQLite, DuckDB or Parquet", a.file)
	}
	return a, nil
}

// kind is the kind of file by its extension.
func (a Address) kind() string {
	if a.parquet {
		return "Parquet"
	}
	return a.engine.String()
}

// detect tells the engine by the first bytes of a file.
func detect(head []byte) Address {
	switch {
	case bytes.HasPrefix(head, []byte("SQLite format 3\x00")):
		return Address{engine: SQLite}
	case len(head) >= 12 && string(head[8:12]) == "DUCK":
		return Address{engine: DuckDB}
	case bytes.HasPrefix(head, []byte("PAR1")):
		return Address{engine: DuckDB, parquet: true}
	}
	return Address{}
}

// headSize is how many bytes tell the kind of a file.
const headSize = 64

func readHead(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, plain(err)
	}
	if info.IsDir() {
		return nil, errors.New("is a directory: expected a file")
	}
	if !info.Mode().IsRegular() { // to open a pipe would wait for its writer
		return nil, errors.New("is no regular file: expected a database")
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, plain(err)
	}
	defer f.Close()
	head := make([]byte, headSize)
	n, err := io.ReadFull(f, head)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, plain(err)
	}
	return head[:n], nil
}

// plain is an error of a file without its path, which the caller says.
func plain(err error) error {
	var at *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("no such file: %w", fs.ErrNotExist)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("may not be read: %w", fs.ErrPermission)
	case errors.As(err, &at):
		return at.Err
	}
	return err
}
