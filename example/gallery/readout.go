// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"encoding/json"
	"os"
	"path/filepath"

	"github.com/giogrid/giogrid/example/internal/pages"
)

// readout keeps a file up to date with what is shown. The zero value keeps none.
type readout struct {
	path string
	last pages.State
	some bool
}

// write writes the state if it changed: to a file beside it first, which then takes its name, so that
// whoever reads it never sees half of it.
func (r *readout) write(s pages.State) error {
	if r.path == "" || r.some && s == r.last {
		return nil
	}
	text, err := json.Marshal(s)
	if err != nil {
		return err
	}
	if err := replace(r.path, append(text, '\n')); err != nil {
		return err
	}
	r.last, r.some = s, true
	return nil
}

// replace gives a file a new content, all of it at once.
func replace(path string, content []byte) (err error) {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			os.Remove(f.Name())
		}
	}()
	_, err = f.Write(content)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
