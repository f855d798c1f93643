// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"encoding/json"

	"github.com/giogrid/giogrid/example/internal/pages"
	"github.com/giogrid/giogrid/storage"
)

// readout writes the state of the gallery to a file. The zero value writes none.
type readout struct {
	path string
	last pages.State
	some bool
}

// write writes the state if it changed. It replaces the file, so that readers never see a partial state.
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
