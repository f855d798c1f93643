// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"context"
	"fmt"
	"io"
	"strings"
)

// Format is a file format. A Format is an Exporter.
type Format uint8

// The formats. CSV is the zero value, the default of an export.
const (
	// CSV is comma-separated values as in RFC 4180, as Excel opens it.
	CSV Format = iota
	// TSV is tab-separated values with the quotes of CSV.
	TSV
	// XLSX is an Excel workbook. Package xlsx implements it; programs import that package if they need it,
	// because it is larger than all of this one.
	XLSX
	// JSON is an array of objects.
	JSON
	// HTML is a document with a table.
	HTML
)

// formats describes each format, in the order of the constants.
var formats = [...]struct{ name, extension, mime string }{
	CSV:  {"CSV", "csv", "text/csv; charset=utf-8"},
	TSV:  {"TSV", "tsv", "text/tab-separated-values; charset=utf-8"},
	XLSX: {"XLSX", "xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"},
	JSON: {"JSON", "json", "application/json"},
	HTML: {"HTML", "html", "text/html; charset=utf-8"},
}

// Formats returns all formats in the order of a menu, including XLSX even if package xlsx is not imported.
func Formats() []Format { return []Format{CSV, TSV, XLSX, JSON, HTML} }

func (f Format) known() bool { return int(f) < len(formats) }

// String returns the usual name of the format, such as "CSV".
func (f Format) String() string {
	if !f.known() {
		return fmt.Sprintf("Format(%d)", uint8(f))
	}
	return formats[f].name
}

// Extension returns the extension of the format's files without its dot, such as "csv"; it is empty for an
// invalid format.
func (f Format) Extension() string {
	if !f.known() {
		return ""
	}
	return formats[f].extension
}

// MIME returns the media type, "application/octet-stream" for an invalid format.
func (f Format) MIME() string {
	if !f.known() {
		return "application/octet-stream"
	}
	return formats[f].mime
}

// Export writes src to w. After an error, which may be the error of ctx, w has received a part of the file, or
// nothing if the options or the columns are invalid. XLSX needs package xlsx to be imported.
func (f Format) Export(ctx context.Context, w io.Writer, src Source, opt Options) error {
	if err := write(ctx, w, src, f, opt); err != nil {
		return fmt.Errorf("export: writing %v: %w", f, err)
	}
	return nil
}

// MarshalText implements encoding.TextMarshaler with the extension.
func (f Format) MarshalText() ([]byte, error) {
	if !f.known() {
		return nil, fmt.Errorf("export: no format %d", uint8(f))
	}
	return []byte(f.Extension()), nil
}

// UnmarshalText reads a name or an extension in any case: "csv", ".xlsx", "JSON".
func (f *Format) UnmarshalText(text []byte) (err error) {
	for i, known := range formats {
		if strings.EqualFold(strings.TrimPrefix(string(text), "."), known.extension) {
			*f = Format(i)
			return nil
		}
	}
	return fmt.Errorf("export: no format %q", text)
}
