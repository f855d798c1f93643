// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// unmarshalStrict decodes a single JSON value. It returns an error for unknown members.
func unmarshalStrict(data []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return fmt.Errorf("filter: %w", err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("filter: more than one JSON value")
	}
	return nil
}
