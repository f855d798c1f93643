// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package export

import (
	"context"
	"errors"
	"fmt"
	"runtime"
)

// Download makes the browser save src in the user's downloads, or ask where to save it, under opt.FileName
// with the exporter's extension, and returns that name. A page cannot find out what happens to the file. It
// is a Destination.
//
// The bytes are passed to the browser as they are written: the program does not hold the file in memory.
// Outside a browser it returns errors.ErrUnsupported; use ToFile there.
func Download(_ context.Context, _ Source, e Exporter, opt Options) (name string, err error) {
	name = FileName(opt.FileName, e.Extension())
	return "", fmt.Errorf("export: %s: there is no browser: %w", name, errors.ErrUnsupported)
}

// rest lets other goroutines run.
func rest() { runtime.Gosched() }
