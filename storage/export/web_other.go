// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package export

import (
	"context"
	"errors"
	"fmt"
	"runtime"
)

// Download has the browser save src in the user's downloads, or ask where, under
// opt.FileName with the exporter's extension, and returns that name. What
// becomes of the file then is not known to a page. It is a Destination.
//
// The bytes are handed to the browser as they are written: the program's memory
// does not hold the file. Outside a browser the error is errors.ErrUnsupported;
// there, ToFile is at hand.
func Download(_ context.Context, _ Source, e Exporter, opt Options) (name string, err error) {
	name = FileName(opt.FileName, e.Extension())
	return "", fmt.Errorf("export: %s: there is no browser: %w", name, errors.ErrUnsupported)
}

// rest lets other goroutines run.
func rest() { runtime.Gosched() }
