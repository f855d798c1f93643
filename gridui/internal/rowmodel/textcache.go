// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"sort"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/natural"
)

// TextCache caches the texts of one field without letter case, so that filters search them at the
// speed of memory. It takes the length of the text and 5 more bytes for each row. The zero value is
// ready. It belongs to one Field and one model, which keeps it up to date.
type TextCache struct{ blockCache }

// textEnd ends each text. UTF-8 does not use this byte, so no match extends into the next text.
const textEnd = 0xff

// block returns the block of a row, and makes it if necessary. n is the number of rows.
func (c *TextCache) block(f *Field, rd *reader, row int32, n int) textBlock {
	i := int(row / batch)
	old := c.get(i)
	b := rd.makeBlock(old, f, i, n, "", func(dst []byte, text string) []byte {
		return append(natural.AppendFolded(dst, text), textEnd)
	})
	if b != old {
		c.put(i, b)
	}
	return textBlock{b}
}

// textBlock is a block of folded texts.
type textBlock struct{ *block }

// at returns the text of the i-th row of the block.
func (b textBlock) at(i int) string {
	s := b.part(i)
	return s[:len(s)-1]
}

// contains appends the rows whose text contains the needle. rows is ascending and within the block.
// It searches many rows as one text, few rows individually.
func (b textBlock) contains(needle string, rows, dst []int32) []int32 {
	if len(rows) < len(b.ends)/2 {
		for _, r := range rows {
			if strings.Contains(b.at(int(r%batch)), needle) {
				dst = append(dst, r)
			}
		}
		return dst
	}
	first := rows[0] / batch * batch
	for i, at := 0, 0; i < len(rows); {
		k := strings.Index(b.blob[at:], needle)
		if k < 0 {
			break
		}
		at += k
		hit := sort.Search(len(b.ends), func(i int) bool { return b.ends[i] > uint32(at) })
		for i < len(rows) && rows[i]-first < int32(hit) {
			i++
		}
		if i < len(rows) && rows[i]-first == int32(hit) {
			dst = append(dst, rows[i])
		}
		at = int(b.ends[hit])
	}
	return dst
}
