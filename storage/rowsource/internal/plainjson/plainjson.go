// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package plainjson encodes JSON without escapes for HTML.
package plainjson

import (
	"bytes"
	"encoding/json"
)

// Marshal encodes v as json.Marshal does, but does not escape characters for HTML.
func Marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), err
}
