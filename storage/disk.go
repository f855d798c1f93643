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

// files is what a folder's store asks of a file system.
type files interface {
	MakeFolder(path string) error
	List(folder string) ([]fs.DirEntry, error)
	Stat(path string) (fs.FileInfo, error)
	Open(path string) (io.ReadCloser, error)
	// Create makes a file of an unused name, which isUnfinished knows.
	Create(folder string) (newFile, error)
	Rename(from, to string) error
	Remove(path string) error
	// SyncFolder has the disk hold which files a folder has.
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

// createUnfinished makes a file of mode 0600.
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

// longestPause bounds how long a busy file is waited for: less than twice this
// in all, for the caller may be drawing.
const longestPause = 32 * time.Millisecond

// patiently tries again while another program has the file: on some systems one
// that is being read can neither be replaced nor removed.
func patiently(busy func(error) bool, do func() error) error {
	for pause := time.Millisecond; ; pause *= 2 {
		err := do()
		if pause > longestPause || !busy(err) {
			return err
		}
		time.Sleep(pause)
	}
}
