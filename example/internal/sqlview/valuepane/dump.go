// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valuepane

import (
	"fmt"
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/valueview"
)

// perRow is the number of bytes in a row of the dump, which the pane has room for.
const perRow = 8

const (
	dumpRow     = unit.Dp(18)
	offsetWidth = unit.Dp(60)
	byteWidth   = unit.Dp(20)
)

// dump draws bytes as hexadecimal digits and as characters. Digits form columns in any font, because each byte is
// drawn at a computed place.
func (p *Pane) dump(gtx layout.Context, l *look.Look) layout.Dimensions {
	bytes := p.view.Bytes()
	bytes = bytes[:min(len(bytes), valueview.MaxText)]
	rows := (len(bytes) + perRow - 1) / perRow
	return p.list.Layout(gtx, rows, func(gtx layout.Context, i int) layout.Dimensions {
		row := bytes[i*perRow : min((i+1)*perRow, len(bytes))]
		return dumpLine(gtx, l, i*perRow, row)
	})
}

// dumpLine draws some bytes that begin at an offset.
func dumpLine(gtx layout.Context, l *look.Look, offset int, row []byte) layout.Dimensions {
	muted := look.Type{Size: 12, Color: l.Theme().FgMuted}
	size := image.Pt(gtx.Constraints.Max.X, gtx.Dp(dumpRow))
	cell := func(from, to unit.Dp, t look.Type, text string) {
		r := image.Rect(gtx.Dp(from), 0, gtx.Dp(to), size.Y)
		look.At(gtx, r, func(gtx layout.Context) layout.Dimensions { return l.Text(gtx, t, text) })
	}
	cell(0, offsetWidth, muted, fmt.Sprintf("%06x", offset))
	for i, b := range row {
		x := offsetWidth + byteWidth*unit.Dp(i)
		cell(x, x+byteWidth, look.Type{Size: 12}, fmt.Sprintf("%02x", b))
	}
	x := offsetWidth + byteWidth*perRow + 6
	cell(x, x+100, muted, characters(row))
	return layout.Dimensions{Size: size}
}

// characters returns bytes as printable ASCII characters, with points for others.
func characters(row []byte) string {
	out := make([]byte, len(row))
	for i, b := range row {
		out[i] = '.'
		if b >= 0x20 && b < 0x7f {
			out[i] = b
		}
	}
	return string(out)
}
