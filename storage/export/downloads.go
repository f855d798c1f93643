// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package export

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
)

// Downloads exports to the place where users look for files, and returns the path or the name of the file: in a
// browser it makes the page download the file, elsewhere it writes to the folder Downloads in the user's home
// folder, or to the home folder if there is none. It is a Destination.
//
// A page cannot find out what happens to the file. The bytes are passed to the browser as they are written: the
// program does not hold the file in memory.
func Downloads(ctx context.Context, src Source, e Exporter, opt Options) (path string, err error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", fmt.Errorf("export: no folder of downloads: %w", err)
	}
	dir := filepath.Join(home, "Downloads")
	if at, err := os.Stat(dir); err != nil || !at.IsDir() {
		dir = home
	}
	return toFile(ctx, dir, src, e, opt)
}
