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

// Resolve reads the start of the file of an address, and sets the engine and format from its content. It returns a
// descriptive error if the file does not exist, cannot be read or is not a database. It creates nothing. It returns
// the sample and servers unchanged.
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

// kind returns the name of the file format that the extension suggests.
func (a Address) kind() string {
	if a.parquet {
		return "Parquet"
	}
	return a.engine.String()
}

// detect returns the engine and format that the first bytes of a file indicate.
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

// headSize is the number of bytes from which the format of a file is detected.
const headSize = 64

func readHead(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, plain(err)
	}
	if info.IsDir() {
		return nil, errors.New("is a directory: expected a file")
	}
	if !info.Mode().IsRegular() { // opening a pipe would wait for its writer
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

// plain returns an error of a file without its path, which the caller adds.
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
