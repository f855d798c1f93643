// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// ReplaceFile gives a file a new content, all at once: whoever reads it, also after the
// program was killed, finds the old content or the new one, whole. Its folder has to be
// there. On an error the old file stays, and nothing beside it.
//
// It does not wait for the disk, as the Set of a Dir does: it is for what can be made
// again.
func ReplaceFile(path string, content []byte, mode fs.FileMode) error {
	return replace(unhurried{mode: mode}, path, string(content))
}

// replace has the disk hold a whole new file before it takes the old one's name.
func replace(files files, path, content string) error {
	f, err := files.Create(filepath.Dir(path))
	if err != nil {
		return err
	}
	if err = fill(f, content); err == nil {
		err = files.Rename(f.Name(), path)
	}
	if err != nil {
		_ = files.Remove(f.Name()) // the first error says more
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

// unhurried is a disk that is not waited for, and whose files have a mode.
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

// unhurriedFile is written when the system sees fit.
type unhurriedFile struct{ *os.File }

func (unhurriedFile) Sync() error { return nil }
