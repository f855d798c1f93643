// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"encoding/csv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/export"
)

// FuzzCSV reads the output of an export with the standard library.
func FuzzCSV(f *testing.F) {
	f.Add("key", "text", ',')
	f.Add("=1+1", "say \"hi\"\r\n, or", ';')
	f.Add("\x00\xff", "\ufeff\r", '\t')
	f.Add("·", "©", '·')
	f.Add("", "-1,234", '.')
	f.Add("", "", ';')
	f.Fuzz(func(t *testing.T, header, text string, delimiter rune) {
		opt := export.Options{Delimiter: delimiter, BOM: export.MarkNone, RawFormulas: true}
		var out strings.Builder
		src := texts([]string{header, "b"}, []string{text, "2"})
		if export.CSV.Export(t.Context(), &out, src, opt) != nil {
			return // not a delimiter
		}
		r := csv.NewReader(strings.NewReader(out.String()))
		if delimiter != 0 {
			r.Comma = delimiter
		}
		rows, err := r.ReadAll()
		require.NoError(t, err, "%q", out.String())
		require.Equal(t, [][]string{{oneEnding(header), "b"}, {oneEnding(text), "2"}}, rows, "%q", out.String())
		opt.RawFormulas = false
		guarded := written(t, src, export.CSV, opt)
		require.LessOrEqual(t, len(guarded), len(out.String())+8, "a guard is one sign a cell, and quotes")
	})
}

// oneEnding returns a text as read by the standard library, which reads \r\n as \n.
func oneEnding(text string) string { return strings.ReplaceAll(text, "\r\n", "\n") }

// FuzzHTML parses the output of an export as a browser would: the content of a cell stays inside it.
func FuzzHTML(f *testing.F) {
	f.Add("key", "text", "sheet")
	f.Add("</th><script>", "</td>&amp;<!--\x00\xff\"'", "</title><script>")
	f.Add("\r", "\n\r\n&#0;&lt", "\u2028<")
	f.Fuzz(func(t *testing.T, header, text, sheet string) {
		document := written(t, texts([]string{header, "b"}, []string{text, "2"}), export.HTML, export.Options{SheetName: sheet})
		_, rows := page(t, document)
		require.Len(t, rows, 2, "%q", document)
		for _, row := range rows {
			require.Len(t, row, 2, "%q", document)
		}
		require.Equal(t, "b", rows[0][1])
		require.Equal(t, shownByBrowser(text), rows[1][0])
	})
}

// shownByBrowser returns a text with U+FFFD for characters that HTML cannot represent.
func shownByBrowser(text string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(valid(text), "\ufffd"), "\x00", "\ufffd")
}
