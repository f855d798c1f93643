// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package storage

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
)

var session Memory

func openSession() Store { return &session }

// openLocal returns a store that finds the user's folder at the first access: on Android it is unknown before
// main runs.
func openLocal(app string) Store {
	return late{sync.OnceValue(func() Store {
		root, err := os.UserConfigDir()
		if err != nil {
			return unavailable{err}
		}
		if app == "" {
			app = programName(os.Args)
		}
		return Dir(filepath.Join(root, app, "grids"))
	})}
}

// programName returns the name in a program's arguments, if there is one.
func programName(args []string) string {
	if len(args) > 0 {
		name := strings.TrimSuffix(filepath.Base(args[0]), ".exe")
		if name != "" && isFolderName(name) {
			return name
		}
	}
	return "giogrid"
}

// late is a store that is opened by its first access.
type late struct{ open func() Store }

func (l late) Get(key string) (value string, ok bool, err error) { return l.open().Get(key) }
func (l late) Set(key, value string) error                       { return l.open().Set(key, value) }
func (l late) Delete(key string) error                           { return l.open().Delete(key) }
