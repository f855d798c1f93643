// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
)

// maxNumber is the highest number tried in "name (2).csv", and the maximal number of other attempts.
const maxNumber = 9999

// Dir returns a Destination that writes to a new file in a folder, which must exist, and returns the path of the
// file. The file is named after Options.FileName and the exporter's extension. Characters that no file name may
// have become "_". If the name is taken, a number is added: "name (2).csv". Existing files never change.
//
// The file appears when it is complete; until then it has another name in the same folder. After any error,
// including a panic of the source, it is removed.
func Dir(dir string) Destination {
	return func(ctx context.Context, src Source, e Exporter, opt Options) (string, error) {
		return toFile(ctx, dir, src, e, opt)
	}
}

// toFile writes an export to a new file in a folder, and returns its path.
func toFile(ctx context.Context, dir string, src Source, e Exporter, opt Options) (path string, err error) {
	stem, extension := cutFileName(opt.FileName, e.Extension())
	fail := func(err error) (string, error) {
		return "", fmt.Errorf("export: %s in %s: %w", stem+extension, dir, err)
	}
	part, err := createPart(dir)
	if err != nil {
		return fail(err)
	}
	defer os.Remove(part.Name()) // missing after success
	defer part.Close()           // on Windows an open file cannot be removed

	if err := fill(ctx, part, src, e, opt); err != nil {
		return fail(err)
	}
	path = filepath.Join(dir, stem+extension)
	for n := 2; ; n++ {
		if err = place(part.Name(), path); err == nil {
			return path, nil
		}
		if n > maxNumber || !errors.Is(err, fs.ErrExist) {
			return fail(err)
		}
		path = filepath.Join(dir, stem+" ("+strconv.Itoa(n)+")"+extension)
	}
}

// createPart creates the file to write to. Unlike with os.CreateTemp its mode is the default mode of the
// user's files.
func createPart(dir string) (*os.File, error) {
	for try := 1; ; try++ {
		name := fmt.Sprintf(".export-%08x.part", rand.Uint32())
		f, err := os.OpenFile(filepath.Join(dir, name), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if try >= maxNumber || !errors.Is(err, fs.ErrExist) {
			return f, err
		}
	}
}

// fill writes the file and syncs it to the disk.
func fill(ctx context.Context, f *os.File, src Source, e Exporter, opt Options) error {
	err := e.Export(ctx, f, src, opt)
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// place gives a file a name that must be free. It creates an empty file with the name first, because renaming
// would replace a file of another program; links, which would do both in one step, are not supported by every
// file system.
func place(part, path string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	if err = errors.Join(f.Close(), os.Rename(part, path)); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return nil
}
