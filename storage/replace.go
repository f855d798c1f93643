// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// ReplaceFile replaces the content of a file atomically: every reader, even after the program was killed,
// finds either the complete old or the complete new content. The folder of the file must exist. After an
// error the old file stays, and no other file is left.
//
// Unlike the Set of a Dir it does not wait for the disk: it is for content that can be made again.
func ReplaceFile(path string, content []byte, mode fs.FileMode) error {
	return replace(unhurried{mode: mode}, path, string(content))
}

// replace writes a complete new file to the disk before it is renamed to the old name.
func replace(files files, path, content string) error {
	f, err := files.Create(filepath.Dir(path))
	if err != nil {
		return err
	}
	if err = fill(f, content); err == nil {
		err = files.Rename(f.Name(), path)
	}
	if err != nil {
		_ = files.Remove(f.Name()) // the first error is more useful
	}
	return err
}

func fill(f newFile, content string) error {
	_, err := io.WriteString(f, content)
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// unhurried is a disk that does not wait for syncs, and creates files with a mode.
type unhurried struct {
	disk
	mode fs.FileMode
}

func (u unhurried) Create(folder string) (newFile, error) {
	f, err := createUnfinished(folder)
	if err != nil {
		return nil, err
	}
	if err := f.Chmod(u.mode); err != nil {
		return nil, errors.Join(err, f.Close(), os.Remove(f.Name()))
	}
	return unhurriedFile{f}, nil
}

// unhurriedFile is written when the system decides.
type unhurriedFile struct{ *os.File }

func (unhurriedFile) Sync() error { return nil }
