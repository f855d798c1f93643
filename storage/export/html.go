// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"cmp"
	"strconv"
	"unicode/utf8"
)

// htmlTable writes a document with one table and without references to other files. Cells of numbers have the
// class n. Texts that Excel, which opens such documents too, would treat as formulas have the class t with
// Excel's format for text. Line breaks are shown, and text runs in the direction of its first letter. NUL and
// invalid UTF-8 become U+FFFD.
type htmlTable struct {
	title   string
	headers [][]string
	opt     Options
}

func newHTML(columns []Column, opt Options) (encoder, error) {
	return &htmlTable{
		title:   cmp.Or(opt.SheetName, opt.FileName, defaultName),
		headers: headerRows(columns, opt),
		opt:     opt,
	}, nil
}

const (
	htmlStart = `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>`
	htmlStyle = `</title>
<style>
body { font-family: sans-serif; }
table { border-collapse: collapse; }
th, td { border: 1px solid #bbb; padding: 2px 8px; text-align: start; white-space: pre-wrap; unicode-bidi: plaintext; }
thead { background: #eee; }
.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.t { mso-number-format: "\@"; }
</style>
</head>
<body>
<table>
`
	htmlEnd = `</tbody>
</table>
</body>
</html>
`
)

func (h *htmlTable) head(dst []byte) []byte {
	dst = append(dst, htmlStart...)
	dst = appendHTML(dst, h.title)
	dst = append(dst, htmlStyle...)
	if len(h.headers) > 0 {
		dst = append(dst, "<thead>\n"...)
		for level, row := range h.headers {
			dst = h.appendHeaders(dst, row, level < len(h.headers)-1)
		}
		dst = append(dst, "</thead>\n"...)
	}
	return append(dst, "<tbody>\n"...)
}

// appendHeaders appends a row of headers. In a row of groups, equal neighbours are a single cell.
func (h *htmlTable) appendHeaders(dst []byte, row []string, groups bool) []byte {
	dst = append(dst, "<tr>"...)
	for i := 0; i < len(row); {
		span := 1
		for groups && i+span < len(row) && row[i+span] == row[i] {
			span++
		}
		switch {
		case !groups:
			dst = append(dst, `<th scope="col"`...)
		case span == 1:
			dst = append(dst, `<th scope="colgroup"`...)
		default:
			dst = append(dst, `<th scope="colgroup" colspan="`...)
			dst = append(strconv.AppendInt(dst, int64(span), 10), '"')
		}
		dst = append(dst, h.textClass(row[i])...)
		dst = append(dst, '>')
		dst = appendHTML(dst, row[i])
		dst = append(dst, "</th>"...)
		i += span
	}
	return append(dst, "</tr>\n"...)
}

func (h *htmlTable) row(dst []byte, cells []Cell) []byte {
	dst = append(dst, "<tr>"...)
	for i := range cells {
		dst = append(dst, "<td"...)
		switch c := &cells[i]; {
		case c.Kind == KindMissing:
			dst = append(dst, '>')
		case c.Kind == KindNumber || c.Kind == KindInteger:
			dst = append(dst, ` class="n">`...)
			dst = appendShown(dst, c)
		default:
			dst = append(dst, h.textClass(c.Text)...)
			dst = append(dst, '>')
			dst = appendShown(dst, c)
		}
		dst = append(dst, "</td>"...)
	}
	return append(dst, "</tr>\n"...)
}

func (h *htmlTable) tail(dst []byte) []byte { return append(dst, htmlEnd...) }

// textClass returns the attribute of a cell with a text that needs the guard, else the empty string.
func (h *htmlTable) textClass(text string) string {
	if h.opt.guarded(text) {
		return ` class="t"`
	}
	return ""
}

// appendShown appends the shown text of a cell.
func appendShown(dst []byte, c *Cell) []byte {
	if c.Kind == KindText || c.Text != "" {
		return appendHTML(dst, c.Text)
	}
	return appendValue(dst, c)
}

// htmlEntities holds the replacements of escaped characters. A CR would be read as LF.
var htmlEntities = [256]string{
	'&': "&amp;", '<': "&lt;", '>': "&gt;", '"': "&#34;", '\'': "&#39;", '\r': "&#13;", 0: "\ufffd",
}

// plainHTML reports which ASCII characters need no replacement.
var plainHTML = func() (plain [256]bool) {
	for c := range utf8.RuneSelf {
		plain[c] = htmlEntities[c] == ""
	}
	return plain
}()

func appendHTML(dst []byte, text string) []byte {
	done := 0
	for i := 0; i < len(text); {
		c := text[i]
		if plainHTML[c] {
			i++
			continue
		}
		entity, size := htmlEntities[c], 1
		if c >= utf8.RuneSelf {
			var r rune
			if r, size = utf8.DecodeRuneInString(text[i:]); r != utf8.RuneError || size > 1 {
				i += size
				continue
			}
			entity = "\ufffd"
		}
		dst = append(append(dst, text[done:i]...), entity...)
		i += size
		done = i
	}
	return append(dst, text[done:]...)
}
