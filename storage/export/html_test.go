// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/net/html"

	"github.com/giogrid/giogrid/storage/export"
)

// page is what a browser makes of a document: the texts of its cells row by row,
// those of numbers with "# " before them, and its title.
func page(t testing.TB, document string) (title string, rows [][]string) {
	t.Helper()
	root, err := html.Parse(strings.NewReader(document))
	require.NoError(t, err)
	for n := range root.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		text := ""
		if n.FirstChild != nil {
			text = n.FirstChild.Data
		}
		switch n.Data {
		case "title":
			title = text
		case "tr":
			rows = append(rows, nil)
		case "th", "td":
			for _, a := range n.Attr {
				if a.Key == "class" && a.Val == "n" {
					text = "# " + text
				}
			}
			rows[len(rows)-1] = append(rows[len(rows)-1], text)
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
