// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"encoding/json"

	"github.com/giogrid/giogrid/example/internal/pages"
	"github.com/giogrid/giogrid/storage"
)

// readout keeps a file up to date with what is shown. The zero value keeps none.
type readout struct {
	path string
	last pages.State
	some bool
}

// write writes the state if it changed. Whoever reads it never sees half of it.
func (r *readout) write(s pages.State) error {
	if r.path == "" || r.some && s == r.last {
		return nil
	}
	text, err := json.Marshal(s)
	if err != nil {
		return err
	}
	if err := storage.ReplaceFile(r.path, append(text, '\n'), 0o600); err != nil {
		return err
	}
	r.last, r.some = s, true
	return nil
}
