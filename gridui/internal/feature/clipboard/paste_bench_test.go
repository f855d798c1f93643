// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard_test

import (
	"image"
	"strconv"
	"strings"
	"testing"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// BenchmarkPaste pastes 10,000 x 10 numbers, different ones each time, and shows them.
func BenchmarkPaste(b *testing.B) {
	const n, columns = 10_000, 10
	type row [columns]int
	rows := make([]row, n)
	s := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[row]) {
		for c := range columns {
			g.Columns = append(g.Columns, gridui.Field(strconv.Itoa(c), "", func(r row) int { return r[c] }).
				Edit(func(r *row, v int) { r[c] = v }))
		}
		g.Editing = option.Editing{Enabled: true, History: 1}
		g.SetRows(rows)
	})
	var texts [2]string
	for i := range texts {
		line := strings.Repeat(strconv.Itoa(1_000_000+i)+"\t", columns)
		texts[i] = strings.Repeat(line[:len(line)-1]+"\n", n)
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.Grid.FocusCell(0, "0")
		s.Grid.Paste(texts[i%2])
		for last := &rows[n-1]; last[columns-1] != 1_000_000+i%2; {
			s.Frame()
		}
		s.Events = s.Events[:0]
	}
}
