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

// leftoverAge is how old an unfinished file must be before it counts as one of a
// program that was killed.
const leftoverAge = time.Hour

var (
	errNoFolder = errors.New("no folder given")
	errNoFile   = errors.New("not a regular file")
)

// Dir is a Store of one file per key in the folder at path, which is made with
// the first Set and should hold nothing else. Files are for their owner alone
// (0600), and so is a folder made here (0700). Plain keys can be read in the
// files' names; no key leads out of the folder.
//
// A file is replaced as a whole: whatever fails, and whenever the program is
// killed or the power goes, a key has its new value or the one before, never a
// part of one. Of programs that write at once the last one wins. What a killed
// one left behind is removed, an hour later, by the first Set of another.
//
// The file system is in nobody's way: a value may be any bytes.
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
	err := d.checkRegular(path) // a folder is not ours to remove
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

// checkRegular is the error of anything but a file: to open a pipe would wait
// for its writer.
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
	n, err := io.Copy(&text, io.LimitReader(f, MaxSize+1))
	switch {
	case err != nil:
		return "", err
	case n > MaxSize:
		return "", ErrTooLarge
	}
	return text.String(), nil
}

// settle sees to it, where that can be done, that what was done without an error is not
// undone by a power failure, and that it is done before what is done next.
func (d *dir) settle(err error) {
	if err == nil {
		_ = d.files.SyncFolder(d.path) // the change is made, and an error would deny it
	}
}

// removeLeftovers does what it can: a file too many is no reason to fail.
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
