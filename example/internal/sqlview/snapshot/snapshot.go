// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package snapshot

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	_ "modernc.org/sqlite" // database/sql: "sqlite"

	"github.com/giogrid/giogrid/example/internal/sqlclose"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// closeLimit limits the time that Close waits for canceled reads.
const closeLimit = 5 * time.Second

// Reader runs a statement that cannot write, and calls a function with its rows and the types of their columns.
// database.Database implements it.
type Reader interface {
	QueryTyped(ctx context.Context, statement string, do func(*sql.Rows, []*sql.ColumnType) error) error
}

// Options limit a snapshot.
type Options struct {
	// MaxRows is the maximum number of rows; 0 means 1,000,000.
	MaxRows int64
	// MaxBytes is about the maximum size of the values in bytes; 0 means 1 GiB.
	MaxBytes int64
	// Folder is the parent of the temporary folder; empty means the system's.
	Folder string
	// AnyKind means that columns hold values of any kind, as in SQLite: texts and bytes stay unchanged. Other drivers
	// return numbers as texts, and texts as bytes.
	AnyKind bool
	// Grown, if not nil, is called on another goroutine after more rows can be read, and when
	// the snapshot is complete.
	Grown func()
}

func (o Options) withDefaults() Options {
	if o.MaxRows == 0 {
		o.MaxRows = 1_000_000
	}
	if o.MaxBytes == 0 {
		o.MaxBytes = 1 << 30
	}
	if o.Grown == nil {
		o.Grown = func() {}
	}
	return o
}

// Snapshot holds the rows of a statement. Its methods may be called from any goroutine.
type Snapshot struct {
	// DB contains the rows, and Table describes them for package sqlrows, with SQLite's dialect. They may be read
	// while the snapshot grows.
	DB    *sql.DB
	Table sqlrows.Table
	// Columns lists the columns of the statement, in order. In Table they follow the key.
	Columns []Column

	options Options
	folder  string
	writer  *sql.DB
	insert  string // the statement that adds a row
	cancel  context.CancelFunc
	first   chan struct{} // closed with the first rows, or at the end
	done    chan struct{}
	rows    atomic.Int64
	// cut and err are set before done is closed.
	cut bool
	err error
}

// Start runs a statement and returns when its first rows can be read, or there are none. The remaining rows are read
// in the background, until ctx ends or the snapshot is closed. A failed statement returns the engine's error.
func Start(ctx context.Context, from Reader, statement string, o Options) (*Snapshot, error) {
	statement = strings.TrimSpace(statement)
	if statement == "" {
		return nil, errors.New("there is no statement")
	}
	ctx, cancel := context.WithCancel(ctx)
	s := &Snapshot{options: o.withDefaults(), cancel: cancel, first: make(chan struct{}), done: make(chan struct{})}
	go s.run(ctx, from, statement)
	<-s.first
	if err := s.Err(); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

func (s *Snapshot) run(ctx context.Context, from Reader, statement string) {
	s.err = from.QueryTyped(ctx, statement, func(rows *sql.Rows, types []*sql.ColumnType) error { return s.fill(ctx, rows, types) })
	close(s.done)
	s.show()
}

// create creates the database for the columns.
func (s *Snapshot) create(ctx context.Context) (err error) {
	if s.folder, err = os.MkdirTemp(s.options.Folder, "sqlview-*"); err != nil {
		return fmt.Errorf("no place for the rows: %w", err)
	}
	path := filepath.ToSlash(filepath.Join(s.folder, "rows.db"))
	if s.writer, err = sql.Open("sqlite", path); err != nil {
		return err
	}
	s.writer.SetMaxOpenConns(1)
	if s.DB, err = sql.Open("sqlite", path+"?_busy_timeout=5000"); err != nil {
		return err
	}
	s.Table, s.insert = layOut(s.Columns)
	// Rows are read while others are written. They need not survive the program.
	for _, statement := range []string{"PRAGMA journal_mode = WAL", "PRAGMA synchronous = OFF", createTable(s.Columns)} {
		if _, err := s.writer.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	return nil
}

// Rows returns the number of rows that can be read so far.
func (s *Snapshot) Rows() int64 { return s.rows.Load() }

// Done returns a channel that is closed when all rows are there, or the statement failed.
func (s *Snapshot) Done() <-chan struct{} { return s.done }

// Err returns the error that ended the statement early; nil if there is none, or the statement still runs. The rows
// before the error can be read.
func (s *Snapshot) Err() error {
	select {
	case <-s.done:
		return s.err
	default:
		return nil
	}
}

// Cut reports whether the statement has more rows than the options allow. It is false until Done.
func (s *Snapshot) Cut() bool {
	select {
	case <-s.done:
		return s.cut
	default:
		return false
	}
}

// Close cancels the statement, if it still runs, and removes the rows from the disk. It waits for reads that still run;
// the caller cancels them.
func (s *Snapshot) Close() error {
	s.cancel()
	<-s.done
	var errs []error
	for _, db := range []*sql.DB{s.writer, s.DB} {
		if db != nil {
			errs = append(errs, sqlclose.Close(db, closeLimit))
		}
	}
	if s.folder != "" {
		errs = append(errs, os.RemoveAll(s.folder))
	}
	return errors.Join(errs...)
}
