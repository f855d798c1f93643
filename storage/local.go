// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"fmt"
	"path/filepath"
	"strings"
	"unicode"

	"github.com/giogrid/giogrid/storage/internal/device"
)

// Local returns the Store that a program finds again in its next run: files in the folder app/grids of the
// user's configuration (os.UserConfigDir), see Dir; in a browser the localStorage of the page's origin, where
// keys begin with app and a slash. An empty app means the program's name, or in a browser unprefixed keys.
//
// If there is no such place, or if app is not a valid folder name on every system, each access returns an
// error.
func Local(app string) Store {
	if app != "" && !isFolderName(app) {
		return unavailable{fmt.Errorf("%.60q is no name for a program's folder", app)}
	}
	return openLocal(app)
}

// Session returns the Store that ends with the program; in a browser, with the tab: its sessionStorage. All
// callers share it.
func Session() Store { return openSession() }

// orSession returns store, or Session if store is nil.
func orSession(store Store) Store {
	if store == nil {
		return Session()
	}
	return store
}

// isFolderName reports whether a name is a valid folder name on every system.
func isFolderName(name string) bool {
	return len(name) <= 100 &&
		strings.Trim(name, ". ") == name &&
		!strings.ContainsAny(name, `<>:"/\|?*`) &&
		strings.IndexFunc(name, func(r rune) bool { return r == unicode.ReplacementChar || unicode.IsControl(r) }) < 0 &&
		!device.Is(name) && filepath.IsLocal(name)
}
