// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"strings"
	"time"
	"unicode/utf8"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Columns returns the columns of a rowset for a grid whose rows cannot be written.
func Columns(rows *rowset.Rowset, l *look.Look) []gridui.Column[sqlrows.Row] {
	return (&Grid{Rows: rows, look: l}).columns()
}

// columns returns the columns of the rowset.
func (g *Grid) columns() (out []gridui.Column[sqlrows.Row]) {
	for _, c := range g.Rows.Columns {
		out = append(out, g.column(c))
	}
	return out
}

// column returns a column with values of its kind, by which users sort and filter. SQLite allows values of another
// kind in a column: these are shown too.
func (g *Grid) column(c rowset.Column) gridui.Column[sqlrows.Row] {
	switch c.Kind {
	case catalog.Number:
		return g.numbers(c)
	case catalog.Bool:
		col := gridui.Func(c.ID, c.ID, func(r sqlrows.Row) (bool, bool) { return r.Value(c.ID).AsBool() })
		return editable(g, c, dress(g, c, col), value.Bool)
	case catalog.Time:
		col := gridui.Func(c.ID, c.Header(c.ID), func(r sqlrows.Row) (time.Time, bool) { return r.Value(c.ID).AsTime() })
		col = editable(g, c, dress(g, c, col), value.Time).Layout(layoutOf(c)).Format(c.TimeText)
		if c.AsStored {
			col.EditOtherwise(func(r *sqlrows.Row, text string) { *r = r.With(c.ID, value.Text(text)) })
		}
		return col
	case catalog.Blob:
		return dress(g, c, texts(c)).NoFilter()
	}
	col := editable(g, c, dress(g, c, texts(c)), value.Text)
	if c.Kind == catalog.JSON {
		col.Validate(validJSON(g.look))
	}
	if c.Kind == catalog.Text || c.Kind == catalog.JSON {
		col.LongText()
	}
	return col
}

// layoutOf returns the layout in which times of a column are typed.
func layoutOf(c rowset.Column) string {
	if c.Date {
		return time.DateOnly
	}
	return "2006-01-02 15:04:05.999999999"
}

func texts(c rowset.Column) *gridui.Typed[sqlrows.Row, string] {
	return gridui.Func(c.ID, c.ID, func(r sqlrows.Row) (string, bool) {
		v := r.Value(c.ID)
		return c.Number(v), !v.IsNull()
	})
}

// dress sets what columns of all kinds share.
func dress[V any](g *Grid, c rowset.Column, col *gridui.Typed[sqlrows.Row, V]) *gridui.Typed[sqlrows.Row, V] {
	col.Width(width(c)).HeaderTooltip(g.tooltip(c)).
		Text(func(r sqlrows.Row) string { return cellText(r, c) }).
		CellStyle(func(cell gridui.CellContext[sqlrows.Row]) (s theme.CellStyle) {
			if cell.Row.Value(c.ID).IsNull() {
				s.Fg, s.Italic = g.look.Theme().FgMuted, true
			}
			return s
		})
	return col.Otherwise(func(r sqlrows.Row) (string, bool) { return otherText(r, c) })
}

// tooltip returns the type of a column and, if it cannot be edited in a grid of editable columns, the reason.
func (g *Grid) tooltip(c rowset.Column) string {
	if g.changes == nil || c.ReadOnly == catalog.Writable {
		return c.Type
	}
	return strings.TrimPrefix(c.Type+"\n"+look.Text{En: c.ReadOnly.String(), Ko: c.ReadOnly.Korean()}.In(g.look.Lang), "\n")
}

// width returns a width for the header and usual values of a kind.
func width(c rowset.Column) unit.Dp {
	w := unit.Dp(180)
	switch c.Kind {
	case catalog.Number, catalog.Bool:
		w = 92
	case catalog.Time:
		w = 158
	case catalog.Blob:
		w = 110
	case catalog.JSON:
		w = 240
	}
	if c.Date {
		w = 104
	}
	return max(w, unit.Dp(utf8.RuneCountInString(c.ID))*8+44)
}
