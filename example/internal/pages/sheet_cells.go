// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"strconv"
	"time"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/theme"
)

const (
	sheetColumns = 100
	rowNumber    = "row"
)

// columns returns the column of row numbers and a hundred columns of every kind in turn.
func (p *sheetPage) columns() []gridui.Column[int] {
	cols := []gridui.Column[int]{
		gridui.Field(rowNumber, "", func(row int) int { return row + 1 }).Format(look.Grouped).Width(112).
			CellStyle(func(gridui.CellContext[int]) theme.CellStyle {
				th := p.look.Theme()
				return theme.CellStyle{Fg: th.FgMuted, Bg: th.HeaderBg}
			}),
	}
	for c := range sheetColumns {
		cols = append(cols, sheetColumn(c))
	}
	return cols
}

// sheetColumn returns a column whose cells are computed from row and column.
func sheetColumn(c int) gridui.Column[int] {
	id, header := columnID(c), letters(c)
	switch c % 5 {
	case 0:
		return gridui.Field(id, header, func(row int) string { return word(row, c) }).Width(120)
	case 1:
		return gridui.Field(id, header, func(row int) int { return int(mix(row, c) % 100_000) }).Format(look.Grouped).Width(96)
	case 2:
		return gridui.Field(id, header, func(row int) float64 { return float64(mix(row, c)%10_000_000) / 100 }).
			Format(func(v float64) string { return strconv.FormatFloat(v, 'f', 2, 64) }).Width(110)
	case 3:
		return gridui.Time(id, header, func(row int) time.Time { return day(row, c) }).Layout("2006-01-02").Width(110)
	}
	return gridui.Field(id, header, func(row int) float64 { return float64(mix(row, c)%1000) / 1000 }).
		Format(func(v float64) string { return strconv.FormatFloat(100*v, 'f', 1, 64) + " %" }).Width(88)
}

func columnID(c int) string { return "c" + strconv.Itoa(c) }

// letters returns the name of a column as in spreadsheets: A … Z, AA, AB …
func letters(c int) string {
	if c < 26 {
		return string(rune('A' + c))
	}
	return letters(c/26-1) + letters(c%26)
}

// mix returns a number that looks random but depends only on row and column.
func mix(row, c int) uint64 {
	x := uint64(row)*0x9E3779B97F4A7C15 + uint64(c)*0xC2B2AE3D27D4EB4F
	x ^= x >> 32
	x *= 0xD6E8FEB86659FD93
	return x ^ x>>32
}

var words = [...]string{
	"amber", "basalt", "cedar", "delta", "ember", "fjord", "garnet", "harbor", "indigo", "juniper", "kestrel",
	"lagoon", "maple", "nectar", "opal", "prairie", "quartz", "river", "saffron", "tundra", "umber", "violet",
	"willow", "zephyr", "가람", "나래", "다솜", "라온", "마루", "바다", "새벽", "하늘",
}

func word(row, c int) string {
	h := mix(row, c)
	return words[h%uint64(len(words))] + " " + strconv.FormatUint(h>>32%1000, 10)
}

var epoch = time.Date(2000, time.January, 1, 0, 0, 0, 0, time.UTC)

func day(row, c int) time.Time { return epoch.AddDate(0, 0, int(mix(row, c)%9131)) }
