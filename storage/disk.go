// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"
	"time"
)

// files is the part of a file system that the store of a folder uses.
type files interface {
	MakeFolder(path string) error
	List(folder string) ([]fs.DirEntry, error)
	Stat(path string) (fs.FileInfo, error)
	Open(path string) (io.ReadCloser, error)
	// Create creates a file with an unused name for which isUnfinished returns true.
	Create(folder string) (newFile, error)
	Rename(from, to string) error
	Remove(path string) error
	// SyncFolder writes the entries of a folder to the disk.
	SyncFolder(path string) error
}

// newFile is a file being written.
type newFile interface {
	io.WriteCloser
	Name() string
	Sync() error
}

const unfinishedHead, unfinishedTail = ".giogrid-", ".tmp"

func isUnfinished(name string) bool {
	return strings.HasPrefix(name, unfinishedHead) && strings.HasSuffix(name, unfinishedTail)
}

// disk is the file system of the machine.
type disk struct{}

func (disk) MakeFolder(path string) error              { return os.MkdirAll(path, 0o700) }
func (disk) List(folder string) ([]fs.DirEntry, error) { return os.ReadDir(folder) }
func (disk) Stat(path string) (fs.FileInfo, error)     { return os.Stat(path) }

func (disk) Open(path string) (f io.ReadCloser, err error) {
	err = patiently(isBusy, func() error { f, err = os.Open(path); return err })
	return f, err
}

func (disk) Create(folder string) (newFile, error) { return createUnfinished(folder) }

// createUnfinished creates a file with mode 0600.
func createUnfinished(folder string) (*os.File, error) {
	return os.CreateTemp(folder, unfinishedHead+"*"+unfinishedTail)
}

func (disk) Rename(from, to string) error {
	return patiently(isBusy, func() error { return os.Rename(from, to) })
}

func (disk) Remove(path string) error {
	return patiently(isBusy, func() error { return os.Remove(path) })
}

// SyncFolder fails where folders cannot be synced, as on Windows.
func (disk) SyncFolder(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// longestPause bounds the wait for a busy file: less than twice this in all, because the caller may be
// drawing.
const longestPause = 32 * time.Millisecond

// patiently retries while another program has the file open: on some systems a file that is being read can
// neither be replaced nor removed.
func patiently(busy func(error) bool, do func() error) error {
	for pause := time.Millisecond; ; pause *= 2 {
		err := do()
		if pause > longestPause || !busy(err) {
			return err
		}
		time.Sleep(pause)
	}
}
