// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package contents

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// appendOwn appends the text of a cell that the grid fills in: in the row of a group or of totals,
// in a placeholder for children, or in a branch that shows an aggregate. It returns false for the
// cells of the program.
func (cs *Cells) appendOwn(dst []byte, at viewport.Address) ([]byte, bool) {
	leaf := &cs.Columns.Leaves[at.Col]
	d := cs.Columns.Defs[leaf.Def]
	if cs.isTotal(at) {
		if leaf.Utility || at.Col != cs.totalColumn() {
			return cs.Dataset.Groups.AppendSum(dst, d, 0), true
		}
		if n := len(dst); cs.Dataset.Order.Now.By.SumOf(d) >= 0 {
			if dst = cs.Dataset.Groups.AppendSum(dst, d, 0); len(dst) > n {
				return dst, true
			}
		}
		return append(dst, cs.Painter.Style.Texts.Total...), true
	}
	if s, ok := cs.branchSum(at); ok {
		return d.Sums.AppendSum(dst, s), true
	}
	if at.Band != layoutx.Body || !cs.Dataset.Outlined() || at.Row >= coord.Slot(cs.Dataset.ShownCount()) {
		return dst, false
	}
	it := cs.Dataset.SourceOf(at.Row.BodyPos())
	kind := cs.Dataset.KindOf(it)
	if kind == dataset.ItemRow {
		return dst, false
	}
	if at.Col != cs.Columns.Outline {
		if kind == dataset.ItemGroup || kind == dataset.ItemFooter {
			dst = cs.Dataset.Groups.AppendSum(dst, d, it.Group())
		}
		return dst, true
	}
	switch kind {
	case dataset.ItemGroup:
		dst = cs.groupLabel(dst, it)
	case dataset.ItemFooter:
		dst = cs.footerLabel(dst, it)
	case dataset.ItemFiller:
		dst = append(dst, cs.Dataset.Order.Now.Tree.Names[it.Record()]...)
	case dataset.ItemLoading:
		dst = append(dst, cs.Painter.Style.Texts.Loading...)
	case dataset.ItemFailed:
		dst = append(append(append(dst, cs.Painter.Style.Texts.Retry...), ": "...), cs.Dataset.Loads.Failure(it)...)
	}
	return dst, true
}

// isOwn reports whether appendOwn provides the text of a cell.
func (cs *Cells) isOwn(at viewport.Address) bool {
	return cs.Dataset.IsTotal(at.Band, at.Row) || cs.IsBranchSum(at) || cs.Dataset.OwnRow(at.Band, at.Row)
}

// isTotal reports whether a cell is in a row of totals of all rows.
func (cs *Cells) isTotal(at viewport.Address) bool {
	return cs.Dataset.IsTotal(at.Band, at.Row) || at.Band == layoutx.Body && cs.Dataset.KindAt(at.Row.BodyPos()) == dataset.ItemTotal
}

// IsTotals reports whether a row shows totals: of all rows, or of a group below it. The column of at is ignored.
func (cs *Cells) IsTotals(at viewport.Address) bool {
	if cs.isTotal(at) {
		return true
	}
	return at.Band == layoutx.Body && cs.Dataset.Outlined() && at.Row < coord.Slot(cs.Dataset.ShownCount()) && cs.Dataset.KindOf(cs.Dataset.SourceOf(at.Row.BodyPos())) == dataset.ItemFooter
}

// totalColumn returns the column with the name of the row of totals: the first column with data.
func (cs *Cells) totalColumn() int {
	for i := range cs.Columns.Leaves {
		if l := &cs.Columns.Leaves[i]; !l.Utility || l.Outline {
			return i
		}
	}
	return -1
}

// branchSum returns the aggregate or the share that a row shows in a cell instead of its value.
func (cs *Cells) branchSum(at viewport.Address) (s column.Aggregate, ok bool) {
	if !cs.Dataset.Order.Now.By.HidesOwn() || at.Col == cs.Columns.Outline || !viewport.HasRows(at.Band) {
		return s, false
	}
	it, ok := cs.Dataset.ItemIn(at.Band, at.Row)
	if !ok || it < 0 {
		return s, false
	}
	return cs.Dataset.Groups.Sums().OfItem(cs.Columns.Def(at.Col), it)
}

// IsBranchSum reports whether a row shows an aggregate or a share in a cell.
func (cs *Cells) IsBranchSum(at viewport.Address) bool {
	_, ok := cs.branchSum(at)
	return ok
}

// footerLabel appends the text of a group's footer in the column of groups.
func (cs *Cells) footerLabel(dst []byte, it coord.Item) []byte {
	title, _ := cs.Dataset.Groups.Titled(it, &cs.Painter.Style.Texts.Grouping)
	if title == "" {
		title = "(" + cs.Painter.Style.Texts.Operators.Blank + ")"
	}
	return append(dst, cs.Painter.Style.Texts.Grouping.Footer(title)...)
}

// groupLabel appends the text of a group's row in the column of groups: its value and the number of
// its rows.
func (cs *Cells) groupLabel(dst []byte, it coord.Item) []byte {
	text, rows := cs.Dataset.Groups.Titled(it, &cs.Painter.Style.Texts.Grouping)
	if text == "" {
		dst = append(append(append(dst, '('), cs.Painter.Style.Texts.Operators.Blank...), ')')
	}
	dst = append(append(dst, text...), " ("...)
	return append(append(dst, textfmt.Grouped(rows)...), ')')
}

// appendNumber appends the number of a row if it has one.
func (cs *Cells) appendNumber(dst []byte, at viewport.Address) []byte {
	o := &cs.Options.RowNumbers
	n, ok := cs.Dataset.Numbers().Of(at.Band, at.Row, o.Source)
	if !ok {
		return dst
	}
	return strconv.AppendInt(dst, int64(n+o.Offset), 10)
}
