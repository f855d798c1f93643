// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"errors"
	"io"
	"io/fs"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// leftoverAge is the age from which an unfinished file counts as left by a killed program.
const leftoverAge = time.Hour

var (
	errNoFolder = errors.New("no folder given")
	errNoFile   = errors.New("not a regular file")
)

// Dir returns a Store with one file per key in the folder at path, which is created by the first Set and
// should contain nothing else. Only their owner can access the files (0600), and a folder created here
// (0700). Plain keys are readable in the names of the files; no key leads out of the folder.
//
// A file is replaced as a whole: after any failure, a killed program or a power failure, a key has its new
// value or the previous one, never a part. If several programs write at the same time, the last one wins.
// What a killed program leaves behind is removed, an hour later, by the first Set of another one.
//
// Values may be any bytes.
func Dir(path string) Store {
	if path == "" {
		return unavailable{errNoFolder}
	}
	return &dir{path: path, files: disk{}}
}

type dir struct {
	path  string
	files files
	sweep sync.Once
}

// Get implements Store.
func (d *dir) Get(key string) (value string, ok bool, err error) {
	if key == "" {
		return "", false, nil
	}
	value, err = d.read(d.file(key))
	if errors.Is(err, fs.ErrNotExist) {
		return "", false, nil
	}
	return value, err == nil, keyError("get", key, err)
}

// Set implements Store.
func (d *dir) Set(key, value string) error {
	if key == "" {
		return nil
	}
	err := checkSize(value)
	if err == nil {
		err = d.files.MakeFolder(d.path)
	}
	if err == nil {
		d.sweep.Do(d.removeLeftovers)
		err = replace(d.files, d.file(key), value)
	}
	d.settle(err)
	return keyError("set", key, err)
}

// Delete implements Store.
func (d *dir) Delete(key string) error {
	if key == "" {
		return nil
	}
	path := d.file(key)
	err := d.checkRegular(path) // a folder must not be removed here
	if err == nil {
		err = d.files.Remove(path)
	}
	d.settle(err)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return keyError("delete", key, err)
}

func (d *dir) file(key string) string { return filepath.Join(d.path, fileName(key)) }

// checkRegular returns an error for anything but a regular file: opening a pipe would block until it has a
// writer.
func (d *dir) checkRegular(path string) error {
	info, err := d.files.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "stat", Path: path, Err: errNoFile}
	}
	return err
}

func (d *dir) read(path string) (string, error) {
	if err := d.checkRegular(path); err != nil {
		return "", err
	}
	f, err := d.files.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	var text strings.Builder
	n, err := io.Copy(&text, io.LimitReader(f, maxSize+1))
	switch {
	case err != nil:
		return "", err
	case n > maxSize:
		return "", ErrTooLarge
	}
	return text.String(), nil
}

// settle syncs the folder after a successful step, where that is possible: a power failure then cannot undo
// the step, and the step precedes the next one on the disk.
func (d *dir) settle(err error) {
	if err == nil {
		_ = d.files.SyncFolder(d.path) // the change is made, and an error would deny it
	}
}

// removeLeftovers removes old unfinished files. Errors are ignored: a superfluous file is no reason to fail.
func (d *dir) removeLeftovers() {
	entries, _ := d.files.List(d.path)
	for _, entry := range entries {
		if !isUnfinished(entry.Name()) {
			continue
		}
		info, err := entry.Info()
		if err == nil && info.Mode().IsRegular() && time.Since(info.ModTime()) > leftoverAge {
			_ = d.files.Remove(filepath.Join(d.path, entry.Name()))
		}
	}
}
