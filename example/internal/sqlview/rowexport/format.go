// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowexport

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/giogrid/giogrid/storage/export"
)

// ByName returns the exporter for the extension of a file name: .csv, .tsv, .json, .ndjson or .jsonl, .html, and
// .xlsx if the program links package xlsx.
func ByName(name string) (export.Exporter, error) {
	extension := strings.ToLower(filepath.Ext(name))
	switch extension {
	case ".ndjson", ".jsonl":
		return NDJSON{}, nil
	case "":
		return nil, fmt.Errorf("%s: no extension: expected .csv, .tsv, .json, .ndjson, .html or .xlsx", name)
	}
	var f export.Format
	if f.UnmarshalText([]byte(extension)) != nil {
		return nil, fmt.Errorf("%s: expected the extension .csv, .tsv, .json, .ndjson, .html or .xlsx", name)
	}
	return f, nil
}
