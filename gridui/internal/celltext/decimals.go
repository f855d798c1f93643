// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Decimals returns the room behind numbers whose decimal signs are below each other. The zero value is ready to use.
type Decimals struct{ buf []byte }

// Room returns the width in pixels of the room behind the text of a cell; width is that of the text.
func (d *Decimals) Room(columns *column.Set, cache *textrun.Cache, c *viewport.TextCell, text []byte, width int) int {
	if !columns.Leaves[c.At.Col].Decimal || c.At.Band == layoutx.Head || c.Room <= width {
		return 0
	}
	d.buf = columns.Def(c.At.Col).AppendRoom(append(d.buf[:0], text...), 0)
	if len(d.buf) == len(text) {
		return 0
	}
	return min(cache.Run(c.Face, d.buf).Width, c.Room) - width
}
