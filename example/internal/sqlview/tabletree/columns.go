// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tabletree

import (
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// arrange sets the columns in the language of the look.
func (t *Tree) arrange() {
	if t.grid.Columns != nil && t.lang == t.look.Lang {
		return
	}
	t.lang = t.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(t.lang) }
	t.grid.Columns = []gridui.Column[node]{
		gridui.Field("name", in("Table", "테이블"), func(n node) string { return n.name }).Flex(1).MinMax(90, 0),
		gridui.Func("rows", in("Rows", "행"), rows).Width(86).Align(option.AlignEnd).NoFilter().
			Text(func(n node) string { return rowsText(n, t.lang) }).
			CellStyle(func(gridui.CellContext[node]) theme.CellStyle {
				return theme.CellStyle{Fg: t.look.Theme().FgMuted}
			}),
	}
}

// rows returns about how many rows a table has, if the database has an estimate.
func rows(n node) (int64, bool) {
	if n.table == nil || n.table.Estimate.N < 0 {
		return 0, false
	}
	return n.table.Estimate.N, true
}

// rowsText returns the number of rows of a table, or "view" for a view.
func rowsText(n node, l look.Lang) string {
	count, ok := rows(n)
	switch {
	case n.table == nil:
		return ""
	case n.table.View:
		return look.Text{En: "view", Ko: "뷰"}.In(l)
	case !ok:
		return "?"
	case !n.table.Estimate.Exact:
		return "~" + look.Grouped(int(count))
	}
	return look.Grouped(int(count))
}
