// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"strings"
	"time"
	"unicode/utf8"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

const (
	// longName is the number of bytes of a name that a header shows at most.
	longName = 4096
	// headerHeight has room for a name and the type below it.
	headerHeight = unit.Dp(48)
)

// columns returns the column of row numbers, followed by the columns of the table.
func (v *viewer) columns() []gridui.Column[row] {
	cols := v.table.Columns()
	out := make([]gridui.Column[row], 0, len(cols)+1)
	out = append(out, v.numbers(numberID(cols)))
	for i := range cols {
		out = append(out, v.column(i, cols[i]))
	}
	return out
}

// numberID returns an id for the row numbers that differs from the ids of all columns.
func numberID(cols []table.Column) string {
	id := "#"
	for i := 0; i < len(cols); i++ {
		if cols[i].ID == id {
			id, i = id+"#", -1
		}
	}
	return id
}

func (v *viewer) numbers(id string) gridui.Column[row] {
	return gridui.Field(id, "", func(r row) int { return r.at + 1 }).Format(look.Grouped).
		Width(textWidth(v.digits)).Utility().
		CellStyle(func(gridui.CellContext[row]) theme.CellStyle {
			th := v.look.Theme()
			return theme.CellStyle{Fg: th.FgMuted, Bg: th.HeaderBg}
		})
}

// figures lists the aggregates that groups offer for numbers in addition to the sum.
var figures = []option.Aggregate{option.AggregateAverage, option.AggregateMin, option.AggregateMax}

// column returns column i with values of its kind. Cells show the text of the file, whatever the value.
func (v *viewer) column(i int, c table.Column) gridui.Column[row] {
	switch c.Kind {
	case table.Integer:
		return dressed(v, i, c, gridui.Func(c.ID, c.Name, func(r row) (int64, bool) { return r.table.Int(r.at, i) }).Aggregate(option.AggregateSum, figures...))
	case table.Decimal:
		return dressed(v, i, c, gridui.Func(c.ID, c.Name, func(r row) (float64, bool) { return r.table.Float(r.at, i) }).Aggregate(option.AggregateSum, figures...))
	case table.Date, table.Time, table.DateTime:
		return dressed(v, i, c, gridui.Func(c.ID, c.Name, func(r row) (time.Time, bool) { return r.table.Time(r.at, i) }))
	case table.Boolean:
		return dressed(v, i, c, gridui.Func(c.ID, c.Name, func(r row) (bool, bool) { return r.table.Bool(r.at, i) }))
	}
	return dressed(v, i, c, gridui.Func(c.ID, c.Name, func(r row) (string, bool) {
		text := r.cell(i)
		return text, text != ""
	}))
}

// cell returns all of the text of a cell.
func (r row) cell(col int) string { return r.table.Cell(r.at, col) }

// dressed sets what columns of all kinds share.
func dressed[V any](v *viewer, i int, c table.Column, col *gridui.Typed[row, V]) gridui.Column[row] {
	align, side := option.AlignStart, text.Start
	if c.Align == table.AlignEnd {
		align, side = option.AlignEnd, text.End
	}
	if c.Kind != table.Text {
		col.Text(func(r row) string { return r.cell(i) }).
			Otherwise(func(r row) (string, bool) {
				text := r.cell(i)
				return text, text != "" && strings.TrimSpace(text) == ""
			})
	}
	return col.Align(align).Width(v.width(i, c)).
		HeaderCell(func(gtx layout.Context) layout.Dimensions { return v.header(gtx, c, side) })
}

// header draws a column's name and, below it, its type.
func (v *viewer) header(gtx layout.Context, c table.Column, side text.Alignment) layout.Dimensions {
	size, l := gtx.Constraints.Max, v.look
	th := l.Theme()
	look.Middle(gtx, func(gtx layout.Context) layout.Dimensions {
		return layout.Inset{Left: 8, Right: 8}.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
			gtx.Constraints.Min.X = gtx.Constraints.Max.X
			return layout.Flex{Axis: layout.Vertical}.Layout(gtx,
				layout.Rigid(func(gtx layout.Context) layout.Dimensions {
					return l.Text(gtx, look.Type{Size: 13, Weight: font.Medium, Color: th.HeaderFg, Align: side}, firstLine(c.Name))
				}),
				layout.Rigid(layout.Spacer{Height: 1}.Layout),
				layout.Rigid(func(gtx layout.Context) layout.Dimensions {
					return l.Text(gtx, look.Type{Size: 11, Color: th.FgMuted, Align: side}, kindText(c.Kind).In(l.Lang))
				}),
			)
		})
	})
	return layout.Dimensions{Size: size}
}

const (
	// sampled limits the number of cells that are measured for the widths of all columns together.
	sampled = 20_000
	// narrowest and widest bound the width of a column, in characters.
	narrowest, widest = 7, 48
)

// width returns about the width that the column's name and first cells need. It counts characters and does not shape
// text, so that a file of thousands of columns opens as fast as any.
func (v *viewer) width(i int, c table.Column) unit.Dp {
	most := max(narrowest, characters([]byte(firstLine(c.Name))), characters([]byte(kindText(c.Kind).In(look.English))))
	var buf [4 * (widest + 1)]byte
	rows := min(v.table.Rows(), max(sampled/len(v.table.Columns()), 4), 200)
	for row := range rows {
		most = max(most, characters(v.table.AppendPrefix(buf[:0], row, i, len(buf))))
	}
	return textWidth(min(most, widest))
}

// characters counts the characters of a text, wide ones such as Hangul twice.
func characters(text []byte) int {
	n := 0
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		text = text[size:]
		n++
		if r >= 0x1100 && r != utf8.RuneError {
			n++
		}
	}
	return n
}

// textWidth returns the width of a column for n characters.
func textWidth(n int) unit.Dp { return unit.Dp(7.6)*unit.Dp(n) + 22 }

// firstLine returns the text before the first line end, cut to what a header can show.
func firstLine(s string) string {
	if len(s) > longName {
		s = s[:longName]
	}
	for i := range len(s) {
		if s[i] == '\n' || s[i] == '\r' {
			return s[:i]
		}
	}
	return s
}
