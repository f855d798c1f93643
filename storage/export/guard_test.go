// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"bytes"
	"context"
	"encoding/csv"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/storage/export"
)

// formulas lists texts that some spreadsheet treats as a formula, or that become one when it drops leading
// characters.
var formulas = []string{
	"=cmd|'/C calc'!A0", "=1+1", "+1+1", "-1-1", "@SUM(A1)", "+82-2-123-4567", "-", "+", "=", "@",
	"-1e", "-0x10", "--5", "-1%%", "+cmd", "-1e5e5", "-.", "-1,23,456", "-1.234.56", "-1 23", "- 5", "-5 kg", "-€", "-€5€", "-5%€", "-1,234,5.6.7",
	"-1-12", "+2024-1-30", "-2024-01-30x", "+2024-01-30+1", "+2024-01-30T1", "-2024-01", "-24-01-30", "-information", "-infinit", "+A1", "-∞∞",
	"+2024-01-30 09:30:00+1", "+12+3456", "=5", "@5",
	// Full width, as typed on East Asian keyboards.
	"＝1+1", "＋1+1", "－1+1", "＠SUM(A1)", "＝", "－5",
	// A tab or a line break first, whatever follows.
	"\t=1", "\r=1", "\n=1", "\r\n=1", "\n＝1", "\tplain", "\nplain", "\r-5",
	// After blanks.
	" =1", "   +1+1", "\u00a0-1+1", "\u3000@SUM(A1)", "\u2003=1", " \t=1", "\u2028=1", " ＝1", "\v=1", "\f=1", "\u0085=1",
	// After U+FEFF and other invisible characters.
	"\ufeff=1", "\ufeff＠SUM(A1)", "\ufeff \ufeff+1+1", "\u200b=1", "\u202e-1+1", "\u2060@A1",
	// After control characters.
	"\x00=1", "\x01+cmd", "\x1b@A1", "\x7f=1", "\u009f=1", "\x00\x00 \ufeff=1", "\x00\n",
}

// plainTexts lists numbers, and texts that no spreadsheet calculates.
var plainTexts = []string{
	"-5", "+5", " -5", "\u00a0-5", "\ufeff+5", "-5.25", "-.5", "-5.", "-1e-9", "+1.5e3", "+1E+10", "-1,234", "-1,234,567.89",
	"-7%", "-7 %", "5", "1-1", " 1+1", "-1,23", "-1,2345", "-,5", "-5 ", "-1234,567", "-1.234", "+1.234.567,89", "-1 234 567,5", "-1\u00a0234.5",
	"-1\u202f234,5", "-1'234.50", "-$5", "-€1.234,50", "-₩ 5,000", "-20 €", "+20\u00a0₩", "-1,5e3",
	"-inf", "+Inf", "-Infinity", "+infinity", "-INF", "-∞", "+∞",
	"-0044-03-15", "+12024-01-30", "+2024-01-30T09:30", "-0044-03-15 09:30:00", "+2024-01-30T09:30:00.25Z", "+2024-01-30T09:30:00+09:00", "+2024-01-30 09:30:00.5-05",
	"a=b", "'=1", " ' =1", "a\n=1", "(=1)", "\"=1\"", "", " ", "\ufeff", "\x00", "©", "한=1", "한글", "\ufeff한", "–5", "a@b.kr",
}

// readBack returns the header and the only cell of a file.
func readBack(t require.TestingT, text string, f export.Format) (header, cell string) {
	opt := export.Options{BOM: export.MarkNone, Newline: "\n"}
	var out bytes.Buffer
	require.NoError(t, f.Export(context.Background(), &out, texts([]string{text}, []string{text}), opt))
	r := csv.NewReader(&out)
	if f == export.TSV {
		r.Comma = '\t'
	}
	records, err := r.ReadAll()
	require.NoError(t, err)
	require.Len(t, records, 2)
	return records[0][0], records[1][0]
}

func TestFormulaGuard(t *testing.T) {
	for _, f := range []export.Format{export.CSV, export.TSV} {
		for _, text := range formulas {
			header, cell := readBack(t, text, f)
			assert.Equal(t, "'"+oneEnding(text), cell, "%v of %q", f, text)
			assert.Equal(t, cell, header, "headers are guarded, too")
		}
		for _, text := range plainTexts {
			header, cell := readBack(t, text, f)
			assert.Equal(t, text, cell, "%v of %q", f, text)
			assert.Equal(t, cell, header)
		}
	}
}

// A guarded text loses nothing, and the text that is read back is no formula, even for a reader that drops
// all invisible characters.
func TestFormulaGuardOfAnyText(t *testing.T) {
	cell := rapid.StringOf(rapid.RuneFrom([]rune("=+-@＝＋－＠ \t\n\u00a0\u3000\ufeff\u200b\x00\x1b'5.a한,\"")))
	rapid.Check(t, func(t *rapid.T) {
		text := cell.Draw(t, "text")
		header, got := readBack(t, text, export.CSV)
		require.Equal(t, header, got)
		if got != text {
			require.Equal(t, "'"+text, got)
			return
		}
		seen := strings.TrimLeftFunc(got, func(r rune) bool {
			return unicode.IsSpace(r) || unicode.IsControl(r) || unicode.Is(unicode.Cf, r)
		})
		if strings.IndexAny(seen, "=+-@＝＋－＠") == 0 {
			require.Contains(t, "+-", seen[:1])
			require.Regexp(t, `^[+-][0-9., \x{00a0}]+$`, seen, "a number")
		}
	})
}

// HTML shows a text unchanged, and marks it as text for Excel, which would calculate it otherwise.
func TestFormulaGuardOfHTML(t *testing.T) {
	document := func(text string, raw bool) string {
		return written(t, texts([]string{text}, []string{text}), export.HTML, export.Options{RawFormulas: raw})
	}
	assert.Contains(t, document("a", false), `.t { mso-number-format: "\@"; }`)
	for _, text := range formulas {
		guarded, raw := document(text, false), document(text, true)
		assert.Equal(t, 2, strings.Count(guarded, ` class="t">`), "%q", text)
		assert.Equal(t, raw, strings.ReplaceAll(guarded, ` class="t">`, ">"), "%q", text)
	}
	for _, text := range plainTexts {
		assert.Equal(t, document(text, true), document(text, false), "%q", text)
	}
}
