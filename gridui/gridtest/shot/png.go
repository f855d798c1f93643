// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build cgo || windows

package shot

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"github.com/giogrid/giogrid/storage"
)

// WritePNG writes a picture to a file. It writes a temporary file in the same folder and renames it, so that the file
// is never incomplete. It creates missing folders.
func WritePNG(path string, img image.Image) error {
	var buf bytes.Buffer
	if err := png.Encode(&buf, img); err != nil {
		return fmt.Errorf("shot: %w", err)
	}
	if err := writeFile(path, buf.Bytes()); err != nil {
		return fmt.Errorf("shot: %w", err)
	}
	return nil
}

func writeFile(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return storage.ReplaceFile(path, data, 0o644)
}

// readPNG reads a picture from a PNG file.
func readPNG(path string) (image.Image, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("shot: %w", err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("shot: %s: %w", path, err)
	}
	return img, nil
}
