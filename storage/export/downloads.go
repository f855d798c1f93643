// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package export

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
)

// Downloads exports to the place where users look for files: in a browser it calls Download, elsewhere it
// writes to the folder Downloads in the user's home folder, or to the home folder if there is none. It is a
// Destination.
func Downloads(ctx context.Context, src Source, e Exporter, opt Options) (path string, err error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", fmt.Errorf("export: no folder of downloads: %w", err)
	}
	dir := filepath.Join(home, "Downloads")
	if at, err := os.Stat(dir); err != nil || !at.IsDir() {
		dir = home
	}
	return ToFile(ctx, dir, src, e, opt)
}
