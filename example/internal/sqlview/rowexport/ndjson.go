// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowexport

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strings"
	"time"

	"github.com/giogrid/giogrid/storage/export"
)

// NDJSON writes a JSON object on a separate line for each row, with the same values as JSON.
type NDJSON struct{}

var _ export.Exporter = NDJSON{}

// Extension implements export.Exporter.
func (NDJSON) Extension() string { return "ndjson" }

// MIME implements export.Exporter.
func (NDJSON) MIME() string { return "application/x-ndjson" }

// Export implements export.Exporter.
func (NDJSON) Export(ctx context.Context, w io.Writer, src export.Source, opt export.Options) error {
	lines, err := newLines(w, src.Columns)
	if err == nil {
		err = src.Each(ctx, opt, lines.write)
	}
	if err == nil {
		err = lines.out.Flush()
	}
	if err != nil {
		return fmt.Errorf("export: writing NDJSON: %w", err)
	}
	return nil
}

type lines struct {
	out  *bufio.Writer
	json *json.Encoder // writes to text
	text strings.Builder
	keys []string // each with its quotes, its colon and the text before it
	// noZone reports for each column whether its times have no zone.
	noZone []bool
}

func newLines(w io.Writer, columns []export.Column) (*lines, error) {
	l := &lines{out: bufio.NewWriterSize(w, 1<<16)}
	l.json = json.NewEncoder(&l.text)
	l.json.SetEscapeHTML(false)
	seen := map[string]bool{}
	for i, c := range columns {
		if seen[c.Key] {
			return nil, fmt.Errorf("two columns have the key %q", c.Key)
		}
		seen[c.Key] = true
		before := ","
		if i == 0 {
			before = "{"
		}
		key, err := l.encoded(c.Key)
		if err != nil {
			return nil, err
		}
		l.keys, l.noZone = append(l.keys, before+key+":"), append(l.noZone, c.NoZone)
	}
	return l, nil
}

func (l *lines) write(cells []export.Cell) error {
	for i := range cells {
		text, err := l.encoded(plain(&cells[i], l.noZone[i]))
		if err != nil {
			return err
		}
		l.out.WriteString(l.keys[i])
		l.out.WriteString(text)
	}
	_, err := l.out.WriteString("}\n")
	return err // an error of an earlier write too
}

func (l *lines) encoded(v any) (string, error) {
	l.text.Reset()
	err := l.json.Encode(v)
	return strings.TrimSuffix(l.text.String(), "\n"), err
}

// plain returns a cell in the form that package json encodes.
func plain(c *export.Cell, noZone bool) any {
	switch c.Kind {
	case export.KindText:
		return c.Text
	case export.KindNumber:
		text := (&export.Cell{Kind: export.KindNumber, Number: c.Number}).AppendText(nil)
		if math.IsNaN(c.Number) || math.IsInf(c.Number, 0) {
			return string(text) // JSON has no such numbers
		}
		return json.RawMessage(text)
	case export.KindInteger:
		return c.Int
	case export.KindTime:
		if c.Text != "" {
			return c.Text
		}
		if noZone {
			return c.Time.Format("2006-01-02T15:04:05.999999999")
		}
		return c.Time.Format(time.RFC3339Nano)
	case export.KindBool:
		return c.Bool
	}
	return nil
}
