// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"html"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/export"
)

// page parses a document as a browser does: it returns its title and the texts of its cells row by row,
// numbers prefixed with "# ". It reads the subset of HTML that an export writes, in which every < begins a
// tag and no tag contains a quoted >.
func page(t testing.TB, document string) (title string, rows [][]string) {
	t.Helper()
	require.NotContains(t, document, "\x00", "a browser reads NUL as U+FFFD")
	// A browser reads every line ending as \n before it resolves references (HTML, 13.2.3.5).
	document = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(document)
	for markup := range strings.SplitSeq(document, "<") {
		tag, text, _ := strings.Cut(markup, ">")
		text = html.UnescapeString(text)
		name, attributes, _ := strings.Cut(tag, " ")
		switch name {
		case "", "!DOCTYPE", "html", "head", "meta", "style", "body", "table", "thead", "tbody":
		case "title":
			title = text
		case "tr":
			rows = append(rows, nil)
		case "th", "td":
			if strings.Contains(attributes, `class="n"`) {
				text = "# " + text
			}
			rows[len(rows)-1] = append(rows[len(rows)-1], text)
		default:
			require.True(t, strings.HasPrefix(name, "/"), "an unexpected element %q", tag)
			require.Empty(t, strings.TrimSpace(text), "text outside of cells")
		}
	}
	return title, rows
}

func TestHTML(t *testing.T) {
	document := written(t, mixed(2), export.HTML, export.Options{FileName: "a<b"})
	title, rows := page(t, document)
	assert.Equal(t, "a<b", title)
	assert.Equal(t, [][]string{
		{"ID", "이름", "Price", "At", "OK"},
		{"# 0", "row, 0", "# 0.5", "2024-05-01 09:30:00", "true"},
		{"", "", "", "", ""},
	}, rows)
	assert.True(t, strings.HasPrefix(document, "<!DOCTYPE html>\n"))
	assert.Contains(t, document, `<meta charset="utf-8">`)
}

func TestHTMLEscapes(t *testing.T) {
	hostile := "</td><script>alert('x')</script>&amp;\"\n\r\n\x00\xff한"
	src := texts([]string{hostile}, []string{hostile})
	document := written(t, src, export.HTML, export.Options{SheetName: "</title>" + hostile})
	assert.NotContains(t, document, "<script")
	title, rows := page(t, document)
	want := "</td><script>alert('x')</script>&amp;\"\n\r\n\ufffd\ufffd한"
	assert.Equal(t, "</title>"+want, title)
	assert.Equal(t, [][]string{{want}, {want}}, rows)
}

func TestHTMLWithoutHeaders(t *testing.T) {
	_, rows := page(t, written(t, texts([]string{"h"}, []string{"a"}), export.HTML, export.Options{NoHeaders: true}))
	assert.Equal(t, [][]string{{"a"}}, rows)
}
